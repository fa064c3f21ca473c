import { choice, text } from '../../http/parameter.ts'
import { tool } from '../../http/tool.ts'
import { toolTextCharsMax } from '../../limits.ts'
import { romanize as read } from './romanize.ts'
import { textKinds } from './word-starts.ts'

export const romanize = tool({
  name: 'romanize',
  path: '/romanize',
  input: { text: { ...text(toolTextCharsMax), aliases: ['q'] }, kind: choice(textKinds) },
  answer: ({ text, kind }) => ({ input: text, ...read(text, kind) }),
  formats: { text: ({ spaced }) => spaced },
  rate: 'data',
  cache: 'private',
  in: ['package'],
})
