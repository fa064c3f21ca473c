import { isLatin, isThai } from '../../../thai/character-kinds.ts'
import { childrenOf, isLarger, LEVELS, lineOf, type Level, type Place, type Places } from '../../places.ts'
import { once } from '../../../once.ts'
import { isAround, placesOf, type Findings } from './choose.ts'
import { isPlain, OTHER_SIGN, withPlaces, type Hit, type View } from './hits.ts'
import { BESIDE, COUNTRY, FRIENDLY, PHONE, PHONE_LATIN, POLITE, POSTCODE_LATIN } from '../text/vocabulary.ts'
import { levelAfter } from '../text/markers.ts'
import { isSameSpan, skip } from '../text/span.ts'
import type { Rule } from '../text/rule.ts'

type Known = Pick<Findings, 'places' | 'touches' | 'postcode' | 'text'>

/** A province before the postcode or at the end counts like one after จ. */
export const isProvinceAtItsPlace = (
  { level, left, right, end }: Hit,
  { touches, postcode, text }: Omit<Known, 'places'>,
): boolean =>
  level === 'province' &&
  left &&
  right &&
  (touches(end, text.length) || (postcode !== undefined && touches(end, postcode.number.start)))

/** The rest of the text around a name. */
interface Beside {
  readonly view: View
  readonly hits: readonly Hit[]
  /** Province names that pass `isProvinceAtItsPlace`. */
  readonly provinces: readonly Hit[]
  /** Whether a name is inside every written larger unit and has the postcode; at least one of these must be written. */
  readonly fits: (hit: Hit) => boolean
}

/** A name is rejected if one of these matches. */
export const otherRules: readonly Rule<[hit: Hit, beside: Beside]>[] = [
  {
    // ยะลา 95000 names no subdistrict.
    name: 'province of this name at its place',
    match: (hit, { hits, provinces }) =>
      hit.level !== 'province' &&
      hit.sign === 'none' &&
      provinces.some((province) => isSameSpan(province, hit)) &&
      !hits.some((other) => other.level === 'province' && other.left && other.right && !isSameSpan(other, hit)),
  },
  {
    // ต.แหลมฉบัง ชลบุรี is not ต.แหลม, and T. Koh Samet, Rayong not T. Ko; but T. Nongprue Pattaya, Chonburi is Nongprue.
    name: 'beginning of the name after a sign',
    match: (hit, { view, hits, fits }) =>
      hit.level !== 'province' &&
      view.signBefore.has(hit.start) &&
      !isReadWhole(view, hits, hit.end, hit.level) &&
      (view.rejected.some((other) => other.start === hit.start && other.end > hit.end) ||
        !fits(hit) ||
        hits.some((other) => isLongerName(other, hit) && fits(other))),
  },
  {
    // Nong Kung aYi is not Nong Kung, but Choeng Thale Villa, Phuket is Choeng Thale.
    name: 'English name that goes on',
    match: (hit, { view, hits, fits }) =>
      hit.sign === 'none' &&
      hit.level !== 'province' &&
      isLatin(view.text.charCodeAt(hit.start)) &&
      !isReadWhole(view, hits, hit.end, hit.level) &&
      !(LONG_WORD.test(view.text.slice(hit.end, hit.end + WORD_MAX)) && fits(hit)),
  },
  {
    // ต.ปากตะโกุ is not ตะโก.
    name: 'inside the name after a sign',
    match: ({ start, sign, level }, { view }) =>
      level !== 'province' && sign === 'none' && view.starts[start] === 0 && isAfterSign(view, start),
  },
]

/** คลองตันเหนือ against คลองตัน. */
const isLongerName = (other: Hit, { start, end, level }: Hit): boolean =>
  other.start === start && other.level === level && other.end > end

/** A separate word, too long to be the rest of a misspelt name. */
const LONG_WORD = /^ ?[A-Za-z]{5}/
/** Letters and marks; longer than any name. */
const NAME_MAX = 40

/** Whether a name is the end of more English words that are no names: Nang Buat in Dem Bang Nang Buat. */
export function isEndOfWords({ text, signBefore }: View, hits: readonly Hit[], { start }: Pick<Hit, 'start'>): boolean {
  if (!isLatin(text.charCodeAt(start)) || signBefore.has(start)) return false
  let end = start
  while (text[end - 1] === ' ') end--
  return isLatin(text.charCodeAt(end - 1)) && !hits.some((hit) => hit.end === end)
}

/** Whether only Thai letters are between a position and the sign before it. */
function isAfterSign({ text, signBefore, signStarts }: View, position: number): boolean {
  let at = position
  const isInside = (): boolean => !signBefore.has(at) && !signStarts.has(at) && isThai(text.charCodeAt(at - 1))
  while (at > position - NAME_MAX && isInside()) at--
  const sign = signBefore.get(at)
  return sign !== undefined && sign.level !== null
}

/** The names that no rule rejects. */
export function ownNames(view: View, known: Known, hits: readonly Hit[]): Hit[] {
  const provinces = hits.filter((hit) => isProvinceAtItsPlace(hit, known))
  const fitting = once(() => fitsOf(known, hits, provinces))
  const beside: Beside = { view, hits, provinces, fits: (hit) => fitting()(hit) }
  return hits.filter((hit) => {
    const rule = otherRules.find(({ match }) => match(hit, beside))
    if (rule)
      view.rejected.push({ start: hit.start, end: hit.end, level: hit.level, places: hit.places, by: rule.name })
    return rule === undefined
  })
}

/**
 * เมือง may be any of 76 capitals. Beside a written province that contains one, only those in the province of another name or
 * of the postcode count: fewer facts support the others.
 */
