import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { Answer, json } from '../http/answer.ts'
import type { AppEnv } from '../env.ts'
import { operation, type Call } from '../http/operation.ts'
import { choiceParameter, optional, type Parameter } from '../http/parameter.ts'
import type { Problem } from '../http/problem.ts'
import type { RequestFacts } from '../http/contract.ts'
import { commonHeaders } from '../http/respond.ts'
import {
  bodyBytesMax,
  destinationCharsMax,
  interstitialHoursDefault,
  reportBodyBytesMax,
  reportsToClose,
  shortLinkQrPx,
} from '../limits.ts'
import { qrPng } from '../qr/png.ts'
import { qrSvg } from '../qr/svg.ts'
import { qrSymbol } from '../qr/symbol.ts'
import { parseCode, randomCode } from './code.ts'
import { destinationFaults, readDestination } from './destination.ts'
import type { Link } from './link.ts'
import { pageHeaders, redirectHeaders } from './pages/headers.ts'
import { interstitialPage } from './pages/interstitial.ts'
import type { PageSurroundings } from './pages/layout.ts'
import { closedPage, notFoundPage, problemPage, reportedPage } from './pages/notices.ts'
import {
  crossSiteReport,
  destinationProblem,
  linkClosed,
  linkNotFound,
  reportsNotConfigured,
  storageUnavailable,
  closedMembers,
} from './problems.ts'
import { isCrossSite, reporterKey } from './reporter.ts'
import { linkExample, linkResult, LinkResult, NewLinkResult, ReportResult } from './result.ts'
import type { ShortLink } from './short-link.ts'

const HTML_TYPE = 'text/html; charset=utf-8'
const HOUR_MS = 3_600_000
const CREATE_TRIES_MAX = 5
const reportReasons = ['scam', 'malware', 'phishing', 'other'] as const

/** A wrong code is not found rather than malformed: a person sees one page for every link that is none. */
const codeParameter: Parameter<string> = {
  schema: z.string(),
  description: 'Code of the short link: 8 letters and digits without 0, o, 1, l and i; upper case is lowered.',
  rule: { en: 'must be the code of a short link', th: 'ต้องเป็นรหัสของลิงก์ย่อ' },
  example: linkExample.code,
  jsonSchema: { type: 'string' },
}

const urlParameter: Parameter<string> = {
  schema: z.string(),
  description: `Where the link leads: an absolute http or https URL of a public host, at most ${destinationCharsMax} characters after percent-encoding.`,
  rule: { en: destinationFaults.malformed.en, th: destinationFaults.malformed.th },
  example: linkExample.destinationUrl,
  aliases: ['destinationUrl', 'longUrl'],
  jsonSchema: { type: 'string', format: 'uri' },
}

