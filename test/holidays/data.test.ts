import { describe, expect, it } from 'vitest'
import { compileCalendar } from '../../data/holidays/compile.ts'
import { feedVersions } from '../../data/holidays/generated-feed.ts'
import { storedCalendar } from '../../data/holidays/stored.ts'
import { calendar as announced } from '../../src/holidays/announced.ts'
import versionProduct from '../../src/holidays/feed-version.generated.json' with { type: 'json' }
import {
  dayNumberOf,
  HolidayCalendar,
  holidayTypes,
  isWeekend,
  type AnnouncedDay,
  type AnnouncedYear,
  type HolidayType,
  type ListName,
} from '../../src/holidays/calendar.ts'
import { calendarOf } from '../../src/holidays/stored.ts'
import { nextBusinessDay } from '../../src/holidays/business-days.ts'
import { civilDate, isoDate } from '../../src/thai/calendar/civil.ts'
import { dayOf, sourceFiles, sourceYears, type EditableYear } from './sources.ts'

const before = announced.data
const calendar = new HolidayCalendar(before)

describe('the product', () => {
  it('is what the year files make', () => {
    const compiled = compileCalendar(sourceFiles())
    expect(compiled).toEqual(before)
    expect(feedVersions(compiled)).toEqual(versionProduct)
  })

  it('is stored with every correction', () => {
    const [first, ...others] = before.years
    const [day, ...days] = first?.days ?? []
    const corrected = { ...day, revision: 2, changed: '2027-01-05', withdrawn: ['bank'] } as AnnouncedDay
    const years = [{ ...first, days: [corrected, ...days] } as AnnouncedYear, ...others]
    expect(calendarOf(storedCalendar({ ...before, years }))).toEqual({ ...before, years })
  })
})

// Weekdays closed per year, counted from the announcements: cabinet list and Bank of Thailand notification.
describe('weekdays on each list', () => {
  it.for([
    { year: 2018, government: 17, bank: 16 },
    { year: 2019, government: 19, bank: 17 },
    { year: 2020, government: 21, bank: 19 },
    { year: 2021, government: 21, bank: 20 },
    { year: 2022, government: 22, bank: 19 },
    { year: 2023, government: 20, bank: 17 },
    { year: 2024, government: 19, bank: 18 },
    { year: 2025, government: 21, bank: 19 },
    { year: 2026, government: 20, bank: 19 },
    { year: 2027, government: 0, bank: 18 },
  ])('$year: $government government, $bank bank', ({ year, ...expected }) => {
    const weekdays = (list: 'government' | 'bank'): number => {
      const days = calendar.year(year)?.days.filter((day) => day[list] === true) ?? []
      return new Set(days.map(({ date }) => date).filter((date) => !isWeekend(dayNumberOf(date)))).size
    }
    expect({ government: weekdays('government'), bank: weekdays('bank') }).toEqual(expected)
  })
})

