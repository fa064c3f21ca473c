import { civilDate, dayNumber, isoDate } from '../thai/calendar/civil.ts'
import { holidayKinds, type AnnouncedDay, type AnnouncedYear, type CalendarData, type ListName } from './calendar.ts'

/** The calendar in calendar.generated.json, from data/holidays/build.ts: each name once. */
export interface StoredCalendar {
  readonly updatedAt: string
  /** When days without a history were entered. */
  readonly entered: string
  /** End of the id, Thai name, English name. */
  readonly names: readonly (readonly string[])[]
  readonly years: readonly (Omit<AnnouncedYear, 'days'> & { readonly days: readonly StoredDay[] })[]
  /** By id, for the feed: corrected and withdrawn days. */
  readonly histories: Readonly<Record<string, History>>
}

/**
 * A day: its number in the year, the flags of `government` and `bank` (0, 1, null), its kind, its name, and how many days before
 * it the replaced one is.
 */
export type StoredDay = readonly (number | null)[]

export type History = Pick<AnnouncedDay, 'revision' | 'changed' | 'withdrawn'>

/** The calendar with the date, the names and the history of each day. */
export const calendarOf = ({ updatedAt, years, ...shared }: StoredCalendar): CalendarData => ({
  updatedAt,
  years: years.map((year) => ({ ...year, days: year.days.map((day) => dayOf(year.year, day, shared)) })),
})

function dayOf(
  year: number,
  [inYear, government, bank, kind, name, replaced]: StoredDay,
  { entered, names, histories }: Pick<StoredCalendar, 'entered' | 'names' | 'histories'>,
): AnnouncedDay {
  const day = dayNumber({ year, month: 1, day: inYear ?? 1 })
  const date = isoDate(civilDate(day))
  const [end = '', nameTh = '', nameEn = ''] = names[name ?? 0] ?? []
  const id = `${date}-${end}`
  return {
    id,
    date,
    nameTh,
    nameEn,
    government: flagOf(government),
    bank: flagOf(bank),
    kind: holidayKinds[kind ?? 0] ?? 'regular',
    substituteFor: replaced == null ? null : isoDate(civilDate(day - replaced)),
    ...(histories[id] ?? { revision: 0, changed: entered, withdrawn: [] }),
  }
}

const flagOf = (flag: number | null | undefined): AnnouncedDay[ListName] => (flag == null ? null : flag === 1)
