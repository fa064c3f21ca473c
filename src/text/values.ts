import { codePoints, textRule, tooLong, type Refusal } from '../http/values.ts'
import { amountCharsMax, readTextCharsMax } from '../limits.ts'
import { parseAmount, type Amount } from './baht-text.ts'
import { cleanText, hasForbiddenCharacter } from './read/clean.ts'

/** The amount that a text of bounded length writes. @example readAmount('฿5')?.baht // '5' */
export function readAmount(text: string): Amount | undefined {
  return text.length <= amountCharsMax ? parseAmount(text) : undefined
}

/** Control characters and lone surrogates, which no voice can be sent. */
export const forbidden = {
  en: 'must not contain control characters',
  th: 'ต้องไม่มีอักขระควบคุม',
}

/** The clean text to read, counted after cleaning. @example readableText(' ๕  บาท ') // '5 บาท' */
export function readableText(raw: string): string | Refusal {
  if (hasForbiddenCharacter(raw)) return { refused: forbidden }
  const text = cleanText(raw)
  const chars = codePoints(text)
  if (chars === 0) return { refused: textRule(readTextCharsMax) }
  if (chars <= readTextCharsMax) return text
  return { refused: tooLong(readTextCharsMax, chars) }
}
