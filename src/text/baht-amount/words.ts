import { html } from 'hono/html'
import * as z from 'zod'
import type { Content, Both, Words } from '../../http/words.ts'
import { bahtAmountAnswer } from './baht-amount.ts'
import type { bahtAmount } from './tool.ts'

/** The figure, from the service's own function, or the reason for its refusal. */
function inFigures(text: string): Content | Both {
  const answer = bahtAmountAnswer(text, undefined)
  if ('refused' in answer) return answer.refused
  if ('candidates' in answer) return { en: answer.candidates.join(' or '), th: answer.candidates.join(' หรือ ') }
  return answer.amount
}

export const words: Words<typeof bahtAmount> = {
  summary: { en: 'Amount of money from Thai words', th: 'จำนวนเงินจากตัวอักษร' },
  description: {
    en: 'The inverse of baht-text, and the check whether words and figures agree, for cheques, receipts and contracts. What everyday speech clips (สองหมื่นห้า) is refused with the amounts it may mean, unless ถ้วน or satang close it or the figures decide; so are ครึ่ง, กว่า, old coins and other units. Nothing is guessed, because the words count where they differ from the figures (Civil and Commercial Code, section 12).',
    th: 'ทางกลับของ baht-text และตรวจว่าตัวอักษรกับตัวเลขตรงกันหรือไม่ สำหรับเช็ค ใบเสร็จ และสัญญา คำที่พูดย่อ (สองหมื่นห้า) ถูกปฏิเสธพร้อมจำนวนที่อาจหมายถึง เว้นแต่ลงท้ายด้วย ถ้วน หรือสตางค์ หรือมีตัวเลขมาตัดสิน คำว่า ครึ่ง กว่า หน่วยเงินโบราณ และหน่วยอื่นถูกปฏิเสธ เราไม่เดา เพราะเมื่อตัวอักษรกับตัวเลขไม่ตรงกัน กฎหมายให้ถือตัวอักษร (ประมวลกฎหมายแพ่งและพาณิชย์ มาตรา 12)',
  },
  input: {
    text: {
      en: 'The words: also with figures (5 ล้านบาท), a phrase such as จำนวนเงิน, brackets, fillers and blanks around them; figures beside words in brackets are compared.',
      th: 'ตัวอักษรของจำนวนเงิน มีตัวเลขปน (5 ล้านบาท) คำนำหน้าอย่าง จำนวนเงิน วงเล็บ เครื่องหมายเติมท้าย และช่องว่างได้ ตัวเลขที่คู่กับตัวอักษรในวงเล็บจะถูกตรวจว่าตรงกัน',
      example: '(สองหมื่นห้าพันบาทถ้วย)',
      field: {
        label: { en: 'Amount in words', th: 'จำนวนเงินเป็นตัวอักษร' },
        value: 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์',
        size: 'wide',
      },
    },
    amount: {
      en: 'The figures beside the words, to be compared.',
      th: 'ตัวเลขที่เขียนคู่กับตัวอักษร เพื่อตรวจว่าตรงกัน',
      example: '25000',
      field: {
        label: { en: 'Figures to compare (may be empty)', th: 'ตัวเลขที่จะเทียบ (เว้นว่างได้)' },
        value: '',
        size: 'wide',
        // Without script it remains disabled: a browser would send it empty, which the service refuses.
        attributes: html`inputmode="decimal" disabled`,
      },
    },
  },
  schema: z.object({
    input: z.string(),
    amount: z.string().describe('The amount that the words say, with a point and two decimals'),
    text: z.string().describe('The same amount in proper words, to print'),
    corrections: z
      .array(z.object({ from: z.string(), to: z.string() }))
      .readonly()
      .describe('Misspelt words of a closed list, as they were read'),
    figures: z.string().nullable().describe('The amount given in figures; null without one'),
    matches: z.boolean().nullable().describe('Whether words and figures say the same; null without figures'),
  }),
  example: {
    input: '(สองหมื่นห้าพันบาทถ้วย)',
    amount: '25000.00',
    text: 'สองหมื่นห้าพันบาทถ้วน',
    corrections: [{ from: 'ถ้วย', to: 'ถ้วน' }],
    figures: '25000.00',
    matches: true,
  },
  problemMembers: { ambiguous_amount: { candidates: z.array(z.string()) } },
  page: {
    name: { en: 'Words to an amount', th: html`ตัวอักษรเป็น<span class="nb">จำนวนเงิน</span>` },
    lead: {
      en: 'Reads an amount in Thai words as a figure; with both fields filled it says whether words and figures of a cheque agree.',
      th: 'พิมพ์จำนวนเงินเป็นตัวอักษรแล้วดูเป็นตัวเลข หรือใส่ทั้งสองช่องเพื่อตรวจว่าตัวอักษรกับตัวเลขบนเช็คตรงกัน',
    },
    caution: {
      en: 'Words that can mean two amounts (สองหมื่นห้า) are not guessed: every amount they may mean is named.',
      th: 'คำที่ตีความได้สองอย่าง เช่น สองหมื่นห้า ไม่ถูกเดา แต่บอกทุกจำนวนที่เป็นไปได้',
    },
    button: { en: 'Read as a figure', th: 'อ่านเป็นตัวเลข' },
    title: { en: 'Thai words to an amount, and whether figures agree', th: 'จำนวนเงินตัวอักษรเป็นตัวเลข และตรวจว่าตรงกัน' },
    columns: [
      { en: 'Words', th: 'ตัวอักษร' },
      { en: 'Figure', th: 'ตัวเลข' },
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
    notes: [
      {
        en: 'Where they differ, the words count by law (Civil and Commercial Code, section 12), so nothing is guessed.',
        th: 'เมื่อตัวอักษรกับตัวเลขไม่ตรงกัน กฎหมายให้ถือตัวอักษร (ประมวลกฎหมายแพ่งและพาณิชย์ มาตรา 12) เราจึงไม่เดา',
      },
      {
        en: 'Common misspellings, such as ถ้วย for ถ้วน, are read and always told.',
        th: 'คำสะกดผิดที่พบบ่อย เช่น ถ้วย อ่านเป็น ถ้วน และบอกให้ทราบทุกครั้ง',
      },
      {
        en: html`The other way round: <a href="/en/baht-text">an amount in words</a>.`,
        th: html`ทางกลับกันคือ<a href="/baht-text">ตัวเลขเป็นตัวอักษร</a>`,
      },
    ],
  },
}
