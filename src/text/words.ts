import type { Words } from '../http/words.ts'
import { words as bahtAmount } from './baht-amount/words.ts'
import { words as bahtText } from './baht-text/words.ts'
import { words as date } from './date/words.ts'
import { words as digits } from './digits/words.ts'
import { words as checkId } from './id/words.ts'
import { words as readText } from './read/words.ts'
import { words as romanize } from './romanize/tool-words.ts'
import type { textTools } from './tools.ts'

/** The words of each tool of the group. */
export const textWords: { readonly [Name in keyof typeof textTools]: Words<(typeof textTools)[Name]> } = {
  bahtText,
  bahtAmount,
  date,
  digits,
  checkId,
  romanize,
  readText,
}
