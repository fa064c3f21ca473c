import { foldLatin } from '../../names/latin-rules.ts'
import { capitalKey, foldThai, strict, type Folded } from '../../names/letters.ts'
import { NAME_LETTERS_MAX } from '../../names/names.ts'
import { levelOf, lineOf, type Level, type Place, type Places, type Script } from '../../places.ts'
import { isFollowing, isLatin, isMark, isThai, PAIYANNOI } from '../../../thai/character-kinds.ts'
import { isStreetSign, levelAfter, type Sign } from '../text/markers.ts'
import { matchesOf, type Span } from '../text/span.ts'
import { NUMBERED_ROADS } from '../text/vocabulary.ts'
import type { Rule } from '../text/rule.ts'

/** A name in the text, with all its possible places, and what the words around it say. */
export interface Hit {
  readonly start: number
  readonly end: number
  readonly level: Level
  readonly places: readonly Place[]
  /** Written as in the table, an alias or an abbreviation. */
  readonly exact: boolean
  /** Edits in tenths (0 unless found by similarity). */
  readonly cost: number
  readonly letters: number
  /** No letter of its script is directly before or after it. */
  readonly left: boolean
  readonly right: boolean
  /** เมือง alone: the capital district of the province. */
  readonly capital: boolean
  /** How it was found. */
  readonly by: HitWay
  /** The sign of its level before or after it. */
  readonly sign: 'strong' | 'weak' | 'none'
  /** It begins like a street or house name (ตลาด…, วัด…), or follows such a word without a blank. */
  readonly doubtful: boolean
  /** The end of a street's name: เกษม in ถ.ชนเกษม. */
  readonly streetTail: boolean
  /** A part of a longer name of the same level: ลำนารายณ์ in นิคมลำนารายณ์. */
  contained: boolean
  /** A part of the name of a district: เมือง in เมืองเลย. */
  split: boolean
  /** Its weight alone; set by `readings`. */
  worth: number
}

/** How a name is found; `npm run why` prints it. */
export type HitWay =
  | 'name of the table'
  | 'capital'
  | 'province for its capital'
  | 'short form'
  | 'beginning of a name'
  | 'numbered canal'
  | 'misspelt'
  | 'three names of a form'
  | 'former parent'
  | 'sign of another level'
  | 'ำ without its ring'

/** Whether a name is a whole word, written as in the table. */
export const isPlain = ({ left, right, exact }: Hit): boolean => left && right && exact

/** The text as the searches see it. */
export interface View {
  readonly text: string
  readonly places: Places
  readonly signs: readonly Sign[]
  /** By position of a name: the sign before it. */
  readonly signBefore: ReadonlyMap<number, Sign>
  readonly signStarts: ReadonlySet<number>
  /** 1 where phones and the like were removed. */
  readonly cut: Uint8Array
  readonly thai: Folded
  readonly latin: readonly Span[]
  readonly latinRuns: readonly LatinRun[]
  /** 1 inside the word after ถ., ซ., หมู่บ้าน and the like, up to the next blank or sign. */
  readonly streets: Uint8Array
  /** 1 where a Thai name may begin, and where one may end. Found names extend the edges: see `addEdges`. */
  readonly starts: Uint8Array
  readonly ends: Uint8Array
  /** Names in the text that mean no place here, each with the rule that rejected it. */
  readonly rejected: Rejected[]
}

/** A rejected name and the rule that rejected it. */
export interface Rejected extends Span {
  readonly level: Level
  readonly places: readonly Place[]
  readonly by: string
}

const WORDS_MAX = 8
/** No word ends in these letters, so they match without a blank before them: เขตดุสิตกทม10300. */
const BANGKOK = /กทม(?![ก-๎])|ก\.ท\.ม|กรุงเทพ(?:ฯ|มหานคร|(?![ก-๎]))/g

