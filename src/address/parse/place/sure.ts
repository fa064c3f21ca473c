import { isThai } from '../../../thai/character-kinds.ts'
import { foldThai } from '../../names/letters.ts'
import { lineOf, placeOf, type Line } from '../../places.ts'
import type { Findings, Reading } from './choose.ts'
import { childNamed } from './form.ts'
import { isPlain, type Hit, type Rejected, type View } from './hits.ts'
import type { Rule } from '../text/rule.ts'
import { isSameSpan, overlap } from '../text/span.ts'
import { NAMED_PLACES_LATIN, TOWER } from '../text/vocabulary.ts'
import { nameEnd } from './whole-names.ts'

/** A subdistrict's name about to be returned, and the text around it. */
interface Named {
  readonly hit: Hit
  readonly line: Line
  readonly used: readonly Hit[]
  readonly view: View
  readonly findings: Findings
  /** The end of the name as written there. */
  readonly end: number
}

/** A name is no subdistrict if one of these matches: the answer is its district. */
export const sureRules: readonly Rule<[named: Named]>[] = [
  {
    // Lat Krabang Estate, 12 Moo 3, Lamplatew, Lat Krabang: the district is the name beside the province.
    name: 'name of the district, which is elsewhere',
    match: ({ hit, line, used, view: { places }, findings }) =>
      hit.sign === 'none' &&
      isNamedAlike(places, line) &&
      used.some((other) => other.level === 'district' && other.sign === 'none' && !areBeside(findings, hit, other)),
  },
  {
    // No subdistrict: Kut Khaopun Subdistrict; Nong Bua Lam Phu, Nong Bua Lam Phu; Mueang Yala, Mueang Yala.
    name: 'name of its district or province, or the end of it',
    match: ({ hit, line, used, view, findings }) =>
      view.rejected.some((other) => isLongerOf(other, hit, line)) ||
      findings.all.some((other) => other.cost === 0 && isLongerOf(other, hit, line)) ||
      findings.all.some((other) => isSameSpan(other, hit) && isLargerOf(other, line, used, findings)),
  },
  {
    // Chai Nat, Chai Nat
    name: 'name of the province, without a district',
    match: ({ hit, line, used, view: { places } }) =>
      hit.sign === 'none' &&
      places.record(line.subdistrict).nameTh === places.record(line.province).nameTh &&
      !used.some(({ level }) => level === 'district'),
  },
  {
    // ต.xxx อ.บางพลี … ต.บางแก้ว
    name: 'another name after the sign of a subdistrict',
    match: ({ hit, used, view: { signBefore }, findings: { signed, text } }) =>
      [...signed].some(
        ([start, level]) =>
          level === 'subdistrict' &&
          ![hit, ...used].some((each) =>
            overlap(each, { start: signBefore.get(start)?.start ?? start, end: start + 1 }),
          ) &&
          !text.startsWith(text.slice(hit.start, hit.end), start),
      ),
  },
  {
    // บางแก้ว บางปลา บางพลี
    name: 'beside another subdistrict of its district',
    match: ({ hit, line, used, view: { places }, findings }) =>
      hit.sign === 'none' &&
      findings.all.some(
        (other) =>
          other.level === 'subdistrict' &&
          other.sign === 'none' &&
          isThai(findings.text.charCodeAt(other.start)) &&
          isPlain(other) &&
          !overlap(other, hit) &&
          areBeside(findings, hit, other) &&
          !findings.hasNumber(Math.min(hit.end, other.end), Math.max(hit.start, other.start)) &&
          other.places.some((place) => place !== line.subdistrict && places.parent[place] === line.district) &&
          !used.some((each) => overlap(each, other)),
      ),
  },
  {
    name: 'name of an estate',
    match: ({ hit, view: { text } }) => hit.sign === 'none' && ESTATE.test(text.slice(hit.end, hit.end + ESTATE_MAX)),
  },
  {
    // ต.ฮอดทอง จ.เชียงใหม่ may be any subdistrict.
    name: 'beginning of another name',
    match: ({ hit, line, used, view, findings: { postcode }, end }) =>
      (end > hit.end || hasMore(view, hit, line)) &&
      !(
        used.some(({ level, start, cost }) => level === 'district' && !(cost > 0 && start === hit.end)) &&
        (used.some(({ level }) => level === 'province') || postcode?.places.has(line.subdistrict) === true)
      ),
  },
]

/** Whether a hit is inside a longer name of its own district or province. */
const isLongerOf = (
  { start, end, level, places }: Omit<Rejected, 'by'>,
  hit: Hit,
  { district, province }: Line,
): boolean =>
  level !== 'subdistrict' &&
  start <= hit.start &&
  hit.end <= end &&
  hit.end - hit.start < end - start &&
  places.some((place) => place === district || place === province)

