import { isThai } from '../../../thai/character-kinds.ts'
import { numberWords } from '../../../text/number-words.ts'
import { addHit, type Hit, type HitWay, type View } from './hits.ts'
import { foldThai } from '../../names/letters.ts'
import { skip, thaiEnd } from '../text/span.ts'
import { levelOf, named, placeOf, type Place } from '../../places.ts'

/** First words of provinces used for the whole name, with or without ฯ and จังหวัด. */
const SHORT = Object.entries({
  สุราษฎร์: '84',
  อุบล: '34',
  อุดร: '41',
  สุพรรณ: '72',
  ประจวบ: '77',
  นครศรี: '80',
  กาญจน์: '71',
  ปราจีน: '25',
  เมืองกาญจน์: '71',
  เมืองนนท์: '12',
  นนท์: '12',
  สารคาม: '44',
  เมืองชล: '20',
  เมืองอุบล: '34',
  เมืองเพชร: '76',
  พิดโลก: '65',
})
const ANY_SHORT = new RegExp(SHORT.map(([word]) => word).join('|'))
const PREFIX_LETTERS_MIN = 3
/** With fewer missing letters it is a typing error. */
const ELIDED_LETTERS_MIN = 3

/**
 * Shortened names: จ.อุบล, สุพรรณฯ, คลอง 5. These count as correct spellings.
 *
 * @param exact names written as in the table.
 */
export function shortHits(view: View, exact: readonly Hit[]): Hit[] {
  const hits: Hit[] = []
  if (view.thai.text.length > 0) {
    if (ANY_SHORT.test(view.text)) for (const [word, code] of SHORT) addShort(view, hits, word, code)
    beginnings(view, hits)
    ringless(view, hits, exact)
  }
  numberedCanals(view, hits)
  return hits
}

function addShort(view: View, hits: Hit[], word: string, code: string): void {
  for (let at = view.text.indexOf(word); at !== -1; at = view.text.indexOf(word, at + 1)) {
    const end = at + word.length
    if (view.starts[at] === 1 && view.ends[end] === 1)
      add(view, hits, at, end, [placeOf(view.places, code)], 'short form')
  }
}

/** Letters and marks; longer than any name. */
const RUN_MAX = 40

/** The beginning of a name with ฯ for the rest; for a province after its sign (จ.อำนาจ) without ฯ too. */
function beginnings(view: View, hits: Hit[]): void {
  if (view.text.includes('ฯ')) for (let start = 0; start < view.text.length; start++) beginningAt(view, hits, start)
  else for (const [start, { level }] of view.signBefore) if (level === 'province') beginningAt(view, hits, start)
}

function beginningAt(view: View, hits: Hit[], start: number): void {
  const { text, starts, ends, signBefore, places } = view
  if (starts[start] !== 1 || !isThai(text.charCodeAt(start))) return
  const [run = ''] = text.slice(start, thaiEnd(text, start, start + RUN_MAX)).split('ฯ', 1)
  const end = start + run.length
  const isElided = text[skip(text, end, ' ')] === 'ฯ'
  if (!isElided && (signBefore.get(start)?.level !== 'province' || ends[end] !== 1)) return
  const key = foldThai(run).text
  if (key.length < PREFIX_LETTERS_MIN) return
  const { districtsFrom } = places
  const goingOn = places
    .th()
    .names()
    .goingOn(key, isElided ? 1 : ELIDED_LETTERS_MIN, isElided ? places.subdistrictsFrom : districtsFrom)
  const provinces = goingOn.filter((place) => place < districtsFrom)
  if (provinces.length === 1) add(view, hits, start, end, provinces, 'beginning of a name')
  const districts = goingOn.filter((place) => place >= districtsFrom)
  if (districts.length > 0 && districts.length <= ELIDED_DISTRICTS_MAX)
    add(view, hits, start, end, districts, 'beginning of a name')
}

const ELIDED_DISTRICTS_MAX = 12

/** Names after a sign in which a PDF file turned ำ into า (ต.ลาลูกกา), if exactly one table name results. */
function ringless(view: View, hits: Hit[], exact: readonly Hit[]): void {
  const { text, signBefore, signStarts, places } = view
  const names = places.th().names()
  for (const [start, { level }] of signBefore) {
    let end = start
    while (end < start + RUN_MAX && isThai(text.charCodeAt(end)) && (end === start || !signStarts.has(end))) end++
    const word = text.slice(start, end)
    if (level === null || !word.includes('า') || exact.some((hit) => hit.start === start && hit.end === end)) continue
    if (names.named(foldThai(word).text).length > 0) continue
    const found = withRings(word)
      .map((key) => ({ key, places: names.named(key).filter((place) => levelOf(places, place) === level) }))
      .filter((name) => name.places.length > 0)
    const [only, ...others] = found
    if (only === undefined || others.length > 0) continue
    const { key } = only
    addHit(view, hits, { start, end, level, places: only.places, exact: false, letters: key.length, by: RINGLESS })
  }
}

const RINGLESS = 'ำ without its ring'
/** No name of the table has more ำ. */
const RINGS_MAX = 4

/** The possible folded names of a word if some of its า were ำ. */
function withRings(word: string): string[] {
  const [first = '', ...rest] = word.split('า')
  if (rest.length > RINGS_MAX) return []
  let keys = [first]
  for (const part of rest) keys = keys.flatMap((key) => [`${key}า${part}`, `${key}ำ${part}`])
  return keys.slice(1).map((key) => foldThai(key).text)
}

/** Canals in and around Pathum Thani are numbered: Klong 5 is คลองห้า. */
function numberedCanals(view: View, hits: Hit[]): void {
  const { text, places, latin } = view
  if (latin.length === 0 && !text.includes('คลอง')) return
  for (const match of text.matchAll(/(?:คลอง|(?<![A-Za-z])k(?:h)?long)\s?([1-9]\d?)(?![\d/])/gi)) {
    const found = named(places.th(), foldThai(`คลอง${numberWords(match[1] as string)}`).text).filter(
      (place) => place >= places.subdistrictsFrom,
    )
    if (found.length > 0) add(view, hits, match.index, match.index + match[0].length, found, 'numbered canal')
  }
}

function add(view: View, hits: Hit[], start: number, end: number, places: readonly Place[], by: HitWay): void {
  addHit(view, hits, { start, end, level: levelOf(view.places, places[0] as Place), places, by })
}
