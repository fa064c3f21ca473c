import { html, raw } from 'hono/html'
import { promptpay as contract } from '../../promptpay/contract.ts'
import { fieldsOf } from './fields.ts'
import { firstCall } from './first-call.ts'
import { frame, type Assets } from './frame.ts'
import { pathTo, t, words, type Content, type Html } from './language.ts'
import { entriesOf, type OpenApi } from './openapi.ts'
import { twoColumns } from './tool-pages/section.ts'
import { promptpay } from './tools/promptpay.ts'
import type { Both, Tool } from './tools/tool.ts'
import { tools } from './tools/tools.ts'
import { unbroken } from './unbroken.ts'

/** The payment form with only number and amount; the digits determine the kind of number. */
const fields = fieldsOf(contract.body?.properties, {
  target: {
    label: ['เบอร์ หรือเลข 13 หลัก', 'Phone or 13-digit ID'],
    attributes: html`inputmode="tel" placeholder="08X-XXX-XXXX"`,
  },
  amount: { label: ['จำนวนเงิน', 'Amount'], attributes: html`inputmode="decimal" placeholder="1,250.00"` },
  type: 'left',
})

/** The audience of the page, and one tool that works right here. */
const counter = twoColumns(
  promptpay,
  html`<h1>${t(html`<span class="nb">งานจุกจิกของร้านไทย</span> <span class="nb">เสร็จในหน้าเดียว</span>`, 'The small jobs of a Thai shop, done on one page')}</h1>
<p class="lead">${t(
    html`รับเงิน ส่งของ วันหยุด เขียนเช็ค <span class="nb">ฟรี ไม่ต้องสมัคร</span>`,
    'Get paid, send parcels, know the holidays, write cheques. Free, no account.',
  )}</p>
<h2 class="vh" id="promptpay-title">${t('คิวอาร์รับเงินพร้อมเพย์', 'A PromptPay code')}</h2>
<noscript><p class="note"><a href="${pathTo('/promptpay')}">${t('สร้างคิวอาร์พร้อมเพย์โดยไม่มี JavaScript', 'Make a PromptPay code without JavaScript')}</a></p></noscript>`,
  html`<form class="fields" data-form>${fields}</form>
<p class="small">${t('เบอร์ไม่ออกจากเครื่อง', 'The number stays on this device.')} <a href="${pathTo('/promptpay')}">${t('ใส่ชื่อร้าน อ่านคิวอาร์', 'Shop name, read a code')}</a></p>`,
)

interface Row {
  readonly id: string
  /** Initial values for the page of the tool. */
  readonly chosen?: string
  readonly name: Both<Content>
  readonly gain: Both
  /** An answer as it looks, drawn in 88 × 60. */
  readonly sample: Content
}

const code = '<use href="#code" transform="translate(7 9) scale(1.7)"/>'
const text = (x: number, y: number, size: number, th: string, en = th): Content =>
  html`<text x="${x}" y="${y}" font-size="${size}" text-anchor="middle">${words(th, en)}</text>`
const grey = (d: string): Content => raw(`<path d="${d}" stroke="#9aa9ab" stroke-width="4" stroke-linecap="round"/>`)

const money: readonly Row[] = [
  {
    id: 'promptpay',
    name: ['คิวอาร์พร้อมเพย์', 'PromptPay codes'],
    gain: ['ชื่อร้านและยอดเงินบนการ์ด พร้อมพิมพ์', 'A card with name and amount, to print'],
    sample: html`${raw(code)}${text(69, 36, 14, '฿350')}`,
  },
  {
    id: 'qr',
    chosen: 'kind=wifi',
    name: ['คิวอาร์ Wi-Fi', 'Wi-Fi codes'],
    gain: ['ลูกค้าสแกนแล้วต่อได้เลย ไม่ต้องถามรหัส', 'Guests scan it and are online'],
    sample: html`${raw(code)}${text(69, 36, 14, 'Wi-Fi')}`,
  },
  {
    id: 'qr',
    name: ['คิวอาร์ LINE, ลิงก์, นามบัตร', 'Codes for LINE, links, contacts'],
    gain: ['ใส่โลโก้และสีได้ ไม่มีวันหมดอายุ', 'With logo and colours; they never expire'],
    sample: html`${raw(code)}${text(69, 36, 14, 'LINE')}`,
  },
  {
    id: 'links',
    name: ['ย่อลิงก์', 'Short links'],
    gain: ['พร้อมคิวอาร์และจำนวนคลิก', 'With a code and a count of clicks'],
    sample: html`${text(44, 27, 12, '/l/h7Kd2mQx')}${text(44, 47, 14, '128 คลิก', '128 clicks')}`,
  },
]

