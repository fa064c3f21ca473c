import type { Context } from 'hono'
import type * as z from 'zod'
import type { AppEnv } from '../env.ts'
import { Answer, json } from '../http/answer.ts'
import { secondsToBangkokMidnight, strongEtag } from '../http/cache.ts'
import { reporterKey } from '../http/client-address.ts'
import { clientHash } from '../http/keyed-hash.ts'
import { operation, type Call } from '../http/operation.ts'
import { routeNotFound } from '../http/problem.ts'
import { baseUrl, traceOf } from '../http/respond.ts'
import { clientOf, countRequest, limitsAreOn, rateLimited, ratePolicy } from '../http/rate-limit.ts'
import { guessLookPauseMs, openWaitMsMax, ratePeriodSeconds, reportsToClose, shortLinkQrPx } from '../limits.ts'
import { qrPng } from '../qr/png.ts'
import { qrSvg } from '../qr/svg.ts'
import { qrSymbol } from '../qr/symbol.ts'
import { bangkokDate, isoDate } from '../thai/calendar/civil.ts'
import { closeKey, closeToken } from './close-token.ts'
import { codeBeforeTail, parseCode, randomCode } from './code.ts'
import * as contracts from './contract.ts'
import { linkResult } from './link-result.ts'
import type * as words from './words.ts'
import { mayMakeLink } from './daily-budget.ts'
import { readDestination } from './destination.ts'
import { Guesses } from './guesses.ts'
import { isWithin } from './host-name.ts'
import { hostOfRequest, isHostHidden, linkBaseUrl } from './link-base.ts'
import type { Link } from './link.ts'
import { isBearer } from './operator.ts'
import { HTML_TYPE, pageAnswer, wantsPage } from './pages/answer.ts'
import { redirectHeaders } from './pages/headers.ts'
import { interstitialPage } from './pages/interstitial.ts'
import { reportedPage } from './pages/notices.ts'
import * as problems from './problems.ts'
import { codesInRecords, newestRecord } from './records.ts'
import { isCrossSite } from './reporter.ts'
import { blockedHosts, interstitialMs, ownHosts } from './settings.ts'
import { OpenFailed, SharedOpens } from './shared-opens.ts'
import type { Opened, ShortLink, ShownLink } from './short-link.ts'
import { giveBackNewLink } from './store.ts'
import { isStorageFull, UnstoredOpens } from './unstored-opens.ts'
import { newRoutes } from '../http/router.ts'

const CREATE_TRIES_MAX = 5

/** The visitors' operations; the links host serves these and no others. */
const report = operation(contracts.reportLink, reportLink)
const open = operation(contracts.openLink, openLink)
export const visitorRoutes = newRoutes().post('/api/v1/links/:code/report', report).get('/l/:code', open)

/** Mounted at `/`: the API of short links, their public address `/l/{code}`, and the operator's two routes. */
export const linkRoutes = newRoutes()
  .post('/api/v1/links', operation(contracts.createLink, createLink))
  .get(
    '/api/v1/links/:code',
    operation(contracts.link, async ({ code }, call) => shownLink(await linkInfo(call, code), call)),
  )
  .get('/api/v1/links/:code/qr.png', operation(contracts.linkQr, linkQr))
  .post('/api/v1/links/:code/report', report)
  .post('/api/v1/links/:code/close', operation(contracts.closeLink, closeLink))
  .get('/l/:code', open)
  .post(
    '/api/v1/operator/links/:code/close',
    operation(contracts.closeByOperator, (input, call) => byOperator(input, call, 'close')),
  )
  .post(
    '/api/v1/operator/links/:code/reopen',
    operation(contracts.reopenByOperator, (input, call) => byOperator(input, call, 'reopen')),
  )

async function createLink({ url }: { url: string }, { c }: Call): Promise<Answer> {
  const destination = readDestination(url, {
    ownOrigins: [...ownOrigins(c), ...Array.from(ownHosts(c.env), (host) => `https://${host}`)],
    blockedHosts: blockedHosts(c.env),
    allowPrivate: c.env.ALLOW_PRIVATE_TARGETS === 'on',
  })
  if ('fault' in destination) throw problems.destinationProblem(destination.fault)
  const token = closeToken(randomBytes)
  const link = await newLink(c, { url: destination.href, token }, Date.now())
  const result = linkResult(link, basesOf(c))
  const svg = qrSvg(qrSymbol(result.shortUrl, { ecc: 'M' }), { sizePx: shortLinkQrPx })
  return json({ ...result, qrSvg: svg, closeToken: token } satisfies z.infer<typeof words.NewLinkResult>, {
    status: 201,
    headers: { Location: `/api/v1/links/${link.code}` },
  })
}

