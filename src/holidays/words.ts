import * as z from 'zod'
import type { Answers } from '../http/words.ts'
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

const regionalFlag = z.boolean().nullable().describe('null where no source tells')
const BothNames = z.object({ th: z.string(), en: z.string() })

export const Regional = z
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
const problemMembers = {
  year_not_announced: {
    year: z.int(),
    announcedYears: z.array(z.int()),
    alternatives: z
      .array(z.object({ type, url: z.url() }))
      .describe('Other types that have an answer to the same question, and where'),
  },
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

/** What each operation of the group answers. */
export const answers: Readonly<Record<string, Answers>> = {
  holidays: { schema: YearListSchema, example: yearListExample },
  nextBusinessDay: { schema: BusinessDaySchema, example: businessDayExample, problemMembers },
  holiday: { schema: DaySchema, example: dayExample, problemMembers },
}
