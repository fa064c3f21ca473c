import * as z from 'zod'
import { thousands } from '../http/values.ts'
import type { Both, WordsOfAll } from '../http/words.ts'
import { qrDecoratedSizePxMax, qrLinkLogo, qrLogo } from '../limits.ts'
import type * as contracts from './contract.ts'
import { kindNames } from './kinds.ts'
import { capacities, eccLevels } from './symbol.ts'

export const Created = z.object({
  kind: z.enum(kindNames),
  text: z.string().describe('The exact text in the symbol'),
  svg: z.string().describe('The picture, ready to put into a page'),
  svgUrl: z.url(),
  pngUrl: z.url(),
  ecc: z.enum(eccLevels).describe('Error correction of the symbol; higher than asked where that costs nothing'),
  version: z.int().min(1).max(40).describe('Size of the symbol: 17 + 4 × version modules'),
})

/** A small PNG, for the examples of the reference. */
const EXAMPLE_LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAABlBMVEXMADP___8hbRZdAAAAFklEQVR42mNgAAPmAwhk_weBkMXBAAAEMQsF-5so9QAAAABJRU5ErkJggg'

/** The fields of all kinds. */
const fieldWords = {
  url: { en: 'Link: the address to open.', th: 'ลิงก์: ที่อยู่ที่จะเปิด', example: 'https://www.example.org/page?x=1' },
  text: { en: 'Text: any text, kept exactly.', th: 'ข้อความ: ข้อความใดก็ได้ คงไว้ทุกตัวอักษร', example: 'สวัสดี' },
  ssid: { en: 'Wi-Fi: name of the network.', th: 'Wi-Fi: ชื่อเครือข่าย', example: 'Cafe' },
  password: {
    en: 'Wi-Fi: the password; WPA: 8 to 63 bytes.',
    th: 'Wi-Fi: รหัสผ่าน ถ้าเป็น WPA ต้องยาว 8 ถึง 63 ไบต์ หรือเป็นเลขฐานสิบหก 64 หลัก',
    example: 'secret123',
  },
  security: {
    en: 'Wi-Fi: kind of protection; WPA with a password, else nopass, when left out.',
    th: 'Wi-Fi: วิธีป้องกัน ถ้าไม่ใส่ เป็น WPA เมื่อมีรหัสผ่าน มิฉะนั้นเป็น nopass',
    example: 'WPA2',
  },
  hidden: {
    en: 'Wi-Fi: whether the network does not announce its name.',
    th: 'Wi-Fi: เครือข่ายไม่ประกาศชื่อหรือไม่',
    example: false,
  },
  lineId: {
    en: 'LINE: an ID, with @ if official, or an address.',
    th: 'LINE: ไอดีส่วนตัว หรือ @ ตามด้วยไอดีของบัญชีทางการ หรือลิงก์ของ LINE',
    example: '@shop',
  },
  firstName: { en: 'Contact: given name.', th: 'นามบัตร: ชื่อ', example: 'สมชาย' },
  lastName: { en: 'Contact: family name.', th: 'นามบัตร: นามสกุล', example: 'ใจดี' },
  name: { en: 'Contact: the whole name, as it is shown.', th: 'นามบัตร: ชื่อเต็มตามที่จะแสดง', example: 'สมชาย ใจดี' },
  phone: { en: 'Contact: telephone, as it is written.', th: 'นามบัตร: โทรศัพท์ ตามที่เขียน', example: '02-123-4567' },
  mobile: { en: 'Contact: mobile telephone, as it is written.', th: 'นามบัตร: มือถือ ตามที่เขียน', example: '081-234-5678' },
  email: { en: 'Contact: e-mail address.', th: 'นามบัตร: อีเมล', example: 'somchai@example.com' },
  organization: { en: 'Contact: company or office.', th: 'นามบัตร: บริษัทหรือหน่วยงาน', example: 'บริษัท ศาลา จำกัด' },
  jobTitle: { en: 'Contact: position.', th: 'นามบัตร: ตำแหน่ง', example: 'ผู้จัดการ' },
  website: { en: 'Contact: web site.', th: 'นามบัตร: เว็บไซต์', example: 'https://www.example.org' },
  address: { en: 'Contact: postal address.', th: 'นามบัตร: ที่อยู่ทางไปรษณีย์', example: '1 ถนนพระอาทิตย์ กรุงเทพฯ 10200' },
  note: { en: 'Contact: a remark.', th: 'นามบัตร: หมายเหตุ', example: 'โทรหลัง 9 โมง' },
  to: { en: 'E-mail: to whom.', th: 'อีเมล: ถึงใคร', example: 'shop@example.com' },
  subject: { en: 'E-mail: subject.', th: 'อีเมล: เรื่อง', example: 'สั่งของ' },
  body: { en: 'E-mail: text.', th: 'อีเมล: เนื้อความ', example: 'สวัสดีค่ะ' },
  cc: { en: 'E-mail: copy to.', th: 'อีเมล: สำเนาถึง', example: 'office@example.com' },
  bcc: { en: 'E-mail: hidden copy to.', th: 'อีเมล: สำเนาลับถึง', example: 'archive@example.com' },
  number: { en: 'Phone and SMS: the number.', th: 'โทรศัพท์และ SMS: หมายเลข', example: '081-234-5678' },
  message: { en: 'SMS: the text.', th: 'SMS: ข้อความ', example: 'ขอจองโต๊ะ 2 ที่' },
  latitude: {
    en: 'Geo: latitude, WGS 84; rounded to 7 decimals.',
    th: 'พิกัด: ละติจูด WGS 84 ปัดเป็นทศนิยม 7 ตำแหน่ง',
    example: 13.7563,
  },
  longitude: {
    en: 'Geo: longitude, WGS 84; rounded to 7 decimals.',
    th: 'พิกัด: ลองจิจูด WGS 84 ปัดเป็นทศนิยม 7 ตำแหน่ง',
    example: 100.5018,
  },
}

