import * as z from 'zod'
import { BUDDHIST_OFFSET } from '../thai/calendar/thai-calendar.ts'
import { defineContract } from '../http/contract.ts'
import { csvFormat, textFormat } from '../http/format.ts'
import { choiceParameter, integerParameter, type Parameter } from '../http/parameter.ts'
import { businessDaysDefault, businessDaysMax, holidayYearMax, holidayYearMin } from '../limits.ts'
import { holidayKinds, holidayTypes, listNames } from './calendar.ts'
import { feedNames } from './feed.ts'
import { feedLanguages } from './feed-words.ts'
import { readDay, readYear, type DayInput } from './values.ts'

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
})

/** The extension members of `year_not_announced`. */
export const yearMembers = { year_not_announced: { year: z.int(), announcedYears: z.array(z.int()) } }

export const typeParameter = choiceParameter(holidayTypes, {
  description: 'Which list decides: the government’s, the banks’, or either of them.',
  example: 'bank',
})

const dayRule = {
  en: 'must be a date such as 2026-04-13 or 2569-04-13, or today',
  th: 'ต้องเป็นวันที่ เช่น 2026-04-13 หรือ 2569-04-13 หรือ today',
}

const daySchema = z.string().transform((text, ctx): DayInput => {
  const day = readDay(text)
  if (typeof day === 'string' || !('refused' in day)) return day
  ctx.addIssue({ code: 'custom', params: { ...day.refused } })
  return z.NEVER
})

export const dayParameter: Parameter<DayInput> = {
  schema: daySchema,
  description: 'The day, `YYYY-MM-DD` in the Christian or the Buddhist era, or `today` in Bangkok.',
  rule: dayRule,
  example: '2026-04-13',
  jsonSchema: { type: 'string' },
}

export const fromParameter: Parameter<DayInput> = {
  schema: daySchema.default('today'),
  description: 'The start day, `YYYY-MM-DD` in either era, or `today` (the default). It is not counted itself.',
  rule: dayRule,
  example: '2026-04-10',
  aliases: ['date', 'start'],
  jsonSchema: { type: 'string', default: 'today' },
}

/** A Christian or Buddhist year, as a Christian year; the two ranges are disjoint. Absent: undefined. */
export function yearParameter(description: string, aliases: readonly string[]): Parameter<number | undefined> {
  const ce = { minimum: holidayYearMin, maximum: holidayYearMax }
  const be = { minimum: holidayYearMin + BUDDHIST_OFFSET, maximum: holidayYearMax + BUDDHIST_OFFSET }
  return {
    schema: z
      .string()
      .transform((text, ctx) => {
        const year = readYear(text)
        if (year === undefined) ctx.addIssue({ code: 'custom' })
        return year ?? z.NEVER
      })
      .optional(),
    description,
    rule: {
      en: `must be a year from ${ce.minimum} to ${ce.maximum} (C.E.) or ${be.minimum} to ${be.maximum} (B.E.)`,
      th: `ต้องเป็นปี ค.ศ. ${ce.minimum} ถึง ${ce.maximum} หรือ พ.ศ. ${be.minimum} ถึง ${be.maximum}`,
    },
    example: 2569,
    aliases,
    jsonSchema: { oneOf: [ce, be].map((range) => ({ type: 'integer', ...range })) },
  }
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

/** Shortened to one source and one day. */
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
}

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
]

export const holidays = defineContract({
  name: 'holidays',
  summary: 'Holidays of one year, government and bank',
  summaryTh: 'วันหยุดราชการและวันหยุดธนาคารของปี',
  description:
    'As announced, substitutions and special days included. A year whose list is not announced has `announced: false`; nothing is guessed.',
  tag,
  query: {
    year: yearParameter('The year, Christian or Buddhist era. Default: this year in Bangkok.', ['y']),
    type: typeParameter,
    ...csvFormat,
  },
  response: { schema: YearListSchema, example: yearListExample },
  formats: { csv: { columns: holidayColumns, items: ({ holidays: days }: z.infer<typeof YearListSchema>) => days } },
  isPure: true,
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
    from: fromParameter,
    days: integerParameter(
      { min: 0, max: businessDaysMax, default: businessDaysDefault },
      { description: 'How many business days to count.', example: 1, aliases: ['n'] },
    ),
    type: typeParameter,
    ...textFormat,
  },
  response: { schema: BusinessDaySchema, example: businessDayExample },
  problems: ['year_not_announced'],
  problemMembers: yearMembers,
  formats: { text: ({ date }: z.infer<typeof BusinessDaySchema>) => date },
  isPure: true,
  rate: 'data',
  cache: 'file',
})

export const holiday = defineContract({
  name: 'holiday',
  summary: 'Whether a date is a holiday, a weekend day or a business day',
  summaryTh: 'วันที่นี้เป็นวันหยุด วันเสาร์อาทิตย์ หรือวันทำการ',
  tag,
  path: { date: dayParameter },
  query: { type: typeParameter, ...textFormat },
  response: { schema: DaySchema, example: dayExample },
  problems: ['year_not_announced'],
  problemMembers: yearMembers,
  formats: { text: ({ day }: z.infer<typeof DaySchema>) => day },
  isPure: true,
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
    type: typeParameter,
    lang: choiceParameter(feedLanguages, { description: 'Language of names.', example: 'th' }),
    names: choiceParameter(feedNames, {
      description:
        'The name in SUMMARY: `short` fits a month view (วันพ่อแห่งชาติ), `full` is the official one. DESCRIPTION has the official name in either case.',
      example: 'short',
    }),
    year: yearParameter('One year, Christian or Buddhist era. Default: every announced year.', []),
  },
  response: { contentType: 'text/calendar' },
  rate: 'file',
  cache: 'file',
})
