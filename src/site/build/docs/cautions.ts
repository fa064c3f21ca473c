import { html } from 'hono/html'
import { cautions as address } from '../../../address/words.ts'
import { cautions as holidays } from '../../../holidays/words.ts'
import type { Both } from '../../../http/words.ts'
import { interstitialHoursDefault, qrLogo, reportsToClose } from '../../../limits.ts'
import { cautions as promptpay } from '../../../promptpay/words.ts'
import { cautions as qr } from '../../../qr/words.ts'
import { textWords } from '../../../text/words.ts'
import type { Content } from '../language.ts'

const HOURS = interstitialHoursDefault
const LOGO_KB = qrLogo.bytesMax / 1024

const inBoth = (own: readonly Both[] = []) => own.map(({ th, en }) => [th, en] as const)

/** What every user should know before relying on an answer, by group. Both languages. */
export const cautions: Readonly<Record<string, readonly (readonly [th: Content, en: Content])[]>> = {
  address: inBoth(address),
  links: [
    ['ลิงก์ไม่มีวันหมดอายุ', 'Links do not expire.'],
    ['ย่อ URL เดิมซ้ำจะได้รหัสใหม่ทุกครั้ง', 'Sending the same URL again gives a new code every time.'],
    [
      `ลิงก์อายุไม่ถึง ${HOURS} ชั่วโมงแสดงหน้าบอกเว็บปลายทางก่อน พร้อมปุ่มไปต่อและปุ่มรายงาน ครบ ${HOURS} ชั่วโมงแล้วจึงพาไปทันที (302)`,
      `A link under ${HOURS} hours old shows a page that names the destination, with a continue and a report button; from ${HOURS} hours on it redirects at once (302).`,
    ],
    ['การเปิดทุกครั้งนับเป็น 1 คลิก', 'Every call of the open endpoint counts as 1 click.'],
    [
      `เมื่อมีผู้รายงานต่างกันครบ ${reportsToClose} ราย (นับตาม IP โดย IPv6 นับเป็น /64) ลิงก์ถูกปิดทันที รายงานซ้ำจากผู้เดิมไม่นับ`,
      `${reportsToClose} distinct reporters (by IP address, IPv6 by /64) close the link immediately; repeat reports of the same reporter do not add.`,
    ],
    [
      'ลิงก์ที่ผู้ให้บริการเปิดให้ใช้อีกครั้งจะไม่นับผู้รายงานเดิมที่เคยทำให้ปิด',
      'After the operator has opened a link again, reporters who helped to close it do not count any more.',
    ],
  ],
  text: [
    ...Object.values(textWords).flatMap(({ cautions: own }) => inBoth(own)),
    [
      html`การตัดคำและนับคำไม่มีเอนด์พอยต์ ทำในเครื่องด้วย <code>Intl.Segmenter</code> (เบราว์เซอร์ หรือ Node 16 ขึ้นไป)`,
      html`Word segmentation and word counting is not an endpoint: it is done on the client with <code>Intl.Segmenter</code> (browsers and Node 16 or later).`,
    ],
    ['ไม่เก็บทั้งข้อความและเสียง', 'Neither text nor audio is stored.'],
    [
      'ข้อความถูกส่งให้ผู้ให้บริการเสียงที่ผู้ดูแลเลือก ถ้าไม่ได้ตั้งไว้จะตอบ 503',
      'The text goes to the speech provider that the operator chose; without one the answer is 503.',
    ],
  ],
  holidays: inBoth(holidays),
  promptpay: inBoth(promptpay),
  qr: inBoth(qr),
}
