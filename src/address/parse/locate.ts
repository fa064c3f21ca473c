import { once } from '../../http/once.ts'
import { isDigit, isLatin, isThai } from '../../thai/character-kinds.ts'
import { readings, saidBy, type Evidence, type Reading } from './choose.ts'
import { fiveDigits, type Number5 } from './cut.ts'
import { formHits } from './form.ts'
import { addEdges, exactHits, markContained, viewOf, type Hit, type View } from './hits.ts'
import { allowed, freeWindows, nearHits, windowsOf, type Window } from './near.ts'
import { retype } from './keyboard.ts'
import { placesBetween, type Level, type Place, type Places } from './places.ts'
import { loneWords } from './lone-word.ts'
import { shortHits } from './short-forms.ts'
import { signsOf, type Sign } from './signs.ts'
import { overlap, type Span } from './span.ts'

/** Where a text says it is. */
export interface Located {
  readonly text: string
  readonly signs: readonly Sign[]
  /** All names that were found. */
  readonly hits: readonly Hit[]
  /** Readings that fit equally; none if the text names no place. */
  readonly best: readonly Reading[]
  readonly postcode: Number5 | undefined
  readonly signed: ReadonlyMap<number, Level>
  /** Whether nothing but blanks, signs and points is between two positions. */
  readonly touches: (end: number, start: number) => boolean
  /** Where the text was read as typed on the other keyboard layout. */
  readonly retyped: readonly Span[]
}

/** Readings whose scores differ by less than this fit equally. */
const TIE = 0.5

/**
 * Finds the places of a text whose phones are marked in `cut`. What is left unknown is looked for once more with the
 * Latin words as the same keys would type them in Thai.
 */
export function locate(places: Places, text: string, cut: Uint8Array): Located {
  const plain = locateIn(places, text, cut)
  const isWhole = plain.best.length === 1 && (plain.best[0] as Reading).hits.length === LEVELS
  const other = isWhole ? undefined : retyped(text, cut)
  if (!other) return plain
  const again = locateIn(places, other.text, cut)
  const [found] = again.best
  const gain = (found?.score ?? 0) - (plain.best[0]?.score ?? 0)
  const isTyped = (hit: Hit): boolean => other.spans.some((span) => overlap(hit, span))
  if (!found || gain < RETYPED_GAIN || !found.hits.some((hit) => isTyped(hit) && hit.cost === 0)) return plain
  return { ...again, retyped: other.spans }
}

