import { html } from 'hono/html'
import { destinationCharsMax, interstitialHoursDefault, reportsToClose } from '../../../limits.ts'
import { createLink } from '../../../links/contract.ts'
import { fieldsOf } from '../fields.ts'
import { exampleSymbol } from './example-symbol.ts'
import { t, words } from '../language.ts'
import type { Tool } from './tool.ts'

const fields = fieldsOf(createLink.body?.properties, {
  url: {
    label: ['ลิงก์ปลายทาง', 'Destination'],
    size: 'wide',
    attributes: html`placeholder="https://www.example.org/" inputmode="url" autocapitalize="off" spellcheck="false" maxlength="${destinationCharsMax}"`,
  },
})

export const links: Tool = {
  id: 'links',
  name: ['ย่อลิงก์', 'Short links'],
  lead: [
    'ลิงก์สั้นพร้อมคิวอาร์และจำนวนคลิก ไม่มีวันหมดอายุ ไม่มีโฆษณา ไม่ต้องสมัคร ไม่เก็บว่าใครคลิก',
    'A short link with a QR and a click count. It does not expire: no advertising, no account, no record of who clicked.',
  ],
  caution: [
    `ใน ${interstitialHoursDefault} ชั่วโมงแรกผู้เปิดจะเห็นหน้าบอกปลายทางก่อน และเมื่อมีผู้รายงานครบ ${reportsToClose} คน ลิงก์จะถูกปิดทันที`,
    `For its first ${interstitialHoursDefault} hours a page names the destination before going there; ${reportsToClose} distinct reports close a link at once.`,
  ],
  operation: 'createLink',
  body: html`<form class="fields" data-form>
${fields}
<button class="button">${t('ย่อลิงก์', 'Shorten')}</button></form>`,
  answer: html`<div class="result" role="status" data-result><div class="with-picture example">${exampleSymbol}<p class="small">${t('ลิงก์สั้นพร้อมคิวอาร์จะขึ้นตรงนี้', 'The short link and its QR appear here.')}</p></div></div>`,
  plain: html`<p class="note">${t('การย่อลิงก์ในหน้านี้ต้องใช้ JavaScript หรือเรียกจากโปรแกรมตามตัวอย่างด้านล่าง', 'Shortening on this page needs JavaScript; the command below does it without.')}</p>`,
  page: {
    title: ['ย่อลิงก์ พร้อมคิวอาร์และจำนวนคลิก', 'Short links with a QR and a click count'],
    examples: {
      columns: { th: ['ลิงก์ปลายทาง', 'ผล'], en: ['Destination', 'Result'] },
      rows: [
        ['https://www.example.org/page?x=1', words('ย่อได้', 'is shortened')],
        ['https://ไทย.example.org/เมนู', words('ย่อได้ ชื่อไทยก็ใช้ได้', 'is shortened: Thai names work')],
        ['http://192.168.1.1/', words('ไม่รับ: เครือข่ายส่วนตัว', 'is refused: a private network')],
        ['https://user:secret@example.org/', words('ไม่รับ: มีรหัสผ่าน', 'is refused: it holds a password')],
        ['javascript:alert(1)', words('ไม่รับ: ไม่ใช่ http หรือ https', 'is refused: not http or https')],
      ],
    },
    notes: [
      ['ใครเห็นลิงก์หลอกลวงรายงานได้', 'Anyone may report a bad link.'],
      ['ย่อลิงก์เดิมซ้ำจะได้รหัสใหม่ทุกครั้ง', 'The same destination gets a new code every time.'],
      [
        'นับเฉพาะจำนวนครั้งที่เรียก ไม่ใช่จำนวนคน: ตัวอย่างลิงก์ใน LINE หรือ Facebook ก็นับ ไม่เก็บที่อยู่ IP ของผู้คลิก',
        'Clicks are calls, not people: previews in LINE or Facebook count too. No address of a visitor is stored.',
      ],
    ],
  },
}
