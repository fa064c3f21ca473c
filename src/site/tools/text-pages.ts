import { html } from 'hono/html'
import { amountCharsMax, dateCharsMax, digitsTextCharsMax, romanizeTextCharsMax } from '../../limits.ts'
import { bahtText, parseAmount } from '../../text/baht-text.ts'
import { thaiDate } from '../../text/date.ts'
import { checkId } from '../../text/id-check.ts'
import { romanize } from '../../text/romanize/romanize.ts'
import { convertDigits } from '../../thai/digits.ts'
import { input, option, select, textarea } from '../markup/fields.ts'
import type { FormPage } from './tool-page.ts'
import { words } from '../markup/language.ts'

const BASE = '/api/v1/tools/thai'

/** The amount in words, by the very function that the service answers with. */
function inWords(amount: string): string {
  const parsed = parseAmount(amount)
  if (!parsed) throw new Error(`${amount} is not an amount`)
  return bahtText(parsed)
}

const dates: readonly (readonly [year: number, month: number, day: number])[] = [
  [2026, 4, 13],
  [2026, 11, 21],
  [2027, 1, 1],
  [2000, 2, 29],
]

export const textPages: readonly FormPage[] = [
  {
    path: 'baht-text',
    titleTh: 'จำนวนเงินเป็นตัวอักษร',
    titleEn: 'Amounts of money in Thai words',
    leadTh: 'แปลงจำนวนเงินบาทเป็นคำอ่านสำหรับใบเสร็จ ใบกำกับภาษี และเช็ค',
    leadEn: 'Turns an amount in baht into the words that Thai receipts, invoices and cheques carry.',
    action: `${BASE}/baht-text`,
    shows: 'text',
    fields: input({
      wide: true,
      name: 'amount',
      th: 'จำนวนเงิน (บาท)',
      en: 'Amount in baht',
      attributes: html`inputmode="decimal" required maxlength="${amountCharsMax}"`,
      value: '1,234.50',
    }),
    buttonTh: 'แปลงเป็นตัวอักษร',
    buttonEn: 'Write in words',
    example: { amount: '1234.50' },
    examples: {
      columns: [
        { th: 'จำนวนเงิน', en: 'Amount' },
        { th: 'คำอ่าน', en: 'In words' },
      ],
      rows: ['0', '1', '11', '21', '101', '1,000,001', '1234.50', '0.25', '12345678.90'].map((amount) => [
        amount,
        inWords(amount),
      ]),
    },
    notes: [
      [
        '101 อ่านว่า หนึ่งร้อยเอ็ด ตามหลักของราชบัณฑิตยสภา ไม่ใช่ หนึ่งร้อยหนึ่ง',
        '101 is หนึ่งร้อยเอ็ด by the rule of the Royal Society, not หนึ่งร้อยหนึ่ง.',
      ],
      ['จำนวนบาทถ้วนลงท้ายด้วย บาทถ้วน', 'A whole amount ends in บาทถ้วน.'],
      [
        'ทศนิยมเกิน 2 ตำแหน่งถูกปฏิเสธ เราไม่ปัดเศษเงินเงียบ ๆ',
        'More than two decimals are refused: money is not rounded silently.',
      ],
    ],
    tool: 'baht-text',
    reference: 'op-bahtText',
  },
  {
    path: 'date',
    titleTh: 'แปลงวันที่ พ.ศ. และ ค.ศ.',
    titleEn: 'Dates in the Buddhist and the Christian era',
    leadTh: 'อ่านวันที่ได้ทุกแบบที่คนพิมพ์ แล้วตอบเป็น พ.ศ. ค.ศ. วันในสัปดาห์ และรูปแบบไทยเต็ม ย่อ และเลขไทย',
    leadEn:
      'Reads a date however it was typed and answers both eras, the weekday and the Thai long, short and Thai-digit forms.',
    action: `${BASE}/date`,
    shows: 'thai.long',
    fields: input({
      wide: true,
      name: 'date',
      th: 'วันที่',
      en: 'Date',
      attributes: html`required maxlength="${dateCharsMax}"`,
      value: '21 พ.ย. 2569',
    }),
    buttonTh: 'แปลงวันที่',
    buttonEn: 'Convert',
    example: { date: '21 พ.ย. 2569' },
    examples: {
      columns: [
        { th: 'ค.ศ.', en: 'C.E.' },
        { th: 'เต็ม ย่อ และเลขไทย', en: 'Long, short and in Thai digits' },
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
    tool: 'date',
    reference: 'op-date',
  },
  {
    path: 'digits',
    titleTh: 'แปลงเลขไทยและเลขอารบิก',
    titleEn: 'Thai and Arabic digits',
    leadTh: 'สลับ ๐-๙ กับ 0-9 ในข้อความ ตัวอักษรอื่นคงเดิมทุกตัว',
    leadEn: 'Swaps ๐-๙ and 0-9 in a text; every other character stays as it is.',
    action: `${BASE}/digits`,
    shows: 'text',
    fields: [
      textarea({
        name: 'text',
        th: 'ข้อความ',
        en: 'Text',
        attributes: html`required maxlength="${digitsTextCharsMax}"`,
        value: 'มาตรา ๔๒๐ โทร 0812345678',
      }),
      select('to', 'เป็น', 'To', [
        option('thai', 'เลขไทยทั้งหมด', 'Thai digits', true),
        option('arabic', 'เลขอารบิกทั้งหมด', 'Arabic digits'),
        option('swap', 'สลับกัน', 'Swap both'),
      ]),
    ],
    buttonTh: 'แปลงเลข',
    buttonEn: 'Convert',
    example: { text: 'ราคา 125 บาท', to: 'thai' },
    examples: {
      columns: [
        { th: 'ข้อความ', en: 'Text' },
        { th: 'เลขไทย', en: 'Thai digits' },
        { th: 'เลขอารบิก', en: 'Arabic digits' },
      ],
      rows: ['ราคา 125 บาท', 'พ.ศ. ๒๕๖๙', 'มาตรา ๔๒๐ โทร 0812345678'].map((text) => [
        text,
        convertDigits(text, 'thai').text,
        convertDigits(text, 'arabic').text,
      ]),
    },
    notes: [
      [
        'ใช้กับหนังสือราชการที่ต้องเป็นเลขไทย และกับตารางคำนวณที่ต้องเป็นเลขอารบิก',
        'For official letters, which want Thai digits, and spreadsheets, which want Arabic ones.',
      ],
    ],
    tool: 'digits',
    reference: 'op-digits',
  },
  {
    path: 'id',
    titleTh: 'ตรวจเลขบัตรประชาชนและเลขผู้เสียภาษี 13 หลัก',
    titleEn: 'Check a Thai ID or tax number',
    leadTh: 'ตรวจหลักสุดท้ายของเลข 13 หลัก เลขไม่ถูกเก็บ และไม่มีการบอกว่าเจ้าของเลขมีตัวตน',
    leadEn:
      'Checks the last digit of a 13-digit number. Nothing is stored, and nothing is said about whether its holder exists.',
    action: `${BASE}/id`,
    shows: 'valid',
    fields: input({
      wide: true,
      name: 'id',
      th: 'เลข 13 หลัก',
      en: '13 digits',
      attributes: html`inputmode="numeric" required maxlength="60"`,
      value: '3-0000-44726-39-7',
    }),
    buttonTh: 'ตรวจ',
    buttonEn: 'Check',
    example: { id: '3000044726397' },
    examples: {
      columns: [
        { th: 'เลข', en: 'Number' },
        { th: 'ผล', en: 'Result' },
        { th: 'เพราะ', en: 'Because' },
      ],
      rows: ['3000044726397', '3000044726398', '0105536000313', '123456789012'].map((id) => {
        const { valid, kind, reason } = checkId(id)
        const why = {
          national: words('บุคคลธรรมดา', 'a person'),
          juristic: words('นิติบุคคล', 'a juristic person'),
          checksum: words('หลักตรวจสอบไม่ตรง', 'the check digit differs'),
          length: words('ไม่ครบ 13 หลัก', 'not 13 digits'),
          characters: words('มีอักขระอื่น', 'other characters'),
          missing: words('ว่าง', 'empty'),
        }[kind ?? reason ?? 'missing']
        return [id, valid ? words('ถูกต้อง', 'valid') : words('ไม่ถูกต้อง', 'not valid'), why]
      }),
    },
    notes: [
      [
        'หลักที่ 13 คือ (11 − ผลรวมถ่วงน้ำหนัก 13 ถึง 2 หารด้วย 11 เหลือเศษ) หารด้วย 10 เหลือเศษ',
        'Digit 13 is (11 − the sum weighted 13 down to 2, modulo 11), modulo 10.',
      ],
      ['เลขที่ขึ้นต้นด้วย 0 เป็นเลขนิติบุคคล', 'Numbers that begin with 0 are those of juristic persons.'],
    ],
    tool: 'id',
    reference: 'op-checkId',
  },
  {
    path: 'romanize',
    titleTh: 'ถอดอักษรไทยเป็นโรมัน (RTGS)',
    titleEn: 'Thai in Latin letters (RTGS)',
    leadTh: 'เขียนชื่อและคำไทยด้วยอักษรโรมันตามหลักเกณฑ์ของราชบัณฑิตยสถาน พร้อมพยางค์ให้ตรวจ',
    leadEn: 'Writes Thai names and words in Latin letters by the Royal Institute’s rules, with the syllables to check.',
    action: `${BASE}/romanize`,
    shows: 'spaced',
    fields: [
      input({
        wide: true,
        name: 'text',
        th: 'ข้อความไทย',
        en: 'Thai text',
        attributes: html`required maxlength="${romanizeTextCharsMax}"`,
        value: 'สมชาย ใจดี',
      }),
      select('kind', 'ชนิด', 'Kind', [
        option('text', 'ข้อความ', 'Text', true),
        option('place', 'ชื่อสถานที่', 'Place'),
        option('person', 'ชื่อบุคคล', 'Person'),
      ]),
    ],
    buttonTh: 'ถอดอักษร',
    buttonEn: 'Romanize',
    example: { text: 'สมชาย ใจดี' },
    examples: {
      columns: [
        { th: 'ไทย', en: 'Thai' },
        { th: 'โรมัน', en: 'Latin letters' },
      ],
      rows: ['สวัสดี', 'กรุงเทพ', 'เชียงใหม่', 'สุโขทัย', 'สมชาย ใจดี', 'ข้าวผัดกะเพรา'].map((text) => [
        text,
        romanize(text).spaced,
      ]),
    },
    notes: [
      ['ไม่แสดงวรรณยุกต์ และไม่แยกสระสั้นยาว', 'Tones and vowel length are not written.'],
      [
        'ไม่มีพจนานุกรม โปรดตรวจพยางค์ ใส่ขีดในคำเพื่อบังคับแบ่งพยางค์',
        'There is no dictionary: check the syllables; a hyphen inside a word forces a border.',
      ],
      [
        'ชื่อในหนังสือเดินทางเป็นไปตามที่เจ้าของเลือก อาจต่างจากนี้',
        'A passport shows the spelling its holder chose, which may differ.',
      ],
    ],
    tool: 'romanize',
    reference: 'op-romanize',
  },
]
