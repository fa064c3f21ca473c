/**
 * Characters that a reader does not see, in named sets. Each user of a set decides whether to drop or refuse them. The sets
 * differ on purpose: dropping is right only if the text means the same without the character.
 *
 * Source: Unicode 16, DerivedGeneralCategory (Cf, Zs) and UAX #9 (bidirectional formatting).
 */

/** Zero-width blanks and joiners, word joiner, byte order mark: editors and web pages leave them between Thai words. */
export const zeroWidth = '\\u200b-\\u200d\\u2060\\ufeff'

/** The zero-width marks LRM and RLM. Each is also in one of the next two sets. */
export const directionMarks = '\\u200e\\u200f'

/** Marks for left-to-right text, or the end of an embedding or isolate: digits stay in typed order. */
export const leftToRight = '\\u200e\\u202a\\u202c\\u202d\\u2066\\u2068\\u2069'

/** Marks that make the text after them run from right to left: a reader sees another order than the one stored. */
export const rightToLeft = '\\u061c\\u200f\\u202b\\u202e\\u2067'

/** A possible line break in a word; invisible inside a line. */
export const softHyphen = '\\u00ad'

/** Blanks of other widths than U+0020, including no-break ones. */
export const otherBlanks = '\\t\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000'

/** Hyphen, non-breaking hyphen, figure dash, en dash, em dash, horizontal bar. */
export const dashes = '\\u2010-\\u2015'

/** C0, DEL and C1 controls. */
export const controls = '\\u0000-\\u001f\\u007f-\\u009f'

/** A pattern for any character of the sets. @example anyOf(zeroWidth, softHyphen).test('a\u200bb') // true */
export function anyOf(...sets: readonly string[]): RegExp {
  return new RegExp(`[${sets.join('')}]`)
}

/** A global version, for replacing all of them. @example 'a\u200bb'.replace(everyOf(zeroWidth), '') // 'ab' */
export function everyOf(...sets: readonly string[]): RegExp {
  return new RegExp(`[${sets.join('')}]`, 'g')
}

/**
 * Joins NIKHAHIT (U+0E4D) and SARA AA (U+0E32) to SARA AM (U+0E33), with the tone mark between or before them, as some
 * keyboards and PDF files write it. NFC does not: the two spellings are only compatibility equivalents.
 *
 * @example joinSaraAm('น\u0e4d\u0e49าใจ') // 'น้ำใจ'
 */
export function joinSaraAm(text: string): string {
  return text.replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
}

/**
 * The reverse: SARA AM as NIKHAHIT, tone mark, SARA AA, for renderers that misplace U+0E33. Both spellings look the same.
 *
 * @example splitSaraAm('น้ำปลา') // 'น\u0e4d\u0e49าปลา'
 */
export function splitSaraAm(text: string): string {
  return text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
}

/** Full-width forms ！ to ～ are this far above ! to ~ (Unicode, "Halfwidth and Fullwidth Forms"). */
const FULL_WIDTH_SHIFT = 0xfee0

/** Full-width characters in their plain form. @example halfWidth('０８－１') // '08-1' */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_SHIFT))
