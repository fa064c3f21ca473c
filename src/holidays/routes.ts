import type * as z from 'zod'
import { bangkokDate, dayNumber } from '../thai/calendar/civil.ts'
import { Answer, json, keptBody, keptBy, prepared } from '../http/answer.ts'
import { strongEtag } from '../http/cache.ts'
import { operation } from '../http/operation.ts'
import { calendar } from './announced.ts'
import { datesOf, type HolidayType } from './calendar.ts'
import * as contracts from './contract.ts'
import type * as words from './words.ts'
import { changedOn, holidayFeed, type FeedOptions } from './feed.ts'
import versions from './feed-version.generated.json' with { type: 'json' }
import { acceptedBusinessDay, acceptedDay, tableNotAnnounced } from './problems.ts'
import type { DayInput } from './values.ts'
import { yearList } from './year-list.ts'
import { newRoutes } from '../http/router.ts'

const BASE = '/api/v1/tools/thai/holidays'

type YearList = ReturnType<typeof yearList>

/** One answer per type and year, serialised once; the range of the year parameter bounds them. */
const yearListOf = keptBy(
  (year: number, type: HolidayType) =>
    prepared(yearList(calendar, year, type) satisfies z.infer<typeof words.YearListSchema>),
  (year, type) => `${year} ${type}`,
)

/** Mounted at `/api/v1/tools/thai`. */
export const holidayRoutes = newRoutes()
  .get(
    '/holidays',
    operation(contracts.holidays, ({ year, type, format }, { baseUrl }) => {
      const shown = year ?? bangkokDate(Date.now()).year
      const list = yearListOf(shown, type)
      const { body, options, value } = list
      if (format === 'csv' && !(value as YearList).announced)
        throw tableNotAnnounced(shown, type, (other) => `${baseUrl}${BASE}?year=${shown}&type=${other}&format=csv`)
      return year === undefined ? new Answer(body, { ...options, cache: 'today' }, value) : list
    }),
  )
  .get(
    '/holidays/next-business-day',
    operation(contracts.nextBusinessDay, ({ from, days, type }, { baseUrl }) => {
      const start = dayNumberGiven(from)
      const result = acceptedBusinessDay(start, days, type, (other) => {
        const query = `from=${datesOf(start).date}&days=${days}&type=${other}`
        return `${baseUrl}${BASE}/next-business-day?${query}`
      })
      return json(result satisfies z.infer<typeof words.BusinessDaySchema>, cacheOf(from))
    }),
  )
  .get(
    '/holidays/:date',
    operation(contracts.holiday, ({ date, type }, { baseUrl }) => {
      const day = dayNumberGiven(date)
      const answer = acceptedDay(day, type, (other) => `${baseUrl}${BASE}/${datesOf(day).date}?type=${other}`)
      return json(answer satisfies z.infer<typeof words.DaySchema>, cacheOf(date))
    }),
  )
  .get(
    '/holidays.ics',
    operation(contracts.holidayFeed, (choice) => feedOf(choice)),
  )

const dayNumberGiven = (day: DayInput): number => dayNumber(day === 'today' ? bangkokDate(Date.now()) : day)

const cacheOf = (day: DayInput): { cache: 'today' | 'file' } => ({ cache: day === 'today' ? 'today' : 'file' })

/** One feed per language, kind of names, type and year. */
const feedOf = keptBy(feedAnswer, ({ lang, names, type, year }) => `${lang} ${names} ${type} ${year}`)

function feedAnswer(options: FeedOptions): Answer {
  const { lang, names, type, year } = options
  const body = keptBody(holidayFeed(calendar, options))
  return new Answer(body, {
    contentType: 'text/calendar; charset=utf-8',
    headers: { 'Content-Disposition': 'inline; filename="thai-holidays.ics"' },
    modifiedMs: Date.parse(`${changedOn(calendar, options)}T00:00:00Z`),
    etag: strongEtag(`${versions[lang]} ${names} ${type} ${year ?? 'all-years'}`),
  })
}
