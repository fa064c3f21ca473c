import { once } from '../once.ts'
import { districtAt } from './read/places.ts'
import { table, words } from './read/table.ts'

/**
 * Titles and ranks before a person's name, with the readings of their abbreviations (the Royal Institute's list of
 * abbreviations; ranks as the forces and the police write them).
 */

const civil = table(String.raw`
ดร.=ดอกเตอร์
รศ.=รองศาสตราจารย์
ผศ.=ผู้ช่วยศาสตราจารย์
ศ.ดร.=ศาสตราจารย์ดอกเตอร์
ศ.นพ.=ศาสตราจารย์นายแพทย์
ศ.พญ.=ศาสตราจารย์แพทย์หญิง
ศ.เกียรติคุณ=ศาสตราจารย์เกียรติคุณ
ศ.คลินิก=ศาสตราจารย์คลินิก
นพ.=นายแพทย์
พญ.=แพทย์หญิง
ทพ.=ทันตแพทย์
ทพญ.=ทันตแพทย์หญิง
ภก.=เภสัชกร
ภญ.=เภสัชกรหญิง
น.สพ.=นายสัตวแพทย์
สพ.ญ.=สัตวแพทย์หญิง
น.ส.=นางสาว
ด.ช.=เด็กชาย
ด.ญ.=เด็กหญิง
ม.จ.=หม่อมเจ้า
ม.ร.ว.=หม่อมราชวงศ์
ม.ล.=หม่อมหลวง
`)

/** Ranks of the army, the navy, the air force and the police, each with its three grades. */
const corps = table(String.raw`
พล.=พล
พ.=พัน
ร.=ร้อย
จ.ส.=จ่าสิบ
ส.=สิบ
พล.ร.=พลเรือ
น.=นาวา
พล.อ.=พลอากาศ
พ.จ.=พันจ่า
พ.อ.=พันจ่าอากาศ
จ.=จ่า
พล.ต.=พลตำรวจ
พ.ต.=พันตำรวจ
ร.ต.=ร้อยตำรวจ
ส.ต.=สิบตำรวจ
`)
const grades = { 'อ.': 'เอก', 'ท.': 'โท', 'ต.': 'ตรี' }
const graded = Object.fromEntries(
  Object.entries(corps).flatMap(([written, spoken]) =>
    Object.entries(grades).map(([letter, grade]) => [written + letter, spoken + grade]),
  ),
)
const ungraded = table(String.raw`
พล.จ.=พลจัตวา
พล.ร.จ.=พลเรือจัตวา
พล.อ.จ.=พลอากาศจัตวา
พล.ต.จ.=พลตำรวจจัตวา
ด.ต.=ดาบตำรวจ
`)

/** Ranks by their abbreviations. @example ranks['พล.อ.'] // 'พลเอก' */
export const ranks: Readonly<Record<string, string>> = { ...graded, ...ungraded }

/** All abbreviated titles. @example titleAbbreviations['ดร.'] // 'ดอกเตอร์' */
export const titleAbbreviations: Readonly<Record<string, string>> = { ...civil, ...ranks }

/** Titles without an abbreviation. */
const others = words(String.raw`
  นาย นาง คุณ คุณหญิง ท่านผู้หญิง หม่อม อาจารย์ ครู พระครู พระมหา พระอาจารย์ หลวงพ่อ หลวงปู่ แม่ชี สามเณร ว่าที่ หญิง
  ศาสตราจารย์ เรือเอก เรือโท เรือตรี เรืออากาศเอก เรืออากาศโท เรืออากาศตรี นาวาอากาศเอก นาวาอากาศโท นาวาอากาศตรี
  จ่าสิบตำรวจ พลทหาร พลตำรวจ
`)