// Each row is a day that some public table or library gets wrong, or that the lists treat differently. H: holiday,
// b: business day, w: weekend, ?: not announced.
describe('days others get wrong', () => {
  const letter = { holiday: 'H', 'business-day': 'b', weekend: 'w' } as const
  it.for([
    ['2018-01-02', 'H', 'H', 'New Year’s Eve 2017 (Sunday) given back after New Year'],
    ['2018-04-12', 'H', 'b', 'cabinet 27 Feb 2018, government only'],
    ['2018-07-02', 'b', 'b', 'no half-year closing of banks for 1 July 2018 (Sunday)'],
    ['2019-04-12', 'H', 'b', 'cabinet 12 Feb 2019, government only'],
    ['2019-05-06', 'H', 'H', 'coronation ceremony'],
    ['2019-06-03', 'H', 'H', 'Queen Suthida’s birthday, since 2019'],
    ['2018-06-04', 'b', 'b', 'no Queen Suthida’s birthday (3 June, Sunday) in 2018'],
    ['2019-07-01', 'b', 'b', 'half-year closing abolished'],
    ['2019-11-04', 'b', 'b', 'ASEAN summit: Bangkok and Nonthaburi only'],
    ['2020-04-13', 'b', 'b', 'Songkran 2020 cancelled'],
    ['2020-07-06', 'H', 'H', 'Lent for offices, substitution for banks'],
    ['2020-07-07', 'H', 'b', 'substitution of the government only'],
    ['2020-07-27', 'H', 'H', 'first day of Songkran given back'],
    ['2020-09-07', 'H', 'H', 'last day of Songkran given back'],
    ['2020-11-19', 'H', 'b', 'special day of the government'],
    ['2020-12-07', 'b', 'H', 'government moved its substitution, banks did not'],
    ['2020-12-11', 'H', 'H', 'moved substitution and special bank day'],
    ['2021-04-12', 'H', 'b', 'special day of the government'],
    ['2021-05-03', 'b', 'H', 'substitution for Labour Day: banks only'],
    ['2021-07-26', 'H', 'H', 'one substitution for Saturday and Sunday'],
    ['2021-07-27', 'b', 'b', 'granted 29 Dec 2020, cancelled 29 Jun 2021'],
    ['2021-10-22', 'H', 'H', 'substitution before its holiday'],
    ['2021-10-25', 'b', 'b', 'where the substitution would have been'],
    ['2022-07-15', 'H', 'b', 'special day of the government'],
    ['2022-11-17', 'b', 'b', 'APEC: Bangkok area only'],
    ['2022-12-30', 'H', 'b', 'special day of the government'],
    ['2023-01-02', 'H', 'H', 'one substitution for 31 December and 1 January'],
    ['2023-01-03', 'b', 'b', 'not a second one'],
    ['2023-04-17', 'H', 'b', 'Songkran substitution of the government only'],
    ['2023-07-31', 'H', 'b', 'decided six days before, banks open'],
    ['2023-12-29', 'H', 'H', 'substitution before its holiday and across the year'],
    ['2024-01-02', 'b', 'b', 'moved to 29 December 2023'],
    ['2024-02-24', 'H', 'w', 'Makha Bucha on a Saturday'],
    ['2024-04-12', 'H', 'H', 'special day of both'],
    ['2024-12-30', 'H', 'b', 'special day of the government'],
    ['2025-04-16', 'H', 'b', 'Songkran substitution of the government only'],
    ['2025-05-01', 'b', 'H', 'Labour Day is no government holiday'],
    ['2026-01-02', 'H', 'H', 'special day of both'],
    ['2026-05-01', 'b', 'H', 'Labour Day is no government holiday'],
    ['2026-05-11', 'b', 'b', 'wrong date of the Royal Ploughing Ceremony'],
    ['2026-05-13', 'H', 'b', 'the right one, never a bank holiday'],
    ['2026-06-02', 'b', 'b', 'proposed and withdrawn on 2 Dec 2025'],
    ['2026-07-30', 'H', 'b', 'Buddhist Lent: no bank holiday since B.E. 2550'],
    ['2026-07-31', 'b', 'b', 'proposed and withdrawn on 2 Dec 2025'],
    ['2026-10-16', 'b', 'b', 'IMF and World Bank meetings: Bangkok only'],
    ['2027-01-01', '?', 'H', 'bank list of 2027 only'],
    ['2027-05-03', '?', 'H', 'substitution for Labour Day'],
    ['2027-02-21', '?', 'w', 'Makha Bucha on a Sunday: the bank list names weekdays'],
    ['2028-01-01', '?', '?', 'nothing announced'],
    ['2017-12-31', '?', '?', 'not covered'],
  ] as const)('%s: government %s, bank %s (%s)', ([date, government, bank]) => {
    const seen = (['government', 'bank'] as const).map((list) => {
      const kind = calendar.kindOf(dayNumberOf(date), list)
      return kind ? letter[kind] : '?'
    })
    expect(seen).toEqual([government, bank])
  })

  it('has no "not a holiday" of the year files on its lists', () => {
    const excluded = sourceYears.flatMap(({ notHolidays }) => notHolidays)
    expect(excluded.length).toBeGreaterThanOrEqual(9)
    const listed = excluded.flatMap(({ dates, lists }) =>
      dates.filter((date) => lists.some((list) => calendar.on(dayNumberOf(date), list as ListName).length > 0)),
    )
    expect(listed).toEqual([])
  })

  it('separates regional days: Bangkok 16 October 2026 is told, but no holiday of the country', () => {
    const day = dayNumberOf('2026-10-16')
    expect(calendar.regional(day, day, 'all')).toMatchObject([{ provinces: ['10'], government: true, bank: true }])
    expect(calendar.kindOf(day, 'all')).toBe('business-day')
    expect(calendar.on(day, 'all')).toEqual([])
  })
})

