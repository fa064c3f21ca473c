import { Hono } from 'hono'
import type * as z from 'zod'
import { bangkokDate, dayNumber } from '../calendar/civil.ts'
import { Answer, keptBody, json, prepared, preparedBy } from '../http/answer.ts'
import { strongEtag } from '../http/cache.ts'
import type { AppEnv } from '../http/env.ts'
import { operation } from '../http/operation.ts'
import { choiceParameter, integerParameter } from '../http/parameter.ts'
import { Problem } from '../http/problem.ts'
import { businessDaysDefault, businessDaysMax } from '../limits.ts'
import { calendar } from './announced.ts'
import { nextBusinessDay } from './business-days.ts'
import { datesOf, type HolidayType } from './calendar.ts'
import {
  BusinessDaySchema,
  DaySchema,
  dayParameter,
  fromParameter,
  typeParameter,
  yearParameter,
  YearListSchema,
  type DayInput,
} from './contract.ts'
import { businessDayExample, dayExample, yearListExample } from './examples.ts'
import { feedLanguages, holidayFeed, type FeedLanguage } from './feed.ts'
import texts from './feed.generated.json' with { type: 'json' }
import { whyUnknown } from './not-announced.ts'
import { dayAnswer } from './single-day.ts'
import { yearList } from './year-list.ts'

const tag = 'holidays'

/** One answer per type and year, serialised once; the year parameter's range bounds them. */
const yearLists = preparedBy((type: HolidayType) =>
  preparedBy((year: number) => prepared(yearList(calendar, year, type) satisfies z.infer<typeof YearListSchema>)),
)

/** Mounted at `/api/v1/tools/thai`. */
export const holidayRoutes = new Hono<AppEnv>()
  .get(
    '/holidays',
    operation(
      {
        summary: 'Holidays of one year, government and bank',
        summaryTh: 'วันหยุดราชการและวันหยุดธนาคารของปี',
        description:
          'As announced, substitutions and special days included. A year whose list is not announced has `announced: false`; nothing is guessed.',
        tag,
        query: {
          year: yearParameter('The year, Christian or Buddhist era. Default: this year in Bangkok.', ['y']),
          type: typeParameter,
        },
        response: { schema: YearListSchema, example: yearListExample },
        rate: 'data',
        cache: 'file',
      },
      ({ year, type }) => {
        if (year !== undefined) return yearLists(type)(year)
        const { body, options } = yearLists(type)(bangkokDate(Date.now()).year)
        return new Answer(body, { ...options, cache: 'today' })
      },
    ),
  )
  // Before `/holidays/:date`: the first of two matching routes answers.
  .get(
    '/holidays/next-business-day',
    operation(
      {
        summary: 'Count business days forward',
        summaryTh: 'นับวันทำการไปข้างหน้า',
        description:
          'Skips Saturdays, Sundays and the holidays of the type. The start day is not counted; with `days=0` it is the answer if it is a business day, else the next one is.',
        tag,
        query: {
          from: fromParameter,
          days: integerParameter(
            { min: 0, max: businessDaysMax, default: businessDaysDefault },
            { description: 'How many business days to count.', example: 1, aliases: ['n'] },
          ),
          type: typeParameter,
        },
        response: { schema: BusinessDaySchema, example: businessDayExample },
        problems: ['year_not_announced'],
        rate: 'data',
        cache: 'file',
      },
      ({ from, days, type }) => {
        const start = dayNumberOf(from)
        const count = nextBusinessDay(calendar, start, days, type)
        if ('unknownYear' in count) throw yearNotAnnounced(count.unknownYear, type)
        const { day, skipped } = count
        const result = { from: datesOf(start).date, days, type, ...datesOf(day), skipped }
        return json(result satisfies z.infer<typeof BusinessDaySchema>, cacheOf(from))
      },
    ),
  )
  .get(
    '/holidays/:date',
    operation(
      {
        summary: 'Whether a date is a holiday, a weekend day or a business day',
        summaryTh: 'วันที่นี้เป็นวันหยุด วันเสาร์อาทิตย์ หรือวันทำการ',
        tag,
        path: { date: dayParameter },
        query: { type: typeParameter },
        response: { schema: DaySchema, example: dayExample },
        problems: ['year_not_announced'],
        rate: 'data',
        cache: 'file',
      },
      ({ date, type }) => {
        const day = dayNumberOf(date)
        const answer = dayAnswer(calendar, day, type)
        if (!answer) throw yearNotAnnounced(Number(datesOf(day).date.slice(0, 4)), type)
        return json(answer satisfies z.infer<typeof DaySchema>, cacheOf(date))
      },
    ),
  )
  .get(
    '/holidays.ics',
    operation(
      {
        summary: 'The holidays as a calendar feed (iCalendar) to subscribe to',
        summaryTh: 'วันหยุดเป็นปฏิทิน iCalendar สำหรับสมัครรับในแอปปฏิทิน',
        description:
          'All-day events with stable UIDs; corrections raise SEQUENCE. Calendar applications decide themselves how often they ask.',
        tag,
        query: {
          type: typeParameter,
          lang: choiceParameter(feedLanguages, { description: 'Language of names.', example: 'th' }),
          year: yearParameter('One year, Christian or Buddhist era. Default: every announced year.', []),
        },
        response: { contentType: 'text/calendar' },
        rate: 'file',
        cache: 'file',
      },
      ({ type, lang, year }, { baseUrl }) => feedsOf(new URL(baseUrl).host)(lang)(type)(year),
    ),
  )

const dayNumberOf = (day: DayInput): number => dayNumber(day === 'today' ? bangkokDate(Date.now()) : day)

const cacheOf = (day: DayInput): { cache: 'today' | 'file' } => ({ cache: day === 'today' ? 'today' : 'file' })

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

/** A computed answer that would need a list which is not announced: refused, never guessed. */
function yearNotAnnounced(year: number, type: HolidayType): Problem {
  return new Problem('year_not_announced', whyUnknown(calendar, year, type), {
    members: { year, announcedYears: calendar.completeYears(type) },
  })
}