/** The words of the style inputs. */
const styleWords = {
  ecc: {
    en: 'Error correction. Left out, it is M, and lowered by itself when the text would not fit; a logo sets it to H.',
    th: 'ระดับแก้ข้อผิดพลาด ถ้าไม่ใส่คือ M และลดเองเมื่อข้อความไม่พอดี ถ้ามีโลโก้จะเป็น H',
    example: 'Q',
  },
  margin: { en: 'Light frame around the symbol, in modules.', th: 'ขอบสว่างรอบคิวอาร์ หน่วยเป็นโมดูล', example: 2 },
  size: {
    en: `Width in px, at most ${qrDecoratedSizePxMax} with a caption or a logo. A caption adds its strip below.`,
    th: `ความกว้างเป็นพิกเซล ไม่เกิน ${qrDecoratedSizePxMax} เมื่อมีคำบรรยายหรือโลโก้ คำบรรยายเพิ่มแถบด้านล่าง`,
    example: 300,
  },
  color: { en: 'Colour of the modules.', th: 'สีของโมดูล', example: '003366' },
  background: { en: 'Colour of the ground, or `transparent`.', th: 'สีพื้น หรือ `transparent`', example: 'fff8e7' },
  caption: {
    en: 'Under the symbol, made smaller to fit, in two lines where one would be small.',
    th: 'ข้อความใต้คิวอาร์ ย่อให้พอดี และแบ่งเป็นสองบรรทัดเมื่อบรรทัดเดียวจะเล็กเกินไป',
    example: 'สแกนเพื่อจ่าย',
  },
}

/** The capacity of the largest symbol. */
const most = capacities.L

/** The Thai of both logos. */
const logoTh = `รูปตรงกลาง: PNG แบบ base64url ด้านละไม่เกิน ${qrLinkLogo.sideMax} พิกเซล และไม่เกิน ${qrLinkLogo.bytesMax} ไบต์ POST สร้างให้จากโลโก้ใดก็ได้`

const image = {
  pagePath: '/qr#qr?kind=text',
  input: {
    text: {
      en: `The text in the symbol, at most ${thousands(most.bytes)} bytes of UTF-8 (digits alone ${thousands(most.digits)}, capitals and digits ${thousands(most.capitals)}).`,
      th: `ข้อความในคิวอาร์ ไม่เกิน ${thousands(most.bytes)} ไบต์ของ UTF-8 (ตัวเลขล้วน ${thousands(most.digits)} ตัว ตัวพิมพ์ใหญ่กับตัวเลข ${thousands(most.capitals)} ตัว)`,
      example: 'https://example.com/l/k7m2wq9n',
    },
    ...styleWords,
    logo: {
      en: `A picture in the middle: a PNG in base64url, at most ${qrLinkLogo.sideMax} px a side and ${qrLinkLogo.bytesMax} bytes. POST makes it of any logo.`,
      th: logoTh,
      example: EXAMPLE_LOGO,
    },
  },
}

