import * as z from 'zod'
import type { CivilDate } from '../calendar/civil.ts'
import { parseIsoDate } from '../calendar/date-input.ts'
import { BUDDHIST_OFFSET } from '../calendar/thai-calendar.ts'
import { choiceParameter, type Parameter } from '../http/parameter.ts'
import { holidayYearMax, holidayYearMin } from '../limits.ts'
import { arabicDigits } from '../text/digits.ts'
import { holidayKinds, holidayTypes, listNames } from './calendar.ts'

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

export const typeParameter = choiceParameter(holidayTypes, {
  description: 'Which list decides: the government’s, the banks’, or either of them.',
  example: 'bank',
})

/** A day as the caller names it: a date, or Bangkok's today at the moment of the request. */
export type DayInput = CivilDate | 'today'

const dayRule = {
  en: 'must be a date such as 2026-04-13 or 2569-04-13, or today',
  th: 'ต้องเป็นวันที่ เช่น 2026-04-13 หรือ 2569-04-13 หรือ today',
}

const daySchema = z.string().transform((text, ctx): DayInput => {
  if (text === 'today') return 'today'
  const reading = parseIsoDate(text)
  if ('date' in reading) return reading.date
  ctx.addIssue({ code: 'custom', params: { ...reading.refused } })
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
      .transform(christianYear)
      .refine((year) => year >= ce.minimum && year <= ce.maximum)
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

function christianYear(text: string): number {
  const digits = arabicDigits(text.trim())
  if (!/^\d{4}$/.test(digits)) return Number.NaN
  const year = Number(digits)
  return year > holidayYearMax ? year - BUDDHIST_OFFSET : year
}
