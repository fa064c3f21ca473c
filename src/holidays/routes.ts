import { Hono } from 'hono'
import type * as z from 'zod'
import { bangkokDate, dayNumber } from '../thai/calendar/civil.ts'
import { Answer, keptBody, json, prepared, preparedBy } from '../http/answer.ts'
import { strongEtag } from '../http/cache.ts'
import type { AppEnv } from '../env.ts'
import { operation } from '../http/operation.ts'
import { calendar } from './announced.ts'
import { nextBusinessDay } from './business-days.ts'
import { datesOf, type HolidayType } from './calendar.ts'
import * as contracts from './contract.ts'
import { holidayFeed, type FeedOptions } from './feed.ts'
import texts from './feed.generated.json' with { type: 'json' }
import { yearNotAnnounced } from './problems.ts'
import { dayAnswer } from './single-day.ts'
import { yearList } from './year-list.ts'

/** One answer per type and year, serialised once; the year parameter's range bounds them. */
const yearLists = preparedBy((type: HolidayType) =>
  preparedBy((year: number) =>
    prepared(yearList(calendar, year, type) satisfies z.infer<typeof contracts.YearListSchema>),
  ),
)

/** Mounted at `/api/v1/tools/thai`. */
export const holidayRoutes = new Hono<AppEnv>()
  .get(
    '/holidays',
    operation(contracts.holidays, ({ year, type }) => {
      if (year !== undefined) return yearLists(type)(year)
      const { body, options } = yearLists(type)(bangkokDate(Date.now()).year)
      return new Answer(body, { ...options, cache: 'today' })
    }),
  )
  .get(
    '/holidays/next-business-day',
    operation(contracts.nextBusinessDay, ({ from, days, type }) => {
      const start = dayNumberOf(from)
      const count = nextBusinessDay(calendar, start, days, type)
      if ('unknownYear' in count) throw yearNotAnnounced(count.unknownYear, type)
      const { day, skipped } = count
      const result = { from: datesOf(start).date, days, type, ...datesOf(day), skipped }
      return json(result satisfies z.infer<typeof contracts.BusinessDaySchema>, cacheOf(from))
    }),
  )
  .get(
    '/holidays/:date',
    operation(contracts.holiday, ({ date, type }) => {
      const day = dayNumberOf(date)
      const answer = dayAnswer(calendar, day, type)
      if (!answer) throw yearNotAnnounced(Number(datesOf(day).date.slice(0, 4)), type)
      return json(answer satisfies z.infer<typeof contracts.DaySchema>, cacheOf(date))
    }),
  )
  .get(
    '/holidays.ics',
    operation(contracts.holidayFeed, ({ type, lang, names, year }, { baseUrl }) =>
      feedsOf(new URL(baseUrl).host)(`${lang} ${names} ${type} ${year}`, { type, lang, names, year }),
    ),
  )

const dayNumberOf = (day: contracts.DayInput): number => dayNumber(day === 'today' ? bangkokDate(Date.now()) : day)

const cacheOf = (day: contracts.DayInput): { cache: 'today' | 'file' } => ({
  cache: day === 'today' ? 'today' : 'file',
})

type FeedChoice = Omit<FeedOptions, 'host'>
type Feeds = (key: string, choice: FeedChoice) => Answer

/** Feeds of one host at a time: without BASE_URL the host is whatever the client asked for. */
let cached: { host: string; feeds: Feeds } | undefined

function feedsOf(host: string): Feeds {
  if (cached?.host !== host) {
    const answers = new Map<string, Answer>()
    const feeds: Feeds = (key, choice) => {
      const answer = answers.get(key) ?? feedAnswer({ ...choice, host })
      answers.set(key, answer)
      return answer
    }
    cached = { host, feeds }
  }
  return cached.feeds
}

function feedAnswer(options: FeedOptions): Answer {
  const { lang, names, type, year, host } = options
  const body = keptBody(holidayFeed(calendar, texts, options))
  const updatedAt = calendar.year(year ?? 0)?.updatedAt ?? calendar.data.updatedAt
  return new Answer(body, {
    contentType: 'text/calendar; charset=utf-8',
    headers: {
      'Content-Disposition': 'inline; filename="thai-holidays.ics"',
      'Last-Modified': new Date(`${updatedAt}T00:00:00Z`).toUTCString(),
    },
    etag: strongEtag(`${texts[lang].version} ${names} ${type} ${year ?? 'all-years'} ${host}`),
  })
}
