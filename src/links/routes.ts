import { Hono, type Context } from 'hono'
import type * as z from 'zod'
import type { AppEnv } from '../env.ts'
import { Answer, json } from '../http/answer.ts'
import { secondsToBangkokMidnight } from '../http/cache.ts'
import { operation, type Call } from '../http/operation.ts'
import { countRequest, limitsAreOn, ratePolicy } from '../http/rate-limit.ts'
import { openWaitMsMax, reportsToClose, shortLinkQrPx } from '../limits.ts'
import { qrPng } from '../qr/png.ts'
import { qrSvg } from '../qr/svg.ts'
import { qrSymbol } from '../qr/symbol.ts'
import { bangkokDate, isoDate } from '../thai/calendar/civil.ts'
import { parseCode, randomCode } from './code.ts'
import * as contracts from './contract.ts'
import { mayMakeLink } from './daily-budget.ts'
import { readDestination } from './destination.ts'
import { isWithin } from './host-name.ts'
import type { Link } from './link.ts'
import { isBearer } from './operator.ts'
import { HTML_TYPE, pageAnswer, wantsPage } from './pages/answer.ts'
import { redirectHeaders } from './pages/headers.ts'
import { interstitialPage } from './pages/interstitial.ts'
import { reportedPage } from './pages/notices.ts'
import * as problems from './problems.ts'
import { isCrossSite, reporterKey } from './reporter.ts'
import { blockedHosts, interstitialMs, linksDailyMax, ownHosts } from './settings.ts'
import { OpenFailed, SharedOpens } from './shared-opens.ts'
import type { Opened, ShortLink } from './short-link.ts'
import { giveBackNewLink } from './store.ts'

const CREATE_TRIES_MAX = 5

/** Mounted at `/`: the API of short links, their public address `/l/{code}`, and the operator's two routes. */
export const linkRoutes = new Hono<AppEnv>()
  .post('/api/v1/links', operation(contracts.createLink, createLink))
  .get(
    '/api/v1/links/:code',
    operation(contracts.linkState, async ({ code }, call) => shownLink(await linkInfo(call.c, code), call)),
  )
  .get('/api/v1/links/:code/qr.png', operation(contracts.linkQr, linkQr))
  .post('/api/v1/links/:code/report', operation(contracts.reportLink, reportLink))
  .get('/l/:code', operation(contracts.openLink, openLink))
  .post(
    '/api/v1/operator/links/:code/close',
    operation(contracts.closeLink, (input, call) => byOperator(input, call, 'close')),
  )
  .post(
    '/api/v1/operator/links/:code/reopen',
    operation(contracts.reopenLink, (input, call) => byOperator(input, call, 'reopen')),
  )

async function createLink({ url }: { url: string }, { c, baseUrl }: Call): Promise<Answer> {
  const destination = readDestination(url, {
    ownOrigins: [...ownOrigins(c, baseUrl), ...Array.from(ownHosts(c.env), (host) => `https://${host}`)],
    blockedHosts: blockedHosts(c.env),
    allowPrivate: c.env.ALLOW_PRIVATE_TARGETS === 'on',
  })
  if ('fault' in destination) throw problems.destinationProblem(destination.fault)
  const link = await newLink(c, destination.href, Date.now())
  const result = contracts.linkResult(link, baseUrl)
  const svg = qrSvg(qrSymbol(result.shortUrl, { ecc: 'M' }), { sizePx: shortLinkQrPx })
  return json({ ...result, qrSvg: svg } satisfies z.infer<typeof contracts.NewLinkResult>, {
    status: 201,
    headers: { Location: `/api/v1/links/${link.code}` },
  })
}

/** Makes the object of a new link under a free code, if today's number of links allows it. */
async function newLink(c: Context<AppEnv>, url: string, createdMs: number): Promise<Link> {
  const day = isoDate(bangkokDate(createdMs))
  if (!(await mayMakeLink(c.env.DB, day, linksDailyMax(c.env)))) {
    throw problems.linksBudgetExhausted(secondsToBangkokMidnight(createdMs))
  }
  try {
    for (let tries = 0; tries < CREATE_TRIES_MAX; tries++) {
      const code = randomCode((bytes) => crypto.getRandomValues(bytes))
      if (await repeatable(() => objectOf(c, code).create(code, url, createdMs))) {
        return { code, url, createdMs, closedMs: null, clicks: 0, lastClickMs: null, reports: 0 }
      }
    }
    throw problems.storageUnavailable()
  } catch (error) {
    c.executionCtx.waitUntil(giveBackNewLink(c.env.DB, day).catch(() => undefined))
    throw error
  }
}

async function linkQr({ code }: { code: string }, { c, baseUrl }: Call): Promise<Answer> {
  const link = await linkInfo(c, code)
  refuseClosed(c, link)
  const { shortUrl } = contracts.linkResult(link, baseUrl)
  const png = qrPng(qrSymbol(shortUrl, { ecc: 'M' }), { sizePx: shortLinkQrPx })
  return new Answer(png, { contentType: 'image/png', etag: `"${link.code}-${shortLinkQrPx}"` })
}

async function openLink({ code: given }: { code: string }, { c, isHead }: Call): Promise<Answer> {
  const code = knownForm(given)
  const nowMs = Date.now()
  // HEAD answers as GET and counts nothing.
  const link = await (isHead ? repeatable(() => objectOf(c, code).info(code, nowMs)) : opened(c, code, nowMs))
  if (!link) throw await missed(c)
  refuseClosed(c, link)
  const ageMs = nowMs - link.createdMs
  if (ageMs >= interstitialMs(c.env)) {
    return new Answer(null, {
      status: 302,
      contentType: HTML_TYPE,
      headers: { ...redirectHeaders, Location: link.url },
    })
  }
  return pageAnswer(c, (surroundings) => interstitialPage({ code, url: link.url, ageMs }, surroundings))
}

