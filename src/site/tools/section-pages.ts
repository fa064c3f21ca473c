import { html } from 'hono/html'
import { addressSearch } from '../../address/indexes.ts'
import type { Area } from '../../address/dataset.ts'
import { search } from '../../address/search.ts'
import { ORIGIN } from '../../http/site-origin.ts'
import { addressNameCharsMax, interstitialHoursDefault, reportsToClose, speechTextCharsMax } from '../../limits.ts'
import { readText } from '../../text/read/read.ts'
import { curlLine } from '../client/lines.ts'
import { segmentWords } from '../client/words.ts'
import { input, option, select, textarea } from '../markup/fields.ts'
import { ownSection } from '../markup/tools.ts'
import type { SectionPage } from './tool-page.ts'
import { pathTo, t, words } from '../markup/language.ts'

const API = '/api/v1/tools/thai'

/** The first hit of the service's own search, as a line. */
function firstHit(query: string): string {
  const { page: found, total } = search(addressSearch(), query, { limit: 1, offset: 0, level: undefined })
  const area = found[0]?.area
  if (!area) throw new Error(`nothing is found for ${query}`)
  const line = lineOf(area)
  const [th, en] = [line.map(({ nameTh }) => nameTh).join(' '), line.map(({ nameEn }) => nameEn).join(', ')]
  const postcode = area.level === 'subdistrict' ? ` ${area.record.postcode}` : ''
  const more = total > 1 ? words(` และอีก ${total - 1} แห่ง`, ` and ${total - 1} more`) : ''
  return `${words(th, en)}${postcode}${more}`
}

/** An area and what it is in. */
function lineOf(area: Area): Area['record'][] {
  if (area.level === 'province') return [area.record]
  return [area.record, ...lineOf(area.level === 'district' ? area.province : area.district)]
}

const address: SectionPage = {
  path: 'address',
  titleTh: 'ค้นหาที่อยู่ไทย และแยกที่อยู่จากข้อความ',
  titleEn: 'Find a Thai address, or read a pasted one',
  leadTh: 'พิมพ์ชื่อตำบล อำเภอ หรือรหัสไปรษณีย์ หรือวางที่อยู่ทั้งก้อนจากแชท ได้ที่อยู่ครบทุกช่องพร้อมฉลากพัสดุ สะกดผิดก็อ่านให้',
  leadEn:
    'Type a subdistrict, a district or a postcode, or paste a whole address from a chat: every field is filled and a parcel label made, misspelt names included.',
  section: ownSection(
    'address',
    html`<form class="fields" action="${API}/address/search">${input({
      name: 'q',
      th: 'ตำบล อำเภอ จังหวัด หรือรหัสไปรษณีย์',
      en: 'Subdistrict, district, province or postcode',
      attributes: html`required maxlength="${addressNameCharsMax}"`,
      value: 'บางรัก',
      wide: true,
    })}<button class="button">${t('ค้นหา', 'Search')}</button></form>
<p><a href="${pathTo('/postcode')}">${t('รหัสไปรษณีย์ทั้งหมด แยกตามจังหวัด', 'All postcodes by province')}</a></p>`,
  ),
  examples: {
    columns: [
      { th: 'พิมพ์', en: 'Type' },
      { th: 'พบ', en: 'Finds' },
    ],
    rows: [
      ...['สุเทพ', 'สุเทบ', 'l6gmr', 'Suthep', 'กทม'].map((query) => [query, firstHit(query)]),
      ['10500', words('ทุกแขวงที่ใช้รหัสนี้', 'every subdistrict of the postcode')],
    ],
  },
  notes: [
    [
      'พิมพ์ผิดแป้น (l6gmr คือ สุเทพ) หรือสะกดผิดเล็กน้อยก็พบ',
      'A name typed on the wrong keyboard (l6gmr is สุเทพ) or slightly misspelt is found too.',
    ],
    [
      'ที่อยู่ที่วางจะบอกว่าแก้หรือเติมอะไรให้ เมื่อไม่แน่ใจจะให้เลือก ไม่เดา',
      'For a pasted address the answer says what was corrected or added; in doubt it offers the candidates and does not guess.',
    ],
    ['ชื่อ เบอร์โทร และที่อยู่ที่วางไม่ถูกเก็บ', 'Names, telephone numbers and addresses are not stored.'],
    [
      html`<a href="${pathTo('/postcode')}">รหัสไปรษณีย์ทั้ง 974 รหัส</a> มีหน้าของตัวเอง`,
      html`Each of the <a href="${pathTo('/postcode')}">974 postcodes</a> has a page of its own.`,
    ],
  ],
  line: curlLine({
    origin: ORIGIN,
    method: 'POST',
    path: `${API}/address/parse`,
    params: { text: 'สมชาย ใจดี 081-234-5678 99/1 ม.5 ต.สำโรงเหนือ อ.เมือง จ.สมุทรปราการ 10270' },
    body: 'json',
  }),
  tool: 'address',
  reference: 'op-parseAddresses',
}

