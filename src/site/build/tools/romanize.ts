import { html } from 'hono/html'
import { romanize as contract } from '../../../text/contract.ts'
import { romanize as inLatin } from '../../../text/romanize/romanize.ts'
import { fieldsOf } from '../fields.ts'
import type { Tool } from './tool.ts'

export const romanize: Tool = {
  id: 'romanize',
  name: [html`เขียนไทยเป็น<span class="nb">อักษรโรมัน</span>`, 'Romanization'],
  lead: [
    'เขียนชื่อและคำไทยด้วยอักษรโรมันตามหลักเกณฑ์ของราชบัณฑิตยสถาน (RTGS) พร้อมพยางค์ให้ตรวจ',
    'Writes Thai names and words in Latin letters by the Royal Institute’s rules (RTGS), with the syllables to check.',
  ],
  caution: [
    'ใช้กฎ ไม่มีพจนานุกรมขณะทำงาน น้ำหนักที่เรียนจากรายการคำเป็นตัวเลือกคำอ่าน โปรดตรวจพยางค์ ใส่ขีด (-) ในคำเพื่อบังคับตัดพยางค์',
    'Rule-based only, without a dictionary at run time: weights learned from word lists choose the reading. Check the syllables. A hyphen inside a word forces a break.',
  ],
  operation: 'romanize',
  form: {
    fields: fieldsOf(contract.query, {
      text: { label: ['ชื่อหรือคำไทย', 'Thai name or words'], value: 'สมชาย ใจดี', size: 'wide' },
      kind: {
        label: ['ชนิด', 'Kind'],
        choices: [
          ['text', 'ข้อความ', 'Text'],
          ['place', 'ชื่อสถานที่', 'Place'],
          ['person', 'ชื่อบุคคล', 'Person'],
        ],
      },
    }),
    shows: 'spaced',
    button: ['ถอดอักษร', 'Romanize'],
  },
  page: {
    title: ['ถอดอักษรไทยเป็นโรมัน (RTGS)', 'Thai in Latin letters (RTGS)'],
    examples: {
      columns: [
        ['ไทย', 'Thai'],
        ['โรมัน', 'Latin letters'],
      ],
      rows: ['สวัสดี', 'กรุงเทพ', 'เชียงใหม่', 'สุโขทัย', 'สมชาย ใจดี', 'ข้าวผัดกะเพรา'].map((text) => [
        text,
        inLatin(text).spaced,
      ]),
    },
    notes: [
      ['ไม่แสดงวรรณยุกต์ และไม่แยกสระสั้นยาว', 'Tones and vowel length are not written.'],
      [
        'ชื่อในหนังสือเดินทางเป็นไปตามที่เจ้าของเลือก อาจต่างจากนี้',
        'A passport shows the spelling its holder chose, which may differ.',
      ],
    ],
  },
}
