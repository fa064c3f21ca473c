import type { Context } from 'hono'
import { Answer, JSON_TYPE, type AnswerBody } from './answer.ts'
import {
  cacheClasses,
  cacheControl,
  etagMatches,
  forThisHost,
  isShared,
  isUnmodifiedSince,
  isWanted,
  strongEtag,
  type CacheClass,
} from './cache.ts'
import type { AppEnv } from '../env.ts'
import type { RequestFacts } from './contract.ts'
import { Problem, problemText, refusedParameter, statusOf } from './problem.ts'
import { limitsAreOn, ratePolicy } from './rate-limit.ts'
import { RefusedInput } from './refused-input.ts'
import { utf8Bytes } from './values.ts'

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'
const ALLOWED_METHODS = 'GET, HEAD, POST, OPTIONS'
const EXPOSED_HEADERS =
  'ETag, Retry-After, RateLimit-Policy, Content-Length, Content-Range, Accept-Ranges, Location, X-Request-Id'
/** One year, without subdomains: those are not ours. */
const HSTS = 'max-age=31536000'
/** A page whose tracing adds headers to every call must not fail. The wildcard excludes Authorization (Fetch, section 4.9). */
const ANY_HEADER = '*, Authorization'
const PREFLIGHT_SECONDS = '86400'

/** Public base of links and problem types: the setting BASE_URL without a trailing slash, or the request's own origin. */
export function baseUrl(c: Context<AppEnv>): string {
  return c.env.BASE_URL?.replace(/\/+$/, '') || originOf(c.req.url)
}

/** A host name has at most 253 characters (RFC 1035, section 2.3.4); a longer origin is dropped, and links are relative. */
const ORIGIN_CHARS_MAX = 'https://:65535'.length + 253

/** Caches the last origin: parsing it costs more than all other work on the URL. */
let last = { start: '', origin: '' }

function originOf(url: string): string {
  const start = url.slice(0, url.indexOf('/', 'https://'.length))
  if (start.length > ORIGIN_CHARS_MAX) return ''
  if (last.start !== start) last = { start, origin: new URL(start).origin }
  return last.origin
}

/** A Cloudflare ray ID, such as `8f2c1d9a7b3e4f60-BKK`. */
const RAY = /^[\w-]{1,40}$/

/** The facts of one request; its id is generated on first use, which most answers never need. */
export class Facts implements RequestFacts {
  readonly contract: RequestFacts['contract']
  readonly #c: Context<AppEnv>
  #id: string | undefined

  constructor(c: Context<AppEnv>, contract: RequestFacts['contract']) {
    this.#c = c
    this.contract = contract
  }

