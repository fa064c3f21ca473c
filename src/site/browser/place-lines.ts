import type { ParsedAddress } from '../../../public/client.d.ts'
import { placeLabelOf } from '../../address/parse/label.ts'

type Language = 'th' | 'en'

export type Place = ParsedAddress['candidates'][number]

/** The lines of a label that name the place. */
export const placeLines = (place: Place, language: Language): readonly string[] => placeLabelOf(place)[language]

/** A label with the lines of another place; name, phone and house stay unchanged. */
export function withPlace(lines: readonly string[], before: Place, now: Place, language: Language): string[] {
  const old = placeLines(before, language)
  const at = lines.findIndex((line) => old.includes(line))
  const above = at === -1 ? lines : lines.slice(0, at)
  const below = at === -1 ? [] : lines.slice(at).filter((line) => !old.includes(line))
  return [...above, ...placeLines(now, language), ...below]
}
