import { html } from 'hono/html'
import { speak } from '../../../speech/contract.ts'
import { readText } from '../../../text/read/read.ts'
import { icon } from '../drawings.ts'
import { fieldsOf } from '../fields.ts'
import { result } from '../tool-pages/section.ts'
import { pathTo, t } from '../language.ts'
import type { Tool } from './tool.ts'

const fields = fieldsOf(speak.query, {
  text: { label: ['ข้อความ', 'Text'], value: 'คิวที่ 125 ราคา 1,250 บาท เวลา 13.30 น.', size: 'lines' },
  voice: {
    label: ['เสียง', 'Voice'],
    choices: [
      ['female', 'หญิง', 'Female'],
      ['male', 'ชาย', 'Male'],
    ],
  },
  rate: {
    label: ['ความเร็ว', 'Speed'],
    choices: [
      ['0.75', 'ช้า', 'Slow'],
      ['1', 'ปกติ', 'Normal'],
      ['1.5', 'เร็ว', 'Fast'],
    ],
  },
  clock: 'left',
  phoneTwo: 'left',
  raw: 'left',
})
const button = html`<button class="button">${icon('speech')}${t('ฟัง', 'Listen')}</button>`

export const speech: Tool = {
  id: 'speech',
  name: ['อ่านออกเสียง', 'Text to speech'],
  lead: [
    'ข้อความไทยเป็นเสียง MP3 ด้วยเสียงสังเคราะห์ ตัวเลข วันที่ เวลา และคำย่ออ่านเป็นคำให้ดูก่อน',
    'Thai text as an MP3 with a Thai neural voice. Numbers, dates, times and abbreviations are first shown in words.',
  ],
  caution: ['ไม่เก็บทั้งข้อความและเสียง', 'Neither text nor audio is stored.'],
  operation: 'speak',
  body: html`<form class="fields" data-form>${fields}
${button}</form>`,
  answer: html`<div class="reading" role="status" data-reading></div>${result}`,
  plain: html`<form class="fields" action="/api/v1/tools/thai/speak.mp3">${fields}
${button}</form>`,
  page: {
    title: ['อ่านข้อความไทยออกเสียง (MP3)', 'Thai text to speech (MP3)'],
    examples: {
      columns: { th: ['ข้อความ', 'เสียงพูดว่า'], en: ['Text', 'What is spoken'] },
      rows: ['คิวที่ 125 เชิญที่ช่อง 3', 'ราคา 1,250 บาท', 'รถออกเวลา 13.30 น.', 'นัดวันที่ 21 พ.ย. 2569', 'โทร 02-123-4567'].map(
        (text) => [text, readText(text).text],
      ),
    },
    notes: [
      ['เป็นเสียงสังเคราะห์ โปรดบอกผู้ฟังเมื่อนำไปใช้', 'The voice is synthetic: tell your listeners so.'],
      [
        html`อยากได้เพียงคำอ่านโดยไม่มีเสียง ใช้<a href="${pathTo('/read')}">หน้าเขียนเป็นคำอ่าน</a>`,
        html`For the words alone, without a sound: <a href="${pathTo('/read')}">numbers and abbreviations in words</a>.`,
      ],
      [
        'ผู้ดูแลบริการต้องตั้งผู้ให้บริการเสียงก่อน ถ้ายังไม่ได้ตั้ง ฟังด้วยเสียงของเบราว์เซอร์ได้',
        'The operator must have set a speech provider; where there is none, the browser’s own voice can be used.',
      ],
    ],
  },
}
