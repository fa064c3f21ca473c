import { html } from 'hono/html'
import {
  businessDaysMax,
  dateCharsMax,
  destinationCharsMax,
  digitsTextCharsMax,
  interstitialHoursDefault,
  payloadCharsMax,
  qrCaptionCharsMax,
  reportsToClose,
  romanizeTextCharsMax,
  speechTextCharsMax,
} from '../../limits.ts'
import { icon } from './drawings.ts'
import { input, option, select, textarea } from './fields.ts'
import { result, section, type Section } from './section.ts'
import { joined, t, type Html } from './language.ts'

/** Most characters that a field takes; the service refuses more. */
const atMost = (characters: number): Html => html`maxlength="${characters}"`
const digitsAttributes = html`inputmode="decimal"`

const address: Section = {
  id: 'address',
  own: '/address',
  th: html`ที่อยู่และ<span class="nb">รหัสไปรษณีย์</span>`,
  en: 'Addresses and postcodes',
  leadTh: 'พิมพ์ชื่อตำบลหรือรหัสไปรษณีย์ หรือวางที่อยู่ทั้งบรรทัดจากแชท แม้สะกดผิดก็อ่านให้',
  leadEn: 'Type a subdistrict or a postcode, or paste a whole address from a chat: misspelt names are understood.',
  example: `thai/address/search?q=${encodeURIComponent('บางรัก')}`,
  body: html`<form class="fields" data-address>
<thai-address-search class="wide" for="home"></thai-address-search>
<thai-address class="wide" id="home"></thai-address></form>
<p class="actions">${t('ลองวาง', 'Try pasting:')} <button type="button" class="quiet small" data-paste>${t('ที่อยู่จากแชท', 'an address from a chat')}</button></p>
${result}`,
}

