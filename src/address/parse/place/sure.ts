import { isLatin, isThai } from '../../../thai/character-kinds.ts'
import { foldLatin } from '../../names/latin-rules.ts'
import { foldThai } from '../../names/letters.ts'
import { lineOf, type Line, type Place } from '../../places.ts'
import type { Findings, Reading } from './choose.ts'
import { isPlain, type Hit, type View } from './hits.ts'
import type { Rule } from '../text/rule.ts'
import { skip } from '../text/span.ts'
import { nameEnd } from './whole-names.ts'

/** The name of a subdistrict that is about to be answered, and what is written around it. */
interface Named {
  readonly hit: Hit
  readonly line: Line
  readonly used: readonly Hit[]
  readonly view: View
  readonly findings: Findings
  /** Where the name that is written there ends. */
  readonly end: number
}

/** A name says no subdistrict if one of these holds: the answer is its district. */
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
    // Neither Kut Khaopun Subdistrict nor Nong Bua Lam Phu, Nong Bua Lam Phu nor Mueang Yala, Mueang Yala names one.
    name: 'name of its district or province, or the end of it',
    match: ({ hit, line, view, findings }) =>
      [...findings.all, ...view.rejected].some(
        ({ start, end, level, places }) =>
          level !== 'subdistrict' &&
          start <= hit.start &&
          hit.end <= end &&
          (hit.end - hit.start < end - start || !isNamedAlike(view.places, line)) &&
          places.some((place) => place === line.district || place === line.province),
      ),
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
    name: 'before the house and apart',
    match: ({ hit, used, findings }) =>
      hit.sign === 'none' &&
      !/\d/.test(findings.text.slice(0, hit.start)) &&
      used.some((other) => other.start > hit.end && findings.hasNumber(hit.end, other.start)) &&
      !used.some((other) => areBeside(findings, hit, other)),
  },
  {
    // Pom Prap Sattru Phai Subdistrict has no subdistrict of this name.
    name: 'beginning of the name of its district',
    match: ({ hit, line, view, end }) => end > hit.end && isNameOf(view, hit.start, end, line),
  },
  {
    // ต.ฮอดทอง จ.เชียงใหม่ may be any subdistrict.
    name: 'beginning of another name',
    match: ({ hit, line, used, findings: { postcode }, end }) =>
      end > hit.end &&
      !(
        used.some(({ level }) => level === 'district') &&
        (used.some(({ level }) => level === 'province') || postcode?.places.has(line.subdistrict) === true)
      ),
  },
]

const isNamedAlike = ({ record }: View['places'], { subdistrict, district }: Line): boolean =>
  record(district).nameTh === record(subdistrict).nameTh

const areBeside = ({ touches }: Findings, a: Hit, b: Hit): boolean =>
  a.start < b.start ? touches(a.end, b.start) : touches(b.end, a.start)

/** Whether a piece is the name of a district or province. */
function isNameOf({ text, places }: View, start: number, end: number, { district, province }: Line): boolean {
  const script = isLatin(text.charCodeAt(start)) ? 'en' : 'th'
  const written = text.slice(start, end)
  const key = script === 'en' ? foldLatin(written.toLowerCase().replaceAll(/[^a-z]/g, '')) : foldThai(written).text
  const names = places[script]().names()
  return [district, province].some((place) => names.of(place) === key)
}

/** The best reading without a name that says no subdistrict, and with all of a name of which the table has the beginning. */
export function surest(
  view: View,
  findings: Findings,
  best: readonly Reading[],
  found: readonly Reading[],
): readonly Reading[] {
  const [reading, ...tied] = best
  if (!reading || tied.length > 0 || reading.place < view.places.subdistrictsFrom) return best
  const hit = reading.hits.find(({ level }) => level === 'subdistrict')
  if (!hit) return best
  const line = lineOf(view.places, reading.place)
  const end = nameEnd(view, findings.all, hit)
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
