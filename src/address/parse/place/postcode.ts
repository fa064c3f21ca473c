import type { Correction } from './corrections.ts'
import type { Number5 } from '../text/numbers.ts'
import { levelOf, lineOf, subdistrictAt, subdistrictsIn, type Place, type Places } from '../../places.ts'

/**
 * The postcode for the possible places of a text. A written one that fits is returned; one of another place is corrected; one
 * that is not in the table and differs only in the last digit belongs to one office (40002 is a university in 40000) and is
 * returned unchanged.
 */
export function answeredPostcode(
  places: Places,
  number: Number5 | undefined,
  found: readonly Place[],
): { answer: string | null; correction: Correction | undefined } {
  const [first] = found
  if (first === undefined) return { answer: null, correction: undefined }
  const only = onlyMain(places, found)
  if (!number) return { answer: only, correction: undefined }
  const { digits } = number
  if (found.every((place) => hasCode(places, place, digits))) return { answer: digits, correction: undefined }
  const isKnown = places.postcode(digits).length > 0
  const isOffice = (): boolean => codesOf(places, first).some((code) => code.slice(0, 4) === digits.slice(0, 4))
  if (!isKnown && isOffice()) return { answer: digits, correction: undefined }
  if (digits === '00000' || only === null) return { answer: only, correction: undefined }
  return { answer: only, correction: { field: 'postcode', from: digits, to: only, reason: 'postcode' } }
}

/** The main postcode shared by all places; null if they differ. */
function onlyMain(places: Places, found: readonly Place[]): string | null {
  let only: string | null = null
  for (const place of found) {
    for (const subdistrict of subdistrictsIn(places, place)) {
      const { postcode } = subdistrictAt(places, subdistrict).record
      if (only !== null && postcode !== only) return null
      only = postcode
    }
  }
  return only
}

/** All postcodes of a place. */
const codesOf = (places: Places, place: Place): string[] =>
  subdistrictsIn(places, place).flatMap((each) => subdistrictAt(places, each).record.postcodes)

const hasCode = (places: Places, place: Place, digits: string): boolean => {
  const level = levelOf(places, place)
  return places.postcode(digits).some((each) => lineOf(places, each)[level] === place)
}
