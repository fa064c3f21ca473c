import type * as z from 'zod'
import { isoTime, type Link } from './link.ts'
import type { LinkResult } from './words.ts'

/** The public bases of the API and of short links. */
interface Bases {
  readonly baseUrl: string
  readonly linkBaseUrl: string
}

/**
 * A link as answers show it.
 *
 * @param isBlocked whether the operator blocks the destination's host: the link is then closed for as long as that lasts.
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
