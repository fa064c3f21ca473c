import { html } from 'hono/html'
import * as limits from '../../../limits.ts'
import { ORIGIN } from '../../../http/site-origin.ts'
import { chapter } from './heading.ts'
import { t, type Content, type Html } from '../language.ts'

export interface Source {
  readonly th: Content
  readonly en: Content
  /** The origin and its licence. */
  readonly originTh: Content
  readonly originEn: Content
  readonly date: string
}

const row = (cells: readonly Content[]): Html =>
  html`<tr>${cells.map((cell, i) => (i === 0 ? html`<th scope="row">${cell}</th>` : html`<td>${cell}</td>`))}</tr>`

function table(id: string, head: readonly Content[], rows: readonly (readonly Content[])[]): Html {
  return html`<div class="scroll ${id}" tabindex="0" role="region" aria-labelledby="${id}"><table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(row)}</tbody></table></div>`
}

export const rules = chapter(
  'rules',
  'กติการ่วมของทุกเอนด์พอยต์',
  'Rules for every endpoint',
  html`<ul class="notes plain">
<li>${t('ไม่ต้องสมัคร ไม่ต้องใช้คีย์ เรียกข้ามโดเมนจากเบราว์เซอร์ได้ (CORS) ยกเว้นการรายงานลิงก์', 'No account, no key. Browsers may call from any site (CORS), except for reporting a link.')}</li>
<li>${t('คำตอบเป็นออบเจกต์ JSON ใน UTF-8 อาจมีฟิลด์ใหม่เพิ่มได้ทุกเมื่อ ให้ข้ามฟิลด์ที่ไม่รู้จัก', 'Answers are JSON objects in UTF-8. New properties may appear at any time: ignore those you do not know.')}</li>
<li>${t(html`รหัส เลขประจำตัว และจำนวนเงินเป็นข้อความ (<code>"10200"</code>, <code>"100.50"</code>) จำนวนนับและปีเป็นตัวเลข`, html`Codes, ids and amounts of money are strings (<code>"10200"</code>, <code>"100.50"</code>); counts and years are numbers.`)}</li>
<li>${t(html`ใช้เลขไทยแทนเลขอารบิกได้ทุกที่ วันที่รับทั้ง พ.ศ. และ ค.ศ. และตอบเป็น <code>YYYY-MM-DD</code> ค.ศ. คู่กับ <code>…Be</code> ที่เป็น พ.ศ. “วันนี้” คือวันตามเวลากรุงเทพฯ`, html`Thai digits are taken wherever digits are. Dates are read in either era and answered as <code>YYYY-MM-DD</code> C.E., with a twin in <code>…Be</code>. “Today” is Bangkok’s.`)}</li>
<li>${t(html`<code>HEAD</code> ใช้ได้กับทุก <code>GET</code> ใส่ <code>/</code> ท้าย path ได้ พารามิเตอร์ที่ไม่รู้จักถูกข้าม ยกเว้นพร้อมเพย์ที่ถูกปฏิเสธ`, html`<code>HEAD</code> works on every <code>GET</code>, a trailing slash is accepted, and unknown query parameters are ignored, except for PromptPay, where they are refused.`)}</li>
<li>${t(html`รุ่นอยู่ใน path: ภายใน <code>/api/v1</code> มีแต่การเพิ่ม หากต้องถอดสิ่งใดจะออกรุ่นใหม่ พร้อมส่วนหัว <code>Deprecation</code> และ <code>Sunset</code> นาน 12 เดือน`, html`The version is in the path: inside <code>/api/v1</code> things are only added. A removal means a new version, with <code>Deprecation</code> and <code>Sunset</code> headers for 12 months.`)}</li>
<li>${t(html`ข้อผิดพลาดทุกอย่างเป็น RFC 9457 (<code>application/problem+json</code>) ให้แยกตาม <code>code</code> มีคำอธิบายสองภาษาใน <code>detail</code> และ <code>detailTh</code>`, html`Every error is RFC 9457 (<code>application/problem+json</code>): switch on <code>code</code>; <code>detail</code> and <code>detailTh</code> explain in both languages.`)}</li>
<li>${t(html`ในสเปรดชีตใช้ <code>format=csv</code> หรือ <code>format=text</code>`, html`In a spreadsheet use <code>format=csv</code> or <code>format=text</code>`)}: Google Sheets <code>=IMPORTDATA("${ORIGIN}/api/v1/tools/thai/address/districts?format=csv&amp;province=10")</code>, Excel <code>=WEBSERVICE("${ORIGIN}/api/v1/tools/thai/baht-text?format=text&amp;amount="&amp;A1)</code></li>
<li>${t('ผู้ช่วย AI เรียกเครื่องมือเดียวกันได้ด้วย Model Context Protocol แบบ streamable HTTP ไม่ใช้คีย์ที่', 'AI assistants call the same tools by the Model Context Protocol (streamable HTTP, no key) at')} <code>${ORIGIN}/mcp</code></li>
</ul>`,
)

