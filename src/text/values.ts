import { choice, formed, name, ofText, optional, text, type Input } from '../http/parameter.ts'
import { codePoints, textRule, tooLong, type Judged, type Refusal } from '../http/values.ts'
import {
  amountCharsMax,
  amountWordsCharsMax,
  dateCharsMax,
  digitsTextCharsMax,
  readTextCharsMax,
  romanizeTextCharsMax,
} from '../limits.ts'
import { digitDirections } from '../thai/digits.ts'
import { parseAmount, type Amount } from './baht-text.ts'
import { cleanText, hasForbiddenCharacter } from './read/clean.ts'
import { clocks, phoneTwos } from './read/token.ts'
import { textKinds } from './romanize/words.ts'

export const bahtTextInput = () => ({
  amount: {
    judge: formed((written) => (written.length <= amountCharsMax ? parseAmount(written) : undefined)),
    rule: {
      en: 'must be a number with at most 2 decimals and at most 18 digits before them',
      th: 'ต้องเป็นตัวเลข ทศนิยมไม่เกิน 2 ตำแหน่ง และไม่เกิน 18 หลักหน้าจุดทศนิยม',
    },
  } satisfies Input<Amount>,
})

export const bahtAmountInput = () => ({ text: text(amountWordsCharsMax), amount: optional(bahtTextInput().amount) })
export const dateInput = () => ({ date: optional(name(dateCharsMax)), era: choice(['auto', 'ce', 'be']) })
export const digitsInput = () => ({ text: text(digitsTextCharsMax), to: choice(digitDirections) })
export const romanizeInput = () => ({ text: text(romanizeTextCharsMax), kind: choice(textKinds) })

/** How a text is read; the speech tool takes the same two. */
export const readingInput = () => ({ clock: choice(clocks), phoneTwo: choice(phoneTwos) })

/** Control characters and lone surrogates, which no voice can be sent. */
export const forbidden = {
  en: 'must not contain control characters',
  th: 'ต้องไม่มีอักขระควบคุม',
}

/** Free text, clean; refused when it holds control characters. @example cleanedText(' ๕  บาท ') // { value: '5 บาท' } */
export const cleanedText = (raw: string): { readonly value: string } | Refusal =>
  hasForbiddenCharacter(raw) ? { refused: forbidden } : { value: cleanText(raw) }

/** The clean text to read, counted after cleaning. @example readableText(' ๕  บาท ') // { value: '5 บาท' } */
export function readableText(raw: string): Judged<string> {
  const cleaned = cleanedText(raw)
  if ('refused' in cleaned) return cleaned
  const chars = codePoints(cleaned.value)
  if (chars === 0) return undefined
  return chars <= readTextCharsMax ? cleaned : { refused: tooLong(readTextCharsMax, chars) }
}

export const readInput = () => ({
  text: {
    judge: ofText(readableText),
    rule: textRule(readTextCharsMax),
    jsonSchema: { type: 'string', minLength: 1, maxLength: readTextCharsMax },
  } satisfies Input<string>,
  ...readingInput(),
})