export const words: WordsOfAll<typeof contracts> = {
  qr: {
    summary: {
      en: 'Make a QR code of a link, text, Wi-Fi, LINE, contact, e-mail, phone, SMS or place',
      th: 'สร้างคิวอาร์โค้ดจากลิงก์ ข้อความ Wi-Fi LINE นามบัตร อีเมล โทรศัพท์ SMS หรือพิกัด',
    },
    description: {
      en: 'Each kind has its own fields. With `Accept: image/png` or `image/svg+xml` the answer is the picture itself. Nothing is stored: the links carry text and style themselves.',
      th: 'แต่ละชนิดมีช่องของตัวเอง ถ้าส่ง `Accept: image/png` หรือ `image/svg+xml` คำตอบจะเป็นรูปเลย ไม่มีการเก็บข้อมูล: ลิงก์ในคำตอบมีข้อความและรูปแบบอยู่ในตัว',
    },
    pagePath: '/qr#qr',
    input: {
      kind: {
        en: 'What the QR code is for; without it, `text` is drawn as it is. `url`, `vcard`, `tel` and `location` are other names of link, contact, phone and geo.',
        th: 'คิวอาร์ใช้ทำอะไร `url`, `vcard`, `tel` และ `location` เป็นชื่ออื่นของ link, contact, phone และ geo',
        example: 'wifi',
      },
      ...fieldWords,
      style: {
        en: 'How the picture looks.',
        th: 'หน้าตาของรูป',
        example: { color: '003366', caption: 'สแกนเพื่อจ่าย' },
        members: { ...styleWords, logo: { en: 'A picture in the middle, as a data: URI.', th: logoTh } },
      },
    },
    bodyExample: { kind: 'wifi', ssid: 'Cafe', password: 'secret123' },
    schema: Created,
    example: {
      kind: 'wifi',
      text: 'WIFI:T:WPA;S:Cafe;P:secret123;;',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" …>…</svg>',
      svgUrl: 'https://example.com/api/v1/tools/qr.svg?text=WIFI%3AT%3AWPA%3BS%3ACafe%3BP%3Asecret123%3B%3B',
      pngUrl: 'https://example.com/api/v1/tools/qr.png?text=WIFI%3AT%3AWPA%3BS%3ACafe%3BP%3Asecret123%3B%3B',
      ecc: 'Q',
      version: 3,
    },
  },
  qrSvg: { ...image, summary: { en: 'QR code as SVG', th: 'คิวอาร์โค้ดเป็น SVG' } },
  qrPng: { ...image, summary: { en: 'QR code as PNG', th: 'คิวอาร์โค้ดเป็น PNG' } },
}

/** What users must know before they rely on an answer, for the reference. */
export const cautions: readonly Both[] = [
  {
    en: 'QR codes are static: no expiry, no watermark, and no way to change the content later.',
    th: 'คิวอาร์เป็นแบบคงที่ ไม่มีวันหมดอายุ ไม่มีลายน้ำ แก้ปลายทางภายหลังไม่ได้',
  },
  {
    en: 'Nothing is stored, so the image links of an answer carry text and style themselves: do not share the link of a code that holds a password.',
    th: 'ไม่มีการเก็บข้อมูล ลิงก์รูปในคำตอบจึงพกข้อความและรูปแบบไว้ในตัว อย่าแชร์ลิงก์รูปของคิวอาร์ที่มีรหัสผ่าน',
  },
  {
    en: `A logo is a data URL of PNG, JPEG or WebP of at most ${qrLogo.bytesMax / 1024} KB; no address is fetched.`,
    th: `โลโก้ใช้ได้เฉพาะ data URL ของ PNG, JPEG หรือ WebP ไม่เกิน ${qrLogo.bytesMax / 1024} KB`,
  },
]
