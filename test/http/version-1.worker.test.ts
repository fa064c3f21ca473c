import { describe, expect, it } from 'vitest'
import calendar from '../../src/holidays/calendar.generated.json' with { type: 'json' }
import recorded from './version-1.json' with { type: 'json' }
import { send } from './client.ts'

/**
 * Requests with the answers of version 1.0. Within v1 only additions are allowed: an answer keeps every member with its
 * value. Large answers and pictures are recorded as a hash and must be the same bytes. Clients switch on the code of a
 * problem, so its sentences may be reworded.
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

/**
 * The lists of this year and the next may change any night. Answers about days then differ from the record, as do refusals,
 * which name the announced years; test/holidays tests them.
 */
const HOLIDAYS = /\/holidays/
const RECORDED = '2026-11-20'
const hasNewHolidays = calendar.updatedAt > RECORDED

const search = '/api/v1/tools/thai/address/search?'

/** Intentional changes of later versions, by the beginning of path and body. */
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
  {
    begins: '/api/v1/tools/qr {"kind":"text","text":"a","style":{"color":"036","caption":',
    why: 'captions are set as large as their marks leave room',
  },
  { begins: '/api/v1/tools/thai/date?date=20261120', why: '1.2 reads eight digits, as people type them into a form' },
  { begins: '/api/v1/tools/thai/holidays?year=2027', why: 'note names the list that is missing' },
  { begins: '/robots.txt', why: 'lets openapi.json be read, and names the sitemap' },
]

const rows = (recorded as readonly Recorded[]).filter(
  ({ path, body = '' }) =>
    !changed.some(({ begins }) => `${path} ${body}`.startsWith(begins)) && !(hasNewHolidays && HOLIDAYS.test(path)),
)

describe('version 1.0', () => {
  it('has a record of at least 300 requests', () => expect(recorded.length).toBeGreaterThanOrEqual(300))

  it.for(rows)('$method $path $body', async ({ method, path, body, type, status, cacheControl, json, hash }) => {
    const response = await send(path, {
      method,
      ...(body !== undefined && { body }),
      ...(type !== undefined && { headers: { 'content-type': type } }),
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe(cacheControl)
    if (json) expect(await response.json()).toMatchObject(status < 400 ? json : withoutSentences(json as ProblemBody))
    else expect(await hashOf(await withoutAdditions(response))).toBe(hash)
  })
})

interface ProblemBody {
  readonly errors?: readonly Readonly<Record<'parameter' | 'in' | 'message' | 'messageTh', string>>[]
}

/** A problem without its sentences. */
function withoutSentences({ errors, ...body }: ProblemBody): object {
  const any: unknown = expect.any(String)
  const sentences = { title: any, titleTh: any, detail: any, detailTh: any }
  const present = Object.entries(sentences).filter(([name]) => name in body)
  return {
    ...body,
    ...Object.fromEntries(present),
    ...(errors && { errors: errors.map((error) => ({ ...error, message: any, messageTh: any })) }),
  }
}

/** Members that version 1.2 adds; without them the bytes must equal the record. */
const ADDED = new Set(['regional'])

async function withoutAdditions(response: Response): Promise<ArrayBuffer | Uint8Array<ArrayBuffer>> {
  const bytes = await response.arrayBuffer()
  if (!response.headers.get('content-type')?.startsWith('application/json')) return bytes
  const body = Object.entries(JSON.parse(new TextDecoder().decode(bytes)) as object)
  const recordedBody = Object.fromEntries(body.filter(([name]) => !ADDED.has(name)))
  return Uint8Array.from(new TextEncoder().encode(JSON.stringify(recordedBody)))
}

async function hashOf(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 16)
}