const holidays: Section = {
  id: 'holidays',
  own: '/holidays',
  th: 'ปฏิทินวันหยุด',
  en: 'Holiday calendar',
  leadTh: 'วันหยุดราชการและวันหยุดธนาคารตามประกาศ แยกกันชัดเจน แตะวันที่เพื่อถามว่าวันนั้นหยุดหรือไม่',
  leadEn: 'Government and bank holidays as announced, kept apart. Tap a date to ask about it.',
  wide: true,
  example: 'thai/holidays?year=2569',
  body: html`<div class="year"><button type="button" data-year="-1">${icon('left')}<span class="vh">${t('ปีก่อนหน้า', 'Previous year')}</span></button>
<h3 data-year-title>${t('ปฏิทิน', 'Calendar')}</h3>
<button type="button" data-year="1">${icon('right')}<span class="vh">${t('ปีถัดไป', 'Next year')}</span></button></div>
<ul class="legend"><li><i class="mark gov"></i>${t('ราชการ', 'Government')}</li><li><i class="mark bank"></i>${t('ธนาคาร', 'Bank')}</li><li><i class="mark both"></i>${t('ทั้งสอง', 'Both')}</li><li><i class="mark weekend"></i>${t('เสาร์–อาทิตย์', 'Weekend')}</li><li><i class="mark today"></i>${t('วันนี้', 'Today')}</li></ul>
<div class="calendar" data-calendar></div>
<div class="answer-bar"><h3 class="vh">${t('คำตอบของวันที่เลือก', 'The chosen day')}</h3>${result}</div>
<details class="list" open><summary><b>${t('รายการวันหยุดของปีนี้', 'The holidays of this year as a list')}</b></summary><div data-list></div>
<p class="actions"><button type="button" class="quiet" data-print>${icon('print')}${t('พิมพ์ปฏิทินของปี', 'Print the year')}</button></p></details>
<div class="beside">
<div><h3>${t('วันทำการถัดไป', 'Next business day')}</h3>
<form class="fields" data-business>
${input({ name: 'from', th: 'นับจากวันที่', en: 'From', attributes: html`type="date" required`, value: '2026-04-10' })}
${input({ name: 'days', th: 'กี่วันทำการ', en: 'Business days', attributes: html`type="number" min="0" max="${businessDaysMax}" required`, value: '1' })}
${select('type', 'ปฏิทิน', 'Calendar', [option('bank', 'ธนาคาร', 'Bank', true), option('government', 'ราชการ', 'Government'), option('all', 'ทั้งสอง', 'Both')])}
</form><div class="result" role="status" data-business-result></div></div>
<div class="take" id="feed"><h3>${t('รับเข้าปฏิทินของตัวเอง', 'In your own calendar')}</h3>
<p>${t('สมัครครั้งเดียว เมื่อมีประกาศใหม่ปฏิทินจะปรับปรุงเอง', 'Subscribe once; it updates itself when days are announced.')}</p>
<form class="fields" data-feed>${select('type', 'รายการ', 'List', [option('all', 'ทั้งสอง', 'Both', true), option('government', 'ราชการ', 'Government'), option('bank', 'ธนาคาร', 'Bank')])}
${select('names', 'ชื่อวันหยุด', 'Names', [option('short', 'แบบสั้น', 'Short', true), option('full', 'ชื่อทางการ', 'Official')])}</form>
<p class="actions"><a class="button" data-google href="https://calendar.google.com/calendar/r" target="_blank" rel="noopener noreferrer">${icon('holidays')}Google Calendar</a>
<a class="button quiet" data-webcal href="/api/v1/tools/thai/holidays.ics">Apple · Outlook</a>
<button type="button" class="quiet" data-copy-feed>${icon('copy')}${t('คัดลอกที่อยู่', 'Copy the address')}</button>
<a data-ics href="/api/v1/tools/thai/holidays.ics">${t('ไฟล์ .ics', '.ics file')}</a></p>
<p class="small">${t('Google Calendar รับได้เมื่อศาลาอยู่บนอินเทอร์เน็ตเท่านั้น', 'Google Calendar can read it only from a service on the internet.')}</p></div>
</div>`,
  cautionTh: 'ปีที่ยังไม่ประกาศไม่มีข้อมูล ศาลาไม่เดาวันหยุด',
  cautionEn: 'A year not yet announced has no data; holidays are never guessed.',
}

const promptpay: Section = {
  id: 'promptpay',
  own: '/promptpay',
  th: html`คิวอาร์<span class="nb">พร้อมเพย์</span>`,
  en: 'PromptPay QR',
  leadTh: 'สร้างคิวอาร์รับเงินจากเบอร์โทร เลขประจำตัว หรือ e-Wallet กำหนดจำนวนเงินหรือปล่อยให้ผู้จ่ายใส่เอง',
  leadEn: 'A QR to receive money by phone number, ID or e-wallet; with a fixed amount, or the payer enters it.',
  example: 'promptpay/qr.png?target=0812345678&amount=100.50',
  body: html`<form class="fields" data-form>
${input({
  name: 'target',
  th: 'เบอร์โทร / เลข 13 หลัก / e-Wallet',
  en: 'Phone / 13-digit ID / e-wallet',
  attributes: html`inputmode="tel" required`,
  wide: true,
  value: '0812345678',
})}
${input({ name: 'amount', th: 'จำนวนเงิน (เว้นว่างได้)', en: 'Amount (optional)', attributes: digitsAttributes, value: '1,250.00' })}
</form>
<label class="own"><span>${t('ชื่อบนการ์ด (ไม่บังคับ ไม่ถูกส่งออกไป)', 'Name on the card (optional, not sent anywhere)')}</span><input data-card-name ${atMost(60)} autocomplete="off"></label>
${result}
<h3>${t('อ่านคิวอาร์', 'Read a QR')}</h3>
<form class="fields" data-decode id="decode">
${textarea({ name: 'payload', th: 'ข้อความในคิวอาร์', en: 'Text of the QR', attributes: atMost(payloadCharsMax) })}
<div class="drop wide" data-drop><p>${t('วางรูปที่นี่ หรือ', 'Drop or paste a picture here, or')}</p><label class="button quiet">${t('เลือกรูป', 'choose one')}<input type="file" accept="image/*" class="vh" name="picture"></label>
<button type="button" class="quiet" data-use>${t('ใช้คิวอาร์ด้านบน', 'Use the QR above')}</button><p class="small">${t('อ่านรูปในเครื่องของคุณ ไม่ส่งรูปออกไป', 'The picture is read in your browser and not sent.')}</p></div>
</form><div class="result" role="status" data-decode-result></div>`,
  cautionTh: 'เป็นคิวอาร์รับเงินส่วนบุคคล ไม่ใช่บิลของร้านค้า ไม่มีการเก็บข้อมูล และศาลาไม่รู้ว่ามีการจ่ายเงินแล้วหรือไม่',
  cautionEn:
    'A personal receiving code, not a merchant bill. Nothing is stored, and Sala cannot tell whether a payment was made.',
}

