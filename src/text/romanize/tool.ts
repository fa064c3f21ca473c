import { choice, text } from '../../http/parameter.ts'
import { tool } from '../../http/tool.ts'
import { romanizeTextCharsMax } from '../../limits.ts'
import { romanizeAnswer } from './answer.ts'
import { textKinds } from './words.ts'

export const romanize = tool({
  name: 'romanize',
  path: '/romanize',
  input: { text: { ...text(romanizeTextCharsMax), aliases: ['q'] }, kind: choice(textKinds) },
  answer: ({ text, kind }) => romanizeAnswer(text, kind),
  formats: { text: ({ spaced }) => spaced },
  rate: 'data',
  cache: 'private',
  in: ['package'],
})
