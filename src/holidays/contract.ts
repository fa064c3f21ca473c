import * as z from 'zod'
import { defineContract } from '../http/contract.ts'
import { csvFormat, textFormat } from '../http/format.ts'
import { choice, described } from '../http/parameter.ts'
import { holidayKinds, holidayTypes, listNames } from './calendar.ts'
import { feedNames } from './feed.ts'
import { feedLanguages } from './feed-words.ts'
import * as values from './values.ts'

const tag = 'holidays'

const Weekday = z.object({
  number: z.int().min(1).max(7).describe('ISO 8601: Monday 1 to Sunday 7'),
  nameTh: z.string(),
  nameEn: z.string(),
})

const announcedFlag = z.boolean().nullable().describe('null while this list is not announced for the year')

const HolidaySchema = z.object({
  id: z.string().describe('Frozen: a renamed holiday keeps it, a moved one gets a new one'),
  date: z.iso.date(),
  dateBe: z.string(),
  weekday: Weekday,
  nameTh: z.string(),
  nameEn: z.string(),
  government: announcedFlag,
  bank: announcedFlag,
  kind: z.enum(holidayKinds),
  substituteFor: z.iso.date().nullable().describe('The date a substitution replaces'),
})

const type = z.enum(holidayTypes)

const regionalFlag = z.boolean().nullable().describe('null where no source tells')
const BothNames = z.object({ th: z.string(), en: z.string() })

const Regional = z
  .array(
    z.object({
      date: z.iso.date(),
      name: BothNames,
      provinces: z
        .array(z.string().regex(/^\d\d$/))
        .readonly()
        .describe('Codes of the provinces'),
      area: BothNames.nullable().describe('The region, where no source lists its provinces'),
      government: regionalFlag,
      bank: regionalFlag,
    }),
  )
  .describe('Days off in some provinces only, as complete as their sources; they change no count and no other property')

export const YearListSchema = z.object({
  year: z.int(),
  yearBe: z.int(),
  type,
  announced: z.boolean().describe('false: no data, which is not the same as no holidays'),
  announcedTypes: z.array(z.enum(listNames)).describe('The lists announced for the year'),
  updatedAt: z.iso.date().nullable(),
  sources: z.array(z.object({ name: z.string(), url: z.url().nullable() })),
  note: z.string().nullable(),
  count: z.int(),
  holidays: z.array(HolidaySchema),
  regional: Regional,
})

export const DaySchema = z.object({
  date: z.iso.date(),
  dateBe: z.string(),
  weekday: Weekday,
  type,
  day: z.enum(['holiday', 'weekend', 'business-day']),
  isHoliday: z.boolean(),
  isWeekend: z.boolean(),
  isBusinessDay: z.boolean(),
  holidays: z.array(HolidaySchema),
  regional: Regional,
})

export const BusinessDaySchema = z.object({
  from: z.iso.date(),
  days: z.int(),
  type,
  date: z.iso.date(),
  dateBe: z.string(),
  weekday: Weekday,
  skipped: z
    .array(
      z.object({
        date: z.iso.date(),
        reason: z.enum(['holiday', 'weekend']),
        nameTh: z.string().nullable(),
        nameEn: z.string().nullable(),
      }),
    )
    .describe('Every day passed over'),
  regional: Regional,
})

/** The extension members of `year_not_announced`. */
export const yearMembers = {
  year_not_announced: {
    year: z.int(),
    announcedYears: z.array(z.int()),
    alternatives: z
      .array(z.object({ type, url: z.url() }))
      .describe('Other types that have an answer to the same question, and where'),
  },
}

/** The list that decides, as every contract of the group describes it. */
export const typeWords = {
  description: 'Which list decides: the government’s, the banks’, or either of them.',
  example: 'bank',
}

/** Examples of answers; a test holds them equal to those of the service. */
const songkran = {
  id: '2026-04-13-songkran',
  date: '2026-04-13',
  dateBe: '2569-04-13',
  weekday: { number: 1, nameTh: 'วันจันทร์', nameEn: 'Monday' },
  nameTh: 'วันสงกรานต์',
  nameEn: 'Songkran Festival',
  government: true,
  bank: true,
  kind: 'regular',
  substituteFor: null,
}

const imfMeetings = {
  date: '2026-10-16',
  name: {
    th: 'วันหยุดราชการเพิ่มเป็นกรณีพิเศษ (เฉพาะพื้นที่กรุงเทพมหานคร)',
    en: 'Special holiday, Bangkok only (IMF–World Bank Annual Meetings)',
  },
  provinces: ['10'],
  area: null,
  government: true,
  bank: true,
}

/** Shortened to one source, one day and one regional day. */
export const yearListExample = {
  year: 2026,
  yearBe: 2569,
  type: 'bank',
  announced: true,
  announcedTypes: ['government', 'bank'],
  updatedAt: '2026-11-20',
  sources: [
    {
      name: 'Bank of Thailand notification 31/2568; Bank of Thailand holiday page of B.E. 2569 (copied in songkiet/bot-holiday)',
      url: 'https://www.bot.or.th/th/financial-institutions-holiday.html',
    },
  ],
  note: null,
  count: 19,
  holidays: [songkran],
  regional: [imfMeetings],
}

export const dayExample = {
  date: '2026-04-13',
  dateBe: '2569-04-13',
  weekday: songkran.weekday,
  type: 'bank',
  day: 'holiday',
  isHoliday: true,
  isWeekend: false,
  isBusinessDay: false,
  holidays: [songkran],
  regional: [],
}

const weekend = (date: string): object => ({ date, reason: 'weekend', nameTh: null, nameEn: null })
const songkranDay = (date: string): object => ({
  date,
  reason: 'holiday',
  nameTh: songkran.nameTh,
  nameEn: songkran.nameEn,
})

export const businessDayExample = {
  from: '2026-04-10',
  days: 1,
  type: 'bank',
  date: '2026-04-16',
  dateBe: '2569-04-16',
  weekday: { number: 4, nameTh: 'วันพฤหัสบดี', nameEn: 'Thursday' },
  skipped: [
    weekend('2026-04-11'),
    weekend('2026-04-12'),
    songkranDay('2026-04-13'),
    songkranDay('2026-04-14'),
    songkranDay('2026-04-15'),
  ],
  regional: [],
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
  response: { schema: YearListSchema, example: yearListExample },
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
  response: { schema: BusinessDaySchema, example: businessDayExample },
  problems: ['year_not_announced'],
  problemMembers: yearMembers,
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
  response: { schema: DaySchema, example: dayExample },
  problems: ['year_not_announced'],
  problemMembers: yearMembers,
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
