import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { forThisHost } from './cache.ts'
import { baseUrl } from './respond.ts'
import { limitsAreOn, ratePolicy } from './rate-limit.ts'
import { contactUri } from './contact-uri.ts'
import { CONTACT, ORIGIN } from './site-origin.ts'

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
  return withAddresses(file, c)
}

/** The file with the service's base in place of `ORIGIN`; pictures, styles and scripts are streamed unchanged. */
async function withAddresses(file: Response, c: Context<AppEnv>): Promise<Response> {
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
  const base = baseUrl(c)
  // Without a contact, link to the page that says so.
  const contact =
    contactUri(c.env.OPERATOR_CONTACT ?? '') ??
    `${base}${/^\/en(?:\/|$)/.test(c.req.path) ? '/en' : ''}/privacy#operator`
  const text = (await file.text()).replaceAll(CONTACT, () => contact.replaceAll('&', '&amp;')).replaceAll(ORIGIN, base)
  return new Response(text, { status: file.status, headers })
}