export function textView(text: string, places: Places, signs: readonly Sign[], cut: Uint8Array): View {
  const signBefore = new Map<number, Sign>()
  for (const sign of signs) {
    const known = signBefore.get(sign.end)
    if (!known || (known.level === null && sign.level !== null)) signBefore.set(sign.end, sign)
  }
  const latin: Span[] = []
  for (const { 0: word, index } of text.matchAll(/[A-Za-z][A-Za-z'’]*/g)) {
    if (cut[index] === 0) latin.push({ start: index, end: index + word.length })
  }
  const signStarts = new Set(signs.map(({ start }) => start))
  const { starts, ends } = edgesOf(text, signBefore, signStarts)
  if (text.includes('ก')) for (const { index } of matchesOf(text, BANGKOK)) starts[index] = ends[index] = 1
  const streets = streetsOf(text, signs, signStarts)
  return {
    text,
    places,
    signs,
    signBefore,
    signStarts,
    cut,
    thai: foldThai(text),
    latin,
    latinRuns: latinRuns(text, latin),
    streets,
    starts,
    ends,
    rejected: [],
  }
}

/** Edges of Thai names: no start after a Thai letter, except after a level's sign; no end before one, except before a sign. */
function edgesOf(
  text: string,
  signBefore: View['signBefore'],
  signStarts: ReadonlySet<number>,
): Pick<View, 'starts' | 'ends'> {
  const starts = new Uint8Array(text.length + 1)
  const ends = new Uint8Array(text.length + 1)
  let isAfterThai = false
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 0
    if (!isAfterThai) starts[i] = 1
    if (!isThai(code) || code === PAIYANNOI) ends[i] = 1
    if (!isMark(code)) isAfterThai = isThai(code)
  }
  for (const [end, { level }] of signBefore) if (level !== null) starts[end] = 1
  for (const start of signStarts) ends[start] = 1
  return { starts, ends }
}

function streetsOf(text: string, signs: readonly Sign[], signStarts: ReadonlySet<number>): Uint8Array {
  const named = signs.filter(({ start, end, level }) => level === null && isStreetSign(text.slice(start, end)))
  if (named.length === 0) return NO_STREETS
  const streets = new Uint8Array(text.length + 1)
  for (const { end } of named)
    for (let i = end; isThai(text.charCodeAt(i)) && (i === end || !signStarts.has(i)); i++) streets[i] = 1
  return streets
}

const NO_STREETS = new Uint8Array()

/** Above the names of any real address; bounds the work. */
const WHOLE_MAX = 60

/** Marks names that are only part of a longer one between two edges. */
export function markContained(hits: readonly Hit[]): void {
  const whole = hits.filter((hit) => isPlain(hit) && !hit.capital).slice(0, WHOLE_MAX)
  for (const hit of hits) {
    const { start, end, level } = hit
    const around = whole.filter((one) => one.start <= start && end <= one.end && one.end - one.start > end - start)
    hit.contained = around.some((one) => one.level === level)
    hit.split = level === 'subdistrict' && around.some((one) => one.level === 'district')
  }
}

/**
 * In a text without blanks a name begins where the previous one ends, and ends where the next begins. A name at one edge
 * therefore adds an edge at its other end.
 */
export function addEdges({ starts, ends }: View, hits: readonly Hit[]): void {
  const rising = hits.toSorted((a, b) => a.start - b.start)
  for (const { start, end } of rising) if (starts[start] === 1) starts[end] = 1
  for (const { start, end } of rising.toReversed()) if (ends[end] === 1) ends[start] = 1
}

/** All names of the table in the text, letter by letter, ignoring marks and blanks. */
export function exactHits(view: View): Hit[] {
  const hits: Hit[] = []
  if (view.thai.text.length > 0) thaiHits(view, hits)
  if (view.latin.length > 0) latinHits(view, hits)
  return hits
}

function thaiHits(view: View, hits: Hit[]): void {
  const { text, thai, places } = view
  const script = places.th()
  const { text: letters, from } = thai
  const aliases = aliasesIn(letters, script)
  for (let i = 0; i < letters.length; i++) {
    const start = from[i] as number
    if (isFollowing(text.charCodeAt(start)) || view.cut[start] === 1) continue
    let reached = 1
    let straddles = false
    for (const length of lengthsAt(script, letters, i, aliases)) {
      for (; reached < length; reached++) {
        const gap = gapBetween(view, from[i + reached - 1] as number, from[i + reached] as number)
        if (gap === 'hard') break
        if (gap === 'blank') straddles = true
      }
      if (reached < length) break
      let end = (from[i + length - 1] as number) + 1
      while (isMark(text.charCodeAt(end))) end++
      addHits(view, hits, script, letters.slice(i, i + length), start, end, straddles)
    }
  }
  capitalHits(view, hits)
}

/** The lengths of the aliases in a text, by their start. */
function aliasesIn(letters: string, { aliases }: Script): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const alias of aliases().keys()) {
    for (let at = letters.indexOf(alias); at !== -1; at = letters.indexOf(alias, at + 1))
      found.set(at, [...(found.get(at) ?? []), alias.length])
  }
  return found
}

