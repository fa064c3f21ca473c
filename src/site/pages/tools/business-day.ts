import { html } from 'hono/html'
import { calendar } from '../../../holidays/announced.ts'
import { nextBusinessDay } from '../../../holidays/business-days.ts'
import { dayNumberOf } from '../../../holidays/calendar.ts'
import { nextBusinessDay as contract } from '../../../holidays/contract.ts'
import { thaiDate } from '../../../text/date/date.ts'
import { civilDate } from '../../../thai/calendar/civil.ts'
import { fieldsOf } from '../fields.ts'
import { pathTo, words } from '../language.ts'
import type { Tool } from './tool.ts'

/** Typical questions: the start of the count, the number of days, and the list. */
const counts: readonly (readonly [from: string, days: number, type: 'bank' | 'government'])[] = [
  ['2026-04-10', 1, 'bank'],
  ['2026-04-10', 5, 'bank'],
  ['2026-12-04', 1, 'government'],
  ['2026-11-20', 7, 'government'],
]

/** @example after(5, 'bank') // '+ 5 วันทำการ (ธนาคาร)', in both languages */
function after(days: number, type: 'bank' | 'government'): string {
  const [th, en] = { bank: ['ธนาคาร', 'banks'], government: ['ราชการ', 'government'] }[type]
  return words(`+ ${days} วันทำการ (${th})`, `+ ${days} business ${days === 1 ? 'day' : 'days'} (${en})`)
}

/** The lists of holidays that a tool can use. */
export const lists = [
  ['all', 'ทั้งสอง', 'Both'],
  ['government', 'ราชการ', 'Government'],
  ['bank', 'ธนาคาร', 'Banks'],
] as const

/** The static page contains no date: the script fills in today. */
const fields = fieldsOf(contract.query, {
  from: { label: ['นับจากวันที่', 'From'], value: '', attributes: html`type="date" required` },
  days: { label: ['กี่วันทำการ', 'Business days'] },
  type: { label: ['ปฏิทิน', 'Calendar'], value: 'bank', choices: lists },
})

/** Counting business days forward. */
export const businessDay: Tool = {
  id: 'business-day',
  name: ['นับวันทำการ', 'Business days'],
  lead: [
    'นับไปข้างหน้ากี่วันทำการ โดยข้ามเสาร์ อาทิตย์ และวันหยุดของธนาคารหรือราชการตามประกาศ',
    'Counts forward from a date over weekends and the announced holidays of banks or government.',
  ],
  operation: 'nextBusinessDay',
  form: { fields, button: ['นับวัน', 'Count'] },
  page: {
    title: ['นับวันทำการ ข้ามวันหยุด', 'Count Thai business days'],
    examples: {
      columns: { th: ['นับจาก', 'ตรงกับ'], en: ['From', 'Falls on'] },
      rows: counts.map(([from, days, type]) => {
        const count = nextBusinessDay(calendar, dayNumberOf(from), days, type)
        if (!('day' in count)) throw new Error(`${count.unknownYear} is not announced`)
        return [html`${dateWords(dayNumberOf(from))} <small>${after(days, type)}</small>`, dateWords(count.day)]
      }),
    },
    notes: [
      ['วันที่เริ่มนับไม่ถูกนับรวม', 'The start day itself is not counted.'],
      [
        'ใส่ 0 เพื่อถามว่าวันนั้นเป็นวันทำการหรือไม่ ถ้าไม่ใช่จะได้วันทำการถัดไป',
        '0 days asks whether the day is a business day; if it is not, the answer is the next one.',
      ],
      [
        html`ถ้าต้องใช้ปีที่ยังไม่ประกาศวันหยุด ศาลาจะปฏิเสธแทนการเดา <a href="${pathTo('/holidays')}">ดูปีที่ประกาศแล้ว</a>`,
        html`A count that would need a year not yet announced is refused rather than guessed. <a href="${pathTo('/holidays')}">Announced years</a>`,
      ],
    ],
  },
}

function dateWords(dayNumber: number): string {
  const date = civilDate(dayNumber)
  const { year, month, day } = date
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const
  const english = new Intl.DateTimeFormat('en-GB', parts)
  return words(
    thaiDate(date, 'ce').thai.long.replace('พ.ศ. ', 'พ.ศ.\u{a0}'),
    english.format(new Date(Date.UTC(year, month - 1, day))),
  )
}
