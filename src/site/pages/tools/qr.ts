import { html } from 'hono/html'
import { qrPng } from '../../../qr/contract.ts'
import { kindNames, type KindName } from '../../../qr/kinds.ts'
import { buttons, fieldsOf, input, option, select } from '../fields.ts'
import { exampleSymbol } from './example-symbol.ts'
import { t, words } from '../language.ts'
import type { Both, Tool } from './tool.ts'

const kinds: Readonly<Record<KindName, Both>> = {
  link: ['ลิงก์', 'Link'],
  text: ['ข้อความ', 'Text'],
  wifi: ['Wi-Fi', 'Wi-Fi'],
  line: ['LINE', 'LINE'],
  contact: ['นามบัตร', 'Business card'],
  email: ['อีเมล', 'E-mail'],
  phone: ['โทรศัพท์', 'Phone'],
  sms: ['SMS', 'SMS'],
  geo: ['พิกัด', 'Map position'],
}

/** Width in px of the picture to save. The last one is the service's maximum with a caption or a logo. */
const sizes = [
  option('512', 'ปกติ 512 px', 'Usual, 512 px'),
  option('256', 'เล็ก 256 px', 'Small, 256 px'),
  option('1024', 'ใหญ่ 1024 px', 'Large, 1024 px'),
]

const plainFields = fieldsOf(qrPng.query, {
  text: {
    label: ['ลิงก์หรือข้อความ', 'Link or text'],
    size: 'lines',
    attributes: html`placeholder="https://www.example.org/"`,
  },
  size: { label: ['ขนาด (พิกเซล)', 'Size in px'] },
  ecc: {
    label: ['ทนรอยเปื้อน', 'Error correction'],
    value: 'M',
    choices: [
      ['M', '15% (ปกติ)', '15% (usual)'],
      ['L', '7%', '7%'],
      ['Q', '25%', '25%'],
      ['H', '30%', '30%'],
    ],
  },
  margin: 'left',
  color: 'left',
  background: 'left',
  caption: 'left',
  logo: 'left',
})

export const qr: Tool = {
  id: 'qr',
  name: ['สร้างคิวอาร์', 'QR codes'],
  lead: [
    'ลิงก์ ข้อความ Wi-Fi LINE นามบัตร และอื่น ๆ ใส่สี โลโก้ คำบรรยายได้ ไม่มีวันหมดอายุ ไม่มีลายน้ำ ไม่มีการเก็บข้อมูล',
    'Links, text, Wi-Fi, LINE, business cards and more, with colours, logo and caption. No expiry, no watermark, nothing stored.',
  ],
  operation: 'qrPng',
  body: html`<form class="fields" data-form>
${buttons(
  'kind',
  ['คิวอาร์ของอะไร', 'A code of what'],
  kindNames.map((kind) => [kind, ...kinds[kind]]),
)}
<div class="fields wide" data-kind-fields></div>
${input({ name: 'color', th: 'สี', en: 'Colour', attributes: html`type="color"`, value: '#0b5d56' })}
${input({ name: 'background', th: 'พื้นหลัง', en: 'Background', attributes: html`type="color"`, value: '#ffffff' })}
${input({ name: 'caption', th: 'คำบรรยาย', en: 'Caption', attributes: html`placeholder="${words('สแกนเลย', 'Scan me')}"`, wide: true })}
${select('size', 'ขนาดรูป', 'Picture size', sizes)}
<label><span>${t('โลโก้ (PNG, JPEG, WebP)', 'Logo (PNG, JPEG, WebP)')}</span><input type="file" name="logo" accept="image/png,image/jpeg,image/webp"></label>
</form>
<p class="note">${t('สิ่งที่พิมพ์ รวมทั้งรหัส Wi-Fi ไม่ออกจากเครื่อง คิวอาร์ทำบนหน้านี้', 'What you type stays on this device, a Wi-Fi password too: the code is made on this page.')}</p>`,
  answer: html`<div class="result" role="status" data-result><div class="with-picture example">${exampleSymbol}<p class="small">${t('กรอกด้านบน คิวอาร์จริงจะขึ้นตรงนี้', 'Fill in the fields above: the real code appears here.')}</p></div></div>`,
  plain: html`<form class="fields" action="/api/v1/tools/qr.png">${plainFields}<button class="button">${t('สร้างคิวอาร์', 'Make the QR')}</button></form>`,
  page: {
    title: ['สร้างคิวอาร์โค้ด ไม่มีวันหมดอายุ', 'Make a QR code that never expires'],
    examples: {
      columns: { th: ['ข้อความ', 'โทรศัพท์ทำอะไร'], en: ['Text', 'What a phone does'] },
      rows: [
        ['https://www.example.org/', words('เปิดเว็บ', 'opens the page')],
        ['WIFI:T:WPA;S:Cafe;P:secret123;;', words('ต่อ Wi-Fi', 'joins the Wi-Fi')],
        ['tel:021234567', words('โทรออก', 'calls')],
        ['mailto:shop@example.org', words('เขียนอีเมล', 'writes an e-mail')],
      ],
    },
    notes: [
      ['พิมพ์ให้ด้านหนึ่งกว้างอย่างน้อย 2 ซม. และเว้นขอบขาวรอบคิวอาร์', 'Print it at least 2 cm wide, with its white frame.'],
    ],
  },
}