  get id(): string {
    return (this.#id ??= requestId(this.#c))
  }
}

/** Cloudflare's ray ID, otherwise a random id. */
function requestId(c: Context<AppEnv>): string {
  const ray = c.req.raw.headers.get('cf-ray')
  if (ray !== null && RAY.test(ray)) return ray
  const uuid = crypto.randomUUID() // its first and last digits are random (RFC 9562, 5.4)
  return uuid.slice(0, 8) + uuid.slice(-8)
}

/** The headers of every API answer that no shared cache may store, errors included. */
export function commonHeaders(c: Context<AppEnv>, { id, contract }: RequestFacts): Record<string, string> {
  return { ...constantHeaders(contract, limitsAreOn(c)), 'X-Request-Id': id }
}

/** The headers that depend on the contract alone. */
function constantHeaders({ sameSite, rate }: RequestFacts['contract'], withLimits: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': HSTS,
    ...(!sameSite && {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': EXPOSED_HEADERS,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
    ...(rate && withLimits && { 'RateLimit-Policy': ratePolicy(rate) }),
  }
}

/** Turns a handler's result into the response: body, ETag and 304, cache class, common headers. */
export function respond(result: object, c: Context<AppEnv>, facts: RequestFacts, usual: CacheClass): Response {
  if (result instanceof Response) return result
  const { body, options } = result instanceof Answer ? result : new Answer(JSON.stringify(result))
  const cache = options.cache ?? usual
  const etag = cacheClasses[cache].etag ? (options.etag ?? etagOf(body)) : undefined
  if (etag !== undefined && !isWanted(c.req.raw.headers, etag, options.modifiedMs)) throw notWanted()
  const isKnown = isKnownToClient(etag, options.modifiedMs, c)
  const type = isKnown ? undefined : (options.contentType ?? JSON_TYPE)
  const isOfHost = facts.contract.namesHost === true && !c.env.BASE_URL
  const own = isKnown ? undefined : options.headers
  const headers = readyHeaders(facts.contract, {
    ownNames: own ? Object.keys(own).join(' ') : '',
    withLimits: limitsAreOn(c),
    hasEtag: etag !== undefined,
    isDated: options.modifiedMs !== undefined,
    cache,
    type,
    isOfHost,
  })
  // A shared cache would serve the first client's request id to everyone.
  if (isOfHost || !isShared(cache)) headers.set('X-Request-Id', facts.id)
  if (etag !== undefined) headers.set('ETag', etag)
  if (options.modifiedMs !== undefined && !isKnown)
    headers.set('Last-Modified', new Date(options.modifiedMs).toUTCString())
  if (cacheClasses[cache].header === undefined) headers.set('Cache-Control', cacheControl(cache, Date.now()))
  for (const name in own) headers.set(name, own[name] ?? '')
  const response = new Response(isKnown ? null : body, { status: isKnown ? 304 : (options.status ?? 200), headers })
  if (c.req.raw.method === 'HEAD' && !isKnown) setLength(response.headers, body)
  return response
}

const notWanted = (): Problem =>
  new Problem('precondition_failed', {
    en: 'The answer is not, or no longer, the one that If-Match or If-Unmodified-Since names.',
    th: 'คำตอบไม่ตรงกับที่ If-Match หรือ If-Unmodified-Since ระบุ',
  })

/** Whether the client already has this version of the answer. An ETag alone decides (RFC 9110, 13.2.2). */
function isKnownToClient(etag: string | undefined, modifiedMs: number | undefined, c: Context<AppEnv>): boolean {
  const { headers } = c.req.raw
  const ifNoneMatch = etag === undefined ? null : headers.get('if-none-match')
  if (etag !== undefined && ifNoneMatch !== null) return etagMatches(ifNoneMatch, etag)
  return modifiedMs !== undefined && isUnmodifiedSince(headers.get('if-modified-since'), modifiedMs)
}

/** What determines an answer's headers besides its contract, except the values of its own ones. */
interface Shape {
  readonly ownNames: string
  readonly withLimits: boolean
  readonly hasEtag: boolean
  readonly isDated: boolean
  readonly cache: CacheClass
  readonly type: string | undefined
  readonly isOfHost: boolean
}

const ready = new WeakMap<RequestFacts['contract'], { readonly shape: Shape; readonly headers: Headers }[]>()

/**
 * The headers that a contract's answers of one shape share. Each answer sets its own values on them, and its response copies
 * all: a copy takes half as long as building headers from an object. A contract has few shapes, so comparing them one by one
 * is faster than deriving a key.
 */
function readyHeaders(contract: RequestFacts['contract'], shape: Shape): Headers {
  let known = ready.get(contract)
  if (!known) ready.set(contract, (known = []))
  for (const each of known) if (areSame(each.shape, shape)) return each.headers
  const { header } = cacheClasses[shape.cache]
  const headers = new Headers({
    ...constantHeaders(contract, shape.withLimits),
    ...(header !== undefined && { 'Cache-Control': shape.isOfHost ? forThisHost(header) : header }),
    ...(shape.type !== undefined && { 'Content-Type': shape.type }),
  })
  known.push({ shape, headers })
  return headers
}

const areSame = (a: Shape, b: Shape): boolean =>
  a.cache === b.cache &&
  a.type === b.type &&
  a.hasEtag === b.hasEtag &&
  a.isDated === b.isDated &&
  a.ownNames === b.ownNames &&
  a.isOfHost === b.isOfHost &&
  a.withLimits === b.withLimits

/** HEAD answers the length of the omitted body, if known. */
function setLength(headers: Headers, body: AnswerBody): void {
  const length = byteLength(body)
  if (length !== undefined) headers.set('Content-Length', String(length))
}

function etagOf(body: AnswerBody): string | undefined {
  return typeof body === 'string' || body instanceof Uint8Array ? strongEtag(body) : undefined
}

function byteLength(body: AnswerBody): number | undefined {
  if (typeof body === 'string') return utf8Bytes(body)
  if (body instanceof Uint8Array) return body.length
  return body instanceof Blob ? body.size : undefined
}

/** The answer to OPTIONS, a browser's preflight included. */
export function optionsResponse(c: Context<AppEnv>, allow: readonly string[], facts: RequestFacts): Response {
  const headers = commonHeaders(c, facts)
  headers['Allow'] = allow.join(', ')
  headers['Access-Control-Allow-Headers'] = ANY_HEADER
  if (!facts.contract.sameSite) {
    headers['Access-Control-Allow-Methods'] = ALLOWED_METHODS
    headers['Access-Control-Max-Age'] = PREFLIGHT_SECONDS
  }
  return new Response(null, { status: 204, headers })
}

/** The one place where an error becomes a response. Anything except a `Problem` is logged and answered without its message. */
export function problemResponse(error: unknown, c: Context<AppEnv>, facts: RequestFacts): Response {
  const problem = asProblem(error, c, facts)
  const rendered = facts.contract.renderProblem?.(problem, facts, c)
  if (rendered) return rendered
  const body = problemText(problem, { baseUrl: baseUrl(c), path: c.req.path, id: facts.id })
  const headers = {
    ...commonHeaders(c, facts),
    'Content-Type': PROBLEM_TYPE,
    'Cache-Control': 'no-store',
    ...problem.options.headers,
  }
  return new Response(body, { status: statusOf(problem), headers })
}

/** Returns an expected failure unchanged; logs anything else as `internal_error`. */
export function asProblem(error: unknown, c: Context<AppEnv>, facts: RequestFacts): Problem {
  if (error instanceof RefusedInput)
    return refusedParameter('invalid_parameter', error.parameter, 'query', error.refused)
  return error instanceof Problem ? error : internalError(error, c, facts)
}

/** Where an error happened, for the log; never its message, which may quote the caller's input. */
export function traceOf(error: unknown): { name: string; frames: string[] } {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an Error')
  return { name, frames: stack.split('\n').filter((line) => /^\s+at /.test(line)) }
}

function internalError(error: unknown, c: Context<AppEnv>, { id }: RequestFacts): Problem {
  const request = { method: c.req.method, route: c.req.routePath, requestId: id }
  console.error(JSON.stringify({ level: 'error', ...request, ...traceOf(error) }))
  return new Problem('internal_error', {
    en: 'Something went wrong on our side; quote the requestId when you report it.',
    th: 'ระบบขัดข้อง โปรดแจ้ง requestId นี้เมื่อรายงานปัญหา',
  })
}
