import { readings, type Evidence, type Reading } from './choose.ts'
import { fiveDigits, type Number5 } from './cut.ts'
import { exactHits, viewOf, type Hit, type View } from './hits.ts'
import { allowed, missing, nearHits, windowsOf } from './near.ts'
import { childrenOf, lineOf, type Level, type Place, type Places } from './places.ts'
import { shortHits } from './short-forms.ts'
import { signsOf } from './signs.ts'

/** Where a text says it is. */
export interface Located {
  readonly view: View
  /** All names that were found. */
  readonly hits: readonly Hit[]
  /** Readings that fit equally; none if the text names no place. */
  readonly best: readonly Reading[]
  readonly postcode: Number5 | undefined
  readonly signed: ReadonlyMap<number, Level>
}

/** Readings whose scores differ by less than this fit equally. */
const TIE = 0.5

/** Finds the places of a text whose phones are marked in `cut`. */
export function locate(places: Places, text: string, cut: Uint8Array): Located {
  const signs = signsOf(text)
  const view = viewOf(text, places, signs, cut)
  const number = postcodeOf(view)
  const hits = [...exactHits(view), ...shortHits(view)]
  const signed = new Map<number, Level>()
  for (const [start, { level, weak }] of view.signBefore) {
    if (level !== null && !weak && /[ก-๎A-Za-z]/.test(text[start] ?? '')) signed.set(start, level)
  }
  const touches = touching(view, number)
  const evidence: Evidence = {
    places,
    hits,
    postcode: number && { number, places: new Set(places.postcode(number.digits)) },
    signed,
    touches,
  }
  let found = readings(evidence)
  for (const level of ROUNDS) {
    const more = misspelt(view, evidence, found, level)
    if (more.length === 0) continue
    hits.push(...more)
    found = readings(evidence)
  }
  return { view, hits, best: tied(places, found), postcode: number, signed }
}

/** The level above is looked for first, because it says which names may stand below it. */
const ROUNDS: readonly Level[] = ['province', 'district', 'subdistrict']

function misspelt(view: View, evidence: Evidence, found: readonly Reading[], level: Level): Hit[] {
  const { places, postcode, signed } = evidence
  const [top] = found
  const open = [...signed].some(([start, of]) => of === level && !top?.hits.some((hit) => hit.start === start))
  if (!open && !missing(places, top, level)) return []
  const used = top?.hits ?? []
  const near = (start: number, end: number): boolean =>
    used.some((hit) => evidence.touches(hit.end, start) || evidence.touches(end, hit.start)) ||
    (postcode !== undefined && postcode.places.size > 0 && (evidence.touches(end, postcode.number.start) || evidence.touches(postcode.number.end, start))) // prettier-ignore
  const windows = windowsOf(view, used, near).filter((window) => window.level === level || (window.level === undefined && !open))
  if (windows.length === 0) return []
  const tops = found.filter(({ score }) => top !== undefined && score >= top.score - TIE).slice(0, TOPS_MAX)
  const known = tops.map(({ place }) => place)
  const byPostcode = postcode?.places ?? new Set<Place>()
  let among = allowed(places, level, known, byPostcode, evidence.hits)
  if (among.length === 0 && open && level === 'district') {
    among = Array.from({ length: places.subdistrictsFrom - places.districtsFrom }, (_, i) => places.districtsFrom + i)
  }
  return nearHits(view, windows, level, among.slice(0, AMONG_MAX))
}

const TOPS_MAX = 4
const AMONG_MAX = 1000

/** The last free number of five digits that the table knows, or else the last one. */
function postcodeOf({ text, cut, places }: View): Number5 | undefined {
  const numbers = fiveDigits(text, (start, end) => cut[start] === 0 && cut[end - 1] === 0)
  return numbers.find(({ digits }) => places.postcode(digits).length > 0) ?? numbers[0]
}

/** Whether nothing but blanks, signs, points and the postcode is between two positions. */
function touching({ text, cut, signs }: View, number: Number5 | undefined): (end: number, start: number) => boolean {
  const solid = new Uint16Array(text.length + 1)
  const open = new Uint8Array(text.length)
  for (const { start, end, level } of signs) if (level !== null) open.fill(1, start, end)
  if (number) open.fill(1, number.start, number.end)
  for (let i = 0; i < text.length; i++) {
    const isSolid = open[i] === 0 && cut[i] === 0 && /[ก-ฮะ-ฺเ-๎A-Za-z\d(]/.test(text[i] as string)
    solid[i + 1] = (solid[i] as number) + (isSolid ? 1 : 0)
  }
  return (end, start) => end <= start && solid[end] === solid[start]
}

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

/** The only subdistrict of a district, if it has no more. */
export function onlyChild(places: Places, district: Place): Place | undefined {
  const children = childrenOf(places, district)
  return children.length === 1 ? children[0] : undefined
}
