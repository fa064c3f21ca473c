import { arabicDigits } from '../text/digits.ts'

/** Full-width forms ！ to ～ stand this far above ! to ~ (Unicode, "Halfwidth and Fullwidth Forms"). */
const FULL_WIDTH_SHIFT = 0xfee0

/**
 * Invisible characters that copying brings along and that change nothing: soft hyphen, zero-width blanks and joiners, byte
 * order mark, and the direction marks that keep digits in typed order. The right-to-left ones (U+061C, 200F, 202B, 202E,
 * 2067) are not among them: with them a person sees another number than the one stored, so they are refused as any
 * unknown character is.
 */
const INVISIBLE = /[\u00ad\u200b-\u200d\u200e\u2060\ufeff\u202a\u202c\u202d\u2066\u2068\u2069]/g
const BLANK = /[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/g
const DASH = /[\u2010-\u2015\u2212\ufe58\ufe63]/g

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
