import {
  holidayKinds,
  type AnnouncedYear,
  type ListName,
  type StoredCalendar,
  type StoredDay,
} from '../holidays/calendar.ts'
import { civilDate, dayNumber, isoDate } from '../thai/calendar/civil.ts'

/** A day: its number in the year, each list's flag, kind, name, and how many days before it the replaced one is. */
export type Row = readonly [day: number, government: Flag, bank: Flag, kind: number, name: number, replaced?: number]
type Flag = 0 | 1 | null

/** The calendar in the package, from scripts/package/calendar.ts: each name once. */
export interface CalendarTable {
  /** End of the id, Thai name, English name. */
  readonly names: readonly (readonly [id: string, nameTh: string, nameEn: string])[]
  readonly years: readonly (readonly [Omit<AnnouncedYear, 'days'>, readonly Row[]])[]
}

/** The announced years, without the fields that only the calendar feed uses. */
export function unpackCalendar({ names, years }: CalendarTable): StoredCalendar {
  return {
    updatedAt: '',
    names: names.map(([, ...both]) => both),
    years: years.map(([year, rows]) => ({
      ...year,
      days: rows.map((row) => dayOf(year.year, row, names)) as StoredDay[],
    })),
  }
}

function dayOf(
  year: number,
  [inYear, government, bank, kind, name, replaced]: Row,
  names: CalendarTable['names'],
): Pick<StoredDay, ListName | 'id' | 'kind' | 'substituteFor' | 'name'> {
  const day = dayNumber({ year, month: 1, day: inYear })
  const date = isoDate(civilDate(day))
  const [id] = names[name] ?? ['']
  return {
    id: `${date}-${id}`,
    name,
    government: flagOf(government),
    bank: flagOf(bank),
    kind: holidayKinds[kind] ?? 'regular',
    substituteFor: replaced === undefined ? null : isoDate(civilDate(day - replaced)),
  }
}

const flagOf = (flag: Flag): boolean | null => (flag === null ? null : flag === 1)
