import { html } from 'hono/html'
import { readText as contract } from '../../../text/contract.ts'
import { readText } from '../../../text/read/read.ts'
import { fieldsOf } from '../fields.ts'
import { words, type Content } from '../language.ts'
import type { Tool } from './tool.ts'

const official = { clock: 'official', phoneTwo: 'song' } as const
const everyday = { clock: 'everyday', phoneTwo: 'tho' } as const

/** The words, and below them what is said differently in everyday speech. */
function inWords(text: string): Content {
  const [formal, spoken] = [readText(text, official).text, readText(text, everyday).text]
  if (spoken === formal) return formal
  return html`${formal} <small>${words('แบบพูด', 'Everyday')}: ${spoken}</small>`
}

/** What reads Thai text into words, without a sound. */
export const read: Tool = {
  id: 'read',
  name: ['เขียนเป็นคำอ่าน', 'Numbers in words'],
  lead: [
    'เปลี่ยนตัวเลข เวลา วันที่ เบอร์โทร เครื่องหมาย และคำย่อในข้อความให้เป็นคำอ่าน พร้อมส่งให้โปรแกรมอ่านออกเสียง',
    'Turns the numbers, times, dates, telephone numbers, signs and abbreviations of a text into the words a Thai person says, ready for any speech engine.',
  ],
  operation: 'readText',
  isApart: true,
  form: {
    fields: fieldsOf(contract.query, {
      text: {
        label: ['ข้อความ', 'Text'],
        value: 'นัดวันที่ 21 พ.ย. 2569 เวลา 13.30 น. ค่าตรวจ 1,250 บาท โทร 02-123-4567',
        size: 'lines',
      },
      clock: {
        label: ['เวลา', 'Times'],
        choices: [
          ['official', 'ทางการ', 'Official'],
          ['everyday', 'แบบพูด', 'Everyday'],
        ],
      },
      phoneTwo: {
        label: ['เลข 2 ในเบอร์โทร', '2 in phone numbers'],
        choices: [
          ['song', 'สอง', 'สอง'],
          ['tho', 'โท', 'โท'],
        ],
      },
    }),
    shows: 'text',
    button: ['เขียนเป็นคำอ่าน', 'Write in words'],
  },
  page: {
    title: ['เขียนตัวเลข วันที่ และคำย่อเป็นคำอ่าน', 'Thai numbers, dates and abbreviations in words'],
    examples: {
      columns: [
        ['ข้อความ', 'Text'],
        ['คำอ่าน', 'In words'],
      ],
      rows: [
        'ราคา 1,250 บาท',
        'เวลา 13.30 น.',
        'โทร 02-123-4567',
        '21 พ.ย. 2569',
        'บ้านเลขที่ 99/1 ม.5',
        'ลด 50%',
        'พ.ร.บ. คอมพิวเตอร์',
        '36.5 °C',
      ].map((text) => [text, inWords(text)]),
    },
    notes: [
      [
        'เบอร์โทรและบ้านเลขที่อ่านทีละตัวหรือทั้งจำนวนตามที่คนไทยพูด',
        'Telephone numbers are read digit by digit, house numbers as Thai people say them.',
      ],
      [
        'ส่วนที่เป็นคำอยู่แล้วคงเดิม และเมื่ออ่านคำอ่านซ้ำอีกครั้งก็ได้ข้อความเดิม',
        'What is in words already stays as it is; reading the result again changes nothing.',
      ],
      ['ข้อความไม่ถูกเก็บ', 'The text is not stored.'],
    ],
  },
}