/** The lengths of the names and aliases that start at a letter, ascending. */
function lengthsAt({ names }: Script, letters: string, at: number, aliases: Map<number, number[]>): number[] {
  const lengths = names().lengthsAt(letters, at)
  const others = aliases.get(at)
  return others ? [...new Set([...lengths, ...others])].toSorted((a, b) => a - b) : lengths
}

/** The gap between two letters: negligible, blanks and points, or something that ends a name. */
export function gapBetween({ text, cut, signStarts }: View, a: number, b: number): 'none' | 'blank' | 'hard' {
  let gap: 'none' | 'blank' = 'none'
  for (let i = a + 1; i < b; i++) {
    if (isMark(text.charCodeAt(i)) || '.-()'.includes(text[i] as string)) continue
    if (cut[i] === 1 || !/\s/.test(text[i] as string)) return 'hard'
    gap = 'blank'
  }
  if (cut[b] === 1 || (gap === 'blank' && signStarts.has(b))) return 'hard'
  return gap
}

function latinHits(view: View, hits: Hit[]): void {
  const script = view.places.en()
  for (const { key, start, end, words } of view.latinRuns) {
    addHits(view, hits, script, key, start, end, words > 1)
    if (key === capitalKey.en()) addCapital(view, hits, script, start, end, key.length)
  }
}

/** Latin words, folded. */
export interface LatinRun extends Span {
  readonly key: string
  readonly words: number
}

