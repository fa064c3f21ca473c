import { choice, ofText } from '../../http/parameter.ts'
import { tool } from '../../http/tool.ts'
import { codePoints, textRule, tooLong, type Judged, type Refusal } from '../../http/values.ts'
import { toolTextCharsMax } from '../../limits.ts'
import { cleanText, hasForbiddenCharacter } from './clean.ts'
import { readText as read } from './read.ts'
import { clocks, phoneTwos } from './token.ts'

/** Options of reading, shared with the speech tool. */
export const readingInput = { clock: choice(clocks), phoneTwo: choice(phoneTwos) }

/** Control characters and lone surrogates, which cannot be sent to a voice. */
const forbidden = { en: 'must not contain control characters', th: 'ต้องไม่มีอักขระควบคุม' }

/** Cleaned free text; refused with control characters. @example cleanedText(' ๕  บาท ') // { value: '5 บาท' } */
export const cleanedText = (raw: string): { readonly value: string } | Refusal =>
  hasForbiddenCharacter(raw) ? { refused: forbidden } : { value: cleanText(raw) }

/** The cleaned text to read; its length is checked after cleaning. @example readableText(' ๕  บาท ') // { value: '5 บาท' } */
function readableText(raw: string): Judged<string> {
  const cleaned = cleanedText(raw)
  if ('refused' in cleaned) return cleaned
  const chars = codePoints(cleaned.value)
  if (chars === 0) return undefined
  return chars <= toolTextCharsMax ? cleaned : { refused: tooLong(toolTextCharsMax, chars) }
}

export const readText = tool({
  name: 'readText',
  path: '/read',
  input: {
    text: {
      judge: ofText<string>(readableText),
      rule: textRule(toolTextCharsMax),
      jsonSchema: { type: 'string', minLength: 1, maxLength: toolTextCharsMax },
      aliases: ['q'],
    },
    ...readingInput,
  },
  answer: ({ text, ...options }) => read(text, options),
  problems: ['text_too_long'],
  formats: { text: ({ text }) => text },
  rate: 'data',
  cache: 'private',
  in: ['package'],
})