const classNames: Readonly<Record<keyof typeof limits.rateLimits, readonly [th: string, en: string]>> = {
  data: ['ที่อยู่ ข้อความ วันหยุด พร้อมเพย์ (ข้อความ) ดูข้อมูลลิงก์', 'Addresses, text tools, holidays, PromptPay as text, link data'],
  page: ['หน้าเว็บและไฟล์ของเว็บไซต์', 'Pages and files of the site'],
  dataset: ['all.json, all.csv และ openapi.json', 'all.json, all.csv and openapi.json'],
  file: ['ปฏิทิน .ics', 'The .ics feed'],
  image: ['รูปคิวอาร์ทุกชนิด', 'QR pictures of every kind'],
  create: ['สร้างลิงก์สั้น', 'Making short links'],
  report: ['รายงานลิงก์', 'Reporting links'],
  miss: ['เปิดรหัสลิงก์สั้นที่ไม่มีอยู่', 'Opening codes that no short link has'],
  speech: ['อ่านออกเสียง', 'Speech'],
  bulk: ['คำขอรวม', 'Bulk requests'],
}

const number = (value: number): string => value.toLocaleString('en-US')
const kilobytes = (bytes: number): string => `${bytes / 1024} KB`
const chars = (count: number): Html => html`${number(count)} ${t('ตัวอักษร', 'characters')}`

export function limitsChapter(): Html {
  const rates = Object.entries(limits.rateLimits).map(([name, { requestsMax }]) => {
    const [th, en] = classNames[name as keyof typeof classNames]
    return [t(th, en), html`${requestsMax} / ${limits.ratePeriodSeconds} ${t('วินาที', 's')}`]
  })
  const sizes: readonly (readonly [th: string, en: string, value: Content])[] = [
    ['เนื้อหาคำขอ', 'Request body', kilobytes(limits.bodyBytesMax)],
    ['เนื้อหาคำขอสร้างคิวอาร์ (มีโลโก้)', 'Request body of a QR (with a logo)', kilobytes(limits.qrBodyBytesMax)],
    ['ชื่อที่ค้น', 'Name to look up', chars(limits.addressNameCharsMax)],
    ['ผลการค้นต่อคำตอบ', 'Search results in one answer', number(limits.searchLimitMax)],
    ['ข้อความสลับเลข', 'Text for digits', chars(limits.digitsTextCharsMax)],
    ['ข้อความอื่นของเครื่องมือภาษาไทย', 'Other texts of Thai text tools', chars(limits.toolTextCharsMax)],
    ['ข้อความอ่านออกเสียง', 'Text to speak', chars(limits.speechTextCharsMax)],
    ['อ่านออกเสียงต่อวันทั้งบริการ', 'Speech per day, whole service', chars(limits.speechDailyChars)],
    ['วันทำการที่นับไปข้างหน้า', 'Business days to count forward', number(limits.businessDaysMax)],
    ['คิวอาร์พร้อมเพย์', 'Payment QR', `${limits.paymentQrSizePx.max} px`],
    ['คิวอาร์ทั่วไป', 'General QR', `${limits.qrSizePx.max} px`],
    ['คำบรรยายใต้คิวอาร์', 'Caption of a QR', chars(limits.qrCaptionCharsMax)],
    ['โลโก้', 'Logo', `${kilobytes(limits.qrLogo.bytesMax)}, ${limits.qrLogo.sideMax} px`],
    ['ลิงก์ปลายทาง', 'Destination of a short link', chars(limits.destinationCharsMax)],
    [
      'ลิงก์สั้นใหม่ของทั้งบริการ',
      'New short links, whole service',
      html`${number(limits.linksDailyDefault)} / ${t('วัน', 'day')}`,
    ],
    ['รูปคิวอาร์ของลิงก์สั้น', 'QR picture of a short link', `${limits.shortLinkQrPx} px`],
    ['รายงานที่ทำให้ลิงก์ปิด', 'Reports that close a link', number(limits.reportsToClose)],
    [
      'อายุลิงก์ที่ยังแสดงหน้าบอกปลายทาง',
      'Age under which a link shows its page',
      html`${limits.interstitialHoursDefault} ${t('ชั่วโมง', 'h')}`,
    ],
  ]
  const sizeRows = sizes.map(([th, en, value]) => [t(th, en), value])
  return chapter(
    'limits',
    'ขีดจำกัด',
    'Limits',
    html`<p>${t(html`นับต่อผู้ใช้หนึ่งราย: ที่อยู่ IPv4 หรือเครือข่าย /64 ของ IPv6 ค่าเริ่มต้นเป็นดังนี้ ผู้ดูแลเปลี่ยนได้ เกินแล้วตอบ 429 พร้อม <code>Retry-After</code> ส่วนการเปิดลิงก์สั้น สคริปต์ และสไตล์ไม่จำกัด`, html`Counted per client: an IPv4 address or the /64 of an IPv6 address. These are the defaults; an operator may change them. Beyond them the answer is 429 with <code>Retry-After</code>. Opening short links, scripts and styles have no limit.`)}</p>
<h3 id="limits-rates">${t('คำขอต่อเวลา', 'Requests')}</h3>
${table('limits-rates', [t('กลุ่ม', 'Group'), t('คำขอ', 'Requests')], rates)}
<h3 id="limits-sizes">${t('ขนาดและจำนวน', 'Sizes')}</h3>
${table('limits-sizes', [t('ขนาด', 'Size'), t('มากสุด', 'At most')], sizeRows)}`,
  )
}

