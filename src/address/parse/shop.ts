import type { Places } from '../places.ts'
import { isAround, spotOf } from './place/choose.ts'
import { locate } from './place/locate.ts'
import type { Effort } from './place/misspelt.ts'
import type { Span } from './text/span.ts'

/** The end of the address, or its postcode. */
const LAST = /^[ ,]{0,3}(?:\d{5}(?!\d)|\n|$)/
const WORDS_MAX = 6

/**
 * The end of a shop's name: before the places after it, if these agree with each other and with the postcode.
 *
 * @example 'โรงแรมสบายดี แม่สอด ตาก 63110' // the end of โรงแรมสบายดี
 */
export function shopEnd(places: Places, text: string, { start, end }: Span, left: Effort): number {
  if (!LAST.test(text.slice(end, end + 9))) return end
  const blanks = Array.from(text.slice(start, end).matchAll(/ +/g)).slice(0, WORDS_MAX)
  for (const { 0: blank, index } of blanks) {
    const at = start + index
    if (areOnlyPlaces(places, text.slice(at + blank.length, end + 6), left)) return at
  }
  return end
}

/** Whether a text begins with place names that cover all of it. */
function areOnlyPlaces(places: Places, text: string, left: Effort): boolean {
  const { best, postcode, touches } = locate(places, text, new Uint8Array(text.length), left)
  const [reading, ...tied] = best
  if (!reading || tied.length > 0 || (reading.hits.length < 2 && !postcode)) return false
  const hits = reading.hits.toSorted((a, b) => a.start - b.start)
  const ends = hits.map((hit) => hit.end)
  return (
    hits.every(({ start, cost }, i) => cost === 0 && (i === 0 ? start === 0 : touches(ends[i - 1] as number, start))) &&
    touches(ends.at(-1) as number, text.length) &&
    (!postcode || isAround(spotOf(places, places.postcode(postcode.digits)), reading.place))
  )
}
