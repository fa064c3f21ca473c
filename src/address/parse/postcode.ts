import type { Correction } from './corrections.ts'
import type { Number5 } from './cut.ts'
import { subdistrictAt, subdistrictsIn, type Place, type Places } from './places.ts'

/**
 * The postcode of the places that the text may mean. A written one that fits is answered; one of another place is
 * corrected; one that the table does not know and that differs only in the last digit belongs to one office (40002 is a
 * university in 40000) and stays.
 */
export function postcodeOf(
  places: Places,
  number: Number5 | undefined,
  found: readonly Place[],
): { answer: string | null; correction: Correction | undefined } {
  const all = found.map((place) => codesOf(places, place))
  const [first] = all
  if (!first) return { answer: null, correction: undefined }
  const mains = new Set(all.flatMap(({ main }) => [...main]))
  const [main] = mains
  const only = mains.size === 1 ? (main ?? null) : null
  if (!number) return { answer: only, correction: undefined }
  const { digits } = number
  if (all.every(({ every }) => every.has(digits))) return { answer: digits, correction: undefined }
  const isKnown = places.postcode(digits).length > 0
  const isOffice = [...first.every].some((code) => code.slice(0, 4) === digits.slice(0, 4))
  if (!isKnown && isOffice) return { answer: digits, correction: undefined }
  if (digits === '00000' || only === null) return { answer: only, correction: undefined }
  return { answer: only, correction: { field: 'postcode', from: digits, to: only, reason: 'postcode' } }
}

/** The main postcodes of a place, and all of them. */
function codesOf(places: Places, place: Place): { main: ReadonlySet<string>; every: ReadonlySet<string> } {
  const main = new Set<string>()
  const every = new Set<string>()
  for (const subdistrict of subdistrictsIn(places, place)) {
    const { record } = subdistrictAt(places, subdistrict)
    main.add(record.postcode)
    for (const code of record.postcodes) every.add(code)
  }
  return { main, every }
}
