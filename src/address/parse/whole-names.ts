import { isLatin, isThai } from '../../thai/character-kinds.ts'
import { isLarger, type Level } from '../places.ts'
import type { Findings } from './choose.ts'
import { isProvinceAtItsPlace } from './facts.ts'
import type { Hit, View } from './hits.ts'
import { levelAfter } from './signs.ts'
import { skip } from './span.ts'

type Known = Pick<Findings, 'touches' | 'postcode' | 'length'>

/** A reason for which a name of the table is not what is written there. */
export interface OtherRule {
  readonly name: string
  readonly holds: (hit: Hit, view: View, hits: readonly Hit[], provinces: readonly Hit[]) => boolean
}

/** A name is left out if one of these holds. */
export const otherRules: readonly OtherRule[] = [
  {
    // ยะลา 95000 names no subdistrict.
    name: 'province of this name at its place',
    holds: (hit, _, hits, provinces) =>
      hit.level !== 'province' &&
      hit.sign === 'none' &&
      provinces.some((province) => isSameSpan(province, hit)) &&
      !hits.some((other) => other.level === 'province' && other.left && other.right && !isSameSpan(other, hit)),
  },
  {
    // ต.แหลมฉบัง is not ต.แหลม, and T. Koh Samet not T. Ko.
    name: 'beginning of the name after a sign',
    holds: ({ start, end, level }, view, hits) => view.signBefore.has(start) && !isReadWhole(view, hits, end, level),
  },
]

const isSameSpan = (a: Hit, b: Hit): boolean => a.start === b.start && a.end === b.end

/** The names that are what they seem to be. */
export function ownNames(view: View, known: Known, hits: readonly Hit[]): Hit[] {
  const provinces = hits.filter((hit) => isProvinceAtItsPlace(hit, known))
  return hits.filter((hit) => {
    const rule = otherRules.find(({ holds }) => holds(hit, view, hits, provinces))
    if (rule)
      view.rejected.push({ start: hit.start, end: hit.end, level: hit.level, places: hit.places, by: rule.name })
    return rule === undefined
  })
}

/** The names that are no part of a longer word, but for other names. */
export function wholeHits(hits: readonly Hit[]): Hit[] {
  const starts = new Set(hits.map(({ start }) => start))
  const ends = new Set(hits.map(({ end }) => end))
  return hits.filter(({ left, right, start, end }) => (right || starts.has(end)) && (left || ends.has(start)))
}

/**
 * Whether a name after a sign that ends here is read whole: up to the next sign, to what is no letter, or to the name of a
 * larger unit. A Latin name goes on over blanks.
 */
export function isReadWhole(view: View, hits: readonly Hit[], end: number, level: Level): boolean {
  const { text, signStarts } = view
  const isLargerAt = (at: number): boolean => hits.some((hit) => hit.start === at && isLarger(hit.level, level))
  if (signStarts.has(end) || isLargerAt(end)) return true
  if (!isLatin(text.charCodeAt(end - 1))) return !isThai(text.charCodeAt(end)) || text[end] === 'ฯ'
  const next = skip(text, end, ' ')
  const goesOn = isLatin(text.charCodeAt(next)) && !NO_NAME.test(text.slice(next, next + WORD_MAX))
  return !goesOn || signStarts.has(next) || levelAfter(text, end) !== undefined || isLargerAt(next)
}

const WORD_MAX = 12
/** English words behind an address that are no part of a name. */
const NO_NAME = /^(?:thailand|tel|phone|mobile|postal|postcode|zip|call|fax|line|e-?mail)(?![a-z])/i
