import { dashes, everyOf, leftToRight, otherBlanks, softHyphen, zeroWidth } from './characters.ts'
import { arabicDigits } from './digits.ts'

/** Full-width forms ！ to ～ are this far above ! to ~ (Unicode, "Halfwidth and Fullwidth Forms"). */
const FULL_WIDTH_SHIFT = 0xfee0

/**
 * Dropped: invisible characters that copying brings along and that change nothing. Those that turn the text from right to
 * left are refused like any unknown character: with them a person sees another number than the one stored.
 */
const INVISIBLE = everyOf(softHyphen, zeroWidth, leftToRight)
const BLANK = everyOf(otherBlanks)
const DASH = everyOf(dashes, '\\u2212\\ufe58\\ufe63') // also minus, small em dash, small hyphen

/**
 * A typed text with digits, blanks and dashes in their plain form: Thai and full-width digits, no-break and other blanks,
 * typographic dashes. Characters of any other kind stay, for the reader to refuse.
 *
 * @example plainCharacters('๐๘๑–๒๓๔–๕๖๗๘') // '081-234-5678'
 */
export function plainCharacters(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  return arabicDigits(text)
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(INVISIBLE, '')
    .replace(BLANK, ' ')
    .replace(DASH, '-')
}
