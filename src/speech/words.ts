import { thousands } from '../http/values.ts'
import type { Both, OperationWords } from '../http/words.ts'
import { speechReadingCharsMax } from '../limits.ts'
import { readingWords } from '../text/read/words.ts'
import type { speak as contract } from './contract.ts'

export const speak: OperationWords<NonNullable<(typeof contract)['query']>> = {
  pagePath: '/speech#speech',
  summary: { en: 'Speak Thai text as an MP3', th: 'อ่านข้อความภาษาไทยเป็นเสียง MP3' },
  description: {
    en: "A synthetic Thai voice of the operator's provider; without one the answer is 503 speech_not_configured. Numbers, dates, abbreviations and signs are read as readText shows; raw=true leaves them to the provider. Neither text nor audio is stored here. HEAD answers without a synthesis. For repeated play, and on iPhones (which ask several times), fetch once and play the blob.",
    th: 'เสียงสังเคราะห์ภาษาไทยจากผู้ให้บริการที่ผู้ดูแลเลือก ถ้าไม่ได้ตั้งไว้ตอบ 503 speech_not_configured ตัวเลข วันที่ คำย่อ และเครื่องหมายอ่านตามที่ readText แสดง raw=true ให้ผู้ให้บริการอ่านเอง ศาลาไม่เก็บทั้งข้อความและเสียง HEAD ตอบโดยไม่สังเคราะห์เสียง ถ้าเล่นซ้ำ หรือใช้บน iPhone (ซึ่งถามหลายครั้ง) ให้โหลดครั้งเดียวแล้วเล่น blob',
  },
  input: {
    text: {
      en: `What is spoken. Counted after white space is folded and zero-width characters are dropped; the operator may allow more. Its reading may have at most ${thousands(speechReadingCharsMax)} characters.`,
      th: `ข้อความที่จะอ่าน นับหลังยุบช่องว่างและตัดอักขระไร้ความกว้าง ผู้ดูแลอาจอนุญาตให้ยาวกว่านี้ คำอ่านยาวได้ไม่เกิน ${thousands(speechReadingCharsMax)} ตัวอักษร`,
      example: 'สวัสดีครับ คิวที่ 125',
    },
    voice: {
      en: "Which of the provider's Thai voices speaks. All are synthetic.",
      th: 'เสียงใดของผู้ให้บริการ ทุกเสียงเป็นเสียงสังเคราะห์',
      example: 'female',
    },
    rate: { en: "Speed; 1 is the voice's own.", th: 'ความเร็ว 1 คือความเร็วปกติของเสียง', example: 1 },
    ...readingWords,
    raw: {
      en: 'true sends the clean text to the provider as it is; by default its reading is sent (see readText).',
      th: 'true ส่งข้อความที่ทำความสะอาดแล้วให้ผู้ให้บริการตามที่เป็น ถ้าไม่ใส่จะส่งคำอ่าน',
      example: 'false',
    },
  },
}

/** What users must know before they rely on an answer, for the reference. */
export const cautions: readonly Both[] = [
  { en: 'Neither text nor audio is stored.', th: 'ไม่เก็บทั้งข้อความและเสียง' },
  {
    en: 'The text goes to the speech provider that the operator chose; without one the answer is 503.',
    th: 'ข้อความถูกส่งให้ผู้ให้บริการเสียงที่ผู้ดูแลเลือก ถ้าไม่ได้ตั้งไว้จะตอบ 503',
  },
]