// Mistakes a person could make, which the build must reject.
describe('the build refuses', () => {
  const songkran = '2024-04-15-songkran'
  it.for<[what: string, fault: string, edit: (year: EditableYear) => void]>([
    ['an unknown property', 'Unrecognized key', (y) => Object.assign(dayOf(y, songkran), { goverment: true })],
    ['a missing property', 'nameEn', (y) => Reflect.deleteProperty(dayOf(y, songkran), 'nameEn')],
    ['an impossible date', '.date: ', (y) => Object.assign(dayOf(y, songkran), { date: '2024-02-30' })],
    [
      'a moved date under the old id',
      'a moved holiday gets a new id',
      (y) => {
        dayOf(y, songkran).date = '2024-04-17'
      },
    ],
    [
      'a forgotten day',
      'bank: lists.bank.weekdays says 18, the days are 17',
      (y) => {
        y.days = y.days.filter(({ id }) => id !== songkran)
      },
    ],
    ['a doubled day', 'days stand sorted by id, each id once', (y) => y.days.unshift(dayOf(y, songkran))],
    [
      'a day of another year',
      'lies outside the year',
      (y) => {
        Object.assign(dayOf(y, songkran), { date: '2023-04-15', id: '2023-04-15-songkran' })
      },
    ],
    [
      'a flag of a list that is not announced',
      'null exactly while its list is not announced',
      (y) => {
        y.lists['government'] = null
      },
    ],
    ['a source that is not listed', 'names a source', (y) => dayOf(y, songkran).sources.push('hearsay')],
    ['a source that no day names', 'no day names it', (y) => (y.sources['hearsay'] = { name: 'x', url: null })],
    [
      'a substitution for nothing',
      'substituteFor belongs to a substitution',
      (y) => {
        dayOf(y, songkran).kind = 'substitution'
      },
    ],
    [
      'a bank day on a Saturday',
      'the bank list names weekdays only',
      (y) => {
        dayOf(y, '2024-02-24-makha-bucha').bank = true
      },
    ],
    [
      'a day that never was',
      'is no government holiday: Substitution for 31 December 2023',
      (y) => {
        y.days.push({ ...dayOf(y, songkran), date: '2024-01-02', id: '2024-01-02-special' })
        y.days.sort((a, b) => (a.id < b.id ? -1 : 1))
      },
    ],
    ['a link that is none', 'sources.bot.url', (y) => (y.sources['bot'] = { name: 'x', url: 'ftp://bot.or.th' })],
  ])('%s', ([, fault, edit]) => {
    expect(() => compileCalendar(sourceFiles(2024, edit))).toThrow(fault)
  })

  it('a year file under the wrong name, and a gap between years', () => {
    const files = sourceFiles()
    const [first, second, ...rest] = files
    expect(() => compileCalendar([{ name: '2017.json', content: first?.content }, ...files.slice(1)])).toThrow(
      '2017.json: holds the year 2018',
    )
    expect(() => compileCalendar([...(first ? [first] : []), ...rest])).toThrow('follows 2018')
    expect(second?.name).toBe('2019.json')
  })

  // Subscribers have the old event: without a higher SEQUENCE some clients do not replace it.
  it.for<[what: string, fault: string, edit: (year: EditableYear) => void]>([
    ['a rename without a revision', 'revision goes up by one', (y) => (dayOf(y, songkran).nameEn = 'Songkran')],
    ['a revision without a change', 'revision and changed stay', (y) => (dayOf(y, songkran).revision = 1)],
    [
      'a change dated before the last one',
      'revision goes up by one',
      (y) => {
        Object.assign(dayOf(y, songkran), { nameEn: 'Songkran', revision: 1, changed: '2020-01-01' })
      },
    ],
    [
      'a day that vanishes',
      `${songkran}: was published and may not vanish`,
      (y) => {
        y.days = y.days.filter(({ id }) => id !== songkran)
        y.lists = { government: { weekdays: 18, changed: '2099-12-01' }, bank: { weekdays: 17, changed: '2099-12-01' } }
      },
    ],
    [
      'a flag taken back in silence',
      'withdrawn names the lists that took the day back',
      (y) => {
        Object.assign(dayOf(y, songkran), { bank: false, revision: 1, changed: '2099-12-01' })
        y.lists['bank'] = { weekdays: 17, changed: '2099-12-01' }
      },
    ],
    [
      'a withdrawal without a revision',
      'a withdrawal is a revision',
      (y) => {
        Object.assign(dayOf(y, songkran), { bank: false, withdrawn: ['bank'] })
        y.lists['bank'] = { weekdays: 17, changed: '2099-12-01' }
      },
    ],
  ])('a correction that feeds cannot follow: %s', ([, fault, edit]) => {
    expect(() => compileCalendar(sourceFiles(2024, edit), before)).toThrow(fault)
  })
})