const LEVELS = 3
const RETYPED_GAIN = 3
const KEYS = /[!-~]+/g
/** A key that types a Thai letter. */
const THAI_KEY = /[A-Za-z;'[\]]|[90]"/

/** The text with its Latin runs typed on the Thai layout, if there are any. */
function retyped(text: string, cut: Uint8Array): { text: string; spans: Span[] } | undefined {
  const spans: Span[] = []
  const other = text.replace(KEYS, (keys, start: number) => {
    if (keys.length < 2 || cut[start] === 1 || !THAI_KEY.test(keys)) return keys
    // The point of ต. is not one of the keys.
    const point = keys.startsWith('.') && /[ก-ฮ]/.test(text[start - 1] ?? '') ? 1 : 0
    spans.push({ start: start + point, end: start + keys.length })
    return keys.slice(0, point) + retype(keys.slice(point)).replaceAll('ๅ', 'า')
  })
  return spans.length > 0 && other.length === text.length ? { text: other, spans } : undefined
}

function locateIn(places: Places, text: string, cut: Uint8Array): Located {
  const signs = signsOf(text)
  const number = postcodeOf(places, text, cut)
  const form = formHits(places, text, signs, number?.digits)
  if (form) return asWritten(text, signs, form, number)
  const view = viewOf(text, places, signs, cut)
  const hits = [...exactHits(view), ...shortHits(view)]
  addEdges(view, hits)
  markContained(hits)
  const signed = new Map<number, Level>()
  for (const [start, { level, weak }] of view.signBefore) {
    if (level !== null && !weak && /[ก-๎A-Za-z]/.test(text[start] ?? '')) signed.set(start, level)
  }
  const { touches, hasNumber } = gapsOf(view, number)
  const evidence: Evidence = {
    places,
    hits,
    postcode: number && { number, places: new Set(places.postcode(number.digits)) },
    signed,
    said: saidBy(hits, signed),
    touches,
    hasNumber,
  }
  let found = readings(evidence)
  const pieces = once(() => windowsOf(view))
  for (const level of ROUNDS) {
    const more = misspelt(view, pieces, evidence, found, level)
    if (more.length === 0) continue
    hits.push(...more)
    found = readings(evidence)
  }
  const isLone = loneWords(view, evidence)
  const best = tied(places, found.filter((reading) => !isLone(reading))) // prettier-ignore
  return { text, signs, hits, best, postcode: number, signed, touches, retyped: [] }
}

/** What is found where three names say everything. */
function asWritten(text: string, signs: readonly Sign[], hits: readonly Hit[], postcode: Number5 | undefined): Located {
  const [subdistrict] = hits
  const best = subdistrict?.places.map((place) => ({ place, hits, score: Infinity })) ?? []
  return { text, signs, hits, best, postcode, signed: new Map(), touches: () => true, retyped: [] }
}

/** The level above is looked for first, because it decides which names may be below it. */
const ROUNDS: readonly Level[] = ['province', 'district', 'subdistrict']

function misspelt(
  view: View,
  pieces: () => readonly Window[],
  evidence: Evidence,
  found: readonly Reading[],
  level: Level,
): Hit[] {
  const { places, postcode, signed } = evidence
  const [top] = found
  const used = whole(top?.hits ?? [])
  const open = [...signed].some(([start, of]) => of === level && !used.some((hit) => hit.start === start))
  const tops = found.filter(({ score }) => top !== undefined && score >= top.score - TIE).slice(0, TOPS_MAX)
  if (!open && top && tops.every(({ hits }) => whole(hits).some((hit) => hit.level === level))) return []
  const near = (start: number, end: number): boolean =>
    (top?.hits ?? []).some((hit) => evidence.touches(hit.end, start) || evidence.touches(end, hit.start)) ||
    (postcode !== undefined && postcode.places.size > 0 && (evidence.touches(end, postcode.number.start) || evidence.touches(postcode.number.end, start))) // prettier-ignore
  const windows = freeWindows(view, pieces(), used, near).filter(
    (window) => window.level === level || (window.level === undefined && !open),
  )
  if (windows.length === 0) return []
  const known = [...tops.map(({ place }) => place), ...provincesIn(evidence.hits), ...capitalsIn(top?.hits ?? [])]
  const byPostcode = postcode?.places ?? new Set<Place>()
  let among = allowed(places, level, known, byPostcode, evidence.hits)
  if (among.length === 0 && open && level === 'district')
    among = placesBetween(places.districtsFrom, places.subdistrictsFrom)
  const some = windows.slice(0, Math.max(1, Math.floor(PAIRS_MAX / Math.max(1, among.length))))
  return nearHits(view, some, level, among.slice(0, AMONG_MAX))
}

/** Provinces named in full, even if the best reading so far is another. */
function provincesIn(hits: readonly Hit[]): Place[] {
  return hits
    .filter(({ level, cost, left, right }) => level === 'province' && cost === 0 && left && right)
    .slice(0, PROVINCES_MAX)
    .flatMap(({ places }) => places)
}

const PROVINCES_MAX = 4

/** อ.เมือง without a province may be any capital district. */
const capitalsIn = (hits: readonly Hit[]): readonly Place[] =>
  hits.some(({ level }) => level === 'province') ? [] : (hits.find(({ capital }) => capital)?.places ?? [])

/** Hits that are not a part of a longer word. */
function whole(hits: readonly Hit[]): Hit[] {
  return hits.filter(
    (hit) =>
      (hit.right || hits.some((other) => other.start === hit.end)) &&
      (hit.left || hits.some((other) => other.end === hit.start)),
  )
}

const TOPS_MAX = 80
const AMONG_MAX = 1500
/** Pieces of the text times names to compare them with. */
const PAIRS_MAX = 12_000

/** The last free number of five digits that the table knows, or else the last one. */
function postcodeOf(places: Places, text: string, cut: Uint8Array): Number5 | undefined {
  const numbers = fiveDigits(text, (start, end) => cut[start] === 0 && cut[end - 1] === 0)
  if (numbers.length < 2) return numbers[0]
  return numbers.find(({ digits }) => places.postcode(digits).length > 0) ?? numbers[0]
}

/**
 * What is between two positions: `touches` if it is nothing but blanks, signs, points and the postcode; `hasNumber` if
 * a phone or a number is, but the postcode and what is after a sign (ม.5).
 */
function gapsOf(
  { text, cut, signs, signBefore }: View,
  number: Number5 | undefined,
): Pick<Evidence, 'touches' | 'hasNumber'> {
  const solid = new Uint16Array(text.length + 1)
  const numbers = new Uint16Array(text.length + 1)
  const open = new Uint8Array(text.length)
  for (const { start, end, level } of signs) if (level !== null) open.fill(1, start, end)
  if (number) open.fill(1, number.start, number.end)
  for (const { 0: word, index } of silentIn(text)) open.fill(1, index, index + word.length)
  for (let i = 0; i < text.length; i++) {
    const isNumber =
      isDigit(text.charCodeAt(i)) && !isDigit(text.charCodeAt(i - 1)) && i !== number?.start && !signBefore.has(i)
    numbers[i + 1] = (numbers[i] as number) + Number(isNumber)
    solid[i + 1] = (solid[i] as number) + (open[i] === 0 && cut[i] === 0 && isSolid(text.charCodeAt(i)) ? 1 : 0)
  }
  return {
    touches: (end, start) => end <= start && solid[end] === solid[start],
    hasNumber: (end, start) => end <= start && numbers[end] !== numbers[start],
  }
}

/** What a name or number may consist of; ฯ is nothing, and a bracket says that something else begins. */
const isSolid = (code: number): boolean =>
  (isThai(code) && code !== 0x0e2f) || isLatin(code) || isDigit(code) || code === 0x28

function silentIn(text: string): RegExpExecArray[] {
  return [
    ...(SILENT_THAI.some((word) => text.includes(word)) ? text.matchAll(SILENT) : []),
    ...(/[A-Za-z]/.test(text) ? text.matchAll(SILENT_LATIN) : []),
  ]
}

/** Words without meaning at their place. */
const SILENT_THAI = ['ประเทศไทย', 'ไปรษณีย์']
const SILENT = /ประเทศไทย|รหัสไปรษณีย์|ไปรษณีย์/g
const SILENT_LATIN = /(?<![A-Za-z])(?:sub-?\s?district|district|province|thailand|postal code|postcode|zip(?:\s?code)?)(?![A-Za-z])/gi // prettier-ignore

/** The readings that fit as well as the best one. */
function tied(places: Places, found: readonly Reading[]): Reading[] {
  const [top] = found
  if (!top || top.score < SCORE_MIN) return []
  const equal = found.filter(({ score }) => score >= top.score - TIE)
  if (equal.length === 1) return equal
  // A place and what it is in say the same; one bare name that is both is the district.
  const districts = equal.filter(({ place }) => place < places.subdistrictsFrom)
  const subdistricts = equal.filter(({ place }) => place >= places.subdistrictsFrom)
  const inside = (district: Place): Reading[] => subdistricts.filter(({ place }) => places.parent[place] === district)
  const [district] = districts
  if (district && districts.length === 1) {
    const own = inside(district.place).length
    if (own === 0 || own === subdistricts.length) return [district]
  }
  const apart = districts.filter(({ place }) => inside(place).length === 0)
  return [...apart, ...subdistricts]
}

const SCORE_MIN = 3
