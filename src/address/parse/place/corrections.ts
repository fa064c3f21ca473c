import type { Reading } from './choose.ts'
import { written, type Clean } from '../text/clean.ts'
import { isPlain, type Hit } from './hits.ts'
import { strict } from '../../names/letters.ts'
import type { Located } from './locate.ts'
import { isNoName } from './whole-names.ts'
import { overlap, thaiEnd, type Span } from '../text/span.ts'
import type { Level, Line, Place, Places } from '../../places.ts'

/** The parts of an address that the table has, smallest first. */
export const fields = ['subdistrict', 'district', 'province', 'postcode'] as const

export const correctionReasons = ['spelling', 'keyboard', 'postcode', 'district', 'province', 'renamed'] as const

/** What was written and what it was corrected to. */
export interface Correction {
  readonly field: (typeof fields)[number]
  readonly from: string
  /** The Thai name in the table, or the postcode. */
  readonly to: string
  readonly reason: (typeof correctionReasons)[number]
}

/**
 * Levels not written as in the table, and overruled levels, whose positions in the text are added to `spans`.
 *
 * @param answered the places of the answer; a level without one is skipped.
 */
export function correctionsOf(
  places: Places,
  text: Clean,
  located: Located,
  reading: Reading,
  answered: Line,
  spans: Span[],
): Correction[] {
  const hits = reading.hits.filter(({ level }) => answered[level] !== -1)
  const found = hits.flatMap((hit) => misspelling(places, text, located, hit, answered, reading.hits))
  for (const level of ['district', 'province'] as const) {
    const to = answered[level]
    if (to === -1) continue
    const from = overruled(located, reading, level, to)
    if (!from) continue
    spans.push(from)
    found.push({ field: level, from: written(text, from.start, from.end), to: places.record(to).nameTh, reason: level })
  }
  return found.toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field))
}

function misspelling(
  places: Places,
  text: Clean,
  { retyped }: Located,
  hit: Hit,
  answered: Line,
  used: readonly Hit[],
): Correction[] {
  const { level: field, start, end } = hit
  const { nameTh } = places.record(answered[field])
  const isRetyped = retyped.some((span) => overlap(span, hit))
  const isCapitalOfOldName = hit.capital && !nameTh.startsWith('เมือง')
  const isWhole = isWholeName(text, hit, used)
  const isAsNamed = hit.exact || isAfterBareSign(text, hit, nameTh)
  if (isAsNamed && isWhole && !isRetyped && !isCapitalOfOldName) return []
  const from = written(text, start, isWhole ? end : thaiEnd(text.text, end))
  const isProvince = nameTh === `เมือง${from}`
  const isFormer = hit.by === 'former parent'
  if (isFormer)
    return [{ field, from: written(text, start, end), to: nameTh, reason: field as 'district' | 'province' }]
  const reason = isRetyped ? 'keyboard' : isCapitalOfOldName ? 'renamed' : isProvince ? 'district' : 'spelling'
  return [{ field, from, to: nameTh, reason }]
}

const SIGNS: Readonly<Record<Level, string>> = { subdistrict: 'ต', district: 'อ', province: 'จ' }

/** ตบางโปรง is บางโปรง after ต. without its point, and อเมือง the capital district: no misspelling. */
function isAfterBareSign({ text }: Clean, { start, end, level, capital }: Hit, nameTh: string): boolean {
  const word = strict(text.slice(start, end))
  return word === SIGNS[level] + strict(nameTh) || (capital && word === `${SIGNS.district}เมือง`)
}

/** Whether the word ends with the hit, or continues with another used name. */
const isWholeName = ({ text }: Clean, { end, right }: Hit, used: readonly Hit[]): boolean =>
  right || used.some((other) => other.start === end) || isNoName(text, end) || !/[ก-ฮะ-ฺเ-๎]/.test(text[end] ?? '')

/** Whether the sign before `at` is inside a name: Sanam Chai Khet, Chachoengsao. */
const isInName = ({ signs }: Located, { hits }: Reading, at: number): boolean =>
  signs.some(({ start, end }) => end === at && hits.some((hit) => hit.start < start && start < hit.end))

/** A written fact, a bare province, or เมือง between two names, that contradicts the reading. */
function overruled(located: Located, reading: Reading, level: Level, to: Place): Span | undefined {
  const { signed, hits, text } = located
  const isRead = reading.hits.some((hit) => hit.level === level)
  for (const [start, of] of signed) {
    if (of !== level || reading.hits.some((hit) => hit.start <= start && start < hit.end)) continue
    const named = hits.filter((hit) => hit.start === start && hit.level === level && hit.cost === 0)
    if (named.some((hit) => hit.by !== 'former parent' && hit.places.includes(to))) return undefined
    if (isRead && (named.length === 0 || isInName(located, reading, start))) continue
    const word = /^[^\s\d,()]+/.exec(text.slice(start, start + 40))
    const end = Math.max(...named.map((hit) => hit.end), start + (word?.[0].length ?? 0))
    if (end > start) return { start, end }
  }
  return isRead ? undefined : unsigned(located, reading, level, to)
}

/** Like `overruled`, for names without a sign. */
function unsigned(located: Located, reading: Reading, level: Level, to: Place): Span | undefined {
  const { hits, why } = located
  const isElsewhere = hits.some((hit) => hit.level === level && hit.cost === 0 && !hit.places.includes(to))
  const fact = isElsewhere && why?.facts().all.find(({ kind, places }) => kind === level && !places.has(to))
  if (fact && !reading.hits.some((hit) => overlap(hit, fact))) return fact
  return bareElsewhere(located, reading, level, to)
}

/** A name without a sign, of another place, beside a name of the reading. */
const bareElsewhere = ({ hits, touches }: Located, reading: Reading, level: Level, to: Place): Hit | undefined =>
  hits.find(
    (hit) =>
      hit.level === level &&
      hit.cost === 0 &&
      isPlain(hit) &&
      hit.sign === 'none' &&
      hit.capital === (level === 'district') &&
      !hit.places.includes(to) &&
      reading.hits.some((used) => touches(used.end, hit.start)) &&
      (!hit.capital || reading.hits.some((used) => touches(hit.end, used.start))),
  )