/** Latin words, each alone and joined with those that follow it, folded. */
function latinRuns(text: string, latin: readonly Span[]): LatinRun[] {
  if (latin.length === 0) return []
  const runs: (Span & { letters: string; words: number })[] = []
  for (const [first, { start }] of latin.entries()) {
    let letters = ''
    for (const [i, word] of latin.slice(first, first + WORDS_MAX).entries()) {
      if (i > 0 && !/^[\s.'’-]{0,20}$/.test(text.slice((latin[first + i - 1] as Span).end, word.start))) break
      letters += text.slice(word.start, word.end).toLowerCase().replaceAll(/['’]/g, '')
      runs.push({ letters, start, end: word.end, words: i + 1 })
      const translated = i === 0 ? undefined : withDirection(letters)
      if (translated !== undefined) runs.push({ letters: translated, start, end: word.end, words: i + 1 })
    }
  }
  const folded = foldedOnce(runs.map(({ letters }) => letters))
  return runs
    .map(({ letters, start, end, words }) => ({ key: folded.get(letters) as string, start, end, words }))
    .filter(({ key }) => key.length <= NAME_LETTERS_MAX)
}

/** Each distinct word folded; repeated words are folded only once. */
function foldedOnce(all: readonly string[]): ReadonlyMap<string, string> {
  const words = [...new Set(all)]
  const keys = foldLatin(words.join('\n')).split('\n')
  return new Map(words.map((word, i) => [word, keys[i] as string]))
}

const DIRECTIONS: Readonly<Record<string, string>> = { north: 'nuea', south: 'tai', east: 'tawanok', west: 'tawantok' }
const DIRECTION = /^(north|south|east|west)(.{3,})$|^(.{3,})(north|south|east|west)$/

/** A name with a translated direction, in the table's form. @example withDirection('northbangna') // 'bangnanuea' */
export function withDirection(letters: string): string | undefined {
  const [, before, after, name, end] = DIRECTION.exec(letters) ?? []
  const direction = DIRECTIONS[before ?? end ?? '']
  return direction === undefined ? undefined : `${after ?? name}${direction}`
}

/** Adds a name or alias with all its possible places; nothing if no place has this name. */
function addHits(
  view: View,
  hits: Hit[],
  { names, aliases }: Script,
  key: string,
  start: number,
  end: number,
  straddles: boolean,
): void {
  const others = aliases().get(key) ?? []
  const own = names().named(key)
  if (own.length + others.length === 0) return
  const isThaiName = isThai(view.text.charCodeAt(start))
  const left = !isThaiName || view.starts[start] === 1
  const right = !isThaiName || view.ends[end] === 1
  if ((straddles || own.length === 0) && !(left && right)) return
  const by = 'name of the table'
  for (const { level, exact, places } of namedBy(view, view.text.slice(start, end), own, others)) {
    const name = { start, end, level, places, exact, letters: key.length, left, right, by } as const
    addHit(view, hits, name)
    addFormer(view, hits, name)
  }
}

/** Adds the places split off from a named one: อ.แม่แจ่ม after บ้านจันทร์ means กัลยาณิวัฒนา. */
function addFormer(view: View, hits: Hit[], name: Given): void {
  if (name.level === 'subdistrict' || !name.exact) return
  const divided = view.places.dividedFrom()
  const places = name.places.flatMap((place) => divided.get(place) ?? [])
  if (places.length > 0) addHit(view, hits, { ...name, places, exact: false, by: 'former parent' })
}

/** The places of a name by level; exact spellings of the table or an alias apart from similar ones. */
function namedBy(
  { places: all }: View,
  written: string,
  own: readonly Place[],
  others: readonly Place[],
): { level: Level; exact: boolean; places: Place[] }[] {
  const script = isThai(written.charCodeAt(0)) ? 'th' : 'en'
  const as = strict(written)
  const found: { level: Level; exact: boolean; places: Place[] }[] = []
  const add = (place: Place, exact: boolean): void => {
    const level = levelOf(all, place)
    const known = found.find((each) => each.level === level && each.exact === exact)
    if (known) known.places.push(place)
    else found.push({ level, exact, places: [place] })
  }
  for (const place of others) add(place, true)
  for (const place of own) add(place, others.includes(place) || as === all.strictName(place, script))
  return found
}

type Given = Pick<Hit, 'start' | 'end' | 'level' | 'places' | 'by'> & Partial<Hit>

/**
 * A hit with defaults: a whole word, as in the table, without a sign. All hits have the same members in the same order,
 * because the engine is slow with objects of many shapes.
 */
export const hitOf = (given: Given): Hit => ({
  start: given.start,
  end: given.end,
  level: given.level,
  places: given.places,
  by: given.by,
  exact: given.exact ?? true,
  cost: given.cost ?? 0,
  letters: given.letters ?? given.end - given.start,
  left: given.left ?? true,
  right: given.right ?? true,
  capital: given.capital ?? false,
  sign: given.sign ?? 'none',
  doubtful: given.doubtful ?? false,
  streetTail: given.streetTail ?? false,
  contained: given.contained ?? false,
  split: given.split ?? false,
  worth: 0,
})

/** The hit with only some of its places. */
export const withPlaces = (hit: Hit, places: readonly Place[]): Hit => hitOf({ ...hit, places })

/** A name and the words beside it. */
interface Beside {
  readonly view: View
  readonly start: number
  readonly end: number
  readonly level: Level
  readonly places: readonly Place[]
  /** The sign before it. */
  readonly before: Sign | undefined
  /** The level in an English word after it; null for another kind of word. */
  readonly after: ReturnType<typeof levelAfter>
}

/** The rule that rejects names which may be of another level: ต.พิมาย is a district. */
export const OTHER_SIGN = 'sign of another level before it'

/** A name is rejected if one of these matches, independently of the others. */
export const hitRules: readonly Rule<[name: Beside]>[] = [
  { name: 'inside a sign', match: ({ view, start, end }) => isInsideSign(view, start, end) },
  {
    name: 'name of a street or house',
    match: ({ view, start, before }) => before?.level === null && !view.signStarts.has(start),
  },
  {
    name: 'road after a house, or before the sign of a district',
    match: ({ view: { text }, start, end, before, level }) =>
      level === 'subdistrict' &&
      !before &&
      (isRoadAfterHouse(text, start) ||
        (text.startsWith('ถนน', start) && /^\s{0,3}เขต/.test(text.slice(end, end + 6)))),
  },
  { name: OTHER_SIGN, match: ({ before, level }) => (before?.level ?? level) !== level },
  { name: 'road, park or house after it', match: ({ before, after }) => after === null && !before },
  {
    // Bang Phli Province is the district.
    name: 'word of another level after it',
    match: ({ view: { places: all }, places, before, after, level }) =>
      (after?.level ?? level) !== level &&
      before?.level !== level &&
      !(level === 'district' && after?.level === 'province' && !places.some((place) => isNamedAsProvince(all, place))),
  },
  {
    name: 'one end of a road',
    match: ({ view, start, end, before, after }) => !before && !after && isHyphened(view.text, start, end),
  },
  {
    name: 'lane of a road',
    match: ({ view: { text }, start, end, before }) =>
      !before && LANE_NUMBER.test(text.slice(end, end + 5)) && ROADS.has(text.slice(start, end)),
  },
]

/** In 99 ถนนพญาไท ราชเทวี it is a road, although a subdistrict of Bangkok has the name. */
const isRoadAfterHouse = (text: string, start: number): boolean =>
  text.startsWith('ถนน', start) && /\d/.test(text.slice(0, start))

/** Whether a district has the name of its province. */
const isNamedAsProvince = (all: Places, place: Place): boolean =>
  all.record(place).nameTh === all.record(lineOf(all, place).province).nameTh

const ROADS: ReadonlySet<string> = new Set(NUMBERED_ROADS.split('|'))
/** ลาดพร้าว 101 is a lane, even in another district. */
const LANE_NUMBER = /^\s?\d{1,3}(?![\d/])/

/** Adds a name with what the words around it say, or rejects it with the matching rule. */
export function addHit(view: View, hits: Hit[], name: Given): void {
  const { text, signBefore } = view
  const { start, end, level } = name
  const before = signBefore.get(start)
  const after = isLatin(text.charCodeAt(end - 1)) ? levelAfter(text, end) : undefined
  const beside = { view, start, end, level, places: name.places, before, after }
  const rule = hitRules.find(({ match }) => match(beside))
  if (rule === undefined) hits.push(hitOf({ ...name, ...saidOf(beside) }))
  else view.rejected.push({ start, end, level, places: name.places, by: rule.name })
  if (before?.level === 'district' && level === 'province') addCapitalOf(view, hits, name)
}

/** What the words around a name say about it. */
function saidOf({ view, start, before, after }: Beside): Pick<Hit, 'sign' | 'doubtful' | 'streetTail'> {
  const isSigned = (before?.level ?? null) !== null || after !== undefined
  return {
    sign: !isSigned ? 'none' : before?.weak ? 'weak' : 'strong',
    doubtful: !before && view.signStarts.has(start),
    streetTail: !isSigned && view.streets[start] === 1 && view.streets[start - 1] === 1,
  }
}

/** อ.ขอนแก่น is the capital district. */
function addCapitalOf(view: View, hits: Hit[], province: Given): void {
  const { places: all } = view
  const capitals = all.th().capitals()
  const places = capitals.filter((each) => province.places.includes(all.parent[each] as Place))
  if (places.length === 0) return
  addHit(view, hits, { ...province, level: 'district', places, exact: false, by: 'province for its capital' })
}

/** วัด in จังหวัด is no name. */
const isInsideSign = ({ signs }: View, start: number, end: number): boolean =>
  signs.some((sign) => sign.level !== null && sign.start < start && end <= sign.end)

/** One end of บางนา-ตราด: a road between two places. At most one blank is on either side of the hyphen. */
const isHyphened = (text: string, start: number, end: number): boolean =>
  /[ก-๎A-Za-z][ \n]?-[ \n]?$/.test(text.slice(Math.max(0, start - 4), start)) ||
  /^[ \n]?-[ \n]?[ก-ฮเ-ไA-Za-z]/.test(text.slice(end, end + 4))

/** เมือง alone is the capital district of the province that the rest names. */
function capitalHits(view: View, hits: Hit[]): void {
  for (const { index } of view.text.matchAll(/เมือง/g)) {
    const end = index + 'เมือง'.length
    if (view.starts[index] === 1 && view.ends[end] === 1) addCapital(view, hits, view.places.th(), index, end, 5)
  }
}

function addCapital(view: View, hits: Hit[], { capitals }: Script, start: number, end: number, letters: number): void {
  addHit(view, hits, { start, end, level: 'district', places: capitals(), letters, capital: true, by: 'capital' })
}
