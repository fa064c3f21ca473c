// Unifies typing variants that look the same to a reader.
import { once } from '../../once.ts'

const RULES: readonly (readonly [RegExp, string])[] = [
  [/[\u200b-\u200d\u2060\ufeff\u0e3a\u0e4e]/g, ''], // zero width, phinthu, yamakkan
  [/เเ/g, 'แ'],
  [/([ฤฦ])า/g, '$1ๅ'],
  [/([่-๋])([ัิ-ู็])/g, '$2$1'], // tone mark before the vowel sign below it
  [/ํ([่-๋]?)า/g, '$1ำ'], // nikhahit + aa
  [/ำ([่-๋])/g, '$1ำ'],
]

/** Any variant; rare, so checked first. */
const variant = once(() => new RegExp(RULES.map(([pattern]) => pattern.source).join('|')))

/** One spelling for text that looks the same: `เเม่` → `แม่`, nikhahit + า → `ำ`, tone marks after the vowel sign. */
export function normalize(text: string): string {
  if (!variant().test(text)) return text
  let result = text
  for (const [pattern, replacement] of RULES) result = result.replace(pattern, replacement)
  return result
}