export const privacyNotes = html`<ul class="notes plain">
<li>${t('ไม่มีบัญชี ไม่มีคุกกี้ ไม่มีตัวติดตาม หน้าเว็บนี้ไม่โหลดอะไรจากที่อื่น ภาษาที่เลือกเก็บไว้ในเบราว์เซอร์ของคุณเท่านั้น', 'No accounts, no cookies, no trackers; these pages load nothing from elsewhere. The chosen language stays in your browser.')}</li>
<li>${t('เบอร์โทร เลขประจำตัว และข้อความที่ส่งมา ไม่ถูกเก็บและไม่อยู่ในบันทึกหรือข้อความผิดพลาด บันทึกมีเฉพาะข้อผิดพลาดภายใน: รูปแบบ path, requestId และตำแหน่งในโปรแกรม', 'Phone numbers, IDs and texts you send are not stored and appear in no log or error. Only internal errors are logged: the route’s pattern, the requestId and the place in the program.')}</li>
<li>${t('สิ่งเดียวที่เก็บคือลิงก์สั้น: ปลายทาง เวลาที่สร้าง คลิกล่าสุด และปิด จำนวนคลิก และค่าแฮชแบบมีกุญแจของผู้รายงานพร้อมเวลา (ไม่เก็บที่อยู่ IP เก็บไว้ตราบที่มีลิงก์ เพื่อนับผู้รายงานแต่ละรายเพียงครั้งเดียว) กับจำนวนลิงก์ใหม่และตัวอักษรที่อ่านออกเสียงรวมของแต่ละวัน', 'Only short links are stored: destination, the times of creation, last click and closure, the number of clicks, and keyed hashes of reporters with their time (never an address; kept with the link, so that each reporter counts once); besides, how many links were made and characters spoken each day in all.')}</li>
<li>${t('ข้อความอ่านออกเสียงถูกส่งให้ผู้ให้บริการเสียงเพื่อสร้างเสียงเท่านั้น ศาลาไม่เก็บทั้งข้อความและเสียง', 'Text to speak is sent to the speech provider to make the audio; Sala stores neither text nor audio.')}</li>
<li>${t('รูปที่ใช้ทดลองอ่านคิวอาร์ถูกอ่านในเบราว์เซอร์ ไม่ถูกส่งออกไป การตัดคำก็เช่นกัน', 'Pictures of QR codes are read in the browser and not sent; word segmentation likewise.')}</li>
<li>${t('ฉลากพัสดุและผู้ส่งบนโต๊ะฉลากอยู่ในแท็บของเบราว์เซอร์คุณ และหายไปเมื่อปิดแท็บ ข้อความที่วางถูกส่งมาอ่านเท่านั้น ไม่ถูกเก็บ', 'The labels and the sender of the label desk are in your browser’s tab and go when it is closed; what you paste is sent to be read, and not stored.')}</li>
</ul>`

export const privacy = chapter('privacy', 'ความเป็นส่วนตัว', 'Privacy', privacyNotes)

export function sourcesChapter(sources: readonly Source[]): Html {
  const head = [t('ข้อมูล', 'Data'), t('ที่มา', 'Source'), t('ณ วันที่', 'As of')]
  const rows = sources.map(({ th, en, originTh, originEn, date }) => [t(th, en), t(originTh, originEn), date])
  return chapter('sources', 'แหล่งข้อมูล', 'Data sources', table('sources', head, rows))
}
