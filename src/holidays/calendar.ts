import { once } from '../once.ts'
import { civilDate, dayNumber, isoDate, isoWeekday, type CivilDate } from '../thai/calendar/civil.ts'
import { weekday, yearBe, type Weekday } from '../thai/calendar/thai-calendar.ts'

/** The two lists: the cabinet's (วันหยุดราชการ) and the Bank of Thailand's (วันหยุดของสถาบันการเงิน). */
export const listNames = ['government', 'bank'] as const
export type ListName = (typeof listNames)[number]

/** Which list decides; `all`: a day off if either list has it. */
export const holidayTypes = ['all', ...listNames] as const
export type HolidayType = (typeof holidayTypes)[number]

/** The lists of a type. */
export const listsOf = (type: HolidayType): readonly ListName[] => (type === 'all' ? listNames : [type])

/** Regular day, compensation for one that fell on a weekend (วันหยุดชดเชย), or a day that the cabinet added. */
export const holidayKinds = ['regular', 'substitution', 'special'] as const

/** One announced day from data/holidays/build.ts. A flag is null while that list is not announced. */
export interface AnnouncedDay {
  /** Never changes: a renamed holiday keeps its id, a moved one gets a new id. */
  readonly id: string
  readonly date: string
  readonly nameTh: string
  readonly nameEn: string
  readonly government: boolean | null
  readonly bank: boolean | null
  readonly kind: (typeof holidayKinds)[number]
  /** The date replaced, for a substitution. */
  readonly substituteFor: string | null
  /** How often the entry was corrected, and the day of the last correction. */
  readonly revision: number
  readonly changed: string
  /** Lists that once had the day and withdrew it. */
  readonly withdrawn: readonly ListName[]
}

/** A day off in some provinces only; true, false, or null if no source states it. */
export interface RegionalDay {
  readonly date: string
  readonly name: { readonly th: string; readonly en: string }
  /** Codes of the provinces; empty if a source names only the region, which is then `area`. */
  readonly provinces: readonly string[]
  readonly area: { readonly th: string; readonly en: string } | null
  readonly government: boolean | null
  readonly bank: boolean | null
}

export interface AnnouncedYear {
  readonly year: number
  readonly announced: readonly ListName[]
  readonly updatedAt: string
  readonly sources: readonly {
    readonly name: string
    readonly url: string | null
    readonly lists: readonly ListName[]
  }[]
  /** As complete as its sources; never counted. */
  readonly regional: readonly RegionalDay[]
  /** By date, then id. */
  readonly days: readonly AnnouncedDay[]
}

/** The product of data/holidays/build.ts. */
export interface CalendarData {
  readonly updatedAt: string
  /** Without a gap, in order. */
  readonly years: readonly AnnouncedYear[]
}

/** Whether a list of the type has the day. @example isOn({ government: false, bank: true }, 'all') // true */
export function isOn(day: Pick<AnnouncedDay, ListName>, type: HolidayType): boolean {
  return type === 'all' ? day.government === true || day.bank === true : day[type] === true
}

/** A day number as a date in both eras with the weekday, for answers. */
export function datesOf(day: number): { date: string; dateBe: string; weekday: Weekday } {
  const civil = civilDate(day)
  return { date: isoDate(civil), dateBe: isoDateBe(civil), weekday: weekday(isoWeekday(day)) }
}

const isoDateBe = (date: CivilDate): string => isoDate({ ...date, year: yearBe(date) })

/** Saturdays and Sundays. @example isWeekend(dayNumber({ year: 2026, month: 4, day: 11 })) // true */
export const isWeekend = (day: number): boolean => isoWeekday(day) >= 6

export type DayKind = 'holiday' | 'weekend' | 'business-day'

const NO_HOLIDAYS: readonly Holiday[] = []
const kindOfCode: readonly (DayKind | undefined)[] = [undefined, 'business-day', 'weekend', 'holiday']

/** The announced years, indexed: the kind of a day, under either list, in constant time. Days are `dayNumber`s. */
export class HolidayCalendar {
  readonly data: CalendarData
  readonly firstDay: number
  readonly #years: ReadonlyMap<number, AnnouncedYear>
  readonly #holidays: ByType<ReadonlyMap<number, readonly Holiday[]>>
  readonly #kinds: ByType<Uint8Array>

