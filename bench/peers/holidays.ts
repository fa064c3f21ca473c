import { civilDate, isoDate } from '../../src/thai/calendar/civil.ts'
import { calendar } from '../../src/holidays/announced.ts'
import { nextBusinessDay } from '../../src/holidays/business-days.ts'
import { datesOf, dayNumberOf, isWeekend, listNames, type ListName } from '../../src/holidays/calendar.ts'
import { holidayFeed } from '../../src/holidays/feed.ts'
import { dayAnswer } from '../../src/holidays/single-day.ts'
import { yearList } from '../../src/holidays/year-list.ts'
import { compare } from '../compare.ts'
import { peer } from './peers.ts'

/** `node bench/peers/holidays.ts`: single dates and business days beside date-holidays, and the weekdays it gets wrong. */
interface Found {
  readonly date: string
  readonly type: string
}
interface Peer {
  isHoliday: (date: Date) => false | Found[]
  getHolidays: (year: number) => Found[]
}
const { default: DateHolidays } = await peer<{ default: new (country: string) => Peer }>('date-holidays')
const thailand = new DateHolidays('TH')

console.log('## Holidays')

const first = dayNumberOf('2024-01-01')
let at = 0
/** Another day of the same year at each call: date-holidays computes a year on first use. */
const turn = (): number => first + (at = (at + 97) % 366)

/** Noon in Bangkok, since date-holidays takes a moment. */
const noon = (day: number): Date => new Date(`${isoDate(civilDate(day))}T12:00:00+07:00`)
const theyClose = (day: number): boolean => isWeekend(day) || closesWork(thailand.isHoliday(noon(day)))
const closesWork = (found: false | readonly Found[]): boolean =>
  found !== false && found.some(({ type }) => type === 'public' || type === 'bank')

const asked = { microsecondsMax: 50, fasterThan: [['date-holidays', 1]] } as const
compare('One date', [
  { name: 'Sala, `dayAnswer`', run: () => dayAnswer(calendar, turn(), 'bank'), ...asked },
  { name: 'date-holidays', run: () => thailand.isHoliday(noon(turn())) },
])
compare('Next business day', [
  { name: 'Sala, `nextBusinessDay`, 1 day', run: () => nextBusinessDay(calendar, turn(), 1, 'bank'), ...asked },
  { name: 'date-holidays', run: () => theirNextBusinessDay(turn(), 1) },
])
compare('365 business days', [
  { name: 'Sala, `nextBusinessDay`', run: () => nextBusinessDay(calendar, turn(), 365, 'bank'), ...asked },
  { name: 'date-holidays', run: () => theirNextBusinessDay(turn(), 365) },
])
const feed = { type: 'all', lang: 'th', names: 'short', year: undefined } as const
compare('Made once, then answered from memory', [
  { name: 'year list', run: () => yearList(calendar, 2026, 'all') },
  { name: 'feed of all years', run: () => holidayFeed(calendar, feed) },
])
wrongWeekdays()

function theirNextBusinessDay(from: number, days: number): number {
  let left = days
  for (let day = from + 1; ; day++) {
    if (!theyClose(day) && --left === 0) return day
  }
}

/** Weekdays on which date-holidays and an announced list disagree, per year: too many and too few. */
function wrongWeekdays(): void {
  const { years } = calendar.data
  console.log('\n### Weekdays on which date-holidays differs from the announced lists\n')
  console.log('| | government: too many | missing | bank: too many | missing |\n|---|--:|--:|--:|--:|')
  for (const { year, announced } of years) {
    const cells = listNames.flatMap((list) =>
      (announced.includes(list) ? differences(year, list) : ['–', '–']).map(String),
    )
    console.log(`| ${[year, ...cells].join(' | ')} |`)
  }
}

/** Its public holidays against the government's list; with its bank holidays, against the bank's. */
function differences(year: number, list: ListName): [tooMany: number, missing: number] {
  const types = list === 'government' ? ['public'] : ['public', 'bank']
  const theirs = new Set(
    thailand
      .getHolidays(year)
      .filter(({ type }) => types.includes(type))
      .map(({ date }) => date.slice(0, 10)),
  )
  const days = Array.from({ length: 366 }, (_, i) => dayNumberOf(`${year}-01-01`) + i)
  const weekdays = days.filter((day) => !isWeekend(day) && civilDate(day).year === year)
  const wrong = (ours: boolean): number =>
    weekdays.filter((day) => {
      const closed = calendar.on(day, list).length > 0
      return closed === ours && theirs.has(datesOf(day).date) !== closed
    }).length
  return [wrong(false), wrong(true)]
}
