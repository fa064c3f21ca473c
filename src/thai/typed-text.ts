import { dashes, everyOf, halfWidth, leftToRight, otherBlanks, softHyphen, zeroWidth } from './characters.ts'
import { arabicDigits } from './digits.ts'

/**
 * Dropped: invisible characters that copying adds and that change nothing. Right-to-left marks are refused like any unknown
 * character: with them a person sees another number than the one stored.
 */
const INVISIBLE = everyOf(softHyphen, zeroWidth, leftToRight)
const BLANK = everyOf(otherBlanks)
const DASH = everyOf(dashes, '\\u2212\\ufe58\\ufe63') // also minus, small em dash, small hyphen

/**
 * A typed text with plain digits, blanks and dashes, in place of Thai and full-width digits, no-break and other blanks,
 * typographic dashes. All other characters remain, for the caller to refuse.
 *
 * @example plainCharacters('๐๘๑–๒๓๔–๕๖๗๘') // '081-234-5678'
 */
export function plainCharacters(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  return halfWidth(arabicDigits(text)).replace(INVISIBLE, '').replace(BLANK, ' ').replace(DASH, '-')
}