export function capitalsMeant({ rejected, places }: View, known: Known, own: readonly Hit[]): readonly Hit[] {
  const capital = own.find((hit) => hit.capital)
  if (!capital) return own
  const provinceOf = (place: Place): Place => lineOf(places, place).province
  const written = own.filter(
    (hit) => hit.level === 'province' && (hit.sign === 'strong' || isProvinceAtItsPlace(hit, known)),
  )
  if (!capital.places.some((place) => written.some((hit) => hit.places.includes(provinceOf(place))))) return own
  const near = new Set(known.postcode?.provinces)
  for (const hit of own) if (!hit.capital) for (const place of hit.places) near.add(provinceOf(place))
  for (const { by, places: slips } of rejected)
    if (by === OTHER_SIGN) for (const place of slips) near.add(provinceOf(place))
  return own.map((hit) =>
    hit.capital
      ? withPlaces(
          hit,
          hit.places.filter((place) => near.has(provinceOf(place))),
        )
      : hit,
  )
}

/** Whether another name of the same district begins with this one: กะลุวอเหนอ does not mean กะลุวอ. */
function hasLongerSibling(places: Places, place: Place, district: Place): boolean {
  if (district === -1 || place === district) return false
  const { nameTh } = places.record(place)
  return childrenOf(places, district).some((each) => each !== place && places.record(each).nameTh.startsWith(nameTh))
}

function fitsOf({ places, postcode }: Known, hits: readonly Hit[], provinces: readonly Hit[]): Beside['fits'] {
  const signed = (level: Level): Hit[] => hits.filter((hit) => hit.level === level && hit.sign === 'strong')
  const written = {
    province: placesOf([...signed('province'), ...provinces]),
    district: placesOf(signed('district')),
    subdistrict: new Set<Place>(),
  }
  const code = postcode && postcode.places.size > 0 ? postcode : undefined
  const bare = placesOf(hits.filter((hit) => hit.level === 'district' && isPlain(hit) && !hit.capital))
  // อ.เมือง alone may be any of 76.
  const isSaid = code || written.province.size > 0 || signed('district').some(({ capital }) => !capital)
  return (hit) => {
    const larger = LEVELS.filter((level) => isLarger(level, hit.level) && written[level].size > 0)
    return hit.places.some((place) => {
      const line = lineOf(places, place)
      if (!isSaid && !bare.has(line.district)) return false
      if (!larger.every((level) => written[level].has(line[level])) || (code && !isAround(code, place))) return false
      return !hasLongerSibling(places, place, line.district)
    })
  }
}

/** The names that are no part of a longer word, unless other names complete it. */
export function wholeHits(hits: readonly Hit[]): readonly Hit[] {
  if (hits.every(({ left, right }) => left && right)) return hits
  const starts = new Set(hits.map(({ start }) => start))
  const ends = new Set(hits.map(({ end }) => end))
  return hits.filter(({ left, right, start, end }) => (right || starts.has(end)) && (left || ends.has(start)))
}

/**
 * Whether a name after a sign is complete at `end`: before the next sign, a non-letter, or the name of a larger unit. A Latin
 * name continues over blanks.
 */
export function isReadWhole(view: View, hits: readonly Hit[], end: number, level: Level): boolean {
  const { text, signStarts } = view
  const isLargerAt = (at: number): boolean => hits.some((hit) => hit.start === at && isLarger(hit.level, level))
  if (signStarts.has(end) || isLargerAt(end)) return true
  if (!isLatin(text.charCodeAt(end - 1)))
    return !isThai(text.charCodeAt(end)) || text[end] === 'ฯ' || isNoName(text, end)
  const next = skip(text, end, ' ')
  const goesOn = isLatin(text.charCodeAt(next)) && !NO_NAME.test(text.slice(next, next + WORD_MAX))
  return !goesOn || signStarts.has(next) || levelAfter(text, end) !== undefined || isLargerAt(next)
}

/**
 * The end of the name written at a hit, of which the table may have only the beginning: ต.ฮอดทอง, Tambon Patong Beach. A Thai
 * name ends at a blank, at a sign, at the name of a larger unit, or before a word that occurs in no name. An English name ends
 * after its last letter.
 */
export function nameEnd(view: View, hits: readonly Hit[], { start, end, level }: Hit): number {
  const { text, signStarts } = view
  const isEnd = (at: number): boolean =>
    isReadWhole(view, hits, at, level) && !BEACH.test(text.slice(at, at + WORD_MAX))
  let last = end
  if (isLatin(text.charCodeAt(start))) {
    while (!isEnd(last)) for (last = skip(text, last, ' '); isLatin(text.charCodeAt(last)); last++);
    return last
  }
  while (isThai(text.charCodeAt(last)) && !signStarts.has(last) && !isEnd(last)) last++
  return last
}

/** Patong Beach */
const BEACH = /^ (?:beach|hills?|garden|court)(?![A-Za-z])/i

/** Whether the word at a position cannot be part of a Thai name (นะ, ขอบคุณ, โทร). */
export const isNoName = (text: string, at: number): boolean => NO_THAI_NAME.test(text.slice(at, at + WORD_MAX))

const WORD_MAX = 12
/** Words after an address that are no part of a name: courtesy, the country, telephones, landmarks. */
const NO_THAI_NAME = new RegExp(
  `^(?:นะ|คับ|${POLITE}|${FRIENDLY}|ขอบคุณ|${PHONE}|${COUNTRY}|รหัส|ไปรษณีย์|${BESIDE}|ติด|ถนน|ซอย|หมู่|บ้าน)`,
)
const NO_NAME = new RegExp(`^(?:thailand|${PHONE_LATIN}|postal|${POSTCODE_LATIN}|call|fax|line|e-?mail)(?![a-z])`, 'i')
