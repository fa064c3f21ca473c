import { isLatin, isThai } from '../../thai/character-kinds.ts'
import { isLarger, type Level } from '../places.ts'
import type { Findings } from './choose.ts'
import type { Hit, View } from './hits.ts'
import { levelAfter } from './signs.ts'
import { skip } from './span.ts'

type Known = Pick<Findings, 'touches' | 'postcode' | 'text'>

/** A province before the postcode or at the end is as good as one after จ. */
export const isProvinceAtItsPlace = ({ level, left, right, end }: Hit, { touches, postcode, text }: Known): boolean =>
  level === 'province' &&
  left &&
  right &&
  (touches(end, text.length) || (postcode !== undefined && touches(end, postcode.number.start)))

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
  {
    // Nong Kung aYi is not Nong Kung.
    name: 'English name that goes on',
    holds: ({ start, end, level, sign }, view, hits) =>
      sign === 'none' &&
      level !== 'province' &&
      isLatin(view.text.charCodeAt(start)) &&
      !isReadWhole(view, hits, end, level),
  },
  {
    // ต.ปากตะโกุ is not ตะโก.
    name: 'inside the name after a sign',
    holds: ({ start, sign, level }, view) =>
      level !== 'province' && sign === 'none' && view.starts[start] === 0 && isAfterSign(view, start),
  },
]

/** Letters and marks: more than any name has. */
const NAME_MAX = 40

/** Whether a name is the end of more English words, none of which is a name: Nang Buat in Dem Bang Nang Buat. */
export function isEndOfWords({ text, signBefore }: View, hits: readonly Hit[], { start }: Hit): boolean {
  if (!isLatin(text.charCodeAt(start)) || signBefore.has(start)) return false
  let end = start
  while (text[end - 1] === ' ') end--
  return isLatin(text.charCodeAt(end - 1)) && !hits.some((hit) => hit.end === end)
}

/** Whether only Thai letters are between the name after a sign and a position. */
function isAfterSign({ text, signBefore, signStarts }: View, position: number): boolean {
  let at = position
  const isInside = (): boolean => !signBefore.has(at) && !signStarts.has(at) && isThai(text.charCodeAt(at - 1))
  while (at > position - NAME_MAX && isInside()) at--
  const sign = signBefore.get(at)
  return sign !== undefined && sign.level !== null
}

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
