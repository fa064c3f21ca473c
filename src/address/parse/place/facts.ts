import { isLatin, isThai } from '../../../thai/character-kinds.ts'
import { lineOf, LEVELS, type Level, type Place } from '../../places.ts'
import { isAround, placesOf, type Findings, type Reading } from './choose.ts'
import { isPlain, OTHER_SIGN, type Hit, type Rejected, type View } from './hits.ts'
import { isSameSpan, overlap, type Span } from '../text/span.ts'
import { isEndOfWords, isProvinceAtItsPlace, wholeHits } from './whole-names.ts'
import type { Rule } from '../text/rule.ts'

/** The part of an address that a fact is about. */
export type Kind = Level | 'postcode'

/** A written statement of where the address is: a name at its place, or a postcode in the table. */
export interface Fact extends Span {
  readonly kind: Kind
  /** Its possible meanings; for a postcode the places that use it. */
  readonly places: ReadonlySet<Place>
  /** The names that it may be if it follows the sign of another level. */
  readonly slips: readonly Rejected[]
  /** Written as in the table. */
  readonly isExact: boolean
  /** The rule that makes it a fact. */
  readonly by: string
}

/** A name is a written fact if one of these matches. */
export const factRules: readonly Rule<[hit: Hit, findings: Findings, top: Reading | undefined]>[] = [
  { name: 'after its sign', match: ({ sign }) => sign === 'strong' },
  { name: 'province at its place', match: (hit, findings) => isProvinceAtItsPlace(hit, findings) },
  {
    name: 'English between commas',
    match: ({ exact, start, end }, { text }) =>
      exact && isLatin(text.charCodeAt(start)) && COMMA.test(text.slice(end, end + 2)),
  },
  { name: 'of the best reading', match: (hit, _, top) => top?.hits.some((used) => isSame(used, hit)) ?? false },
  {
    // A name before three levels or a sign is a road or an area: ถนนเพชรบุรี แขวงมักกะสัน.
    name: 'beside the best reading',
    match: (hit, findings, top) =>
      isPlain(hit) &&
      top !== undefined &&
      top.hits.some(
        (used) =>
          isBeside(findings, used, hit) ||
          (isBeside(findings, hit, used) && used.sign !== 'strong' && top.hits.length < LEVELS.length),
      ) &&
      !top.hits.some((used) => overlap(used, hit)),
  },
]

const COMMA = /^ ?(?:[,\n]|$)/

/** Whether one name follows another; what precedes a telephone number is a person. */
const isBeside = ({ touches, hasNumber }: Findings, { end }: Hit, { start }: Hit): boolean =>
  touches(end, start) && !hasNumber(end, start)

export const isSame = (a: Hit, b: Hit): boolean => isSameSpan(a, b) && a.level === b.level

/**
 * Whether no fact can contradict a place, because each is one of the names of a reading, or a name of the place. True of most
 * texts, whose facts are then not computed.
 *
 * @param place that of the reading, or one inside it.
 */
export function areAllOf(view: View, findings: Findings, reading: Reading, place: Place): boolean {
  const { places, all, signed, postcode } = findings
  const { hits: used } = reading
  if (postcode && postcode.places.size > 0 && !isAround(postcode, place)) return false
  for (const start of signed.keys()) if (!used.some((hit) => hit.start === start)) return false
  const line = lineOf(places, place)
  const isOf = (hit: Hit): boolean => LEVELS.some((level) => hit.places.includes(line[level]))
  const isWhole = (hit: Hit): boolean => hit.left && hit.right && !isEndOfWords(view, all, hit)
  const isAlone = (hit: Hit): boolean => hit.exact || all.every((other) => other.start !== hit.start || isOf(other))
  const isPart = ({ start, end, capital }: Hit): boolean =>
    used.some((hit) => hit.exact && end <= hit.end && (hit.start < start || (hit.start === start && !capital)))
  return (
    used.every((hit) => isWhole(hit) && isAlone(hit)) &&
    all.every((hit) => isOf(hit) || isPart(hit) || !factRules.some(({ match }) => match(hit, findings, reading)))
  )
}

const SLIP = 'after the sign of another level'

/** Above the names of any real address; bounds the work. */
const NAMES_MAX = 12

/**
 * All table names found where a place name can be, each with every unit it may mean, plus the postcode.
 *
 * @param top the best reading so far: bare names that it uses, or that touch one of these, are facts too.
 */
export function factsOf(view: View, findings: Findings, top: Reading | undefined): Fact[] {
  const words = new Set(wholeHits(findings.all))
  // A name after a sign that was not rejected is what is written there, whatever word follows it.
  const whole = findings.all.filter(
    (hit) => (words.has(hit) || hit.sign === 'strong') && !isEndOfWords(view, findings.all, hit),
  )
  const byOf = (hit: Hit): string | undefined => factRules.find(({ match }) => match(hit, findings, top))?.name
  const stated = whole.filter((hit) => byOf(hit) !== undefined)
  const facts: Fact[] = []
  for (const start of new Set([...stated.map((hit) => hit.start), ...findings.signed.keys()])) {
    const written = writtenAt(view.text, start, stated)
    const slips = slipsAt(view, whole, start).filter(({ end }) => !written || written.cost > 0 || end >= written.end)
    const kind = written?.level ?? findings.signed.get(start)
    const at = written ?? slips[0]
    if (kind === undefined || at === undefined) continue
    const same = whole.filter((hit) => hit.start === start && hit.end === written?.end && hit.cost === written.cost)
    const exact = same.filter((hit) => hit.exact || hit.by === 'former parent')
    const places = placesOf(exact.length > 0 ? exact : same)
    const by = written ? byOf(written) : SLIP
    facts.push({ start, end: at.end, kind, places, slips, isExact: exact.length > 0, by: by ?? SLIP })
  }
  const apart = facts.filter((fact) => !facts.some((other) => other.start < fact.start && fact.end <= other.end))
  const named = apart.slice(0, NAMES_MAX)
  const { postcode } = findings
  if (!postcode || postcode.places.size === 0) return named
  return [
    ...named,
    {
      ...postcode.number,
      kind: 'postcode',
      places: postcode.places,
      slips: [],
      isExact: true,
      by: 'postcode of the table',
    },
  ]
}

/**
 * The name at one position: closest to the text, then longest. In อ.เมือง เชียงราย the district is เมือง, as for any other
 * capital, and the province a separate fact; in English the two words are one name.
 */
function writtenAt(text: string, start: number, stated: readonly Hit[]): Hit | undefined {
  const here = stated.filter((hit) => hit.start === start)
  const cost = Math.min(...here.map((hit) => hit.cost))
  const near = here.filter((hit) => hit.cost === cost).toSorted((a, b) => b.end - a.end)
  const capital = isThai(text.charCodeAt(start)) && near.find((hit) => hit.capital && hit.right)
  return capital || near[0]
}

/** The longest names of a level other than that of the sign before them; empty if the sign is inside a name: Sam Tambon. */
function slipsAt({ rejected, ends, signBefore }: View, hits: readonly Hit[], start: number): Rejected[] {
  const names = rejected.filter((name) => name.start === start && name.by === OTHER_SIGN)
  const whole = names.filter((name) => ends[name.end] === 1 && name.level !== 'province')
  const sign = signBefore.get(start)
  if (whole.length === 0 || !sign || hits.some((hit) => hit.start < sign.start && hit.end > sign.start)) return []
  const end = Math.max(...whole.map((name) => name.end))
  return whole.filter((name) => name.end === end)
}
