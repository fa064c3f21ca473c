import { html } from 'hono/html'
import * as z from 'zod'
import type { Words } from '../../http/words.ts'
import { convertDigits, digitDirections } from '../../thai/digits.ts'
import type { digits } from './tool.ts'

export const words: Words<typeof digits> = {
  summary: { en: 'Swap digits between 0-9 and ๐-๙', th: 'สลับเลขไทยกับเลขอารบิก' },
  description: { en: 'All other characters stay as they are.', th: 'อักขระอื่นทั้งหมดคงเดิม' },
  input: {
    text: {
      en: 'The text whose digits are rewritten.',
      th: 'ข้อความที่จะเขียนตัวเลขใหม่',
      example: 'ราคา 125 บาท',
      field: { label: { en: 'Text', th: 'ข้อความ' }, value: 'ห้อง ๑๒ ชั้น 3 โทร 02 123 4567', size: 'lines' },
    },
    to: {
      en: 'Direction: each digit to the other script, or all to one script.',
      th: 'ทิศทาง: สลับแต่ละตัวเป็นอีกแบบ หรือเปลี่ยนทั้งหมดเป็นแบบเดียว',
      example: 'swap',
      field: {
        label: { en: 'Direction', th: 'ทิศทาง' },
        choices: {
          swap: { en: 'Swap', th: 'สลับ' },
          thai: { en: 'To Thai', th: 'เป็นเลขไทย' },
          arabic: { en: 'To Arabic', th: 'เป็นเลขอารบิก' },
        },
      },
    },
  },
  schema: z.object({
    input: z.string(),
    to: z.enum(digitDirections),
    text: z.string(),
    changed: z.int().describe('Number of digits changed'),
  }),
  example: { input: 'ราคา 125 บาท', to: 'swap', text: 'ราคา ๑๒๕ บาท', changed: 3 },
  page: {
    name: { en: 'Thai and Arabic digits', th: html`เลขไทย ⇄ <span class="nb">เลขอารบิก</span>` },
    lead: {
      en: 'Swaps ๐-๙ and 0-9 in a text; every other character stays as it is.',
      th: 'สลับ ๐-๙ กับ 0-9 ในข้อความ ตัวอักษรอื่นคงเดิมทุกตัว',
    },
    button: { en: 'Convert', th: 'แปลงเลข' },
    title: { en: 'Thai and Arabic digits', th: 'แปลงเลขไทยและเลขอารบิก' },
    columns: [
      { en: 'Text', th: 'ข้อความ' },
      { en: 'Thai digits', th: 'เลขไทย' },
      { en: 'Arabic digits', th: 'เลขอารบิก' },
    ],
    rows: ['ราคา 125 บาท', 'พ.ศ. ๒๕๖๙', 'มาตรา ๔๒๐ โทร 0812345678'].map((text) => [
      text,
      convertDigits(text, 'thai').text,
      convertDigits(text, 'arabic').text,
    ]),
    notes: [
      {
        en: 'For official letters, which want Thai digits, and spreadsheets, which want Arabic ones.',
        th: 'ใช้กับหนังสือราชการที่ต้องเป็นเลขไทย และกับสเปรดชีตที่ต้องเป็นเลขอารบิก',
      },
    ],
  },
}
