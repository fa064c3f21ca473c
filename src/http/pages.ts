import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { baseUrl } from './respond.ts'
import { ORIGIN } from './site-origin.ts'

const hasAddresses = /^(?:text\/(?:html|plain)|application\/xml|text\/xml)/

/** A static file of the site with its own headers from public/_headers; undefined where there is none. */
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
  return withAddresses(file, baseUrl(c))
}

/** The file with the service's base in place of `ORIGIN`; pictures, styles and scripts stream through as they are. */
async function withAddresses(file: Response, base: string): Promise<Response> {
  if (!file.body || !hasAddresses.test(file.headers.get('content-type') ?? '')) return file
  const headers = new Headers(file.headers)
  headers.delete('Content-Length')
  return new Response((await file.text()).replaceAll(ORIGIN, base), { status: file.status, headers })
}
