import * as z from 'zod'
import type { Both, WordsOfAll } from '../http/words.ts'
import {
  destinationCharsMax,
  interstitialHoursDefault,
  rateLimits,
  ratePeriodSeconds,
  reportsToClose,
  shortLinkQrPx,
} from '../limits.ts'
import type * as contracts from './contract.ts'

export const LinkResult = z.object({
  code: z.string(),
  shortUrl: z.url(),
  destinationUrl: z.url(),
  status: z.enum(['open', 'closed']),
  clicks: z.int().describe('Calls of the link, not people: previews and prefetches of apps count'),
  lastClickAt: z.string().nullable(),
  createdAt: z.string(),
  closedAt: z.string().nullable().describe('Null too while the operator blocks the host of an open link'),
  qrPngUrl: z.url(),
})
export const NewLinkResult = LinkResult.extend({
  qrSvg: z.string(),
  closeToken: z.string().length(22).describe('Closes the link (`closeLink`). It is answered here once and never again'),
})
export const ReportResult = z.object({
  code: z.string(),
  status: z.enum(['open', 'closed']),
  reports: z.int(),
  reportsToClose: z.int(),
  counted: z.boolean().describe('Whether this report added to the count: each reporter counts once'),
})

/** A link as the reference shows it. */
const linkExample = {
  code: 'k7m2wq9n',
  shortUrl: 'https://example.com/l/k7m2wq9n',
  destinationUrl: 'https://www.example.org/page?x=1',
  status: 'open',
  clicks: 0,
  lastClickAt: null,
  createdAt: '2026-11-20T21:53:00Z',
  closedAt: null,
  qrPngUrl: 'https://example.com/api/v1/links/k7m2wq9n/qr.png',
} as const

const closeTokenExample = 'AAECAwQFBgcICQoLDA0ODw'

/** The extension member of `link_closed`. */
const problemMembers = {
  link_closed: { closedAt: z.iso.datetime().nullable().describe('Null while only the host is blocked') },
}

const code = {
  en: 'Code of the short link: 8 letters and digits without 0, o, 1, l and i; upper case is lowered.',
  th: 'รหัสของลิงก์ย่อ: ตัวอักษรและตัวเลข 8 ตัว ไม่มี 0, o, 1, l และ i ตัวพิมพ์ใหญ่ถูกเปลี่ยนเป็นตัวเล็ก',
  example: linkExample.code,
}

