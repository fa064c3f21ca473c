import { html } from 'hono/html'
import { bahtAmountAnswer } from '../../../text/baht-amount.ts'
import { bahtAmount as contract } from '../../../text/contract.ts'
import { fieldsOf } from '../fields.ts'
import { pathTo, words, type Content } from '../language.ts'
import type { Tool } from './tool.ts'

/** The figure, by the very function that the service answers with, or why there is none. */
function inFigures(text: string): Content {
  const answer = bahtAmountAnswer(text, undefined)
  if ('refused' in answer) return words(answer.refused.th, answer.refused.en)
  if ('candidates' in answer) return words(answer.candidates.join(' หรือ '), answer.candidates.join(' or '))
  return answer.amount
}

/** The inverse of the amount in words, and the check of a cheque. */
export const bahtAmount: Tool = {
  id: 'baht-amount',
  name: [html`ตัวอักษรเป็น<span class="nb">จำนวนเงิน</span>`, 'Words to an amount'],
  lead: [
    'พิมพ์จำนวนเงินเป็นตัวอักษรแล้วดูเป็นตัวเลข หรือใส่ทั้งสองช่องเพื่อตรวจว่าตัวอักษรกับตัวเลขบนเช็คตรงกัน',
    'Reads an amount in Thai words as a figure; with both fields filled it says whether words and figures of a cheque agree.',
  ],
  caution: [
    'คำที่ตีความได้สองอย่าง เช่น สองหมื่นห้า ไม่ถูกเดา แต่บอกทุกจำนวนที่เป็นไปได้',
    'Words that can mean two amounts (สองหมื่นห้า) are not guessed: every amount they may mean is named.',
  ],
  operation: 'bahtAmount',
  isApart: true,
  form: {
    fields: fieldsOf(contract.query, {
      text: {
        label: ['จำนวนเงินเป็นตัวอักษร', 'Amount in words'],
        value: 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์',
        size: 'wide',
      },
      amount: {
        label: ['ตัวเลขที่จะเทียบ (เว้นว่างได้)', 'Figures to compare (may be empty)'],
        value: '',
        size: 'wide',
        // Without script it stays so: a browser would send it empty, which the service refuses.
        attributes: html`inputmode="decimal" disabled`,
      },
    }),
    shows: 'amount',
    button: ['อ่านเป็นตัวเลข', 'Read as a figure'],
  },
  page: {
    title: ['จำนวนเงินตัวอักษรเป็นตัวเลข และตรวจว่าตรงกัน', 'Thai words to an amount, and whether figures agree'],
    examples: {
      columns: [
        ['ตัวอักษร', 'Words'],
        ['ตัวเลข', 'Figure'],
      ],
      rows: [
        'หนึ่งร้อยเอ็ดบาทถ้วน',
        '(สองหมื่นห้าพันบาทถ้วย)',
        '5 ล้านบาท',
        'สิบจุดห้าบาท',
        'ห้าแสนหกบาทยี่สิบสตางค์',
        'สองหมื่นห้า',
        'ล้านครึ่ง',
      ].map((text) => [text, inFigures(text)]),
    },
    notes: [
      [
        'เมื่อตัวอักษรกับตัวเลขไม่ตรงกัน กฎหมายให้ถือตัวอักษร (ประมวลกฎหมายแพ่งและพาณิชย์ มาตรา 12) เราจึงไม่เดา',
        'Where they differ, the words count by law (Civil and Commercial Code, section 12), so nothing is guessed.',
      ],
      [
        'คำสะกดผิดที่พบบ่อย เช่น ถ้วย อ่านเป็น ถ้วน และบอกให้ทราบทุกครั้ง',
        'Common misspellings, such as ถ้วย for ถ้วน, are read and always told.',
      ],
      [
        html`ทางกลับกันคือ<a href="${pathTo('/baht-text')}">ตัวเลขเป็นตัวอักษร</a>`,
        html`The other way round: <a href="${pathTo('/baht-text')}">an amount in words</a>.`,
      ],
    ],
  },
}
