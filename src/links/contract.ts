import type * as z from 'zod'
import { defineContract } from '../http/contract.ts'
import { anyText, choice, type Parameter } from '../http/parameter.ts'
import {
  bodyBytesMax,
  destinationCharsMax,
  interstitialHoursDefault,
  rateLimits,
  ratePeriodSeconds,
  reportBodyBytesMax,
  reportsToClose,
  shortLinkQrPx,
} from '../limits.ts'
import { destinationFaults } from './destination.ts'
import { isoTime, type Link } from './link.ts'
import { problemAsPage, wantsPage } from './pages/answer.ts'
import type { LinkResult } from './words.ts'

/** A malformed code is answered like an unknown one: a person sees the same page for every code without a link. */
const codeParameter: Parameter<string> = {
  judge: anyText,
  description: 'Code of the short link: 8 letters and digits without 0, o, 1, l and i; upper case is lowered.',
  rule: { en: 'must be the code of a short link', th: 'ต้องเป็นรหัสของลิงก์ย่อ' },
  example: 'k7m2wq9n',
}

const urlParameter: Parameter<string> = {
  judge: anyText,
  description: `Where the link leads: an absolute http or https URL of a public host, at most ${destinationCharsMax} characters after percent-encoding.`,
  rule: { en: destinationFaults.malformed.en, th: destinationFaults.malformed.th },
  example: 'https://www.example.org/page?x=1',
  aliases: ['destinationUrl', 'longUrl'],
  jsonSchema: { type: 'string', format: 'uri' },
}

const closeTokenParameter: Parameter<string> = {
  judge: anyText,
  description: 'The `closeToken` that was answered when the link was made.',
  rule: { en: 'must be the text that createLink answered', th: 'ต้องเป็นข้อความที่ createLink ตอบ' },
  example: 'AAECAwQFBgcICQoLDA0ODw',
}

const reasonParameter = {
  ...choice(['scam', 'malware', 'phishing', 'other']),
  description: 'What the link leads to.',
  example: 'scam',
}

export const createLink = defineContract({
  name: 'createLink',
  summary: 'Shorten a URL',
  summaryTh: 'ย่อลิงก์',
  description:
    'The same URL gives a new code every time. Links do not expire; `closeToken` closes this one and is not shown again.',
  tag: 'links',
  body: { properties: { url: urlParameter }, bytesMax: bodyBytesMax },
  response: { status: 201 },
  problems: ['destination_not_allowed', 'text_too_long', 'links_budget_exhausted', 'storage_unavailable'],
  page: '/links#links',
  rate: 'create',
  cache: 'none',
})

export const linkState = defineContract({
  name: 'link',
  summary: 'State and clicks of a short link',
  summaryTh: 'สถานะและจำนวนคลิกของลิงก์ย่อ',
  tag: 'links',
  path: { code: codeParameter },
  problems: ['link_not_found', 'storage_unavailable'],
  rate: 'data',
  cache: 'none',
})

export const linkQr = defineContract({
  name: 'linkQr',
  summary: `QR code of a short link as PNG, ${shortLinkQrPx} × ${shortLinkQrPx} pixels`,
  summaryTh: `คิวอาร์โค้ดของลิงก์ย่อเป็น PNG ${shortLinkQrPx} × ${shortLinkQrPx} พิกเซล`,
  tag: 'links',
  path: { code: codeParameter },
  response: { contentType: 'image/png' },
  problems: ['link_not_found', 'link_closed', 'storage_unavailable'],
  rate: 'image',
  cache: 'short',
  namesHost: true,
})

