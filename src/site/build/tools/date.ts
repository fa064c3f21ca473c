import { html } from 'hono/html'
import { date as contract } from '../../../text/contract.ts'
import { thaiDate } from '../../../text/date.ts'
import { fieldsOf } from '../fields.ts'
import type { Tool } from './tool.ts'

const dates: readonly (readonly [year: number, month: number, day: number])[] = [
  [2026, 4, 13],
  [2026, 11, 21],
  [2027, 1, 1],
  [2000, 2, 29],
]

export const date: Tool = {
  id: 'date',
  name: [html`วันที่ <span class="nb">พ.ศ. – ค.ศ.</span>`, 'Dates in both eras'],
  lead: [
    'อ่านวันที่ได้ทุกแบบที่คนพิมพ์ แล้วตอบเป็น พ.ศ. ค.ศ. วันในสัปดาห์ และรูปแบบไทยเต็ม ย่อ และเลขไทย',
    'Reads a date however it was typed and answers both eras, the weekday and the Thai long, short and Thai-digit forms.',
  ],
  operation: 'date',
  form: {
    fields: fieldsOf(contract.query, {
      date: { label: ['วันที่ (เว้นว่าง = วันนี้)', 'Date (empty = today)'], value: '21 พ.ย. 2569', size: 'wide' },
      era: 'left',
    }),
    shows: 'thai.long',
    button: ['แปลงวันที่', 'Convert'],
  },
  page: {
    title: ['แปลงวันที่ พ.ศ. และ ค.ศ.', 'Dates in the Buddhist and the Christian era'],
    examples: {
      columns: [
        ['ค.ศ.', 'C.E.'],
        ['เต็ม ย่อ และเลขไทย', 'Long, short and in Thai digits'],
      ],
      rows: dates.map(([year, month, day]) => {
        const { ce, thai } = thaiDate({ year, month, day }, 'ce')
        return [ce.date, html`${thai.long} <small>${thai.short} · ${thai.thaiDigits}</small>`]
      }),
    },
    notes: [
      [
        'พ.ศ. = ค.ศ. + 543 ตั้งแต่ พ.ศ. 2484 ก่อนหน้านั้นปีใหม่เริ่มวันที่ 1 เมษายน',
        'B.E. = C.E. + 543 since B.E. 2484; before that the year began on 1 April.',
      ],
      [
        'ปี 1800 ถึง 2199 ถือเป็น ค.ศ. ปี 2343 ถึง 2742 ถือเป็น พ.ศ. ปีอื่นถูกปฏิเสธ',
        'Years 1800 to 2199 are C.E., 2343 to 2742 B.E.; any other is refused.',
      ],
      ['วันที่ที่ไม่มีจริง เช่น 31 เมษายน ถูกปฏิเสธ', 'A date that does not exist, such as 31 April, is refused.'],
    ],
  },
}
