import { dayNumber } from '../thai/calendar/civil.ts'
import { BUDDHIST_OFFSET } from '../thai/calendar/thai-calendar.ts'
import {
  dayNumberOf,
  isOn,
  listsOf,
  type Holiday,
  type HolidayCalendar,
  type HolidayType,
  type ListName,
  type RegionalDay,
} from './calendar.ts'

/** The holidays of one year, or that they are not announced. */
export interface YearList {
  readonly year: number
  readonly yearBe: number
  readonly type: HolidayType
  readonly announced: boolean
  readonly announcedTypes: ListName[]
  readonly updatedAt: string | null
  readonly sources: { readonly name: string; readonly url: string | null }[]
  readonly note: string | null
  readonly count: number
  readonly holidays: Holiday[]
  /** Days of some provinces only, not counted. */
  readonly regional: RegionalDay[]
}

/**
 * The list of a Christian year. With one list announced, `all` has its days, and the other type is not announced:
 * an empty list never means "no holidays".
 *
 * @example yearList(calendar, 2030, 'all').announced // false
 */
export function yearList(calendar: HolidayCalendar, year: number, type: HolidayType): YearList {
  const known = calendar.year(year)
  const announcedTypes = [...(known?.announced ?? [])]
  const firstDay = dayNumber({ year, month: 1, day: 1 })
  const lastDay = dayNumber({ year, month: 12, day: 31 })
  const facts = { year, yearBe: year + BUDDHIST_OFFSET, type }
  const regional = calendar.regional(firstDay, lastDay, type)
  if (!known || (type !== 'all' && !announcedTypes.includes(type))) {
    const empty = { updatedAt: null, sources: [], note: coverageNote(calendar, year), count: 0, holidays: [], regional }
    return { ...facts, announced: false, announcedTypes, ...empty }
  }
  const dates = new Set(known.days.filter((day) => isOn(day, type)).map(({ date }) => date))
  const holidays = [...dates].flatMap((date) => calendar.on(dayNumberOf(date), type))
  const sources = known.sources
    .filter((source) => source.lists.some((list) => listsOf(type).includes(list)))
    .map(({ name, url }) => ({ name, url }))
  const listed = { updatedAt: known.updatedAt, sources, note: null, count: holidays.length, holidays, regional }
  return { ...facts, announced: true, announcedTypes, ...listed }
}

/** Said of years before the data begins; a later year is simply not announced. */
function coverageNote({ data }: HolidayCalendar, year: number): string | null {
  const first = data.years[0]?.year
  if (first === undefined || year >= first) return null
  return `Years before ${first} are not covered. ไม่มีข้อมูลของปีก่อน พ.ศ. ${first + BUDDHIST_OFFSET}`
}