/** The opens of this isolate, by code. */
const sharedOpens = new SharedOpens<Opened | undefined>(openWaitMsMax)

/** Counts an open, never twice: a call that failed may have been counted, so it is not repeated. */
function opened(c: Context<AppEnv>, code: string, nowMs: number): Promise<Opened | undefined> {
  const send = async (count: number, lastMs: number): Promise<Opened | undefined> => {
    const answer = await objectOf(c, code).open(code, lastMs, count)
    // A plain copy: what came over the call belongs to this request, and others will read it.
    return (
      answer && { url: answer.url, createdMs: answer.createdMs, closedMs: answer.closedMs, reports: answer.reports }
    )
  }
  return answered(
    sharedOpens.open(code, nowMs, send, (opening) => c.executionCtx.waitUntil(opening.catch(() => undefined))),
  )
}

/** Counts a code without a link. Links that exist may be opened without limit. */
async function missed(c: Context<AppEnv>): Promise<Error> {
  await countRequest(c, 'miss')
  return problems.linkNotFound(limitsAreOn(c) ? { 'RateLimit-Policy': ratePolicy('miss') } : {})
}

async function reportLink({ code: given }: { code: string }, { c, baseUrl }: Call): Promise<object> {
  const sent = { site: c.req.header('sec-fetch-site'), origin: c.req.header('origin') }
  if (isCrossSite(sent, ownOrigins(c, baseUrl))) throw problems.crossSiteReport()
  const code = knownForm(given)
  const secret = c.env.REPORTER_SECRET
  if (!secret) throw problems.reportsNotConfigured()
  const reporter = await reporterKey(secret, code, c.req.header('cf-connecting-ip'))
  const nowMs = Date.now()
  const outcome = await repeatable(() => objectOf(c, code).report(code, reporter, nowMs))
  if (!outcome) throw problems.linkNotFound()
  const { reports, counted } = outcome
  const isClosed = outcome.isClosed || isBlocked(c, outcome.url)
  if (wantsPage(c)) return pageAnswer(c, (surroundings) => reportedPage({ reports, isClosed, counted }, surroundings))
  return { code, status: isClosed ? 'closed' : 'open', reports, reportsToClose, counted } satisfies z.infer<
    typeof contracts.ReportResult
  >
}

async function byOperator({ code: given }: { code: string }, call: Call, deed: 'close' | 'reopen'): Promise<object> {
  const { c } = call
  const secret = c.env.OPERATOR_SECRET?.trim()
  if (!secret) throw problems.operatorRoutesOff()
  if (!(await isBearer(c.req.header('authorization'), secret))) {
    await countRequest(c, 'miss') // guesses are limited, the operator is not
    throw problems.unauthorized()
  }
  const code = knownForm(given)
  const nowMs = Date.now()
  const link = await repeatable(() => objectOf(c, code)[deed](code, nowMs))
  if (!link) throw problems.linkNotFound()
  return shownLink(link, call)
}

async function linkInfo(c: Context<AppEnv>, given: string): Promise<Link> {
  const code = knownForm(given)
  const nowMs = Date.now()
  const link = await repeatable(() => objectOf(c, code).info(code, nowMs))
  if (!link) throw problems.linkNotFound()
  return link
}

function shownLink(link: Link, { c, baseUrl }: Call): z.infer<typeof contracts.LinkResult> {
  return contracts.linkResult(link, baseUrl, isBlocked(c, link.url))
}

/** Only what can be a code reaches an object: junk paths must not make objects. */
function knownForm(given: string): string {
  const code = parseCode(given)
  if (code === undefined) throw problems.linkNotFound()
  return code
}

function refuseClosed(c: Context<AppEnv>, { url, closedMs, reports }: Opened): void {
  if (closedMs !== null) throw new problems.LinkClosed(reports < reportsToClose ? 'operator' : 'reports', closedMs)
  if (isBlocked(c, url)) throw new problems.LinkClosed('blocked-host', null)
}

function isBlocked(c: Context<AppEnv>, url: string): boolean {
  const hosts = blockedHosts(c.env)
  return hosts.size > 0 && isWithin(new URL(url).hostname, hosts)
}

/** The object of a code. An object is created near its first caller and stays there: Singapore or Hong Kong. */
function objectOf(c: Context<AppEnv>, code: string): DurableObjectStub<ShortLink> {
  return c.env.LINK.getByName(code, { locationHint: 'apac-se' })
}

/** Repeats an idempotent call once, on a new stub, if the platform says that this may help. */
async function repeatable<T>(call: () => Promise<T>): Promise<T> {
  return answered(call().catch((error: unknown) => (isRetryable(error) ? call() : Promise.reject(error as Error))))
}

/** What the platform sets on its errors: an overloaded object must not be called again. */
function isRetryable(error: unknown): boolean {
  const { retryable, overloaded } = error as { retryable?: unknown; overloaded?: unknown }
  return retryable === true && overloaded !== true
}

/** An object that does not answer is a 503. Nothing else may answer for it: that would skip a count or a closure. */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    // The request that made a shared call logs why it failed, once.
    if (!(error instanceof OpenFailed)) logFailure(error)
    throw problems.storageUnavailable()
  }
}

function logFailure(error: unknown): void {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an Error')
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  console.error(JSON.stringify({ level: 'error', event: 'link_object_failed', name, frames }))
}

function ownOrigins(c: Context<AppEnv>, baseUrl: string): string[] {
  return [baseUrl, c.req.url].flatMap((url) => URL.parse(url)?.origin ?? [])
}
