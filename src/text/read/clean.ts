import { arabicDigits } from '../../thai/digits.ts'

/** Characters without width that editors and web pages leave in Thai text: ZWSP, ZWNJ, word joiner, BOM. */
const ZERO_WIDTH = /[\u200B\u200C\u2060\uFEFF]/g

/** A ZERO WIDTH JOINER that does not join two pictographs, as those of a family or a flag do (UTS #51, 2.2). */
const LOOSE_JOINER =
  /\u200D(?:(?<!\p{Extended_Pictographic}(?:\uFE0F|[\u{1F3FB}-\u{1F3FF}])?\u200D)|(?!\p{Extended_Pictographic}))/gu

/** Invisible characters, which few texts have. */
const HIDDEN = /[\u200B-\u200D\u2060\uFEFF]/
/** White space that is not one blank. */
const SPACES = /\s{2,}|[^\S ]/g

/**
 * Normalizes text for counting, reading and speech: NFC, no zero-width characters except joiners inside an emoji, runs of
 * white space as one blank, Thai digits as 0–9. Nothing is expanded.
 *
 * @example cleanText(' ราคา\n๑๒๕  บาท ') // 'ราคา 125 บาท'
 */
export function cleanText(text: string): string {
  const visible = HIDDEN.test(text) ? text.replace(ZERO_WIDTH, '').replace(LOOSE_JOINER, '') : text
  return arabicDigits(visible.normalize('NFC')).replace(SPACES, ' ').trim()
}

/** Characters that XML 1.0 forbids (section 2.2, Char): control characters, lone surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

/** Whether a text has a character that cannot be sent to a voice. @example hasForbiddenCharacter('a\u0000b') // true */
export function hasForbiddenCharacter(text: string): boolean {
  return FORBIDDEN.test(text)
}
