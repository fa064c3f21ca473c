import * as z from 'zod'
import { isoTime, type Link } from './link.ts'

export const LinkResult = z.object({
  code: z.string(),
  shortUrl: z.url(),
  destinationUrl: z.url(),
  status: z.enum(['open', 'closed']),
  clicks: z.int(),
  lastClickAt: z.string().nullable(),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
  qrPngUrl: z.url(),
})
export const NewLinkResult = LinkResult.extend({ qrSvg: z.string() })
export const ReportResult = z.object({
  code: z.string(),
  status: z.enum(['open', 'closed']),
  reports: z.int(),
  reportsToClose: z.int(),
  counted: z.boolean().describe('Whether this report added to the count: each reporter counts once'),
})

/** A link as the reference shows it. */
export const linkExample = {
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

/** A link as answers show it. */
export function linkResult(link: Link, baseUrl: string): z.infer<typeof LinkResult> {
  const { code, url, createdMs, closedMs, clicks, lastClickMs } = link
  return {
    code,
    shortUrl: `${baseUrl}/l/${code}`,
    destinationUrl: url,
    status: closedMs === null ? 'open' : 'closed',
    clicks,
    lastClickAt: lastClickMs === null ? null : isoTime(lastClickMs),
    createdAt: isoTime(createdMs),
    closedAt: closedMs === null ? null : isoTime(closedMs),
    qrPngUrl: `${baseUrl}/api/v1/links/${code}/qr.png`,
  }
}