export const words: WordsOfAll<typeof contracts> = {
  createLink: {
    summary: { en: 'Shorten a URL', th: 'ย่อลิงก์' },
    description: {
      en: 'The same URL gives a new code every time. Links do not expire; `closeToken` closes this one and is not shown again.',
      th: 'ย่อ URL เดิมซ้ำจะได้รหัสใหม่ทุกครั้ง ลิงก์ไม่มีวันหมดอายุ `closeToken` ใช้ปิดลิงก์นี้ และไม่แสดงอีก',
    },
    pagePath: '/links#links',
    input: {
      url: {
        en: `Where the link leads: an absolute http or https URL of a public host, at most ${destinationCharsMax} characters after percent-encoding.`,
        th: `ลิงก์จะพาไปที่ใด: URL เต็มแบบ http หรือ https ของเว็บสาธารณะ ไม่เกิน ${destinationCharsMax} ตัวอักษรหลังเข้ารหัสเปอร์เซ็นต์`,
        example: linkExample.destinationUrl,
      },
    },
    schema: NewLinkResult,
    example: { ...linkExample, qrSvg: '<svg>…</svg>', closeToken: closeTokenExample },
  },
  link: {
    summary: { en: 'State and clicks of a short link', th: 'สถานะและจำนวนคลิกของลิงก์ย่อ' },
    input: { code },
    schema: LinkResult,
    example: linkExample,
  },
  linkQr: {
    summary: {
      en: `QR code of a short link as PNG, ${shortLinkQrPx} × ${shortLinkQrPx} pixels`,
      th: `คิวอาร์โค้ดของลิงก์ย่อเป็น PNG ${shortLinkQrPx} × ${shortLinkQrPx} พิกเซล`,
    },
    input: { code },
    problemMembers,
  },
  reportLink: {
    summary: { en: 'Report that a short link leads to a scam or malware', th: 'รายงานลิงก์ย่อที่นำไปสู่การหลอกลวงหรือมัลแวร์' },
    description: {
      en: `Each reporter (IPv4 address or IPv6 /64) counts once; the ${reportsToClose}rd distinct one closes the link at once. The reason is read and dropped. A browser's form gets a page.`,
      th: `นับผู้รายงานแต่ละราย (ที่อยู่ IPv4 หรือเครือข่าย /64 ของ IPv6) เพียงครั้งเดียว รายที่ ${reportsToClose} ปิดลิงก์ทันที เหตุผลถูกอ่านแล้วทิ้ง แบบฟอร์มของเบราว์เซอร์จะได้หน้าเว็บเป็นคำตอบ`,
    },
    input: { code, reason: { en: 'What the link leads to.', th: 'ลิงก์นำไปสู่อะไร', example: 'scam' } },
    schema: ReportResult,
    example: { code: linkExample.code, status: 'open', reports: 1, reportsToClose, counted: true },
  },
  closeLink: {
    summary: { en: 'Close a short link that one has made', th: 'ปิดลิงก์ย่อที่ตนสร้าง' },
    description: {
      en: 'Takes the `closeToken` of the creation. It takes effect for the next open and cannot be undone; a link that is closed already stays as it is. Links made before version 1.2 have no token.',
      th: 'ใช้ `closeToken` ที่ตอบตอนสร้างลิงก์ มีผลตั้งแต่การเปิดครั้งถัดไปและย้อนกลับไม่ได้ ลิงก์ที่ปิดอยู่แล้วคงเดิม ลิงก์ที่สร้างก่อนรุ่น 1.2 ไม่มีรหัสนี้',
    },
    input: {
      code,
      closeToken: {
        en: 'The `closeToken` that was answered when the link was made.',
        th: 'closeToken ที่ตอบไว้ตอนสร้างลิงก์',
        example: closeTokenExample,
      },
    },
    schema: LinkResult,
    example: { ...linkExample, status: 'closed', closedAt: '2026-11-20T22:05:00Z' },
  },
  openLink: {
    summary: {
      en: 'Open a short link: a page while it is young, then a redirect',
      th: 'เปิดลิงก์ย่อ: หน้าเตือนเมื่อลิงก์ยังใหม่ จากนั้นส่งต่อทันที',
    },
    description: {
      en: `Under ${interstitialHoursDefault} hours of age 200 with a page that names the destination, from then on 302. Every GET counts as one click, previews and prefetches of apps too. What no code can have after a code (a point, a bracket, a Thai letter) is cut off by a 302 to the link, which counts nothing. Opening links is not limited; codes without a link are, to ${rateLimits.miss.requestsMax} in ${ratePeriodSeconds} seconds and client.`,
      th: `อายุไม่ถึง ${interstitialHoursDefault} ชั่วโมงตอบ 200 เป็นหน้าที่บอกเว็บปลายทาง หลังจากนั้นตอบ 302 ทุก GET นับเป็นหนึ่งคลิก รวมถึงตัวอย่างลิงก์และการโหลดล่วงหน้าของแอป สิ่งที่ติดท้ายรหัส (จุด วงเล็บ อักษรไทย) ถูกตัดออกด้วย 302 ที่ไม่นับคลิก การเปิดลิงก์ไม่จำกัดจำนวน แต่รหัสที่ไม่มีลิงก์จำกัด ${rateLimits.miss.requestsMax} ครั้งใน ${ratePeriodSeconds} วินาทีต่อผู้ใช้`,
    },
    input: { code },
    problemMembers,
  },
  closeByOperator: {
    summary: { en: 'Close a short link (operator)', th: 'ปิดลิงก์ย่อ (ผู้ให้บริการ)' },
    input: { code },
    schema: LinkResult,
    example: linkExample,
  },
  reopenByOperator: {
    summary: { en: 'Open a closed short link again (operator)', th: 'เปิดลิงก์ย่อที่ปิดไปแล้วอีกครั้ง (ผู้ให้บริการ)' },
    input: { code },
    schema: LinkResult,
    example: linkExample,
  },
}

const HOURS = interstitialHoursDefault

/** What users must know before they rely on an answer, for the reference. */
export const cautions: readonly Both[] = [
  { en: 'Links do not expire.', th: 'ลิงก์ไม่มีวันหมดอายุ' },
  { en: 'Sending the same URL again gives a new code every time.', th: 'ย่อ URL เดิมซ้ำจะได้รหัสใหม่ทุกครั้ง' },
  {
    en: `A link under ${HOURS} hours old shows a page that names the destination, with a continue and a report button; from ${HOURS} hours on it redirects at once (302).`,
    th: `ลิงก์อายุไม่ถึง ${HOURS} ชั่วโมงแสดงหน้าบอกเว็บปลายทางก่อน พร้อมปุ่มไปต่อและปุ่มรายงาน ครบ ${HOURS} ชั่วโมงแล้วจึงพาไปทันที (302)`,
  },
  { en: 'Every call of the open endpoint counts as 1 click.', th: 'การเปิดทุกครั้งนับเป็น 1 คลิก' },
  {
    en: `${reportsToClose} distinct reporters (by IP address, IPv6 by /64) close the link immediately; repeat reports of the same reporter do not add.`,
    th: `เมื่อมีผู้รายงานต่างกันครบ ${reportsToClose} ราย (นับตาม IP โดย IPv6 นับเป็น /64) ลิงก์ถูกปิดทันที รายงานซ้ำจากผู้เดิมไม่นับ`,
  },
  {
    en: 'After the operator has opened a link again, reporters who helped to close it do not count any more.',
    th: 'ลิงก์ที่ผู้ให้บริการเปิดให้ใช้อีกครั้งจะไม่นับผู้รายงานเดิมที่เคยทำให้ปิด',
  },
]