  constructor(data: CalendarData) {
    this.data = data
    this.#years = new Map(data.years.map((year) => [year.year, year]))
    this.firstDay = dayNumber({ year: data.years[0]?.year ?? 0, month: 1, day: 1 })
    this.#holidays = byType((type) => this.#byDay(type))
    this.#kinds = byType((type) => this.#table(type))
  }

  /** The announced year; undefined if neither list of it is announced. */
  year(year: number): AnnouncedYear | undefined {
    return this.#years.get(year)
  }

  /** Whether every list that the type needs is announced for the year. */
  isComplete(year: number, type: HolidayType): boolean {
    const announced = this.#years.get(year)?.announced ?? []
    return type === 'all' ? announced.length === listNames.length : announced.includes(type)
  }

  /** The years in which every day has an answer under the type. */
  completeYears(type: HolidayType): number[] {
    return this.data.years.map(({ year }) => year).filter((year) => this.isComplete(year, type))
  }

  /** The holidays of a day under the type. */
  on(day: number, type: HolidayType): readonly Holiday[] {
    return this.#holidays[type]().get(day) ?? NO_HOLIDAYS
  }

  /** The regional days from one day to another, both included, except those outside the lists of the type. */
  regional(first: number, last: number, type: HolidayType): RegionalDay[] {
    const from = isoDate(civilDate(first))
    const to = isoDate(civilDate(last))
    return this.data.years
      .filter(({ year }) => year >= Number(from.slice(0, 4)) && year <= Number(to.slice(0, 4)))
      .flatMap(({ regional }) => regional)
      .filter((day) => day.date >= from && day.date <= to && listsOf(type).some((list) => day[list] !== false))
  }

  /**
   * The kind of a day under the type; undefined if a list it depends on is not announced. A holiday on a Saturday is a
   * holiday. If only one list of `all` is announced, a day on it is known and every other is not.
   */
  kindOf(day: number, type: HolidayType): DayKind | undefined {
    return kindOfCode[this.#kinds[type]()[day - this.firstDay] ?? 0]
  }

  #byDay(type: HolidayType): Map<number, Holiday[]> {
    const byDay = new Map<number, Holiday[]>()
    for (const announced of this.data.years.flatMap(({ days }) => days)) {
      if (!isOn(announced, type)) continue
      const day = dayNumberOf(announced.date)
      const holiday = holidayOf(announced)
      const known = byDay.get(day)
      if (known) known.push(holiday)
      else byDay.set(day, [holiday])
    }
    return byDay
  }

  /** One code per day from `firstDay` on, an index into `kindOfCode`. */
  #table(type: HolidayType): Uint8Array {
    const last = this.data.years.at(-1)
    const length = last ? dayNumber({ year: last.year + 1, month: 1, day: 1 }) - this.firstDay : 0
    const codes = new Uint8Array(length)
    for (const { year } of this.data.years) {
      if (!this.isComplete(year, type)) continue
      const end = dayNumber({ year: year + 1, month: 1, day: 1 })
      for (let day = dayNumber({ year, month: 1, day: 1 }); day < end; day++) {
        codes[day - this.firstDay] = kindOfCode.indexOf(isWeekend(day) ? 'weekend' : 'business-day')
      }
    }
    for (const day of this.#holidays[type]().keys()) codes[day - this.firstDay] = kindOfCode.indexOf('holiday')
    return codes
  }
}

/** A table for each type, built on first use: no cold start waits for it. */
type ByType<T> = Readonly<Record<HolidayType, () => T>>

const byType = <T>(make: (type: HolidayType) => T): ByType<T> => ({
  all: once(() => make('all')),
  government: once(() => make('government')),
  bank: once(() => make('bank')),
})

/** The day number of an ISO date of our own data. @example dayNumberOf('1970-01-02') // 1 */
export function dayNumberOf(date: string): number {
  return dayNumber({ year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) })
}

/** A holiday in the form of answers. */
export type Holiday = Readonly<ReturnType<typeof holidayOf>>

function holidayOf(day: AnnouncedDay) {
  const { id, nameTh, nameEn, government, bank, kind, substituteFor } = day
  return { id, ...datesOf(dayNumberOf(day.date)), nameTh, nameEn, government, bank, kind, substituteFor }
}
