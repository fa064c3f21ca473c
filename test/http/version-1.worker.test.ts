import { describe, expect, it } from 'vitest'
import recorded from './version-1.json' with { type: 'json' }
import { send } from './client.ts'

/**
 * Requests with the answers of version 1.0. Inside v1 only additions are allowed: an answer still has every member that
 * it had, with the same value. Large answers and pictures are recorded as a hash and must be the same bytes.
 */
interface Recorded {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly type?: string
  readonly status: number
  readonly cacheControl: string | null
  readonly json?: object
  readonly hash?: string
}

const search = '/api/v1/tools/thai/address/search?'

/** What version 1.1 changes on purpose, by the beginning of path and body. */
const changed: readonly { readonly begins: string; readonly why: string }[] = [
  {
    begins: `${search}limit=5&q=${encodeURIComponent('ป่าตอง')}`,
    why: 'Patong corrected; San Pa Tong divided as its Thai name',
  },
  { begins: `${search}limit=5&q=patong`, why: 'the same' },
  { begins: `${search}q=${encodeURIComponent('บาง')}&level=subdistrict`, why: 'Yan Nawa divided as its Thai name' },
  {
    begins: '/api/v1/tools/thai/holidays.ics?year=2026',
    why: 'short names in SUMMARY, dates in words; UIDs no longer carry the host of the request',
  },
  { begins: '/robots.txt', why: 'lets openapi.json be read, and names the sitemap' },
]

const rows = (recorded as readonly Recorded[]).filter(
  ({ path, body = '' }) => !changed.some(({ begins }) => `${path} ${body}`.startsWith(begins)),
)

describe('version 1.0', () => {
  it('has a record of at least 300 requests', () => expect(rows.length).toBeGreaterThanOrEqual(300))

  it.for(rows)('$method $path $body', async ({ method, path, body, type, status, cacheControl, json, hash }) => {
    const response = await send(path, {
      method,
      ...(body !== undefined && { body }),
      ...(type !== undefined && { headers: { 'content-type': type } }),
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe(cacheControl)
    if (json) expect(await response.json()).toMatchObject(json)
    else expect(await hashOf(await response.arrayBuffer())).toBe(hash)
  })
})

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16)
}
