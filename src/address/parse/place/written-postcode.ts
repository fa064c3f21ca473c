import type { Places } from '../../places.ts'
import { fiveDigits, type Number5 } from '../text/numbers.ts'

/** The possible postcode of a text: the last free number of five digits that is in the table, else the last one. */
export function writtenPostcode(places: Places, text: string, cut: Uint8Array): Number5 | undefined {
  const numbers = fiveDigits(text, (start, end) => cut[start] === 0 && cut[end - 1] === 0)
  if (numbers.length < 2) return numbers[0]
  return numbers.find(({ digits }) => places.postcode(digits).length > 0) ?? numbers[0]
}
