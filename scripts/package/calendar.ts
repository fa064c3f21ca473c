import { isDeepStrictEqual } from 'node:util'
import {
  dayNumberOf,
  holidayKinds,
  calendarOf,
  type AnnouncedDay,
  type CalendarData,
} from '../../src/holidays/calendar.ts'
import { unpackCalendar, type CalendarTable, type Row } from '../../src/package/calendar-table.ts'

/** The calendar with each name once; verified to unpack to the original. */
export function packCalendar(data: CalendarData): CalendarTable {
  const names = new Map<string, number>()
  const years = data.years.map(({ days, ...year }) => [year, days.map((day) => rowOf(day, names))] as const)
  const table: CalendarTable = {
    names: [...names.keys()].map((name) => JSON.parse(name) as CalendarTable['names'][number]),
    years,
  }
  const wanted = data.years.map(({ days, ...year }) => ({ ...year, days: days.map(asAnswered) }))
  if (!isDeepStrictEqual(calendarOf(unpackCalendar(table)).years, wanted))
    throw new Error('the table of holidays does not unfold to the calendar')
  return table
}

/** A day without the fields that only the feed uses. */
function asAnswered({ revision: _r, changed: _c, withdrawn: _w, ...day }: AnnouncedDay): object {
  return day
}

function rowOf(
  { id, date, nameTh, nameEn, government, bank, kind, substituteFor }: AnnouncedDay,
  names: Map<string, number>,
): Row {
  const name = JSON.stringify([id.slice(date.length + 1), nameTh, nameEn])
  if (!names.has(name)) names.set(name, names.size)
  const day = dayNumberOf(date)
  const inYear = day - dayNumberOf(`${date.slice(0, 4)}-01-01`) + 1
  const row = [inYear, flagOf(government), flagOf(bank), holidayKinds.indexOf(kind), names.get(name) ?? 0] as const
  return substituteFor === null ? row : [...row, day - dayNumberOf(substituteFor)]
}

const flagOf = (flag: boolean | null): 0 | 1 | null => (flag === null ? null : flag ? 1 : 0)
