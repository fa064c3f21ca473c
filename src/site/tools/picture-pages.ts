import { html } from 'hono/html'
import { qrFieldCharsMax, qrSizePx } from '../../limits.ts'
import { input, option, select, textarea } from '../markup/fields.ts'
import type { FormPage } from './tool-page.ts'
import { words } from '../markup/language.ts'

/** The tools whose answer is a picture. */
export const picturePages: readonly FormPage[] = [
  {
    path: 'promptpay',
    titleTh: 'สร้างคิวอาร์พร้อมเพย์',
    titleEn: 'Make a PromptPay QR',
    leadTh: 'คิวอาร์รับเงินจากเบอร์โทร เลขประจำตัว หรือ e-Wallet กำหนดจำนวนเงินได้ ไม่มีการเก็บข้อมูล',
    leadEn:
      'A QR code to receive money by phone number, ID or e-wallet, with a fixed amount if you like. Nothing is stored.',
    action: '/api/v1/tools/promptpay/qr.png',
    fields: [
      input({
        wide: true,
        name: 'target',
        th: 'เบอร์โทร / เลข 13 หลัก / e-Wallet',
        en: 'Phone / 13-digit ID / e-wallet',
        attributes: html`inputmode="tel" required maxlength="40"`,
        value: '0812345678',
      }),
      input({
        wide: true,
        name: 'amount',
        th: 'จำนวนเงิน (เว้นว่างให้ผู้จ่ายใส่)',
        en: 'Amount (empty: the payer enters it)',
        attributes: html`inputmode="decimal" maxlength="20"`,
      }),
    ],
    buttonTh: 'สร้างคิวอาร์',
    buttonEn: 'Make the QR',
    example: { target: '0812345678', amount: '100' },
    examples: {
      columns: [
        { th: 'รับเงินเข้า', en: 'Receive on' },
        { th: 'พิมพ์', en: 'Type' },
      ],
      rows: [
        [words('เบอร์มือถือ', 'a mobile number'), '081-234-5678, +66\u{a0}81\u{a0}234\u{a0}5678'],
        [words('เลขประจำตัวประชาชน', 'a national ID'), '3-0000-44726-39-7'],
        [words('เลขผู้เสียภาษีนิติบุคคล', 'a company’s tax number'), '0105536000313'],
        ['e-Wallet', '004999000288505'],
      ],
    },
    notes: [
      [
        'เป็นคิวอาร์รับเงินส่วนบุคคล ไม่ใช่คิวอาร์ชำระบิลของร้านค้า',
        'It is a personal receiving code, not a merchant bill-payment code.',
      ],
      [
        'ศาลาไม่รู้ว่ามีการจ่ายเงินจริงหรือไม่ ดูยอดเงินในบัญชีก่อนส่งของ',
        'The service cannot tell whether a payment was made: look at your account before you hand over the goods.',
      ],
      ['เบอร์โทรเป็นข้อมูลส่วนบุคคล รูปจึงไม่ถูกเก็บในแคช', 'A phone number is personal data, so the picture is never cached.'],
    ],
    tool: 'promptpay',
    reference: 'op-promptpayQr',
  },
  {
    path: 'qr',
    titleTh: 'สร้างคิวอาร์โค้ด ไม่มีวันหมดอายุ',
    titleEn: 'Make a QR code that never expires',
    leadTh: 'คิวอาร์จากลิงก์หรือข้อความ ไม่มีลายน้ำ ไม่หมดอายุ ไม่มีการเก็บข้อมูล',
    leadEn: 'A QR code of a link or text: no watermark, no expiry, nothing stored.',
    action: '/api/v1/tools/qr.png',
    fields: [
      textarea({
        name: 'text',
        th: 'ลิงก์หรือข้อความ',
        en: 'Link or text',
        attributes: html`required maxlength="${qrFieldCharsMax}"`,
        value: 'https://www.example.org/',
      }),
      input({
        name: 'size',
        th: 'ขนาด (พิกเซล)',
        en: 'Size in px',
        attributes: html`type="number" min="${qrSizePx.min}" max="${qrSizePx.max}" required`,
        value: String(qrSizePx.default),
      }),
      select('ecc', 'ทนรอยเปื้อน', 'Error correction', [
        option('M', '15% (ปกติ)', '15% (usual)', true),
        option('L', '7%', '7%'),
        option('Q', '25%', '25%'),
        option('H', '30%', '30%'),
      ]),
    ],
    buttonTh: 'สร้างคิวอาร์',
    buttonEn: 'Make the QR',
    example: { text: 'https://www.example.org/' },
    examples: {
      columns: [
        { th: 'ข้อความ', en: 'Text' },
        { th: 'โทรศัพท์ทำอะไร', en: 'What a phone does' },
      ],
      rows: [
        ['https://www.example.org/', words('เปิดเว็บ', 'opens the page')],
        ['WIFI:T:WPA;S:Cafe;P:secret123;;', words('ต่อ Wi-Fi', 'joins the Wi-Fi')],
        ['tel:021234567', words('โทรออก', 'calls')],
        ['mailto:shop@example.org', words('เขียนอีเมล', 'writes an e-mail')],
      ],
    },
    notes: [
      [
        'นามบัตร LINE Wi-Fi สี โลโก้ และคำบรรยาย ทำได้ในหน้าแรก',
        'Contacts, LINE, Wi-Fi, colours, a logo and a caption are on the front page.',
      ],
      ['พิมพ์ให้ด้านหนึ่งกว้างอย่างน้อย 2 ซม. และเว้นขอบขาวรอบคิวอาร์', 'Print it at least 2 cm wide, with its white frame.'],
    ],
    tool: 'qr',
    reference: 'op-qrPng',
  },
]
