import { dayNumber } from '../thai/calendar/civil.ts'
import { BUDDHIST_OFFSET } from '../thai/calendar/thai-calendar.ts'
import {
  dayNumberOf,
  isOn,
  listNames,
  listsOf,
  type AnnouncedYear,
  type HolidayCalendar,
  type HolidayType,
  type ListName,
} from './calendar.ts'
import { listWords } from './list-words.ts'

/**
 * The list of a Christian year. If only one list is announced, `all` has its days, and the other type is not announced: an
 * empty list never means "no holidays".
 *
 * @example yearList(calendar, 2030, 'all').announced // false
 */
export function yearList(calendar: HolidayCalendar, year: number, type: HolidayType) {
  const known = calendar.year(year)
  const announcedTypes = [...(known?.announced ?? [])]
  const firstDay = dayNumber({ year, month: 1, day: 1 })
  const lastDay = dayNumber({ year, month: 12, day: 31 })
  const facts = { year, yearBe: year + BUDDHIST_OFFSET, type }
  const note = known ? oneListNote(known) : coverageNote(calendar, year)
  const regional = calendar.regional(firstDay, lastDay, type)
  if (!known || (type !== 'all' && !announcedTypes.includes(type))) {
    const empty = { updatedAt: null, sources: [], note, count: 0, holidays: [], regional }
    return { ...facts, announced: false, announcedTypes, ...empty }
  }
  const dates = new Set(known.days.filter((day) => isOn(day, type)).map(({ date }) => date))
  const holidays = [...dates].flatMap((date) => calendar.on(dayNumberOf(date), type))
  const sources = known.sources
    .filter((source) => source.lists.some((list) => listsOf(type).includes(list)))
    .map(({ name, url }) => ({ name, url }))
  const listed = { updatedAt: known.updatedAt, sources, note, count: holidays.length, holidays, regional }
  return { ...facts, announced: true, announcedTypes, ...listed }
}

/** The note for years before the data begins; a later year is simply not announced. */
function coverageNote({ data }: HolidayCalendar, year: number): string | null {
  const first = data.years[0]?.year
  if (first === undefined || year >= first) return null
  return `Years before ${first} are not covered. ไม่มีข้อมูลของปีก่อน พ.ศ. ${first + BUDDHIST_OFFSET}`
}

/** The note for a year with one list only, under every type, as `announcedTypes` is. */
function oneListNote({ year, announced: [list, other] }: AnnouncedYear): string | null {
  if (!list || other) return null
  const missing = listNames.find((name) => name !== list) as ListName
  const [is, isNot] = [listWords[list], listWords[missing]]
  return `Only the ${is.en} list of ${year} is announced; the ${isNot.en} list is not yet. ปี พ.ศ. ${year + BUDDHIST_OFFSET} ประกาศแล้วเฉพาะ${is.th} ยังไม่ประกาศ${isNot.th}`
}
