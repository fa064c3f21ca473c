import { html } from 'hono/html'
import { bahtText as inBaht, parseAmount } from '../../../text/baht-text.ts'
import { bahtText as contract } from '../../../text/contract.ts'
import { fieldsOf } from '../fields.ts'
import { pathTo } from '../language.ts'
import type { Tool } from './tool.ts'

/** The amount in words, by the very function that the service answers with. */
function inWords(amount: string): string {
  const parsed = parseAmount(amount)
  if (!parsed) throw new Error(`${amount} is not an amount`)
  return inBaht(parsed)
}

export const bahtText: Tool = {
  id: 'baht-text',
  name: [html`จำนวนเงินเป็น<span class="nb">ตัวอักษร</span>`, 'Amount in words'],
  lead: [
    'แปลงจำนวนเงินบาทเป็นคำอ่านสำหรับใบเสร็จ ใบกำกับภาษี และเช็ค',
    'Turns an amount in baht into the words that Thai receipts, invoices and cheques carry.',
  ],
  operation: 'bahtText',
  form: {
    fields: fieldsOf(contract.query, {
      amount: {
        label: ['จำนวนเงิน (บาท)', 'Amount in baht'],
        value: '1,234.50',
        size: 'wide',
        attributes: html`inputmode="decimal"`,
      },
    }),
    shows: 'text',
    button: ['แปลงเป็นตัวอักษร', 'Write in words'],
  },
  page: {
    title: ['จำนวนเงินเป็นตัวอักษร', 'Amounts of money in Thai words'],
    examples: {
      columns: [
        ['จำนวนเงิน', 'Amount'],
        ['คำอ่าน', 'In words'],
      ],
      rows: ['0', '1', '11', '21', '101', '1,000,001', '1234.50', '0.25', '12345678.90'].map((amount) => [
        amount,
        inWords(amount),
      ]),
    },
    notes: [
      [
        '101 อ่านว่า หนึ่งร้อยเอ็ด ตามหลักของราชบัณฑิตยสภา ไม่ใช่ หนึ่งร้อยหนึ่ง',
        '101 is หนึ่งร้อยเอ็ด by the rule of the Royal Institute, not หนึ่งร้อยหนึ่ง.',
      ],
      ['จำนวนบาทถ้วนลงท้ายด้วย บาทถ้วน', 'A whole amount ends in บาทถ้วน.'],
      [
        'ทศนิยมเกิน 2 ตำแหน่งถูกปฏิเสธ เราไม่ปัดเศษเงินเงียบ ๆ',
        'More than two decimals are refused: money is not rounded silently.',
      ],
      [
        html`ทางกลับกัน และตรวจเช็ค: <a href="${pathTo('/baht-amount')}">ตัวอักษรเป็นตัวเลข</a>`,
        html`The other way round, and the check of a cheque: <a href="${pathTo('/baht-amount')}">words to an amount</a>.`,
      ],
    ],
  },
}
