import { choice, text } from '../../http/parameter.ts'
import { tool } from '../../http/tool.ts'
import { digitsTextCharsMax } from '../../limits.ts'
import { digitDirections, digitsAnswer } from '../../thai/digits.ts'

export const digits = tool({
  name: 'digits',
  path: '/digits',
  input: { text: { ...text(digitsTextCharsMax), aliases: ['q'] }, to: choice(digitDirections) },
  answer: ({ text, to }) => digitsAnswer(text, to),
  formats: { text: ({ text }) => text },
  rate: 'data',
  cache: 'private',
  in: ['package', 'offline'],
})
