import type * as z from 'zod'
import { defineContract } from '../http/contract.ts'
import { csvFormat, textFormat } from '../http/format.ts'
import { choice, described } from '../http/parameter.ts'
import { feedNames } from './feed.ts'
import { feedLanguages } from './feed-words.ts'
import * as values from './values.ts'
import type { BusinessDaySchema, DaySchema, Regional, YearListSchema } from './words.ts'

const tag = 'holidays'

/** The list that decides, as every contract of the group describes it. */
export const typeWords = {
  description: 'Which list decides: the government’s, the banks’, or either of them.',
  example: 'bank',
}

/** The provinces that have a further day off on a date, for a cell. */
const provincesOn = (date: string, regional: z.infer<typeof Regional>): string[] =>
  regional.filter((day) => day.date === date).flatMap(({ provinces }) => provinces)

const holidayColumns = [
  'id',
  'date',
  'dateBe',
  'weekday.number',
  'weekday.nameTh',
  'weekday.nameEn',
  'nameTh',
  'nameEn',
  'government',
  'bank',
  'kind',
  'substituteFor',
  'regional',
]

export const holidays = defineContract({
  name: 'holidays',
  summary: 'Holidays of one year, government and bank',
  summaryTh: 'วันหยุดราชการและวันหยุดธนาคารของปี',
  description:
    'As announced, substitutions and special days included. A year whose list is not announced has `announced: false`; nothing is guessed.',
  tag,
  query: {
    ...described(values.holidaysInput(), {
      year: {
        description: 'The year, Christian or Buddhist era. Default: this year in Bangkok.',
        example: 2569,
        aliases: ['y'],
      },
      type: typeWords,
    }),
    ...csvFormat,
  },
  formats: {
    csv: {
      columns: holidayColumns,
      items: ({ holidays: days, regional }: z.infer<typeof YearListSchema>) =>
        days.map((day) => ({ ...day, regional: provincesOn(day.date, regional) })),
    },
  },
  isPure: true,
  packageEntry: 'holidays',
  isOffline: true,
  page: '/holidays/{year}',
  rate: 'data',
  cache: 'file',
})

export const nextBusinessDay = defineContract({
  name: 'nextBusinessDay',
  summary: 'Count business days forward',
  summaryTh: 'นับวันทำการไปข้างหน้า',
  description:
    'Skips Saturdays, Sundays and the holidays of the type. The start day is not counted; with `days=0` it is the answer if it is a business day, else the next one is.',
  tag,
  query: {
    ...described(values.nextBusinessDayInput(), {
      from: {
        description: 'The start day, `YYYY-MM-DD` in either era, or `today` (the default). It is not counted itself.',
        example: '2026-04-10',
        jsonSchema: { type: 'string', default: 'today' },
        aliases: ['date', 'start'],
      },
      days: { description: 'How many business days to count.', example: 1, aliases: ['n'] },
      type: typeWords,
    }),
    ...textFormat,
  },
  problems: ['year_not_announced'],
  formats: { text: ({ date }: z.infer<typeof BusinessDaySchema>) => date },
  isPure: true,
  packageEntry: 'holidays',
  isOffline: true,
  page: '/business-day#business-day',
  rate: 'data',
  cache: 'file',
})

export const holiday = defineContract({
  name: 'holiday',
  summary: 'Whether a date is a holiday, a weekend day or a business day',
  summaryTh: 'วันที่นี้เป็นวันหยุด วันเสาร์อาทิตย์ หรือวันทำการ',
  tag,
  path: described(values.holidayPathInput(), {
    date: {
      description: 'The day, `YYYY-MM-DD` in the Christian or the Buddhist era, or `today` in Bangkok.',
      example: '2026-04-13',
    },
  }),
  query: { ...described(values.holidayInput(), { type: typeWords }), ...textFormat },
  problems: ['year_not_announced'],
  formats: { text: ({ day }: z.infer<typeof DaySchema>) => day },
  isPure: true,
  packageEntry: 'holidays',
  isOffline: true,
  page: '/#holidays',
  rate: 'data',
  cache: 'file',
})

export const holidayFeed = defineContract({
  name: 'holidayFeed',
  summary: 'The holidays as a calendar feed (iCalendar) to subscribe to',
  summaryTh: 'วันหยุดเป็นปฏิทิน iCalendar สำหรับสมัครรับในแอปปฏิทิน',
  description:
    'All-day events with stable UIDs; corrections raise SEQUENCE. Calendar applications decide themselves how often they ask.',
  tag,
  query: {
    type: { ...values.type(), ...typeWords },
    lang: { ...choice(feedLanguages), description: 'Language of names.', example: 'th' },
    names: {
      ...choice(feedNames),
      description:
        'The name in SUMMARY: `short` fits a month view (วันพ่อแห่งชาติ), `full` is the official one. DESCRIPTION has the official name in either case.',
      example: 'short',
    },
    year: {
      ...values.year(),
      description: 'One year, Christian or Buddhist era. Default: every announced year.',
      example: 2569,
      aliases: [],
    },
  },
  response: { contentType: 'text/calendar' },
  page: '/#feed',
  rate: 'file',
  cache: 'file',
})
