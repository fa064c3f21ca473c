// Words written together without a blank, as Thai does: made of the items that may train, so that borders of words are
// learned too. Three native words in a row, and names behind a title or a kind of place.
import type { Item } from './items.ts'

const PHRASES = 8000
const TITLED = 1000
const WORDS_PER_PHRASE = 3
const SYLLABLES_MAX = 2

const TITLES: readonly Item[] = [
  { thai: 'นาย', roman: 'nai' }, { thai: 'นาง', roman: 'nang' }, { thai: 'นางสาว', roman: 'nang-sao' },
  { thai: 'คุณ', roman: 'khun' }, { thai: 'เด็กชาย', roman: 'dek-chai' }, { thai: 'เด็กหญิง', roman: 'dek-ying' },
] // prettier-ignore
const KINDS_OF_PLACE: readonly Item[] = [
  { thai: 'จังหวัด', roman: 'chang-wat' }, { thai: 'อำเภอ', roman: 'am-phoe' }, { thai: 'ตำบล', roman: 'tam-bon' },
  { thai: 'เขต', roman: 'khet' }, { thai: 'แขวง', roman: 'khwaeng' }, { thai: 'ถนน', roman: 'tha-non' },
  { thai: 'วัด', roman: 'wat' }, { thai: 'โรงเรียน', roman: 'rong-rian' }, { thai: 'โรงพยาบาล', roman: 'rong-pha-ya-ban' },
] // prettier-ignore

/** The same numbers every time (xorshift). */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

/** Parts written together; blanks stay between their romanizations. */
const join = (parts: readonly Item[]): Item => ({
  thai: parts.map(({ thai }) => thai).join(''),
  roman: parts.map(({ roman }) => roman).join(' '),
})

const syllableCount = ({ roman }: Item): number => roman.split('-').length

/** Phrases of the words, of names behind titles, of places behind their kind; only those that may train. */
export function phrases(
  words: readonly Item[],
  names: readonly Item[],
  places: readonly Item[],
  mayTrain: (thai: string) => boolean,
): Item[] {
  const next = numbers(1999)
  const pick = (items: readonly Item[]): Item => items[next(items.length)] as Item
  const short = words.filter((item) => syllableCount(item) <= SYLLABLES_MAX)
  const made = [
    ...Array.from({ length: PHRASES }, () => join(Array.from({ length: WORDS_PER_PHRASE }, () => pick(short)))),
    ...Array.from({ length: TITLED }, () => join([pick(TITLES), pick(names)])),
    ...Array.from({ length: TITLED }, () => join([pick(KINDS_OF_PLACE), pick(places)])),
  ]
  return made.filter(({ thai }) => mayTrain(thai))
}