const qr: Section = {
  id: 'qr',
  own: '/qr',
  th: 'สร้างคิวอาร์',
  en: 'QR codes',
  leadTh: 'ลิงก์ ข้อความ Wi-Fi LINE นามบัตร และอื่น ๆ ใส่สี โลโก้ คำบรรยายได้ ไม่มีวันหมดอายุ ไม่มีลายน้ำ',
  leadEn: 'Links, text, Wi-Fi, LINE, business cards and more, with colours, logo and caption. No expiry, no watermark.',
  example: 'qr.svg?text=https://www.example.org/',
  body: html`<form class="fields" data-form>
${select('kind', 'ชนิด', 'Kind', [
  option('link', 'ลิงก์', 'Link', true),
  option('text', 'ข้อความ', 'Text'),
  option('wifi', 'Wi-Fi', 'Wi-Fi'),
  option('line', 'LINE', 'LINE'),
  option('contact', 'นามบัตร', 'Business card'),
  option('email', 'อีเมล', 'E-mail'),
  option('phone', 'โทรศัพท์', 'Phone'),
  option('sms', 'SMS', 'SMS'),
  option('geo', 'พิกัด', 'Map position'),
])}
<div class="fields wide" data-kind-fields></div>
${input({ name: 'color', th: 'สี', en: 'Colour', attributes: html`type="color"`, value: '#0b5d56' })}
${input({ name: 'background', th: 'พื้นหลัง', en: 'Background', attributes: html`type="color"`, value: '#ffffff' })}
${input({ name: 'caption', th: 'คำบรรยาย', en: 'Caption', attributes: atMost(qrCaptionCharsMax), value: 'สแกนเลย' })}
<label><span>${t('โลโก้ (PNG, JPEG, WebP)', 'Logo (PNG, JPEG, WebP)')}</span><input type="file" name="logo" accept="image/png,image/jpeg,image/webp"></label>
</form>${result}`,
}

const links: Section = {
  id: 'links',
  own: '/links',
  th: 'ย่อลิงก์',
  en: 'Short links',
  leadTh: 'ลิงก์สั้นพร้อมคิวอาร์และจำนวนคลิก ไม่มีวันหมดอายุ',
  leadEn: 'A short link with a QR and a click count. Links do not expire.',
  body: html`<form class="fields" data-form>
${input({ name: 'url', th: 'ลิงก์ปลายทาง', en: 'Destination', attributes: html`inputmode="url" autocapitalize="off" spellcheck="false" required ${atMost(destinationCharsMax)}`, value: 'https://www.example.org/', wide: true })}
<button class="button">${t('ย่อลิงก์', 'Shorten')}</button></form>${result}`,
  cautionTh: `ใน ${interstitialHoursDefault} ชั่วโมงแรกผู้เปิดจะเห็นหน้าบอกปลายทางก่อน และลิงก์ที่ถูกรายงานโดย ${reportsToClose} ผู้รายงานจะถูกปิดทันที`,
  cautionEn: `For its first ${interstitialHoursDefault} hours a page names the destination before going there; ${reportsToClose} distinct reports close a link at once.`,
}