/** Creates the object of a new link under a free code, within today's budget. */
async function newLink(
  c: Context<AppEnv>,
  { url, token }: { url: string; token: string },
  createdMs: number,
): Promise<Link> {
  const day = isoDate(bangkokDate(createdMs))
  const permission = await mayMakeLink(c.env, day)
  if (permission === 'day spent') throw problems.linksBudgetExhausted(secondsToBangkokMidnight(createdMs))
  if (permission === 'full') throw problems.recordFull()
  try {
    for (let tries = 0; tries < CREATE_TRIES_MAX; tries++) {
      const code = randomCode(randomBytes)
      // oxlint-disable-next-line no-await-in-loop -- a second round is for a code that was taken
      const key = await closeKey(token, code)
      if (await repeatable(() => objectOf(c, code).create(code, url, createdMs, key))) {
        guesses.know(code)
        return { code, url, createdMs, closedMs: null, clicks: 0, lastClickMs: null, reports: 0 }
      }
    }
    throw problems.storageUnavailable()
  } catch (error) {
    stay(c, giveBackNewLink(newestRecord(c.env).db, day))
    throw error
  }
}

const randomBytes = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => crypto.getRandomValues(bytes)

async function linkQr({ code }: { code: string }, call: Call): Promise<Answer> {
  const { c } = call
  const link = await linkInfo(call, code)
  refuseClosed(c, link)
  const { shortUrl } = linkResult(link, basesOf(c))
  const png = qrPng(qrSymbol(shortUrl, { ecc: 'M' }), { sizePx: shortLinkQrPx })
  return new Answer(png, { contentType: 'image/png', etag: strongEtag(shortUrl) })
}

async function openLink({ code: given }: { code: string }, call: Call): Promise<Answer> {
  const { c, isHead } = call
  const before = codeBeforeTail(given)
  if (before !== undefined) return withoutTail(before)
  const code = knownForm(given)
  if (hostOfRequest(c.env, c.req.url) === 'api') return onLinkHost(c, code)
  const nowMs = Date.now()
  // HEAD is answered like GET but counts nothing.
  const ask = (): Promise<Opened | undefined> =>
    isHead ? repeatable(() => objectOf(c, code).info(code, nowMs)) : opened(c, code, nowMs)
  const link = await found(call, code, nowMs, ask)
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

/** Redirects to the link without the tail after its code. This is not an open: it counts nothing and calls no object. */
function withoutTail(code: string): Answer {
  const headers = { ...redirectHeaders, Location: `/l/${code}` }
  return new Answer(null, { status: 302, contentType: HTML_TYPE, headers })
}

/**
 * Redirects to the link on the links host. This is not an open: it counts nothing and calls no object.
 *
 * @throws {Problem} `misdirected_request` where that URL is the one requested.
 */
function onLinkHost(c: Context<AppEnv>, code: string): Answer {
  if (isHostHidden(c.env, c.req.raw)) {
    logHiddenHost(Date.now())
    throw problems.leadsToItself()
  }
  const Location = `${linkBaseUrl(c)}/l/${code}${new URL(c.req.url).search}`
  return new Answer(null, { status: 308, contentType: HTML_TYPE, headers: { ...redirectHeaders, Location } })
}

let hiddenHostLoggedMs = -Infinity

/** At most one line an hour: anyone can send such requests. */
function logHiddenHost(nowMs: number): void {
  if (nowMs - hiddenHostLoggedMs < HIDDEN_HOST_LOG_MS) return
  hiddenHostLoggedMs = nowMs
  const todo =
    'The proxy in front does not pass on Host (nginx: proxy_set_header Host $host), so a link leads to itself.'
  console.error(JSON.stringify({ level: 'error', event: 'link_redirects_to_itself', todo }))
}

const HIDDEN_HOST_LOG_MS = 3_600_000

/** The opens of this isolate, by code. */
const sharedOpens = new SharedOpens<Opened | undefined>(openWaitMsMax)

/** Opens of this isolate that no object has stored yet. */
const unstoredOpens = new UnstoredOpens()

/** Delay before unstored opens are retried, unless a visitor comes earlier. */
const STORE_AGAIN_MS = 10_000

/** Counts an open, never twice: a failed call may have been counted, so it is not repeated. */
function opened(c: Context<AppEnv>, code: string, nowMs: number): Promise<Opened | undefined> {
  const send = (count: number, lastMs: number): Promise<Opened | undefined> => countedOpens(c, code, { count, lastMs })
  return answered(sharedOpens.open(code, nowMs, send, (opening) => stay(c, opening)))
}

/**
 * Counts these opens and earlier unstored ones. If the storage takes no write, returns the link uncounted and stores the
 * opens later.
 */
async function countedOpens(
  c: Context<AppEnv>,
  code: string,
  opens: { count: number; lastMs: number },
): Promise<Opened | undefined> {
  const { count, lastMs } = opens
  const earlier = unstoredOpens.take(code)
  try {
    const lateMs = Math.max(lastMs, earlier?.lastMs ?? lastMs)
    return copyOf(await objectOf(c, code).open(code, lateMs, count + (earlier?.count ?? 0)))
  } catch (error) {
    if (earlier) unstoredOpens.keep(code, earlier)
    if (!isStorageFull(error)) throw error
    const link = copyOf(await objectOf(c, code).info(code, lastMs))
    if (!link || !unstoredOpens.keep(code, opens)) throw error
    if (earlier) return link
    console.error(JSON.stringify({ level: 'error', event: 'link_open_unstored', ...traceOf(error) }))
    stay(c, storedLater(c, code))
    return link
  }
}

/** Retries once to store opens; if that fails too, they wait for the next visitor's call. */
async function storedLater(c: Context<AppEnv>, code: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, STORE_AGAIN_MS))
  const opens = unstoredOpens.take(code)
  if (!opens) return
  await objectOf(c, code)
    .open(code, opens.lastMs, opens.count)
    .catch(() => unstoredOpens.keep(code, opens))
}

