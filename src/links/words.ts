import * as z from 'zod'
import type { Answers } from '../http/words.ts'
import { reportsToClose } from '../limits.ts'

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

const link = { schema: LinkResult, example: linkExample }

/** What each operation of the group answers. */
export const answers: Readonly<Record<string, Answers>> = {
  createLink: {
    schema: NewLinkResult,
    example: { ...linkExample, qrSvg: '<svg>…</svg>', closeToken: closeTokenExample },
  },
  link,
  linkQr: { problemMembers },
  reportLink: {
    schema: ReportResult,
    example: { code: linkExample.code, status: 'open', reports: 1, reportsToClose, counted: true },
  },
  closeLink: {
    schema: LinkResult,
    example: { ...linkExample, status: 'closed', closedAt: '2026-11-20T22:05:00Z' },
  },
  openLink: { problemMembers },
  closeByOperator: link,
  reopenByOperator: link,
}