const bahtText: Section = {
  id: 'baht-text',
  own: '/baht-text',
  th: html`จำนวนเงินเป็น<span class="nb">ตัวอักษร</span>`,
  en: 'Amount in words',
  leadTh: 'คำอ่านจำนวนเงินอย่างในใบเสร็จและเช็ค',
  leadEn: 'An amount of money in Thai words, as on receipts and cheques.',
  example: 'thai/baht-text?amount=1,234.50',
  body: html`<form class="fields" data-form>${input({ name: 'amount', th: 'จำนวนเงิน (บาท)', en: 'Amount in baht', attributes: html`${digitsAttributes} required`, value: '1,234.50', wide: true })}</form>${result}`,
}

const date: Section = {
  id: 'date',
  own: '/date',
  th: html`วันที่ <span class="nb">พ.ศ. – ค.ศ.</span>`,
  en: 'Dates in both eras',
  leadTh: 'รับวันที่ได้หลายแบบ ทั้ง พ.ศ. และ ค.ศ. ตอบครบทั้งแบบเต็ม แบบย่อ และเลขไทย',
  leadEn: 'Reads dates as people type them, in either era, and writes them in every Thai form.',
  example: 'thai/date?date=2569-11-20',
  body: html`<form class="fields" data-form>${input({ name: 'date', th: 'วันที่ (เว้นว่าง = วันนี้)', en: 'Date (empty = today)', attributes: atMost(dateCharsMax), value: '20 พ.ย. 2569', wide: true })}</form>${result}`,
}

const digits: Section = {
  id: 'digits',
  own: '/digits',
  th: html`เลขไทย ⇄ <span class="nb">เลขอารบิก</span>`,
  en: 'Thai and Arabic digits',
  leadTh: 'สลับเลขในข้อความ ตัวอักษรอื่นคงเดิม',
  leadEn: 'Swaps the digits of a text; everything else stays as it is.',
  example: `thai/digits?text=${encodeURIComponent('ชั้น 3')}`,
  body: html`<form class="fields" data-form>${textarea({ name: 'text', th: 'ข้อความ', en: 'Text', value: 'ห้อง ๑๒ ชั้น 3 โทร 02 123 4567', attributes: html`${atMost(digitsTextCharsMax)} required` })}
${select('to', 'ทิศทาง', 'Direction', [option('swap', 'สลับ', 'Swap', true), option('thai', 'เป็นเลขไทย', 'To Thai'), option('arabic', 'เป็นเลขอารบิก', 'To Arabic')])}</form>${result}`,
}

const id: Section = {
  id: 'id',
  own: '/id',
  th: html`ตรวจเลข <span class="nb">13 หลัก</span>`,
  en: '13-digit ID check',
  leadTh: 'เลขประจำตัวประชาชน เลขผู้เสียภาษี หรือเลขนิติบุคคล (ขึ้นต้นด้วย 0)',
  leadEn: 'National ID or tax number, or a juristic-person number (starts with 0).',
  example: 'thai/id?id=3000044726397',
  body: html`<form class="fields" data-form>${input({ name: 'id', th: 'เลข 13 หลัก', en: '13 digits', attributes: html`inputmode="numeric"`, value: '3-0000-44726-39-7', wide: true })}</form>${result}`,
  cautionTh: 'บอกได้เพียงว่ารูปแบบถูกต้อง ไม่ได้บอกว่าเจ้าของเลขมีตัวตน',
  cautionEn: 'It shows only that the format is correct, not that the holder exists.',
}

