/** Kinds of characters by their code: texts are read letter by letter, where patterns would take most of the time. */

/** A Thai letter, vowel sign or mark, [ก-๎]. */
export const isThai = (code: number): boolean => code >= 0x0e01 && code <= 0x0e4e

export const PAIYANNOI = 0x0e2f // ฯ
const BAHT = 0x0e3f // ฿
export const MAIYAMOK = 0x0e46 // ๆ

/** A Thai letter, vowel sign or mark, except the standalone signs ฯ, ๆ and ฿. */
export const isThaiLetter = (code: number): boolean =>
  isThai(code) && code !== PAIYANNOI && code !== MAIYAMOK && (code < 0x0e3b || code > BAHT)

/** MAITAIKHU, tone marks, THANTHAKHAT and the other marks above a letter, ignored in comparing names, [็-๎]. */
export const isMark = (code: number): boolean => code >= 0x0e47 && code <= 0x0e4e

/** A vowel sign written after, above or below its consonant, [ะ-ู]: no word begins with it. */
export const isFollowing = (code: number): boolean => code >= 0x0e30 && code <= 0x0e39

/** [ก-ฮ] */
export const isConsonant = (code: number): boolean => code >= 0x0e01 && code <= 0x0e2e

/** A consonant, or a vowel sign written before one, [ก-ฮเ-ไ]: words begin with it. */
export const isLead = (code: number): boolean => isConsonant(code) || (code >= 0x0e40 && code <= 0x0e44)

/** A letter of the English alphabet. */
export const isLatin = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a

/** Whether a text has English letters. */
export const hasLatin = (text: string): boolean => /[A-Za-z]/.test(text)

export const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

/** Half of an emoji, or one of the older ones: the characters of `isPicture`, for a class of a pattern. */
export const PICTURE = String.raw`\ud800-\udfff\u2600-\u27bf`

export const isPicture = (code: number): boolean =>
  (code >= 0xd800 && code < 0xe000) || (code >= 0x2600 && code < 0x27c0)
