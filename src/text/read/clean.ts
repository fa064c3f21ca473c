import { arabicDigits } from '../../thai/digits.ts'

/** Characters without width that editors and web pages leave in Thai text: ZWSP, ZWNJ, word joiner, BOM. */
const ZERO_WIDTH = /[\u200B\u200C\u2060\uFEFF]/g

/** A ZERO WIDTH JOINER that does not hold two pictographs together, as those of a family or a flag do (UTS #51, 2.2). */
const LOOSE_JOINER =
  /\u200D(?:(?<!\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?\u200D)|(?!\p{Extended_Pictographic}))/gu

/** Invisible characters, which few texts have. */
const HIDDEN = /[\u200B-\u200D\u2060\uFEFF]/
/** White space that is not one blank. */
const SPACES = /\s{2,}|[^\S ]/g

/**
 * The text as it is counted, read and spoken: one Unicode form (NFC), no characters without width but for the joiners
 * inside an emoji, runs of white space as one blank, Thai digits as 0–9. Nothing is expanded.
 *
 * @example cleanText(' ราคา\n๑๒๕  บาท ') // 'ราคา 125 บาท'
 */
export function cleanText(text: string): string {
  const visible = HIDDEN.test(text) ? text.replace(ZERO_WIDTH, '').replace(LOOSE_JOINER, '') : text
  return arabicDigits(visible.normalize('NFC')).replace(SPACES, ' ').trim()
}

/** What XML 1.0 cannot carry (section 2.2, Char): control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

/** Whether a text holds a character that no voice can be sent. @example hasForbiddenCharacter('a\u0000b') // true */
export function hasForbiddenCharacter(text: string): boolean {
  return FORBIDDEN.test(text)
}