/** The kind of a day by the year files, without the product's code, as a letter of the table above. */
function saidOf(day: number, type: HolidayType): string {
  const date = isoDate(civilDate(day))
  const year = sourceYears.find((each) => date.startsWith(`${each.year}-`))
  const lists = type === 'all' ? (['government', 'bank'] as const) : [type]
  if (year?.days.some((each) => each.date === date && lists.some((list) => each[list]))) return 'H'
  if (!lists.every((list) => year?.lists[list])) return '?'
  return isWeekend(day) ? 'w' : 'b'
}

// A late holiday changes only the year files: no figure here depends on it. Regional days are in no list of days.
it.for(holidayTypes)('answers every day, and counts five business days from it, as the year files say: %s', (type) => {
  const letter = { holiday: 'H', 'business-day': 'b', weekend: 'w' } as const
  const [first, last] = [sourceYears[0]?.year, sourceYears.at(-1)?.year]
  const days = range(dayNumberOf(`${first}-01-01`), dayNumberOf(`${last}-12-31`))
  const said = new Map(range(days[0] ?? 0, (days.at(-1) ?? 0) + 60).map((day) => [day, saidOf(day, type)]))
  for (const day of days) {
    const kind = calendar.kindOf(day, type)
    expect(`${day} ${kind ? letter[kind] : '?'}`).toBe(`${day} ${said.get(day)}`)
    const open = range(day + 1, day + 60).filter((each) => said.get(each) === 'b' || unknownOf(each))
    const fifth = open.findIndex((each, i) => i === 4 || unknownOf(each))
    const counted = nextBusinessDay(calendar, day, 5, type)
    const reached = open[fifth] ?? NaN
    expect('day' in counted ? counted.day : counted.unknownYear).toBe(
      unknownOf(reached) ? civilDate(reached).year : reached,
    )
  }

  function unknownOf(day: number): boolean {
    return said.get(day) === '?' && !isWeekend(day)
  }
})

const range = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i)
