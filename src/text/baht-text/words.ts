import { html } from 'hono/html'
import * as z from 'zod'
import type { Words } from '../../http/words.ts'
import { bahtText as inBaht, parseAmount } from './baht-text.ts'
import type { bahtText } from './tool.ts'

/** The amount in words, from the service's own function. */
function inWords(amount: string): string {
  const parsed = parseAmount(amount)
  if (!parsed) throw new Error(`${amount} is not an amount`)
  return inBaht(parsed)
}

export const words: Words<typeof bahtText> = {
  summary: { en: 'Amount of money in Thai words', th: 'จำนวนเงินเป็นตัวอักษร' },
  description: {
    en: 'The reading used on receipts and cheques, by the rule of the Royal Institute: 101 is หนึ่งร้อยเอ็ด, where spreadsheets write หนึ่งร้อยหนึ่ง. Three or more decimals are refused: money is not rounded silently.',
    th: 'คำอ่านแบบที่ใช้บนใบเสร็จและเช็ค ตามหลักของราชบัณฑิตยสภา: 101 อ่านว่า หนึ่งร้อยเอ็ด ในขณะที่โปรแกรมตารางคำนวณเขียน หนึ่งร้อยหนึ่ง ทศนิยมเกิน 2 ตำแหน่งถูกปฏิเสธ เพราะเราไม่ปัดเศษเงินเงียบ ๆ',
  },
  input: {
    amount: {
      en: 'The amount in baht; commas, Thai digits, ฿ before and บาท after are read too.',
      th: 'จำนวนเงินเป็นบาท อ่านจุลภาค เลขไทย ฿ ข้างหน้า และคำว่าบาทข้างหลังได้ด้วย',
      example: '1234.50',
      field: {
        label: { en: 'Amount in baht', th: 'จำนวนเงิน (บาท)' },
        value: '1,234.50',
        size: 'wide',
        attributes: html`inputmode="decimal"`,
      },
    },
  },
  schema: z.object({ amount: z.string().describe('The amount read, with a point and two decimals'), text: z.string() }),
  example: { amount: '1234.50', text: 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์' },
  cautions: [
    {
      en: 'An amount with more than 2 decimals is refused: money is not rounded silently.',
      th: 'จำนวนเงินที่มีทศนิยมเกิน 2 ตำแหน่งถูกปฏิเสธ เราไม่ปัดเศษเงินเงียบ ๆ',
    },
  ],
  page: {
    name: { en: 'Amount in words', th: html`จำนวนเงินเป็น<span class="nb">ตัวอักษร</span>` },
    lead: {
      en: 'Turns an amount in baht into the words that Thai receipts, invoices and cheques carry.',
      th: 'แปลงจำนวนเงินบาทเป็นคำอ่านสำหรับใบเสร็จ ใบกำกับภาษี และเช็ค',
    },
    button: { en: 'Write in words', th: 'แปลงเป็นตัวอักษร' },
    title: { en: 'Amounts of money in Thai words', th: 'จำนวนเงินเป็นตัวอักษร' },
    columns: [
      { en: 'Amount', th: 'จำนวนเงิน' },
      { en: 'In words', th: 'คำอ่าน' },
    ],
    rows: ['0', '1', '11', '21', '101', '1,000,001', '1234.50', '0.25', '12345678.90'].map((amount) => [
      amount,
      inWords(amount),
    ]),
    notes: [
      {
        en: '101 is หนึ่งร้อยเอ็ด by the rule of the Royal Institute, not หนึ่งร้อยหนึ่ง.',
        th: '101 อ่านว่า หนึ่งร้อยเอ็ด ตามหลักของราชบัณฑิตยสภา ไม่ใช่ หนึ่งร้อยหนึ่ง',
      },
      { en: 'A whole amount ends in บาทถ้วน.', th: 'จำนวนบาทถ้วนลงท้ายด้วย บาทถ้วน' },
      {
        en: 'More than two decimals are refused: money is not rounded silently.',
        th: 'ทศนิยมเกิน 2 ตำแหน่งถูกปฏิเสธ เราไม่ปัดเศษเงินเงียบ ๆ',
      },
      {
        en: html`The other way round, and the check of a cheque: <a href="/en/baht-amount">words to an amount</a>.`,
        th: html`ทางกลับกัน และตรวจเช็ค: <a href="/baht-amount">ตัวอักษรเป็นตัวเลข</a>`,
      },
    ],
  },
}
