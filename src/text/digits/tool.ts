import { choice, text } from '../../http/parameter.ts'
import { tool } from '../../http/tool.ts'
import { digitsTextCharsMax } from '../../limits.ts'
import { convertDigits, digitDirections } from '../../thai/digits.ts'

export const digits = tool({
  name: 'digits',
  path: '/digits',
  input: { text: { ...text(digitsTextCharsMax), aliases: ['q'] }, to: choice(digitDirections) },
  answer: ({ text, to }) => ({ input: text, to, ...convertDigits(text, to) }),
  formats: { text: ({ text }) => text },
  rate: 'data',
  cache: 'private',
  in: ['package', 'offline'],
})