const links: SectionPage = {
  path: 'links',
  titleTh: 'ย่อลิงก์ พร้อมคิวอาร์และจำนวนคลิก',
  titleEn: 'Short links with a QR and a click count',
  leadTh: 'ลิงก์สั้นที่ไม่มีวันหมดอายุ ไม่มีโฆษณา ไม่ต้องสมัคร ไม่เก็บว่าใครคลิก',
  leadEn: 'A short link that does not expire: no advertising, no account, and no record of who clicked.',
  section: ownSection(
    'links',
    html`<p class="note">${t('การย่อลิงก์ในหน้านี้ต้องใช้ JavaScript หรือเรียกจากโปรแกรมตามตัวอย่างด้านล่าง', 'Shortening on this page needs JavaScript; the command below does it without.')}</p>`,
  ),
  examples: {
    columns: [
      { th: 'ลิงก์ปลายทาง', en: 'Destination' },
      { th: 'ผล', en: 'Result' },
    ],
    rows: [
      ['https://www.example.org/page?x=1', words('ย่อได้', 'is shortened')],
      ['https://ไทย.example.org/เมนู', words('ย่อได้ ชื่อไทยก็ใช้ได้', 'is shortened: Thai names work')],
      ['http://192.168.1.1/', words('ไม่รับ: เครือข่ายส่วนตัว', 'is refused: a private network')],
      ['https://user:secret@example.org/', words('ไม่รับ: มีรหัสผ่าน', 'is refused: it holds a password')],
      ['javascript:alert(1)', words('ไม่รับ: ไม่ใช่ http หรือ https', 'is refused: not http or https')],
    ],
  },
  notes: [
    [
      `ใน ${interstitialHoursDefault} ชั่วโมงแรก ผู้เปิดจะเห็นหน้าบอกปลายทางก่อนไปต่อ`,
      `For its first ${interstitialHoursDefault} hours a page names the destination before going there.`,
    ],
    [
      `ใครเห็นลิงก์หลอกลวงรายงานได้ ลิงก์ที่ถูกรายงานโดย ${reportsToClose} ผู้รายงานจะถูกปิดทันที`,
      `Anyone may report a bad link; ${reportsToClose} distinct reports close it at once.`,
    ],
    ['ย่อลิงก์เดิมซ้ำจะได้รหัสใหม่ทุกครั้ง', 'The same destination gets a new code every time.'],
    ['นับเฉพาะจำนวนคลิก ไม่เก็บที่อยู่ IP ของผู้คลิก', 'Only the number of clicks is counted; no address of a visitor is stored.'],
  ],
  line: curlLine({
    origin: ORIGIN,
    method: 'POST',
    path: '/api/v1/links',
    params: { url: 'https://www.example.org/page?x=1' },
    body: 'json',
  }),
  tool: 'links',
  reference: 'op-createLink',
}

const speech: SectionPage = {
  path: 'speech',
  titleTh: 'อ่านข้อความไทยออกเสียง (MP3)',
  titleEn: 'Thai text to speech (MP3)',
  leadTh: 'เปลี่ยนข้อความไทยเป็นเสียงอ่าน ตัวเลข วันที่ เวลา และคำย่ออ่านถูกต้อง เห็นคำอ่านก่อนฟัง',
  leadEn:
    'Turns Thai text into speech. Numbers, dates, times and abbreviations are read right, and shown in words first.',
  section: ownSection(
    'speech',
    html`<form class="fields" action="${API}/speak.mp3">${textarea({
      name: 'text',
      th: 'ข้อความ',
      en: 'Text',
      attributes: html`required maxlength="${speechTextCharsMax}"`,
      value: 'คิวที่ 125 เชิญที่ช่อง 3',
    })}${select('voice', 'เสียง', 'Voice', [option('female', 'หญิง', 'Female', true), option('male', 'ชาย', 'Male')])}
<button class="button">${t('ฟัง', 'Listen')}</button></form>`,
  ),
  examples: {
    columns: [
      { th: 'ข้อความ', en: 'Text' },
      { th: 'เสียงพูดว่า', en: 'What is spoken' },
    ],
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
  line: curlLine({
    origin: ORIGIN,
    method: 'GET',
    path: `${API}/speak.mp3`,
    params: { text: 'คิวที่ 125 เชิญที่ช่อง 3', voice: 'male' },
    body: 'blob',
  }),
  tool: 'speech',
  reference: 'op-speak',
}

const segmentation: SectionPage = {
  path: 'words',
  titleTh: 'ตัดคำและนับคำภาษาไทย',
  titleEn: 'Thai word segmentation and word count',
  leadTh: 'แบ่งข้อความไทยเป็นคำและนับจำนวนคำ ทำในเครื่องของคุณ ข้อความไม่ถูกส่งไปไหน',
  leadEn: 'Cuts Thai text into words and counts them, on your own device: the text goes nowhere.',
  section: ownSection(
    'words',
    html`<p class="note">${t('การตัดคำทำในเบราว์เซอร์ จึงต้องใช้ JavaScript ตัวอย่างผลอยู่ด้านล่าง', 'Words are cut in the browser, which needs JavaScript; below are results.')}</p>`,
  ),
  examples: {
    columns: [
      { th: 'ข้อความ', en: 'Text' },
      { th: 'คำ', en: 'Words' },
      { th: 'จำนวน', en: 'Count' },
    ],
    rows: ['ฉันรักภาษาไทย', 'ร้านเปิดทุกวันเวลาแปดโมงเช้า', 'ซื้อ iPhone 17 ราคา 32,900 บาท', 'ขอบคุณมากค่ะ'].map((text) => {
      const list = segmentWords(text)
      return [text, list.join(' · '), String(list.length)]
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
  tool: 'words',
  reference: 'text',
}

/** The tools that need more than a form: their pages hold the front page's own section. */
export const sectionPages: readonly SectionPage[] = [address, links, speech, segmentation]
