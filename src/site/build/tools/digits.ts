import { html } from 'hono/html'
import { digits as contract } from '../../../text/contract.ts'
import { convertDigits } from '../../../thai/digits.ts'
import { fieldsOf } from '../fields.ts'
import type { Tool } from './tool.ts'

export const digits: Tool = {
  id: 'digits',
  name: [html`เลขไทย ⇄ <span class="nb">เลขอารบิก</span>`, 'Thai and Arabic digits'],
  lead: [
    'สลับ ๐-๙ กับ 0-9 ในข้อความ ตัวอักษรอื่นคงเดิมทุกตัว',
    'Swaps ๐-๙ and 0-9 in a text; every other character stays as it is.',
  ],
  operation: 'digits',
  form: {
    fields: fieldsOf(contract.query, {
      text: { label: ['ข้อความ', 'Text'], value: 'ห้อง ๑๒ ชั้น 3 โทร 02 123 4567', size: 'lines' },
      to: {
        label: ['ทิศทาง', 'Direction'],
        choices: [
          ['swap', 'สลับ', 'Swap'],
          ['thai', 'เป็นเลขไทย', 'To Thai'],
          ['arabic', 'เป็นเลขอารบิก', 'To Arabic'],
        ],
      },
    }),
    shows: 'text',
    button: ['แปลงเลข', 'Convert'],
  },
  page: {
    title: ['แปลงเลขไทยและเลขอารบิก', 'Thai and Arabic digits'],
    examples: {
      columns: [
        ['ข้อความ', 'Text'],
        ['เลขไทย', 'Thai digits'],
        ['เลขอารบิก', 'Arabic digits'],
      ],
      rows: ['ราคา 125 บาท', 'พ.ศ. ๒๕๖๙', 'มาตรา ๔๒๐ โทร 0812345678'].map((text) => [
        text,
        convertDigits(text, 'thai').text,
        convertDigits(text, 'arabic').text,
      ]),
    },
    notes: [
      [
        'ใช้กับหนังสือราชการที่ต้องเป็นเลขไทย และกับสเปรดชีตที่ต้องเป็นเลขอารบิก',
        'For official letters, which want Thai digits, and spreadsheets, which want Arabic ones.',
      ],
    ],
  },
}