/** Mounted at `/`: the API of short links and their public address `/l/{code}`. */
export const linkRoutes = new Hono<AppEnv>()
  .post(
    '/api/v1/links',
    operation(
      {
        name: 'createLink',
        summary: 'Shorten a URL',
        summaryTh: 'ย่อลิงก์',
        description: 'The same URL gives a new code every time. Links do not expire.',
        tag: 'links',
        body: { properties: { url: urlParameter }, bytesMax: bodyBytesMax },
        response: { schema: NewLinkResult, example: { ...linkExample, qrSvg: '<svg>…</svg>' }, status: 201 },
        problems: ['destination_not_allowed', 'text_too_long', 'storage_unavailable'],
        rate: 'create',
        cache: 'none',
      },
      createLink,
    ),
  )
  .get(
    '/api/v1/links/:code',
    operation(
      {
        name: 'link',
        summary: 'State and clicks of a short link',
        summaryTh: 'สถานะและจำนวนคลิกของลิงก์ย่อ',
        tag: 'links',
        path: { code: codeParameter },
        response: { schema: LinkResult, example: linkExample },
        problems: ['link_not_found', 'storage_unavailable'],
        rate: 'data',
        cache: 'none',
      },
      async ({ code }, { c, baseUrl }) => linkResult(await linkInfo(c, code), baseUrl),
    ),
  )
  .get(
    '/api/v1/links/:code/qr.png',
    operation(
      {
        name: 'linkQr',
        summary: 'QR code of a short link as PNG, 512 × 512 pixels',
        summaryTh: 'คิวอาร์โค้ดของลิงก์ย่อเป็น PNG 512 × 512 พิกเซล',
        tag: 'links',
        path: { code: codeParameter },
        response: { contentType: 'image/png' },
        problems: ['link_not_found', 'link_closed', 'storage_unavailable'],
        problemMembers: closedMembers,
        rate: 'image',
        cache: 'short',
      },
      linkQr,
    ),
  )
  .post(
    '/api/v1/links/:code/report',
    operation(
      {
        name: 'reportLink',
        summary: 'Report that a short link leads to a scam or malware',
        summaryTh: 'รายงานลิงก์ย่อที่นำไปสู่การหลอกลวงหรือมัลแวร์',
        description: `Each reporter (IPv4 address or IPv6 /64) counts once; the ${reportsToClose}rd distinct one closes the link at once. The reason is read and dropped. A browser's form gets a page.`,
        tag: 'links',
        path: { code: codeParameter },
        body: {
          properties: {
            reason: optional(
              choiceParameter(reportReasons, { description: 'What the link leads to.', example: 'scam' }),
            ),
          },
          bytesMax: reportBodyBytesMax,
          acceptsForm: true,
          mayBeAbsent: true,
        },
        response: {
          schema: ReportResult,
          example: { code: linkExample.code, status: 'open', reports: 1, reportsToClose, counted: true },
        },
        problems: ['cross_site_report', 'link_not_found', 'reports_not_configured', 'storage_unavailable'],
        rate: 'report',
        cache: 'none',
        sameSite: true,
        renderProblem: (problem, facts, c) => (wantsPage(c) ? problemAsPage(problem, facts, c) : undefined),
      },
      reportLink,
    ),
  )
  .get(
    '/l/:code',
    operation(
      {
        name: 'openLink',
        summary: 'Open a short link: a page while it is young, then a redirect',
        summaryTh: 'เปิดลิงก์ย่อ: หน้าเตือนเมื่อลิงก์ยังใหม่ จากนั้นส่งต่อทันที',
        description: `Under ${interstitialHoursDefault} hours of age 200 with a page that names the destination, from then on 302. Every GET counts as one click.`,
        tag: 'links',
        path: { code: codeParameter },
        response: { contentType: 'text/html', statuses: [200, 302] },
        problems: ['link_not_found', 'link_closed', 'storage_unavailable'],
        problemMembers: closedMembers,
        cache: 'none',
        sameSite: true,
        renderProblem: problemAsPage,
      },
      openLink,
    ),
  )

async function createLink({ url }: { url: string }, { c, baseUrl }: Call): Promise<Answer> {
  const rules = { ownOrigins: ownOrigins(c, baseUrl), allowPrivate: c.env.ALLOW_PRIVATE_TARGETS === 'on' }
  const destination = readDestination(url, rules)
  if ('fault' in destination) throw destinationProblem(destination.fault)
  const nowMs = Date.now()
  for (let tries = 0; tries < CREATE_TRIES_MAX; tries++) {
    const code = randomCode((bytes) => crypto.getRandomValues(bytes))
    // The object is made in Asia-Pacific, near the visitors, wherever the link was made.
    const object = c.env.LINK.getByName(code, { locationHint: 'apac' })
    if (!(await answered(object.create(code, destination.href, nowMs)))) continue
    const link = {
      code,
      url: destination.href,
      createdMs: nowMs,
      closedMs: null,
      clicks: 0,
      lastClickMs: null,
      reports: 0,
    }
    const result = linkResult(link, baseUrl)
    const svg = qrSvg(qrSymbol(result.shortUrl, { ecc: 'M' }), { sizePx: shortLinkQrPx })
    return json({ ...result, qrSvg: svg } satisfies z.infer<typeof NewLinkResult>, {
      status: 201,
      headers: { Location: `/api/v1/links/${code}` },
    })
  }
  throw storageUnavailable()
}

async function linkQr({ code }: { code: string }, { c, baseUrl }: Call): Promise<Answer> {
  const link = await linkInfo(c, code)
  if (link.closedMs !== null) throw linkClosed(link.closedMs)
  const { shortUrl } = linkResult(link, baseUrl)
  const png = qrPng(qrSymbol(shortUrl, { ecc: 'M' }), { sizePx: shortLinkQrPx })
  return new Answer(png, { contentType: 'image/png', etag: `"${link.code}-${shortLinkQrPx}"` })
}

