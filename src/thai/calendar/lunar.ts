import { convertDigits } from '../digits.ts'
import table from './lunar-years.generated.json' with { type: 'json' }
import { BUDDHIST_OFFSET } from './thai-calendar.ts'

/** Kinds of a lunar year: ปกติมาส ปกติวาร, อธิกวาร, อธิกมาส. No year has both an extra month and an extra day. */
export const lunarYearKinds = ['normal', 'extra-day', 'extra-month'] as const
export type LunarYearKind = (typeof lunarYearKinds)[number]

/** Days of a year of each kind. */
export const lunarYearDays: Readonly<Record<LunarYearKind, number>> = {
  normal: 354,
  'extra-day': 355,
  'extra-month': 384,
}

const monthNames = ['อ้าย', 'ยี่', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ', 'สิบเอ็ด', 'สิบสอง']

/** The animals of the twelve-year cycle (นักษัตร): 1 ชวด Rat to 12 กุน Pig. */
const animals = [
  ['ชวด', 'Rat'],
  ['ฉลู', 'Ox'],
  ['ขาล', 'Tiger'],
  ['เถาะ', 'Rabbit'],
  ['มะโรง', 'Dragon'],
  ['มะเส็ง', 'Snake'],
  ['มะเมีย', 'Horse'],
  ['มะแม', 'Goat'],
  ['วอก', 'Monkey'],
  ['ระกา', 'Rooster'],
  ['จอ', 'Dog'],
  ['กุน', 'Pig'],
].map(([nameTh = '', nameEn = ''], index) => ({ number: index + 1, nameTh, nameEn }))

/** A month: its number, its length in days, and whether it is the second month 8. */
interface Month {
  readonly month: number
  readonly days: number
  readonly secondEighth: boolean
}

/** Odd months have 29 days, even ones 30; an extra day lengthens month 7, an extra month 8 also has 30 days. */
function monthsOf(kind: LunarYearKind): readonly Month[] {
  return monthNames.flatMap((_, index): Month[] => {
    const month = index + 1
    const days = month % 2 === 0 || (month === 7 && kind === 'extra-day') ? 30 : 29
    const once = { month, days, secondEighth: false }
    return month === 8 && kind === 'extra-month' ? [once, { ...once, secondEighth: true }] : [once]
  })
}

/** Certain months of the year after the last published one: the kinds differ only from month 7 on. */
const CERTAIN_MONTHS = 6
/** A waxing half always has 15 days. */
const WAXING_DAYS = 15
/** Month in which printed calendars begin the year of the animal. */
const ANIMAL_MONTH = 5

/** The published years in order, then the months after them that are equal in every kind of year. */
const years = [...table.kinds]
  .map((kind) => monthsOf(lunarYearKinds[Number(kind)] ?? 'normal'))
  .concat([monthsOf('normal').slice(0, CERTAIN_MONTHS)])

/**
 * The official lunar day (ปฏิทินหลวง, Mahanikaya) of a day from midnight to midnight, or null outside the published years:
 * from 7 December 1991 to 23 May 2028. A year's kind is data (`data/lunar`), never computed, because no formula gives all
 * published years. Temples of the Dhammayut order may observe a holy day one day apart.
 *
 * @param days days since 1970-01-01.
 * @example lunarDay(20604)?.text // 'ขึ้น 15 ค่ำ เดือน 7 ปีมะเมีย'
 */
export function lunarDay(days: number) {
  let left = days - table.firstDay
  if (left < 0) return null
  for (const [index, months] of years.entries()) {
    for (const month of months) {
      if (left < month.days) return dayOf(table.firstYearBe + index, month, left)
      left -= month.days
    }
  }
  return null
}

/** The day of a month that has `before` days before it. */
function dayOf(yearBe: number, { month, days, secondEighth }: Month, before: number) {
  const isWaxing = before < WAXING_DAYS
  const day = isWaxing ? before + 1 : before + 1 - WAXING_DAYS
  const animal = animalOf(month < ANIMAL_MONTH ? yearBe - 1 : yearBe)
  const text = `${isWaxing ? 'ขึ้น' : 'แรม'} ${day} ค่ำ เดือน ${month}${secondEighth ? ' หลัง' : ''} ปี${animal.nameTh}`
  return {
    phase: isWaxing ? ('waxing' as const) : ('waning' as const),
    day,
    month,
    monthNameTh: `${monthNames[month - 1] ?? ''}${secondEighth ? 'หลัง' : ''}`,
    secondEighth,
    holyDay: day === 8 || day === WAXING_DAYS || before + 1 === days,
    animal,
    animalRegister: animalOf(yearBe), // civil registers begin it in month 1
    text,
    thaiDigits: convertDigits(text, 'thai').text,
  }
}

/** The animal of a lunar year by its number. @example animalOf(2569).nameTh // 'มะเมีย' */
export function animalOf(yearBe: number) {
  const animal = animals[(yearBe - BUDDHIST_OFFSET - 4) % animals.length]
  if (!animal) throw new RangeError('a lunar year before the first cycle')
  return animal
}
