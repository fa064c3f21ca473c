import { isDeepStrictEqual } from 'node:util'
import { dayNumberOf, holidayKinds, type AnnouncedDay, type CalendarData } from '../../src/holidays/calendar.ts'
import { calendarOf, type History, type StoredCalendar, type StoredDay } from '../../src/holidays/stored.ts'

/** The calendar as calendar.generated.json has it; throws unless `calendarOf` gives the same again. */
export function storedCalendar(data: CalendarData): StoredCalendar {
  const names = new Map<string, number>()
  const all = data.years.flatMap(({ days }) => days)
  const entered = all.reduce((first, { changed }) => (changed < first ? changed : first), data.updatedAt)
  const stored = {
    updatedAt: data.updatedAt,
    entered,
    years: data.years.map((year) => ({ ...year, days: year.days.map((day) => rowOf(day, names)) })),
    names: [...names.keys()].map((name) => JSON.parse(name) as string[]),
    histories: Object.fromEntries(all.flatMap((day) => historyOf(day, entered))),
  }
  if (!isDeepStrictEqual(calendarOf(stored), data)) throw new Error('the stored calendar is not the calendar')
  return stored
}

function historyOf({ id, revision, changed, withdrawn }: AnnouncedDay, entered: string): [string, History][] {
  const isAsEntered = revision === 0 && changed === entered && withdrawn.length === 0
  return isAsEntered ? [] : [[id, { revision, changed, withdrawn }]]
}

function rowOf(
  { id, date, nameTh, nameEn, government, bank, kind, substituteFor }: AnnouncedDay,
  names: Map<string, number>,
): StoredDay {
  const name = JSON.stringify([id.slice(date.length + 1), nameTh, nameEn])
  if (!names.has(name)) names.set(name, names.size)
  const day = dayNumberOf(date)
  const inYear = day - dayNumberOf(`${date.slice(0, 4)}-01-01`) + 1
  const row = [inYear, flagOf(government), flagOf(bank), holidayKinds.indexOf(kind), names.get(name) ?? 0]
  return substituteFor === null ? row : [...row, day - dayNumberOf(substituteFor)]
}

const flagOf = (flag: boolean | null): number | null => (flag === null ? null : Number(flag))