/** A plain copy: an RPC result belongs to this request, and other requests will read it. */
const copyOf = (link: Opened | undefined): Opened | undefined =>
  link && {
    url: link.url,
    createdMs: link.createdMs,
    closedMs: link.closedMs,
    reports: link.reports,
    isClosedByOwner: link.isClosedByOwner,
  }

/** The guessed codes of this isolate. */
const guesses = new Guesses(guessLookPauseMs)

/**
 * Refuses a client over its misses before calling any object. Codes that have a link pass: existing links may be opened
 * without limit.
 *
 * @throws {Problem} `rate_limited`.
 */
async function refuseGuess(c: Context<AppEnv>, code: string, nowMs: number): Promise<void> {
  if (!limitsAreOn(c) || !guesses.hasSpent(clientOf(c), nowMs)) return
  const look = (codes: readonly string[]): Promise<ReadonlySet<string>> => codesInRecords(c.env, codes)
  // If the record fails, only the object knows.
  const isLink = await guesses.isLink(code, nowMs, look, (asking) => stay(c, asking)).catch(() => true)
  if (!isLink) throw rateLimited('miss')
}

/**
 * The answer of a code's object. A code without a link counts as a miss of its client, in every operation.
 *
 * @throws {Problem} `link_not_found`; `rate_limited` for a client over its misses.
 */
async function found<T>(call: Call, code: string, nowMs: number, ask: () => Promise<T | undefined>): Promise<T> {
  await refuseGuess(call.c, code, nowMs)
  const answer = await ask()
  if (answer === undefined) throw await missed(call, nowMs)
  guesses.know(code)
  return answer
}

/** Counts a code without a link. */
async function missed({ c, facts }: Call, nowMs: number): Promise<Error> {
  try {
    await countRequest(c, 'miss')
  } catch (error) {
    guesses.spend(clientOf(c), nowMs + ratePeriodSeconds * 1000)
    throw error
  }
  // The other operations name their own rate class.
  const isOpen = facts.contract.rate === undefined
  return problems.linkNotFound(isOpen && limitsAreOn(c) ? { 'RateLimit-Policy': ratePolicy('miss') } : {})
}

/** Keeps a request alive until its work settles, even after its visitor has left. */
function stay(c: Context<AppEnv>, work: Promise<unknown>): void {
  c.executionCtx.waitUntil(work.catch(() => undefined))
}

async function reportLink({ code: given }: { code: string }, call: Call): Promise<object> {
  const { c } = call
  const sent = { site: c.req.header('sec-fetch-site'), origin: c.req.header('origin') }
  if (isCrossSite(sent, ownOrigins(c))) throw problems.crossSiteReport()
  const code = knownForm(given)
  const secret = c.env.REPORTER_SECRET
  if (!secret) throw problems.reportsNotConfigured()
  const client = reporterKey(c.req.header('cf-connecting-ip'))
  const purpose = `report|${code}`
  const reporter = await clientHash(secret, purpose, client)
  // While the secret is being replaced, a reporter counted under the previous one is not counted again.
  const previous = c.env.REPORTER_SECRET_PREVIOUS
  const former = previous ? await clientHash(previous, purpose, client) : undefined
  const nowMs = Date.now()
  const outcome = await found(call, code, nowMs, () =>
    repeatable(() => objectOf(c, code).report(code, reporter, nowMs, former)),
  )
  const { reports, counted } = outcome
  const isClosed = outcome.isClosed || isBlocked(c, outcome.url)
  if (wantsPage(c)) return pageAnswer(c, (surroundings) => reportedPage({ reports, isClosed, counted }, surroundings))
  return { code, status: isClosed ? 'closed' : 'open', reports, reportsToClose, counted } satisfies z.infer<
    typeof words.ReportResult
  >
}