const parcels: readonly Row[] = [
  {
    id: 'labels',
    name: ['วางแชท ได้ใบปะหน้าพัสดุ', 'Chats to parcel labels'],
    gain: ['หลายออเดอร์พร้อมกัน A6 หรือ A4', 'Many orders at once, on A6 or A4'],
    sample: html`${grey('M10 11h30M10 21h58M10 31h44')}${text(62, 52, 16, '50200')}`,
  },
  {
    id: 'address',
    name: ['แยกและค้นที่อยู่', 'Find and read addresses'],
    gain: ['วางทั้งก้อน ได้ครบทุกช่อง สะกดผิดก็อ่านได้', 'Paste it whole, misspelt or not'],
    sample: html`${text(44, 25, 16, 'ต.สุเทพ', 'Suthep')}${text(44, 49, 18, '50200')}`,
  },
  {
    id: 'postcode',
    name: ['รหัสไปรษณีย์ทั้งประเทศ', 'All Thai postcodes'],
    gain: ['77 จังหวัด ทุกตำบล', '77 provinces, every subdistrict'],
    sample: html`${text(44, 37, 20, '10500')}`,
  },
]

const days: readonly Row[] = [
  {
    id: 'holidays',
    name: ['ปฏิทินวันหยุด', 'Holiday calendar'],
    gain: ['ราชการและธนาคาร สมัครลงปฏิทินได้', 'Government and banks, in your calendar'],
    sample: html`${raw('<path d="M0 0h88v16H0z" fill="#0b5d56"/>')}${text(44, 39, 24, '5')}${text(44, 55, 13, 'ธันวาคม', 'December')}`,
  },
  {
    id: 'business-day',
    name: ['นับวันทำการ', 'Count business days'],
    gain: ['ข้ามเสาร์ อาทิตย์ และวันหยุด', 'Over weekends and holidays'],
    sample: html`${text(44, 26, 15, '10 เม.ย. + 1', '10 Apr + 1')}${text(44, 49, 18, '16 เม.ย.', '16 Apr')}`,
  },
]

function row({ id, chosen, name, gain, sample }: Row): Html {
  const isNamed = id !== promptpay.id && chosen === undefined
  const path = chosen === undefined ? `/${id}` : `/${id}#${id}?${chosen}`
  return html`<li><a class="row"${isNamed && html` id="${id}"`} href="${pathTo(path)}"><svg class="slip" viewBox="0 0 88 60" aria-hidden="true">${sample}</svg>
<span><b>${unbroken(words(...name))}</b><small>${words(...gain)}</small></span></a></li>`
}

/** A tool of one form, with the first example of its page. */
function tile({ id, name, page }: Tool): Html {
  const [asked = '', answer = ''] = page?.examples.rows[id === 'baht-text' ? 3 : 0] ?? []
  return html`<li><a class="tile" id="${id}" href="${pathTo(`/${id}`)}"><b>${words(...name)}</b><small lang="th">${asked} → ${answer}</small></a></li>`
}

const inRows = new Set([...money, ...parcels, ...days].map(({ id }) => id))

const group = (name: Both, rows: readonly Row[], more: Content = ''): Html => html`<section><h2>${t(...name)}</h2>
<ul class="rows">${rows.map(row)}</ul>${more}</section>`

/** The page at `/`, which links to the tools. A tool that is in no row has a tile in the last group. */
export function frontPage(openApi: OpenApi, assets: Assets): Html {
  const tiles = tools.filter(({ id }) => !inRows.has(id)).map(tile)
  const count = entriesOf(openApi).length
  return frame(
    {
      title: ['ศาลา · เครื่องมือร้านไทย ฟรี ไม่ต้องสมัคร', 'Sala · Tools for Thai shops, free and without an account'],
      description: [
        'คิวอาร์พร้อมเพย์ ใบปะหน้าพัสดุจากแชท รหัสไปรษณีย์ วันหยุดธนาคาร จำนวนเงินเป็นตัวอักษร และงานจุกจิกของร้าน ฟรี ไม่ต้องสมัคร ไม่มีโฆษณา',
        'PromptPay codes, parcel labels from chats, postcodes, bank holidays, amounts in words: the small jobs of a Thai shop, free and without an account.',
      ],
      path: '/',
      script: 'front',
    },
    assets,
    html`<div class="front">${counter}
<div class="groups" id="tools">${group(['รับเงินและคิวอาร์', 'Money and codes'], money)}
${group(['ส่งของ', 'Parcels'], parcels)}
${group(['เอกสารและวันหยุด', 'Documents and holidays'], days, html`<ul class="tiles">${tiles}</ul>`)}</div>
<section class="code developers" aria-labelledby="developers"><div>
<h2 id="developers">${t('เรียกจากโปรแกรม ไม่ต้องมีคีย์', 'From a program, without a key')}</h2>
${firstCall(openApi)}
<p><a href="${pathTo('/docs')}">${t(`${count} เอนด์พอยต์ → เอกสาร`, `${count} endpoints → docs`)}</a></p>
</div></section></div>`,
  )
}
