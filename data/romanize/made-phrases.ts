// Words joined without a blank, as in Thai: generated from the items that may train, so that word borders are learned too.
// Three native words in a row, and names after a title or a kind of place.
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
  { thai: 'วัด', roman: 'wat' }, { thai: 'โรงเรียน', roman: 'rong-rian' }, { thai: 'โรงพยาบาล', roman: 'rong pha-ya-ban' },
  { thai: 'ซอย', roman: 'soi' }, { thai: 'ตลาด', roman: 'ta-lat' }, { thai: 'สะพาน', roman: 'sa-phan' },
  { thai: 'คลอง', roman: 'khlong' }, { thai: 'สถานีตำรวจ', roman: 'sa-tha-ni tam-ruat' }, { thai: 'เทศบาลตำบล', roman: 'thet-sa-ban tam-bon' },
  { thai: 'โรงเรียนบ้าน', roman: 'rong-rian ban' }, { thai: 'หมู่บ้าน', roman: 'mu ban' }, { thai: 'วัดบ้าน', roman: 'wat ban' },
] // prettier-ignore

/** A fixed sequence of random numbers (xorshift). */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

/** Parts joined without blanks in Thai, with blanks in romanization. */
const join = (parts: readonly Item[]): Item => ({
  thai: parts.map(({ thai }) => thai).join(''),
  roman: parts.map(({ roman }) => roman).join(' '),
})

const syllableCount = ({ roman }: Item): number => roman.split('-').length

export type MadePhrases = { readonly ofWords: Item[]; readonly titled: Item[] }

/** Phrases of the words, names after titles, and places after their kind; only from items that may train. */
export function madePhrases(
  words: readonly Item[],
  names: readonly Item[],
  places: readonly Item[],
  mayTrain: (thai: string) => boolean,
): MadePhrases {
  const next = numbers(1999)
  const pick = (items: readonly Item[]): Item => items[next(items.length)] as Item
  const make = (count: number, phrase: () => Item): Item[] =>
    Array.from({ length: count }, phrase).filter(({ thai }) => mayTrain(thai))
  const short = words.filter((item) => syllableCount(item) <= SYLLABLES_MAX)
  return {
    ofWords: make(PHRASES, () => join(Array.from({ length: WORDS_PER_PHRASE }, () => pick(short)))),
    titled: [
      ...make(TITLED, () => join([pick(TITLES), pick(names)])),
      ...make(TITLED, () => join([pick(KINDS_OF_PLACE), pick(places)])),
    ],
  }
}