const fullTitles = once(() => {
  const said = Object.values(ranks).flatMap((rank) => [rank, `${rank}หญิง`, `ว่าที่${rank}`, `ว่าที่${rank}หญิง`])
  const all = [...others, ...said, ...Object.values(civil)].toSorted((a, b) => b.length - a.length)
  const byFirst = new Map<number, string[]>()
  for (const title of all) byFirst.set(title.charCodeAt(0), [...(byFirst.get(title.charCodeAt(0)) ?? []), title])
  return byFirst
})

/** Must follow a title: a letter that begins a syllable, and one more. */
const NAME = /^[ก-ฮเ-ไ](?!์)[ก-๎]/
/** นายก, the head of a council, เภสัชกรรม, and words of virtue are no titles before a name. */
const NO_TITLE = new RegExp(
  String.raw`^(?:นายก(?:รัฐ|เทศ|สมาคม|สภา|องค์|เมือง)|เภสัชกรรม|คุณ(?:${words(
    'ค่า ธรรม(?=$|จริย) ประโยชน์ ภาพ ลักษณะ ลักษณ์ วิเศษ วุฒิ ศัพท์ สมบัติ โทษ',
  ).join('|')})(?![ะ-ฺ็-๎]))`,
)

/**
 * The length of the title at the start of a run of Thai letters, if a name can follow or nothing does; else 0.
 *
 * @example titleLength('นายโชคชัย') // 3
 * @example titleLength('คุณากร') // 0
 */
export function titleLength(run: string): number {
  if (NO_TITLE.test(run)) return 0
  const title = fullTitles()
    .get(run.charCodeAt(0))
    ?.find((each) => run.startsWith(each) && (run === each || NAME.test(run.slice(each.length))))
  return title?.length ?? 0
}

/** Abbreviations recognised without their dot before a blank. */
const BARE = words(String.raw`ดร รศ ผศ นพ พญ`)

const escaped = (text: string): string => text.replaceAll('.', String.raw`\.`)
/** ศ.นพ. is read as two titles, like รศ.นพ. */
const JOINED = /^ศ\.[ก-ฮ]+\./
const abbreviated = once(() => {
  const dotted = Object.keys(titleAbbreviations)
    .filter((title) => !JOINED.test(title))
    .toSorted((a, b) => b.length - a.length)
  const title = String.raw`(?:${dotted.map(escaped).join('|')})`
  const patterns = {
    dotted: String.raw`${title}(?= ?(?:[เ-ไ]|[ก-ฮ](?!\.)|${title}))`,
    bare: `(?:${BARE.join('|')})(?= [ก-ฮเ-ไ])`,
    letter: String.raw`[ศอ]\.(?=${title}|[ก-ฮเ-ไ][ก-๎]{2})`,
    full: `ว่าที่(?=${title})`,
  }
  const groups = Object.entries(patterns).map(([name, pattern]) => `(?<${name}>${pattern})`)
  return new RegExp(groups.join('|'), 'y')
})
/** Titles of one letter, which mean something else without a name after them. */
const letters: Readonly<Record<string, string>> = { 'ศ.': 'ศาสตราจารย์', 'อ.': 'อาจารย์' }

/** An abbreviated title as typed, and its full words. */
export interface AbbreviatedTitle {
  readonly typed: string
  readonly full: string
}

/**
 * The abbreviated title at a position, where a word begins, before a name or another title.
 *
 * @example abbreviatedTitle('พล.อ.สนธิ', 0) // { typed: 'พล.อ.', full: 'พลเอก' }
 */
export function abbreviatedTitle(text: string, at: number): AbbreviatedTitle | undefined {
  const pattern = abbreviated()
  pattern.lastIndex = at
  const { 0: typed, groups = {} } = pattern.exec(text) ?? {}
  if (typed === undefined || (groups.letter === 'อ.' && districtAt(text, at + typed.length))) return undefined
  const listed = titleAbbreviations[groups.bare === undefined ? typed : `${typed}.`]
  return { typed, full: letters[typed] ?? listed ?? typed }
}
