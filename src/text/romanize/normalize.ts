// Unifies typing variants of the same word (to a reader, the same letters).
import { once } from '../../once.ts'

const RULES: readonly (readonly [RegExp, string])[] = [
  [/[\u200b-\u200d\u2060\ufeff\u0e3a\u0e4e]/g, ''], // zero width, phinthu, yamakkan
  [/เเ/g, 'แ'],
  [/([ฤฦ])า/g, '$1ๅ'],
  [/([่-๋])([ัิ-ู็])/g, '$2$1'], // tone mark before the vowel sign below it
  [/ํ([่-๋]?)า/g, '$1ำ'], // nikhahit + aa
  [/ำ([่-๋])/g, '$1ำ'],
]

/** Hardly any word has one of these. */
const variant = once(() => new RegExp(RULES.map(([pattern]) => pattern.source).join('|')))

/** One spelling for what looks the same: `เเม่` → `แม่`, nikhahit + า → `ำ`, tone marks after the vowel sign. */
export function normalize(text: string): string {
  if (!variant().test(text)) return text
  let result = text
  for (const [pattern, replacement] of RULES) result = result.replace(pattern, replacement)
  return result
}