async function closeLink(
  { code: given, closeToken: token }: { code: string; closeToken: string },
  call: Call,
): Promise<object> {
  const code = knownForm(given)
  const key = await closeKey(token, code)
  const nowMs = Date.now()
  const outcome = await found(call, code, nowMs, () =>
    repeatable(() => objectOf(call.c, code).closeByOwner(code, key, nowMs)),
  )
  if (!outcome.link) throw problems.wrongCloseToken()
  return shownLink(outcome.link, call)
}

async function byOperator({ code: given }: { code: string }, call: Call, deed: 'close' | 'reopen'): Promise<object> {
  const { c } = call
  const secret = c.env.OPERATOR_SECRET?.trim()
  if (!secret) throw routeNotFound() // as if the route did not exist
  const secrets = [secret, c.env.OPERATOR_SECRET_PREVIOUS?.trim() || secret]
  const authorization = c.req.header('authorization')
  const fits = await Promise.all(secrets.map((each) => isBearer(authorization, each)))
  if (!fits.includes(true)) {
    await countRequest(c, 'miss') // guesses are limited, the operator is not
    throw problems.unauthorized()
  }
  const code = knownForm(given)
  const nowMs = Date.now()
  const link = await repeatable(() => objectOf(c, code)[deed](code, nowMs))
  if (!link) throw problems.linkNotFound()
  return shownLink(link, call)
}

function linkInfo(call: Call, given: string): Promise<ShownLink> {
  const code = knownForm(given)
  const nowMs = Date.now()
  return found(call, code, nowMs, () => repeatable(() => objectOf(call.c, code).info(code, nowMs)))
}

function shownLink(link: Link, { c }: Call): z.infer<typeof words.LinkResult> {
  return linkResult(link, basesOf(c), isBlocked(c, link.url))
}

const basesOf = (c: Context<AppEnv>): { baseUrl: string; linkBaseUrl: string } => ({
  baseUrl: baseUrl(c),
  linkBaseUrl: linkBaseUrl(c),
})

/** Only a well-formed code reaches an object: junk paths must not create objects. */
function knownForm(given: string): string {
  const code = parseCode(given)
  if (code === undefined) throw problems.linkNotFound()
  return code
}

function refuseClosed(c: Context<AppEnv>, { url, closedMs, reports, isClosedByOwner }: Opened): void {
  if (closedMs !== null) throw new problems.LinkClosed(closedBy(reports, isClosedByOwner), closedMs)
  if (isBlocked(c, url)) throw new problems.LinkClosed('blocked-host', null)
}

function closedBy(reports: number, isByOwner: boolean): problems.ClosedBy {
  if (isByOwner) return 'owner'
  return reports < reportsToClose ? 'operator' : 'reports'
}

function isBlocked(c: Context<AppEnv>, url: string): boolean {
  const hosts = blockedHosts(c.env)
  return hosts.size > 0 && isWithin(new URL(url).hostname, hosts)
}

/** The object of a code. It is created near its first caller and stays there: Singapore or Hong Kong. */
function objectOf(c: Context<AppEnv>, code: string): DurableObjectStub<ShortLink> {
  return c.env.LINK.getByName(code, { locationHint: 'apac-se' })
}

/** Repeats an idempotent call once, on a new stub, if the platform marks the error as retryable. */
async function repeatable<T>(call: () => Promise<T>): Promise<T> {
  return answered(call().catch((error: unknown) => (isRetryable(error) ? call() : Promise.reject(error as Error))))
}

/** Flags that the platform sets on its errors: an overloaded object must not be called again. */
function isRetryable(error: unknown): boolean {
  const { retryable, overloaded } = error as { retryable?: unknown; overloaded?: unknown }
  return retryable === true && overloaded !== true
}

/** An object that does not answer is a 503. There is no fallback: it would skip a count or a closure. */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    // The request that led the shared call logs its failure, once.
    if (!(error instanceof OpenFailed))
      console.error(JSON.stringify({ level: 'error', event: 'link_object_failed', ...traceOf(error) }))
    throw problems.storageUnavailable()
  }
}

function ownOrigins(c: Context<AppEnv>): string[] {
  return [baseUrl(c), linkBaseUrl(c), c.req.url].flatMap((url) => URL.parse(url)?.origin ?? [])
}
