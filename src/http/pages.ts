import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { forThisHost } from './cache.ts'
import { baseUrl } from './respond.ts'
import { limitsAreOn, ratePolicy } from './rate-limit.ts'
import { contactUri } from './contact-uri.ts'
import { withAddresses } from './site-origin.ts'

const hasAddresses = /^(?:text\/(?:html|markdown|plain)|application\/xml|text\/xml)/

/** The asset server's redirects have no Cache-Control, so a shared cache would store them by heuristics. */
const REDIRECT_CACHE = 'public, max-age=3600'

/** A static file of the site with its headers from public/_headers and its rate limit; undefined for a path without a file. */
export async function sitePage(c: Context<AppEnv>): Promise<Response | undefined> {
  const { method, headers } = c.req.raw
  if (!/^(?:GET|HEAD)$/.test(method)) return undefined
  const condition = headers.get('if-none-match')
  const file = await c.env.ASSETS.fetch(c.req.url, {
    method,
    redirect: 'manual',
    headers: condition === null ? {} : { 'If-None-Match': condition },
  })
  if (file.status === 404) return undefined
  return withOwnAddresses(file, c)
}

/** The file with the service's base in place of `ORIGIN`; pictures, styles and scripts are streamed unchanged. */
export async function withOwnAddresses(file: Response, c: Context<AppEnv>): Promise<Response> {
  const headers = new Headers(file.headers)
  if (headers.has('location')) {
    headers.set('Cache-Control', REDIRECT_CACHE)
    return new Response(null, { status: file.status, headers })
  }
  if (limitsAreOn(c)) headers.set('RateLimit-Policy', ratePolicy('page'))
  if (!file.body || !hasAddresses.test(headers.get('content-type') ?? ''))
    return new Response(file.body, { status: file.status, headers })
  headers.delete('Content-Length')
  if (!c.env.BASE_URL) headers.set('Cache-Control', forThisHost(headers.get('cache-control') ?? 'private'))
  const text = withAddresses(await file.text(), baseUrl(c), contactUri(c.env.OPERATOR_CONTACT ?? ''))
  return new Response(text, { status: file.status, headers })
}
