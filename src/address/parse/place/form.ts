import { isThai } from '../../../thai/character-kinds.ts'
import { encodeThai } from '../../names/thai-letters.ts'
import { hitOf, type Hit } from './hits.ts'
import { skip, thaiEnd } from '../text/span.ts'
import { childrenOf, levelOf, placeOf, type Place, type Places } from '../../places.ts'
import type { Sign } from '../text/markers.ts'

/** A name as written. */
interface Written {
  readonly start: number
  readonly end: number
  readonly name: string
}

const CAPITAL = 'เมือง'
const BANGKOK = '10'
const BANGKOK_NAMES: ReadonlySet<string> = new Set(['กรุงเทพ', 'กทม'])

/**
 * An address as in forms, like `ต.สุเทพ อ.เมือง จ.เชียงใหม่`: subdistrict, district and province in sequence, each after its
 * sign and written as in the table; the province's sign is optional. No other reading can be better, so this skips the search
 * for names and its indexes. Undefined for every other text; most pasted addresses match.
 */
export function formHits(places: Places, text: string, signs: readonly Sign[]): Hit[] | undefined {
  const [first, second, third, more] = signs.filter(({ level, weak }) => level !== null && !weak)
  if (!first) return pointlessHits(places, text)
  if (first.level !== 'subdistrict' || second?.level !== 'district' || more) return undefined
  if (third && third.level !== 'province') return undefined
  const subdistrict = nameAt(text, first.end, second.start)
  const district = nameAt(text, second.end, third?.start)
  if (!subdistrict || !district) return undefined
  const province = nameAt(text, third?.end ?? skip(text, district.end, BETWEEN), undefined, third === undefined)
  return province && hitsOf(places, [subdistrict, district, province], third !== undefined)
}

/** Three names whose signs lost their points: ตสุเทพ อเมือง จเชียงใหม่. No other text begins so. */
function pointlessHits(places: Places, text: string): Hit[] | undefined {
  for (let at = text.indexOf('ต'); at !== -1; at = text.indexOf('ต', at + 1)) {
    if (isThai(text.charCodeAt(at - 1))) continue
    const subdistrict = nameAt(text, at + 1)
    const district = subdistrict && nameAfter(text, subdistrict, 'อ')
    const province = district && nameAfter(text, district, 'จ')
    const hits = province && hitsOf(places, [subdistrict, district, province], true)
    if (hits) return hits.map((hit) => ({ ...hit, start: hit.start - 1 }))
  }
  return undefined
}

function nameAfter(text: string, before: Written, letter: string): Written | undefined {
  const at = skip(text, before.end, BETWEEN)
  return at > before.end && text[at] === letter ? nameAt(text, at + 1) : undefined
}

/** The Thai letters from `start` on, if only blanks and commas separate them from the next sign; ignores a final ฯ. */
function nameAt(text: string, start: number, next?: number, isBare = false): Written | undefined {
  let end = thaiEnd(text, start, next)
  if (next === undefined ? isBare && !isLast(text, end) : skip(text, end, BETWEEN) !== next) return undefined
  if (text[end - 1] === 'ฯ') end--
  return end > start ? { start, end, name: text.slice(start, end) } : undefined
}

/** Whether a name is not the first half of a road (เชียงใหม่-ลำปาง) or of itself (กรุงเทพ มหานคร). */
const isLast = (text: string, end: number): boolean => {
  const after = skip(text, end, BETWEEN)
  return text[after] !== '-' && !text.startsWith('มหานคร', after)
}

const BETWEEN = ' ,\n'

/** Hits for three names if each place contains the one before. */
function hitsOf(
  places: Places,
  [subdistrict, district, province]: readonly [Written, Written, Written],
  isSigned: boolean,
): Hit[] | undefined {
  const provincePlace = provinceNamed(places, province.name)
  if (provincePlace === -1) return undefined
  const districtName = district.name === CAPITAL ? CAPITAL + province.name : district.name
  const districtPlace = childNamed(places, provincePlace, districtName)
  const subdistrictPlace = districtPlace === undefined ? undefined : childNamed(places, districtPlace, subdistrict.name)
  if (districtPlace === undefined || subdistrictPlace === undefined) return undefined
  return [
    hitFor(places, subdistrict, subdistrictPlace, true),
    hitFor(places, district, districtPlace, true),
    hitFor(places, province, provincePlace, isSigned),
  ]
}

/** The direct child of a place with a Thai name. */
export const childNamed = (places: Places, parent: Place, name: string): Place | undefined =>
  childrenOf(places, parent).find((place) => places.record(place).nameTh === name)

function provinceNamed(places: Places, name: string): Place {
  if (BANGKOK_NAMES.has(name)) return placeOf(places, BANGKOK)
  return places.provinceNames().indexOf(encodeThai(name))
}

function hitFor(places: Places, { start, end, name }: Written, place: Place, isSigned: boolean): Hit {
  const level = levelOf(places, place)
  const capital = level === 'district' && name === CAPITAL
  return hitOf({
    start,
    end,
    level,
    places: [place],
    capital,
    sign: isSigned ? 'strong' : 'none',
    by: 'three names of a form',
  })
}
