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
import { holidayFeed, type FeedLanguage } from './feed.ts'
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
    operation(contracts.holidayFeed, ({ type, lang, year }, { baseUrl }) =>
      feedsOf(new URL(baseUrl).host)(lang)(type)(year),
    ),
  )

const dayNumberOf = (day: contracts.DayInput): number => dayNumber(day === 'today' ? bangkokDate(Date.now()) : day)

const cacheOf = (day: contracts.DayInput): { cache: 'today' | 'file' } => ({
  cache: day === 'today' ? 'today' : 'file',
})

type Feeds = (lang: FeedLanguage) => (type: HolidayType) => (year: number | undefined) => Answer

/** Feeds of one host at a time: without BASE_URL the host is whatever the client asked for. */
let kept: { host: string; feeds: Feeds } | undefined

function feedsOf(host: string): Feeds {
  if (kept?.host !== host) {
    const feeds = preparedBy((lang: FeedLanguage) =>
      preparedBy((type: HolidayType) =>
        preparedBy((year: number | undefined) => feedAnswer({ lang, type, year, host })),
      ),
    )
    kept = { host, feeds }
  }
  return kept.feeds
}

function feedAnswer(options: Parameters<typeof holidayFeed>[2]): Answer {
  const { lang, type, year, host } = options
  const body = keptBody(holidayFeed(calendar, texts, options))
  const updatedAt = calendar.year(year ?? 0)?.updatedAt ?? calendar.data.updatedAt
  return new Answer(body, {
    contentType: 'text/calendar; charset=utf-8',
    headers: {
      'Content-Disposition': 'inline; filename="thai-holidays.ics"',
      'Last-Modified': new Date(`${updatedAt}T00:00:00Z`).toUTCString(),
    },
    etag: strongEtag(`${texts[lang].version} ${type} ${year ?? 'all-years'} ${host}`),
  })
}
