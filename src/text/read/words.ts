import { html } from 'hono/html'
import * as z from 'zod'
import type { Both, Content, Words } from '../../http/words.ts'
import { readText as read } from './read.ts'
import { tokenKinds } from './token.ts'
import type { readText } from './tool.ts'

/** The reading options, which the speech tool describes too. */
export const readingWords = {
  clock: {
    en: 'How times are said: สิบสี่นาฬิกาสามสิบนาที, or everyday บ่ายสองโมงครึ่ง.',
    th: 'วิธีอ่านเวลา: แบบราชการ สิบสี่นาฬิกาสามสิบนาที หรือแบบทั่วไป บ่ายสองโมงครึ่ง',
    example: 'official',
    field: {
      label: { en: 'Times', th: 'เวลา' },
      choices: { official: { en: 'Official', th: 'ทางการ' }, everyday: { en: 'Everyday', th: 'แบบพูด' } },
    },
  },
  phoneTwo: {
    en: 'How a 2 of a telephone number is said: สอง, or tho โท.',
    th: 'วิธีอ่านเลข 2 ในเบอร์โทร: สอง หรือ โท',
    example: 'song',
    field: {
      label: { en: '2 in phone numbers', th: 'เลข 2 ในเบอร์โทร' },
      choices: { song: { en: 'สอง', th: 'สอง' }, tho: { en: 'โท', th: 'โท' } },
    },
  },
}

/** The reading, and below it the differences in everyday speech. */
function inWords(text: string): Content | Both {
  const formal = read(text, { clock: 'official', phoneTwo: 'song' }).text
  const spoken = read(text, { clock: 'everyday', phoneTwo: 'tho' }).text
  if (spoken === formal) return formal
  const both = (everyday: string): Content => html`${formal} <small>${everyday}: ${spoken}</small>`
  return { en: both('Everyday'), th: both('แบบพูด') }
}

export const words: Words<typeof readText> = {
  summary: { en: 'Text in words, as a Thai person reads it aloud', th: 'อ่านข้อความเป็นคำพูด' },
  description: {
    en: 'Numbers, money, times, dates, telephone numbers, codes, addresses, abbreviations, units, ๆ and ฯลฯ become Thai words, by the rules of the Royal Institute where it has some; small Latin letters and quotes stay. speak.mp3 speaks this text. It is rules, no dictionary of names: tokens shows what was read how, so that people can correct it.',
    th: 'ตัวเลข จำนวนเงิน เวลา วันที่ เบอร์โทร รหัส ที่อยู่ คำย่อ หน่วย ๆ และ ฯลฯ กลายเป็นคำอ่านภาษาไทย ตามหลักของราชบัณฑิตยสภาเมื่อมีหลัก ตัวอักษรโรมันตัวเล็กและเครื่องหมายคำพูดคงเดิม speak.mp3 อ่านข้อความนี้ ใช้กฎ ไม่มีพจนานุกรมชื่อ tokens บอกว่าส่วนใดอ่านอย่างไร ให้คนแก้ได้',
  },
  input: {
    text: {
      en: 'The text to read. Counted after white space is folded and zero-width characters are dropped.',
      th: 'ข้อความที่จะอ่าน',
      example: 'ราคา 125 บาท เวลา 13.30 น.',
      field: {
        label: { en: 'Text', th: 'ข้อความ' },
        value: 'นัดวันที่ 21 พ.ย. 2569 เวลา 13.30 น. ค่าตรวจ 1,250 บาท โทร 02-123-4567',
        size: 'lines',
      },
    },
    ...readingWords,
  },
  schema: z.object({
    input: z.string().describe('The text, clean: white space folded, Thai digits as 0-9'),
    text: z.string().describe('The reading, in words; empty when there is nothing to say'),
    tokens: z
      .array(z.object({ text: z.string(), reading: z.string(), kind: z.enum(tokenKinds) }))
      .describe('The parts in order: their texts joined are input, their readings joined are text'),
  }),
  example: {
    input: 'ราคา 125 บาท เวลา 13.30 น.',
    text: 'ราคา หนึ่งร้อยยี่สิบห้าบาท เวลา สิบสามนาฬิกาสามสิบนาที',
    tokens: [
      { text: 'ราคา ', reading: 'ราคา ', kind: 'plain' },
      { text: '125 บาท', reading: 'หนึ่งร้อยยี่สิบห้าบาท', kind: 'money' },
      { text: ' เวลา ', reading: ' เวลา ', kind: 'plain' },
      { text: '13.30 น.', reading: 'สิบสามนาฬิกาสามสิบนาที', kind: 'time' },
    ],
  },
  page: {
    name: { en: 'Numbers in words', th: 'เขียนเป็นคำอ่าน' },
    lead: {
      en: 'Turns the numbers, times, dates, telephone numbers, signs and abbreviations of a text into the words a Thai person says, ready for any speech engine.',
      th: 'เปลี่ยนตัวเลข เวลา วันที่ เบอร์โทร เครื่องหมาย และคำย่อในข้อความให้เป็นคำอ่าน พร้อมส่งให้โปรแกรมอ่านออกเสียง',
    },
    button: { en: 'Write in words', th: 'เขียนเป็นคำอ่าน' },
    title: { en: 'Thai numbers, dates and abbreviations in words', th: 'เขียนตัวเลข วันที่ และคำย่อเป็นคำอ่าน' },
    columns: [
      { en: 'Text', th: 'ข้อความ' },
      { en: 'In words', th: 'คำอ่าน' },
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
    notes: [
      {
        en: 'Telephone numbers are read digit by digit, house numbers as Thai people say them.',
        th: 'เบอร์โทรและบ้านเลขที่อ่านทีละตัวหรือทั้งจำนวนตามที่คนไทยพูด',
      },
      {
        en: 'What is in words already stays as it is; reading the result again changes nothing.',
        th: 'ส่วนที่เป็นคำอยู่แล้วคงเดิม และเมื่ออ่านคำอ่านซ้ำอีกครั้งก็ได้ข้อความเดิม',
      },
      { en: 'The text is not stored.', th: 'ข้อความไม่ถูกเก็บ' },
    ],
  },
}