const romanize: Section = {
  id: 'romanize',
  own: '/romanize',
  th: html`เขียนไทยเป็น<span class="nb">อักษรโรมัน</span>`,
  en: 'Romanization',
  leadTh: 'ถอดอักษรตามหลักเกณฑ์ราชบัณฑิตยสถาน (RTGS) พร้อมพยางค์ให้ตรวจ',
  leadEn: 'Thai in Latin letters by the RTGS rules, with the syllables to check.',
  example: `thai/romanize?text=${encodeURIComponent('เชียงใหม่')}`,
  body: html`<form class="fields" data-form>${input({ name: 'text', th: 'ชื่อหรือคำไทย', en: 'Thai name or words', attributes: html`${atMost(romanizeTextCharsMax)} required`, value: 'สมชาย ใจดี', wide: true })}</form>${result}`,
  cautionTh: 'ใช้กฎล้วน ไม่มีพจนานุกรม โปรดตรวจพยางค์ ใส่ขีด (-) ในคำเพื่อบังคับตัดพยางค์',
  cautionEn: 'By rule only, without a dictionary: check the syllables. A hyphen inside a word forces a break.',
}

const speech: Section = {
  id: 'speech',
  own: '/speech',
  th: 'อ่านออกเสียง',
  en: 'Text to speech',
  leadTh: 'ข้อความไทยเป็นเสียง MP3 ด้วยเสียงสังเคราะห์ ตัวเลข วันที่ และคำย่ออ่านเป็นคำให้ดูก่อน',
  leadEn: 'Thai text as an MP3 with a Thai neural voice. Numbers, dates and abbreviations are first shown in words.',
  example: `thai/read?text=${encodeURIComponent('ราคา 125 บาท เวลา 13.30 น.')}`,
  body: html`<form class="fields" data-form>${textarea({ name: 'text', th: 'ข้อความ', en: 'Text', value: 'คิวที่ 125 ราคา 1,250 บาท เวลา 13.30 น.', attributes: html`${atMost(speechTextCharsMax)} required` })}
${select('voice', 'เสียง', 'Voice', [option('female', 'หญิง', 'Female', true), option('male', 'ชาย', 'Male')])}
${select('rate', 'ความเร็ว', 'Speed', [option('0.75', 'ช้า', 'Slow'), option('1', 'ปกติ', 'Normal', true), option('1.5', 'เร็ว', 'Fast')])}
<button class="button">${icon('speech')}${t('ฟัง', 'Listen')}</button></form>
<div class="reading" role="status" data-reading></div>${result}`,
  cautionTh: 'ไม่เก็บทั้งข้อความและเสียง',
  cautionEn: 'Neither text nor audio is stored.',
}

const words: Section = {
  id: 'words',
  own: '/words',
  th: 'ตัดคำและนับคำ',
  en: 'Word segmentation',
  leadTh: 'ทำในเครื่องของคุณด้วย Intl.Segmenter ข้อความไม่ถูกส่งไปไหน',
  leadEn: 'Done on your own device with Intl.Segmenter: the text goes nowhere.',
  local: true,
  body: html`<form class="fields" data-form>${textarea({ name: 'text', th: 'ข้อความ', en: 'Text', value: 'ฉันรักภาษาไทยและชอบนั่งพักในศาลาริมน้ำ' })}</form>${result}`,
}

const tools: readonly Section[] = [
  address,
  holidays,
  promptpay,
  qr,
  links,
  bahtText,
  date,
  digits,
  id,
  romanize,
  speech,
  words,
]

export const toolTiles = html`<ul class="tiles" id="tools">${tools.map(
  ({ id: anchor, th, en }) => html`<li><a href="#${anchor}">${icon(anchor)}${t(th, en)}</a></li>`,
)}</ul>`

export const toolSections = joined(tools.map(section), '\n')

/** A tool on a page of its own, which has said what it is. `plain` is what it has to offer without script. */
export function ownSection(name: string, plain: Html): Html {
  const tool = tools.find((each) => each.id === name)
  if (!tool) throw new Error(`no tool ${name}`)
  const { example: _example, own: _own, ...rest } = tool
  return section({ ...rest, th: 'ลองใช้', en: 'Try it', leadTh: '', leadEn: '', plain })
}
