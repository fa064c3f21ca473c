import { html } from 'hono/html'
import { payloadCharsMax } from '../../../limits.ts'
import { promptpay as contract, promptpayQr } from '../../../promptpay/contract.ts'
import { buttons, fieldsOf, textarea } from '../fields.ts'
import { exampleSymbol } from './example-symbol.ts'
import { t, words } from '../language.ts'
import type { Tool } from './tool.ts'

const asked = {
  target: {
    label: ['เบอร์โทร / เลข 13 หลัก / e-Wallet', 'Phone / 13-digit ID / e-wallet'],
    size: 'wide',
    attributes: html`inputmode="tel" placeholder="08X-XXX-XXXX"`,
  },
  amount: {
    label: ['จำนวนเงิน (เว้นว่างได้)', 'Amount (optional)'],
    attributes: html`inputmode="decimal" placeholder="1,250.00"`,
  },
  type: 'left',
} as const

/** The script labels the number by the chosen kind; the first is chosen. */
const askedByKind = { ...asked, target: { ...asked.target, label: ['เบอร์มือถือ', 'Mobile number'] } } as const

/** A sample payment card. */
const example = html`<div class="payment example"><div class="card">
<p class="brand-line">${t('พร้อมเพย์ · PromptPay', 'PromptPay · พร้อมเพย์')}</p>
${exampleSymbol}
<p class="small">${t('ใส่เบอร์หรือเลขของผู้รับเงิน คิวอาร์จริงจะขึ้นตรงนี้', 'Type the receiver’s number: the real code appears here.')}</p>
</div></div>`

export const promptpay: Tool = {
  id: 'promptpay',
  name: [html`คิวอาร์<span class="nb">พร้อมเพย์</span>`, 'PromptPay QR'],
  lead: [
    'สร้างคิวอาร์รับเงินจากเบอร์โทร เลขประจำตัว หรือ e-Wallet กำหนดจำนวนเงินหรือปล่อยให้ผู้จ่ายใส่เอง',
    'A QR to receive money by phone number, ID or e-wallet; with a fixed amount, or the payer enters it.',
  ],
  caution: [
    'เป็นคิวอาร์รับเงินส่วนบุคคล ไม่ใช่บิลของร้านค้า ไม่มีการเก็บข้อมูล และศาลาไม่รู้ว่ามีการจ่ายเงินแล้วหรือไม่',
    'A personal receiving code, not a merchant bill. Nothing is stored, and Sala cannot tell whether a payment was made.',
  ],
  operation: 'promptpayQr',
  body: html`<form class="fields" data-form>
${buttons(
  'kind',
  ['รับเงินเข้า', 'Receive on'],
  [
    ['phone', 'เบอร์มือถือ', 'Mobile number'],
    ['nationalId', 'เลข 13 หลัก', '13-digit ID'],
    ['eWallet', 'e-Wallet', 'E-wallet'],
  ],
)}
${fieldsOf(contract.body?.properties, askedByKind)}
</form>
<label class="own"><span>${t('ชื่อบนการ์ด (ใส่หรือไม่ก็ได้)', 'Name on the card (optional)')}</span><input data-card-name maxlength="60" autocomplete="off"></label>
<p class="note">${t('เบอร์ไม่ออกจากเครื่อง คิวอาร์ทำบนหน้านี้', 'The number stays on this device: the code is made on this page.')}</p>`,
  answer: html`<div class="result" role="status" data-result>${example}</div>`,
  below: html`<h2>${t('อ่านคิวอาร์', 'Read a QR')}</h2>
<form class="fields" data-decode id="decode">
${textarea({ name: 'payload', th: 'ข้อความในคิวอาร์', en: 'Text of the QR', attributes: html`maxlength="${payloadCharsMax}"` })}
<div class="drop wide" data-drop><p>${t('วางรูปที่นี่ หรือ', 'Drop or paste a picture here, or')}</p><label class="button quiet">${t('เลือกรูป', 'choose one')}<input type="file" accept="image/*" class="vh" name="picture"></label>
<button type="button" class="quiet" data-use>${t('ใช้คิวอาร์ด้านบน', 'Use the QR above')}</button><p class="small">${t('อ่านรูปในเครื่องของคุณ ไม่ส่งรูปออกไป', 'The picture is read in your browser and not sent.')}</p></div>
</form><div class="result" role="status" data-decode-result></div>`,
  plain: html`<form class="fields" action="/api/v1/tools/promptpay/qr.png">${fieldsOf(promptpayQr.query, { ...asked, size: 'left' })}<button class="button">${t('สร้างคิวอาร์', 'Make the QR')}</button></form>`,
  page: {
    title: ['สร้างคิวอาร์พร้อมเพย์', 'Make a PromptPay QR'],
    examples: {
      columns: { th: ['รับเงินเข้า', 'พิมพ์'], en: ['Receive on', 'Type'] },
      rows: [
        [words('เบอร์มือถือ', 'a mobile number'), '081-234-5678, +66\u{a0}81\u{a0}234\u{a0}5678'],
        [words('เลขประจำตัวประชาชน', 'a national ID'), '3-0000-44726-39-7'],
        [words('เลขผู้เสียภาษีนิติบุคคล', 'a company’s tax number'), '0105536000313'],
        ['e-Wallet', '004999000288505'],
      ],
    },
    notes: [
      ['ดูยอดเงินในบัญชีก่อนส่งของ', 'Look at your account before you hand over the goods.'],
      [
        'ใครเรียก API จะส่งเบอร์ไปที่ศาลา เบอร์โทรเป็นข้อมูลส่วนบุคคล รูปจึงไม่ถูกเก็บในแคช',
        'The API is sent the number. A phone number is personal data, so its picture is never cached.',
      ],
    ],
  },
}
