import { romanize, type Romanized } from './romanize.ts'
import type { TextKind } from './word-starts.ts'

/** The answer about a text. */
export const romanizeAnswer = (text: string, kind: TextKind): { input: string } & Romanized => ({
  input: text,
  ...romanize(text, kind),
})