/** Whether a name is the district's, or the province's if no other name is: Mueang Kalasin names the district. */
function isLargerOf(
  { level, capital, cost, places }: Hit,
  line: Line,
  used: readonly Hit[],
  { all, places: table }: Findings,
): boolean {
  const isOfDistrict = ({ start, end }: Hit): boolean =>
    all.some((other) => other.level === 'district' && !other.capital && other.start < start && end === other.end)
  if (cost > 0) return false
  if (level === 'district') return !capital && places.includes(line.district) && !isNamedAlike(table, line)
  return (
    level === 'province' &&
    places.includes(line.province) &&
    !used.some((other) => other.level === 'province' && !isOfDistrict(other))
  )
}

const isNamedAlike = ({ record }: View['places'], { subdistrict, district }: Line): boolean =>
  record(district).nameTh === record(subdistrict).nameTh

/** Whether a misspelt name has at least two letters after the table name: ต.สุเทพใต้. */
function hasMore({ text, places }: View, { start, end, cost }: Hit, { subdistrict }: Line): boolean {
  if (cost === 0 || !isThai(text.charCodeAt(start))) return false
  const name = places.th().names().of(subdistrict)
  const written = foldThai(text.slice(start, end)).text
  return written.length > name.length + 1 && written.startsWith(name)
}

const ESTATE_MAX = 40
/** Makes a name that of an estate. In English one more word may be between: Bang Rak Industrial Estate. */
const ESTATE = new RegExp(
  String.raw`^(?: ?(?:คอนโด|วิลล่า|วิลเลจ|พาร์ค|รีสอร์ท|แมนชั่น|${TOWER})(?=[\s\d,]|$)|` +
    ` (?:[A-Za-z]+ )?(?:${NAMED_PLACES_LATIN}|ville)(?![A-Za-z]))`,
  'i',
)

const areBeside = ({ touches }: Findings, a: Hit, b: Hit): boolean =>
  a.start < b.start ? touches(a.end, b.start) : touches(b.end, a.start)

/** แขวง and เขต are used in Bangkok: of equally good readings only those in it. */
function ofBangkok({ text, places, signBefore, signs }: View, best: readonly Reading[]): readonly Reading[] {
  if (best.length < 2 || !signs.some(({ start }) => BANGKOK_SIGN.test(text.slice(start, start + 'แขวง'.length))))
    return best
  const bangkok = placeOf(places, '10')
  const inBangkok = best.filter(
    ({ place, hits }) =>
      lineOf(places, place).province === bangkok &&
      hits.some((hit) => BANGKOK_SIGN.test(text.slice(signBefore.get(hit.start)?.start, hit.start))),
  )
  return inBangkok.length > 0 ? inBangkok : best
}

const BANGKOK_SIGN = /^(?:แขวง|เขต)/

/** Adds the subdistrict for แขวง/เขต ราษฎร์บูรณะ, which names both. */
function both({ text, places, signBefore }: View, reading: Reading): Reading {
  const district = reading.hits.find(({ level, sign }) => level === 'district' && sign === 'strong')
  const sign = district && signBefore.get(district.start)
  if (!district || !sign || !BOTH.test(text.slice(Math.max(0, sign.start - BOTH_MAX), sign.start))) return reading
  const child = childNamed(places, reading.place, places.record(reading.place).nameTh)
  if (child === undefined) return reading
  return { ...reading, place: child, hits: [{ ...district, level: 'subdistrict', places: [child] }, ...reading.hits] }
}

const BOTH = /(?:แขวง|ตำบล|ต\.)\s?\/\s?$/
const BOTH_MAX = 8

/** The best reading without an unreliable subdistrict, and with the whole name if the table has only its beginning. */
export function surest(
  view: View,
  findings: Findings,
  equal: readonly Reading[],
  found: readonly Reading[],
): readonly Reading[] {
  const best = ofBangkok(view, equal)
  const [reading, ...tied] = best
  if (!reading || tied.length > 0) return best
  if (reading.place < view.places.subdistrictsFrom)
    return reading.place < view.places.districtsFrom ? best : [both(view, reading)]
  const hit = reading.hits.find(({ level }) => level === 'subdistrict')
  if (!hit) return best
  const line = lineOf(view.places, reading.place)
  const end = nameEnd(
    view,
    findings.all.filter(({ cost }) => cost === 0),
    hit,
  )
  const used = reading.hits.filter((other) => other !== hit)
  const rule = sureRules.find(({ match }) => match({ hit, line, used, view, findings, end }))
  if (rule) {
    view.rejected.push({ start: hit.start, end: hit.end, level: hit.level, places: hit.places, by: rule.name })
    return [found.find(({ place }) => place === line.district) ?? { ...reading, place: line.district, hits: used }]
  }
  if (end === hit.end) return best
  const whole: Hit = { ...hit, end, exact: false, right: true }
  return [{ ...reading, hits: [...used, whole] }]
}
