import { html } from 'hono/html'
import * as z from 'zod'
import type { Both, WordsOfAll } from '../http/words.ts'
import { holidayKinds, holidayTypes, listNames } from './calendar.ts'
import type * as contracts from './contract.ts'

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
  note: z.string().nullable().describe('Which list is missing, or that the year is not covered, in both languages'),
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

/** Example answers; a test compares them with the service's. */
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

const typeWords = {
  en: 'Which list decides: the government’s, the banks’, or either of them.',
  th: 'ใช้รายการใด: ของราชการ ของธนาคาร หรืออย่างใดอย่างหนึ่ง',
  example: 'bank',
}

export const words: WordsOfAll<typeof contracts> = {
  holidays: {
    summary: { en: 'Holidays of one year, government and bank', th: 'วันหยุดราชการและวันหยุดธนาคารของปี' },
    description: {
      en: 'As announced, substitutions and special days included. A year whose list is not announced has `announced: false`, and its CSV is 404; nothing is guessed. Where only one list is announced, `note` names the missing one, and `all` has the days of the other.',
      th: 'ตามที่ประกาศ รวมวันหยุดชดเชยและวันหยุดพิเศษ ปีที่ยังไม่มีประกาศตอบ `announced: false` และ CSV ตอบ 404 โดยไม่เดา ถ้าประกาศแล้วเพียงรายการเดียว `note` บอกว่าขาดรายการใด และ `all` มีเฉพาะวันของรายการที่ประกาศแล้ว',
    },
    pagePath: '/holidays/{year}',
    input: {
      year: {
        en: 'The year, Christian or Buddhist era. Default: this year in Bangkok.',
        th: 'ปี ค.ศ. หรือ พ.ศ. ค่าเริ่มต้นคือปีนี้ตามเวลากรุงเทพฯ',
        example: 2569,
      },
      type: typeWords,
    },
    schema: YearListSchema,
    example: yearListExample,
    problemMembers,
  },
  nextBusinessDay: {
    summary: { en: 'Count business days forward', th: 'นับวันทำการไปข้างหน้า' },
    description: {
      en: 'Skips Saturdays, Sundays and the holidays of the type. The start day is not counted; with `days=0` it is the answer if it is a business day, else the next one is.',
      th: 'ข้ามวันเสาร์ วันอาทิตย์ และวันหยุดของรายการที่เลือก ไม่นับวันเริ่มต้น ถ้า `days=0` คำตอบคือวันเริ่มต้นเองเมื่อเป็นวันทำการ มิฉะนั้นคือวันทำการถัดไป',
    },
    pagePath: '/business-day#business-day',
    input: {
      from: {
        en: 'The start day, `YYYY-MM-DD` in either era, or `today` (the default). It is not counted itself.',
        th: 'วันเริ่มต้น `YYYY-MM-DD` เป็น ค.ศ. หรือ พ.ศ. หรือ `today` (ค่าเริ่มต้น) ไม่นับวันนี้เอง',
        example: '2026-04-10',
      },
      days: { en: 'How many business days to count.', th: 'นับกี่วันทำการ', example: 1 },
      type: typeWords,
    },
    schema: BusinessDaySchema,
    example: businessDayExample,
    problemMembers,
  },
  holiday: {
    summary: {
      en: 'Whether a date is a holiday, a weekend day or a business day',
      th: 'วันที่นี้เป็นวันหยุด วันเสาร์อาทิตย์ หรือวันทำการ',
    },
    pagePath: '/holidays#holidays',
    input: {
      date: {
        en: 'The day, `YYYY-MM-DD` in the Christian or the Buddhist era, or `today` in Bangkok.',
        th: 'วันที่ `YYYY-MM-DD` เป็น ค.ศ. หรือ พ.ศ. หรือ `today` ตามเวลากรุงเทพฯ',
        example: '2026-04-13',
      },
      type: typeWords,
    },
    schema: DaySchema,
    example: dayExample,
    problemMembers,
  },
  holidayFeed: {
    summary: {
      en: 'The holidays as a calendar feed (iCalendar) to subscribe to',
      th: 'วันหยุดเป็นปฏิทิน iCalendar สำหรับสมัครรับในแอปปฏิทิน',
    },
    description: {
      en: 'All-day events with stable UIDs; corrections raise SEQUENCE. Calendar applications decide themselves how often they ask.',
      th: 'กิจกรรมทั้งวันที่มี UID คงที่ เมื่อมีการแก้ไข SEQUENCE จะเพิ่มขึ้น แอปปฏิทินแต่ละตัวกำหนดเองว่าจะถามใหม่บ่อยเพียงใด',
    },
    pagePath: '/holidays#feed',
    input: {
      type: typeWords,
      lang: { en: 'Language of names.', th: 'ภาษาของชื่อวันหยุด', example: 'th' },
      names: {
        en: 'The name in SUMMARY: `short` fits a month view (วันพ่อแห่งชาติ), `full` is the official one. DESCRIPTION has the official name in either case.',
        th: 'ชื่อใน SUMMARY: `short` พอดีกับปฏิทินรายเดือน (วันพ่อแห่งชาติ) `full` คือชื่อทางการ ส่วน DESCRIPTION มีชื่อทางการเสมอ',
        example: 'short',
      },
      year: {
        en: 'One year, Christian or Buddhist era. Default: every announced year.',
        th: 'ปีเดียว ค.ศ. หรือ พ.ศ. ค่าเริ่มต้นคือทุกปีที่ประกาศแล้ว',
        example: 2569,
      },
    },
  },
}

/** What users must know before they rely on an answer, for the reference. */
export const cautions: readonly Both[] = [
  {
    en: html`A year not yet announced has no data; values are not guessed. Look at <code>announced</code> before trusting an empty list.`,
    th: html`ปีที่ยังไม่ประกาศไม่มีข้อมูล ไม่มีการเดา ดู <code>announced</code> ก่อนใช้รายการว่าง`,
  },
  {
    en: html`Government and bank holidays are announced separately, with compensation days and special days of the cabinet; <code>type</code> chooses.`,
    th: html`วันหยุดราชการและวันหยุดธนาคารประกาศแยกกัน มีทั้งวันหยุดชดเชยและวันหยุดพิเศษของคณะรัฐมนตรี เลือกด้วย <code>type</code>`,
  },
  {
    en: html`Days off in some provinces only are in <code>regional</code>, and are not counted.`,
    th: html`วันหยุดเฉพาะบางจังหวัดอยู่ใน <code>regional</code> และไม่นับเป็นวันหยุด`,
  },
  {
    en: 'The .ics feed updates when the data is corrected; calendar applications fetch it at their own pace, some only once a day.',
    th: 'ปฏิทิน .ics ปรับตามการแก้ไขข้อมูล แต่แอปปฏิทินแต่ละตัวดึงใหม่ช้าเร็วต่างกัน บางตัวช้าถึงหนึ่งวัน',
  },
]
