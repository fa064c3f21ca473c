import { once } from '../../../once.ts'
import { isAround, type Findings, type Reading } from './choose.ts'
import type { Hit, View } from './hits.ts'
import { isStreetSign } from '../text/markers.ts'
import type { Rule } from '../text/rule.ts'

/** Shorter names of subdistricts and districts are also everyday words: ยอด, สอง, ใหม่, ใจดี. */
const LETTERS_MIN = 6
/** Provinces that are also everyday words. */
const WORDS: ReadonlySet<string> = new Set(['เลย', 'ตาก', 'น่าน', 'แพร่'])
const HOUSE = /(?<![\d/])\d+\/\d+(?![\d/])/

/** A single name and the text around it. */
interface Lone {
  readonly hit: Hit
  readonly reading: Reading
  readonly text: string
  readonly findings: Findings
  /** The end of a house number or its street; Infinity without one. */
  readonly house: () => number
}

/** Words that equal a place name by chance. */
export const wordRules: readonly Rule<[lone: Lone]>[] = [
  { name: 'short word', match: ({ hit }) => hit.level !== 'province' && hit.letters < LETTERS_MIN },
  {
    name: 'province that is a word',
    match: ({ hit, text }) => hit.level === 'province' && WORDS.has(text.slice(hit.start, hit.end)),
  },
]

/** Evidence that such a word is a place after all. */
export const placeRules: readonly Rule<[lone: Lone]>[] = [
  { name: 'after a sign', match: ({ hit }) => hit.sign !== 'none' },
  {
    name: 'with its postcode',
    match: ({ reading, findings: { postcode } }) => postcode !== undefined && isAround(postcode, reading.place),
  },
  {
    name: 'nothing else is said',
    match: ({ hit, text, findings: { touches } }) => touches(0, hit.start) && touches(hit.end, text.length),
  },
  { name: 'after the house', match: ({ hit, house }) => house() <= hit.start },
]

/**
 * Returns the rule by which a reading rests on one bare word that is a place name by chance: in a message such a word is no
 * part of an address. Undefined for all other readings.
 */
export function loneWords({ text, signs }: View, findings: Findings): (reading: Reading) => string | undefined {
  const house = once(() => {
    const number = HOUSE.exec(text)
    const street = signs.find(({ start, end }) => isStreetSign(text.slice(start, end)))
    return Math.min(number ? number.index + number[0].length : Infinity, street?.end ?? Infinity)
  })
  return (reading) => {
    const [hit, other] = reading.hits
    if (!hit || other) return undefined
    const lone = { hit, reading, text, findings, house }
    if (placeRules.some(({ match }) => match(lone))) return undefined
    return wordRules.find(({ match }) => match(lone))?.name
  }
}
