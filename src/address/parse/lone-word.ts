import { once } from '../../http/once.ts'
import type { Evidence, Reading } from './choose.ts'
import type { View } from './hits.ts'
import { isStreetSign } from './signs.ts'

/** Shorter names of subdistricts and districts are everyday words too: ยอด, สอง, ใหม่, ใจดี. */
const LETTERS_MIN = 6
/** Provinces that are everyday words. */
const WORDS: ReadonlySet<string> = new Set(['เลย', 'ตาก', 'น่าน', 'แพร่'])
const HOUSE = /(?<![\d/])\d+\/\d+(?![\d/])/

/**
 * Tells the readings that rest on one bare word that is a place only by chance: a message in which a short word, or one like
 * it, is also the name of a place. Without a sign, a second level or a postcode that fits, such a word must be all that is
 * said, or come after the number or street of a house.
 */
export function loneWords({ text, signs }: View, { touches, postcode }: Evidence): (reading: Reading) => boolean {
  const house = once(() => {
    const number = HOUSE.exec(text)
    const street = signs.find(({ start, end }) => isStreetSign(text.slice(start, end)))
    return Math.min(number ? number.index + number[0].length : Infinity, street?.end ?? Infinity)
  })
  return ({ place, hits: [hit, other] }) => {
    if (!hit || other || hit.sign !== 'none' || postcode?.places.has(place)) return false
    if (touches(0, hit.start) && touches(hit.end, text.length)) return false
    const isMisspelt = hit.cost > 0 && hit.level === 'subdistrict'
    const isWord = hit.level === 'province' ? WORDS.has(text.slice(hit.start, hit.end)) : hit.letters < LETTERS_MIN
    return (isMisspelt || isWord) && house() > hit.start
  }
}
