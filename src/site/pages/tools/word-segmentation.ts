import { html } from 'hono/html'
import { ORIGIN } from '../../../http/site-origin.ts'
import { segmentWords } from '../../client/words.ts'
import { icon } from '../drawings.ts'
import { textarea } from '../fields.ts'
import { t, words } from '../language.ts'
import type { Tool } from './tool.ts'

const TEXT = 'ฉันรักภาษาไทยและชอบนั่งพักในศาลาริมน้ำ'
const list = segmentWords(TEXT)
/** The answer to the field's initial value, so that nothing moves when the script computes it again. */
const first = html`<div class="result" role="status" data-result><p class="small">${words(`${list.length} คำ`, `${list.length} words`)}</p><ul class="syllables" lang="th">${list.map((word) => html`<li><b>${word}</b></li>`)}</ul><p class="actions"><button type="button" class="button">${icon('copy')}${words('คัดลอก', 'Copy')}</button></p></div>`

export const wordSegmentation: Tool = {
  id: 'words',
  name: ['ตัดคำและนับคำ', 'Word segmentation'],
  lead: [
    'แบ่งข้อความไทยเป็นคำและนับจำนวนคำ ทำในเครื่องของคุณ ข้อความไม่ถูกส่งไปไหน',
    'Cuts Thai text into words and counts them, on your own device: the text goes nowhere.',
  ],
  body: html`<form class="fields" data-form>${textarea({ name: 'text', th: 'ข้อความ', en: 'Text', value: TEXT })}</form>`,
  answer: first,
  plain: html`<p class="note">${t('การตัดคำทำในเบราว์เซอร์ จึงต้องใช้ JavaScript ตัวอย่างผลอยู่ด้านล่าง', 'Words are cut in the browser, which needs JavaScript; below are results.')}</p>`,
  page: {
    title: ['ตัดคำและนับคำภาษาไทย', 'Thai word segmentation and word count'],
    examples: {
      columns: { th: ['ข้อความ', 'คำ', 'จำนวน'], en: ['Text', 'Words', 'Count'] },
      rows: ['ฉันรักภาษาไทย', 'ร้านเปิดทุกวันเวลาแปดโมงเช้า', 'ซื้อ iPhone 17 ราคา 32,900 บาท', 'ขอบคุณมากค่ะ'].map((text) => {
        const cut = segmentWords(text)
        return [text, cut.join(' · '), String(cut.length)]
      }),
    },
    notes: [
      [
        'ใช้ Intl.Segmenter ซึ่งมีพจนานุกรมไทยอยู่ในเบราว์เซอร์และ Node 16 ขึ้นไป',
        'By Intl.Segmenter, the Thai dictionary inside browsers and Node 16 or later.',
      ],
      ['เบราว์เซอร์ต่างกันอาจตัดคำต่างกันเล็กน้อย', 'Browsers may differ slightly in where they cut.'],
      [
        'เว้นวรรคและเครื่องหมายไม่นับเป็นคำ ถ้าต้องการด้วยใช้ตัวเลือก all',
        'Blanks and punctuation are not words; the option “all” returns them too.',
      ],
    ],
    line: `import { segmentWords, countWords } from '${ORIGIN}/client.js'\n\nsegmentWords('ฉันรักภาษาไทย')   // ['ฉัน', 'รัก', 'ภาษา', 'ไทย']\ncountWords('ฉันรักภาษาไทย')     // 4`,
  },
}
