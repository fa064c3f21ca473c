import { html } from 'hono/html'
import * as z from 'zod'
import type { Words } from '../../http/words.ts'
import { dateAnswer, thaiDate } from './date.ts'
import type { date } from './tool.ts'

const EraDate = z.object({ year: z.int(), month: z.int(), day: z.int(), date: z.string() })

const Animal = z.object({ number: z.int().min(1).max(12), nameTh: z.string(), nameEn: z.string() })

const Lunar = z
  .object({
    phase: z.enum(['waxing', 'waning']),
    day: z.int().min(1).max(15).describe('Of its half of the month'),
    month: z.int().min(1).max(12),
    monthNameTh: z.string(),
    secondEighth: z.boolean().describe('Whether it lies in the second month 8 of a year with an extra month'),
    holyDay: z.boolean().describe('Whether it is a Buddhist holy day (วันพระ)'),
    animal: Animal.describe('Of the twelve-year cycle, as printed calendars count: changes with month 5'),
    animalRegister: Animal.describe('As civil registers count: changes with month 1'),
    text: z.string(),
    thaiDigits: z.string(),
  })
  .nullable()
  .describe(
    'The official lunar day (Mahanikaya) of the civil day, from 7 December 1991 to 23 May 2028: null where the kind of the lunar year is not published, because no formula gives it. Temples of the Dhammayut order may keep a holy day one day apart.',
  )

const dates: readonly (readonly [year: number, month: number, day: number])[] = [
  [2026, 4, 13],
  [2026, 11, 21],
  [2027, 1, 1],
  [2000, 2, 29],
]

export const words: Words<typeof date> = {
  summary: { en: 'A date in the Christian and the Buddhist era', th: 'วันที่ในคริสต์ศักราชและพุทธศักราช' },
  description: {
    en: 'Reads 2026-11-20, 20/11/2569, 20 พ.ย. 69 and the other ways people type dates. Without an era word, years 1800 to 2199 are C.E. and 2343 to 2742 B.E.; any other is refused. Until B.E. 2483 the year began on 1 April. lunar has the day of the Thai lunar calendar where it is published.',
    th: 'อ่าน 2026-11-20, 20/11/2569, 20 พ.ย. 69 และรูปแบบอื่นที่คนพิมพ์กัน ถ้าไม่มีคำบอกศักราช ปี 1800 ถึง 2199 ถือเป็น ค.ศ. ปี 2343 ถึง 2742 ถือเป็น พ.ศ. ปีอื่นถูกปฏิเสธ จนถึง พ.ศ. 2483 ปีใหม่เริ่มวันที่ 1 เมษายน lunar คือวันทางจันทรคติ เมื่อมีประกาศปีนั้นแล้ว',
  },
  input: {
    date: {
      en: 'The date; today in Bangkok when absent.',
      th: 'วันที่ ถ้าไม่ใส่คือวันนี้ตามเวลากรุงเทพฯ',
      example: '2569-11-21',
      field: { label: { en: 'Date (empty = today)', th: 'วันที่ (เว้นว่าง = วันนี้)' }, value: '21 พ.ย. 2569', size: 'wide' },
    },
    era: {
      en: 'The era of the year; auto lets an era word or the range of the year decide.',
      th: 'ศักราชของปี auto ให้ดูจากคำบอกศักราชหรือช่วงของปี',
      example: 'auto',
    },
  },
  schema: z.object({
    input: z.string().nullable().describe('The date as it was given; null when today was meant'),
    era: z.enum(['ce', 'be']).describe('How the year was read'),
    ce: EraDate,
    be: EraDate,
    weekday: z.object({ number: z.int().min(1).max(7), nameTh: z.string(), nameEn: z.string() }),
    thai: z.object({ long: z.string(), short: z.string(), thaiDigits: z.string() }),
    lunar: Lunar,
  }),
  example: dateAnswer('2569-11-21', { date: { year: 2026, month: 11, day: 21 }, era: 'be' }),
  page: {
    name: { en: 'Dates in both eras', th: html`วันที่ <span class="nb">พ.ศ. – ค.ศ.</span>` },
    lead: {
      en: 'Reads a date however it was typed and answers both eras, the weekday and the Thai long, short and Thai-digit forms.',
      th: 'อ่านวันที่ได้ทุกแบบที่คนพิมพ์ แล้วตอบเป็น พ.ศ. ค.ศ. วันในสัปดาห์ และรูปแบบไทยเต็ม ย่อ และเลขไทย',
    },
    button: { en: 'Convert', th: 'แปลงวันที่' },
    title: { en: 'Dates in the Buddhist and the Christian era', th: 'แปลงวันที่ พ.ศ. และ ค.ศ.' },
    columns: [
      { en: 'C.E.', th: 'ค.ศ.' },
      { en: 'Long, short and in Thai digits', th: 'เต็ม ย่อ และเลขไทย' },
    ],
    rows: dates.map(([year, month, day]) => {
      const { ce, thai } = thaiDate({ year, month, day }, 'ce')
      return [ce.date, html`${thai.long} <small>${thai.short} · ${thai.thaiDigits}</small>`]
    }),
    notes: [
      {
        en: 'B.E. = C.E. + 543 since B.E. 2484; before that the year began on 1 April.',
        th: 'พ.ศ. = ค.ศ. + 543 ตั้งแต่ พ.ศ. 2484 ก่อนหน้านั้นปีใหม่เริ่มวันที่ 1 เมษายน',
      },
      {
        en: 'Years 1800 to 2199 are C.E., 2343 to 2742 B.E.; any other is refused.',
        th: 'ปี 1800 ถึง 2199 ถือเป็น ค.ศ. ปี 2343 ถึง 2742 ถือเป็น พ.ศ. ปีอื่นถูกปฏิเสธ',
      },
      { en: 'A date that does not exist, such as 31 April, is refused.', th: 'วันที่ที่ไม่มีจริง เช่น 31 เมษายน ถูกปฏิเสธ' },
    ],
  },
}
