import { everyOf, zeroWidth } from '../thai/characters.ts'
import { arabicDigits } from '../thai/digits.ts'

/** Dropped. */
const ZERO_WIDTH = everyOf(zeroWidth)

/** What XML 1.0 cannot carry (section 2.2, Char): control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/** Whether a text holds a character that no provider can be sent. @example hasForbiddenCharacter('a\u0000b') // true */
export function hasForbiddenCharacter(text: string): boolean {
  return FORBIDDEN.test(text)
}

/**
 * The text as it is counted and spoken: one Unicode form (NFC), no zero-width characters, runs of white space folded to
 * one blank, Thai digits as 0–9 (providers read both alike, but not all of them). Nothing is expanded: numbers, ๆ and
 * abbreviations are the provider's business, and a wrong expansion is worse than none.
 *
 * @example cleanText(' ราคา\n๑๒๕  บาท ') // 'ราคา 125 บาท'
 */
export function cleanText(text: string): string {
  return arabicDigits(text.normalize('NFC')).replace(ZERO_WIDTH, '').replace(/\s+/g, ' ').trim()
}

/** Whether there is anything to hear: a letter or a digit. @example isSpeakable('🙏 …!') // false */
export function isSpeakable(text: string): boolean {
  return LETTER_OR_DIGIT.test(text)
}
