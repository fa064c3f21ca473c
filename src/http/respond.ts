import type { Context } from 'hono'
import type { AppEnv } from './env.ts'
import type { Contract } from './operation.ts'
import { Problem } from './problem.ts'
import { limitsAreOn, ratePolicy } from './rate-limit.ts'

/** What is known about a request while it is answered. */
export interface RequestFacts {
  readonly id: string
  readonly contract: Pick<Contract, 'rate' | 'sameSite' | 'renderProblem'>
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'
const ALLOWED_METHODS = 'GET, HEAD, POST, OPTIONS'
const EXPOSED_HEADERS =
  'ETag, Retry-After, RateLimit-Policy, Content-Length, Content-Range, Accept-Ranges, Location, X-Request-Id'
const PREFLIGHT_SECONDS = '86400'

/** Public base of links and problem types: the setting BASE_URL without a trailing slash, or the request's own origin. */
export function baseUrl(c: Context<AppEnv>): string {
  return c.env.BASE_URL?.replace(/\/+$/, '') || new URL(c.req.url).origin
}

/** Cloudflare's ray, or a random id on other hosts. */
export function requestId(c: Context<AppEnv>): string {
  return c.req.raw.headers.get('cf-ray') ?? crypto.randomUUID().replaceAll('-', '').slice(0, 16)
}

/** Headers that every answer of the API carries, errors too. */
export function commonHeaders(c: Context<AppEnv>, { id, contract }: RequestFacts): Record<string, string> {
  const headers: Record<string, string> = { 'X-Content-Type-Options': 'nosniff', 'X-Request-Id': id }
  if (!contract.sameSite) {
    headers['Access-Control-Allow-Origin'] = '*'
    headers['Access-Control-Expose-Headers'] = EXPOSED_HEADERS
    headers['Cross-Origin-Resource-Policy'] = 'cross-origin'
  }
  if (contract.rate && limitsAreOn(c)) headers['RateLimit-Policy'] = ratePolicy(contract.rate)
  return headers
}

/** The answer to OPTIONS, a browser's preflight included. */
export function optionsResponse(c: Context<AppEnv>, allow: readonly string[], facts: RequestFacts): Response {
  const headers = commonHeaders(c, facts)
  headers['Allow'] = allow.join(', ')
  if (!facts.contract.sameSite) {
    headers['Access-Control-Allow-Methods'] = ALLOWED_METHODS
    headers['Access-Control-Allow-Headers'] = 'Content-Type, If-None-Match, Range'
    headers['Access-Control-Max-Age'] = PREFLIGHT_SECONDS
  }
  return new Response(null, { status: 204, headers })
}

/** The one place where an error becomes a response. What is not a `Problem` is logged and answered without its text. */
export function problemResponse(error: unknown, c: Context<AppEnv>, facts: RequestFacts): Response {
  const problem = error instanceof Problem ? error : internalError(error, c, facts)
  const rendered = facts.contract.renderProblem?.(problem, facts, c)
  if (rendered) return rendered
  const body = problem.body({ baseUrl: baseUrl(c), path: c.req.path, id: facts.id })
  const headers = {
    ...commonHeaders(c, facts),
    'Content-Type': PROBLEM_TYPE,
    'Cache-Control': 'no-store',
    ...problem.options.headers,
  }
  return new Response(JSON.stringify(body), { status: problem.status, headers })
}

/** Logs where it happened, never the message: that may quote what the caller sent. */
function internalError(error: unknown, c: Context<AppEnv>, { id }: RequestFacts): Problem {
  const { name, stack = '' } = error instanceof Error ? error : new Error('not an Error')
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  console.error(
    JSON.stringify({ level: 'error', method: c.req.method, route: c.req.routePath, requestId: id, name, frames }),
  )
  return new Problem('internal_error', {
    en: 'Something went wrong on our side; quote the requestId when you report it.',
    th: 'ระบบขัดข้อง โปรดแจ้ง requestId นี้เมื่อรายงานปัญหา',
  })
}