export const reportLink = defineContract({
  name: 'reportLink',
  summary: 'Report that a short link leads to a scam or malware',
  summaryTh: 'รายงานลิงก์ย่อที่นำไปสู่การหลอกลวงหรือมัลแวร์',
  description: `Each reporter (IPv4 address or IPv6 /64) counts once; the ${reportsToClose}rd distinct one closes the link at once. The reason is read and dropped. A browser's form gets a page.`,
  tag: 'links',
  path: { code: codeParameter },
  body: {
    properties: { reason: reasonParameter },
    bytesMax: reportBodyBytesMax,
    acceptsForm: true,
    mayBeAbsent: true,
  },
  problems: ['cross_site_report', 'link_not_found', 'reports_not_configured', 'storage_unavailable'],
  rate: 'report',
  cache: 'none',
  sameSite: true,
  renderProblem: (problem, facts, c) => (wantsPage(c) ? problemAsPage(problem, facts, c) : undefined),
})

export const closeLink = defineContract({
  name: 'closeLink',
  summary: 'Close a short link that one has made',
  summaryTh: 'ปิดลิงก์ย่อที่ตนสร้าง',
  description:
    'Takes the `closeToken` of the creation. It takes effect for the next open and cannot be undone; a link that is closed already stays as it is. Links made before version 1.2 have no token.',
  tag: 'links',
  path: { code: codeParameter },
  body: { properties: { closeToken: closeTokenParameter }, bytesMax: reportBodyBytesMax },
  problems: ['unauthorized', 'link_not_found', 'storage_unavailable'],
  rate: 'report',
  cache: 'none',
})

export const openLink = defineContract({
  name: 'openLink',
  summary: 'Open a short link: a page while it is young, then a redirect',
  summaryTh: 'เปิดลิงก์ย่อ: หน้าเตือนเมื่อลิงก์ยังใหม่ จากนั้นส่งต่อทันที',
  description: `Under ${interstitialHoursDefault} hours of age 200 with a page that names the destination, from then on 302. Every GET counts as one click, previews and prefetches of apps too. What no code can have after a code (a point, a bracket, a Thai letter) is cut off by a 302 to the link, which counts nothing. Opening links is not limited; codes without a link are, to ${rateLimits.miss.requestsMax} in ${ratePeriodSeconds} seconds and client.`,
  tag: 'links',
  path: { code: codeParameter },
  response: { contentType: 'text/html', statuses: [200, 302, 308] },
  problems: ['link_not_found', 'link_closed', 'rate_limited', 'storage_unavailable'],
  cache: 'none',
  sameSite: true,
  renderProblem: problemAsPage,
})

/** What the two routes of the operator have in common. */
const ofOperator = {
  tag: 'links',
  path: { code: codeParameter },
  problems: ['unauthorized', 'route_not_found', 'link_not_found', 'rate_limited', 'storage_unavailable'],
  cache: 'none',
  sameSite: true,
  isUnlisted: true,
} as const

export const closeByOperator = defineContract({
  ...ofOperator,
  name: 'closeByOperator',
  summary: 'Close a short link (operator)',
  summaryTh: 'ปิดลิงก์ย่อ (ผู้ให้บริการ)',
})

export const reopenByOperator = defineContract({
  ...ofOperator,
  name: 'reopenByOperator',
  summary: 'Open a closed short link again (operator)',
  summaryTh: 'เปิดลิงก์ย่อที่ปิดไปแล้วอีกครั้ง (ผู้ให้บริการ)',
})

/** Where answers say that the API and short links are. */
interface Bases {
  readonly baseUrl: string
  readonly linkBaseUrl: string
}

/**
 * A link as answers show it.
 *
 * @param isBlocked whether the operator blocks its host: it is then closed for as long as that lasts.
 */
export function linkResult(link: Link, { baseUrl, linkBaseUrl }: Bases, isBlocked = false): z.infer<typeof LinkResult> {
  const { code, url, createdMs, closedMs, clicks, lastClickMs } = link
  return {
    code,
    shortUrl: `${linkBaseUrl}/l/${code}`,
    destinationUrl: url,
    status: closedMs === null && !isBlocked ? 'open' : 'closed',
    clicks,
    lastClickAt: lastClickMs === null ? null : isoTime(lastClickMs),
    createdAt: isoTime(createdMs),
    closedAt: closedMs === null ? null : isoTime(closedMs),
    qrPngUrl: `${baseUrl}/api/v1/links/${code}/qr.png`,
  }
}