async function openLink({ code: given }: { code: string }, { c, isHead }: Call): Promise<Answer> {
  const code = knownForm(given)
  const nowMs = Date.now()
  const object = objectOf(c, code)
  // HEAD answers as GET and counts nothing.
  const link = await answered(isHead ? object.info(code, nowMs) : object.open(code, nowMs))
  if (!link) throw linkNotFound()
  if (link.closedMs !== null) throw linkClosed(link.closedMs)
  const ageMs = nowMs - link.createdMs
  if (ageMs >= interstitialMs(c)) {
    return new Answer(null, {
      status: 302,
      contentType: HTML_TYPE,
      headers: { ...redirectHeaders, Location: link.url },
    })
  }
  return pageAnswer(c, (surroundings) => interstitialPage({ code, url: link.url, ageMs }, surroundings))
}

async function reportLink({ code: given }: { code: string }, { c, baseUrl }: Call): Promise<object> {
  const sent = { site: c.req.header('sec-fetch-site'), origin: c.req.header('origin') }
  if (isCrossSite(sent, ownOrigins(c, baseUrl))) throw crossSiteReport()
  const code = knownForm(given)
  const secret = c.env.REPORTER_SECRET
  if (!secret) throw reportsNotConfigured()
  const reporter = await reporterKey(secret, code, c.req.header('cf-connecting-ip'))
  const outcome = await answered(objectOf(c, code).report(code, reporter, Date.now()))
  if (!outcome) throw linkNotFound()
  if (wantsPage(c)) return pageAnswer(c, (surroundings) => reportedPage(outcome, surroundings))
  const { reports, isClosed, counted } = outcome
  return { code, status: isClosed ? 'closed' : 'open', reports, reportsToClose, counted } satisfies z.infer<
    typeof ReportResult
  >
}

async function linkInfo(c: Context<AppEnv>, given: string): Promise<Link> {
  const code = knownForm(given)
  const link = await answered(objectOf(c, code).info(code, Date.now()))
  if (!link) throw linkNotFound()
  return link
}

/** Only what can be a code reaches an object: junk paths must not make objects. */
function knownForm(given: string): string {
  const code = parseCode(given)
  if (code === undefined) throw linkNotFound()
  return code
}

const objectOf = (c: Context<AppEnv>, code: string): DurableObjectStub<ShortLink> => c.env.LINK.getByName(code)

/** An object that does not answer is a 503. Nothing else may answer for it: that would skip a count or a closure. */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const { name, stack = '' } = error instanceof Error ? error : new Error('not an Error')
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
    console.error(JSON.stringify({ level: 'error', event: 'link_object_failed', name, frames }))
    throw storageUnavailable()
  }
}

function ownOrigins(c: Context<AppEnv>, baseUrl: string): string[] {
  return [baseUrl, c.req.url].flatMap((url) => URL.parse(url)?.origin ?? [])
}

function interstitialMs(c: Context<AppEnv>): number {
  const hours = Number(c.env.INTERSTITIAL_HOURS ?? interstitialHoursDefault)
  return (hours >= 0 ? hours : interstitialHoursDefault) * HOUR_MS
}

const wantsPage = (c: Context<AppEnv>): boolean => c.req.header('accept')?.includes('text/html') ?? false

/** Renders a page with a nonce of its own. */
function pageAnswer(c: Context<AppEnv>, render: (surroundings: PageSurroundings) => string): Answer {
  const surroundings = surroundingsOf(c)
  return new Answer(render(surroundings), { contentType: HTML_TYPE, headers: pageHeaders(surroundings.nonce) })
}

function surroundingsOf(c: Context<AppEnv>): PageSurroundings {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  return { nonce, operatorContact: c.env.OPERATOR_CONTACT }
}

function problemAsPage(problem: Problem, facts: RequestFacts, c: Context<AppEnv>): Response {
  const surroundings = surroundingsOf(c)
  const headers = {
    ...commonHeaders(c, facts),
    ...pageHeaders(surroundings.nonce),
    'Content-Type': HTML_TYPE,
    'Cache-Control': 'no-store',
    ...problem.options.headers,
  }
  return new Response(pageOf(problem, surroundings), { status: problem.status, headers })
}

function pageOf(problem: Problem, surroundings: PageSurroundings): string {
  if (problem.code === 'link_not_found') return notFoundPage(surroundings)
  const closedAt = problem.options.members?.['closedAt']
  return typeof closedAt === 'string'
    ? closedPage(Date.parse(closedAt), surroundings)
    : problemPage(problem, surroundings)
}
