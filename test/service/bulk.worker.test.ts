import { describe, expect, it } from 'vitest'
import { bulkQrsMax, bulkRequestsMax, bulkResultsCharsMax } from '../../src/limits.ts'
import { exampleInit, exampleUrl, operations, send } from '../http/client.ts'

interface Result {
  readonly status: number
  readonly body: { readonly code?: string; readonly instance?: string; readonly requestId?: string }
}

const bulk = (requests: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  send('/api/v1/bulk', { method: 'POST', headers, body: JSON.stringify({ requests }) })

async function results(requests: readonly unknown[]): Promise<readonly Result[]> {
  const response = await bulk(requests)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { count, results: list } = await response.json<{ count: number; results: Result[] }>()
  expect(count).toBe(requests.length)
  return list
}

const T = '/api/v1/tools/thai'
const pure = operations.filter(({ contract }) => contract.isPure)

describe('bulk', () => {
  it.for(pure)('answers $method $path byte for byte as the endpoint does', async (operation) => {
    const { method } = operation
    const path = exampleUrl(operation, { ...(operation.contract.formats && { format: 'json' }) })
    const init = exampleInit(operation)
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as object) : undefined
    const own = await send(path, body ? { ...init, headers: { 'content-type': 'application/json' } } : init)
    const sent = body && 'texts' in body ? { text: 'บางรัก กรุงเทพ' } : body
    const expected = sent === body ? own : await send(path, { ...init, body: JSON.stringify(sent) })
    const response = await bulk([{ method, path, ...(sent && { body: sent }) }])
    const text = await response.text()
    expect(text).toBe(`{"count":1,"results":[{"status":${expected.status},"body":${await expected.text()}}]}`)
  })

  it.for([
    { path: `${T}/baht-text?amount=abc`, code: 'invalid_parameter' },
    { path: `${T}/baht-text`, code: 'missing_parameter' },
    { path: `${T}/baht-text?amount=%FF`, code: 'malformed_encoding' },
    { path: `${T}/address/postcode/00000`, code: 'postcode_not_found' },
    { path: `${T}/holidays/2030-01-01`, code: 'year_not_announced' },
    { path: `${T}/address/districts?province=XX`, code: 'province_not_found' },
  ])('answers the problem of $path as the endpoint does', async ({ path, code }) => {
    const own = await (await send(path)).json<{ requestId: string }>()
    const [first] = await results([{ path }])
    expect(first?.body.code).toBe(code)
    expect(first?.body).toEqual({ ...own, requestId: expect.any(String) as string })
  })

  it('accepts a trailing slash, as the endpoint does by itself', async () => {
    const [entry] = await results([{ path: '/api/v1/tools/thai/baht-text/?amount=21' }])
    expect(entry).toMatchObject({ status: 200, body: { text: 'ยี่สิบเอ็ดบาทถ้วน' } })
  })

  it('preserves the order, and one bad entry does not affect the others', async () => {
    const amounts = Array.from({ length: bulkRequestsMax }, (_, i) => (i === 7 ? 'seven' : String(i)))
    const list = await results(amounts.map((amount) => ({ path: `${T}/baht-text?amount=${amount}` })))
    expect(list.map(({ status }) => status)).toEqual(amounts.map((amount) => (amount === 'seven' ? 400 : 200)))
    expect(list[21]?.body).toEqual({ amount: '21.00', text: 'ยี่สิบเอ็ดบาทถ้วน' })
  })

  it('gives every problem the id of the whole request', async () => {
    const response = await bulk([{ path: `${T}/baht-text` }, { path: '/api/v1/health' }])
    const { results: list } = await response.json<{ results: Result[] }>()
    const id = response.headers.get('x-request-id')
    expect(list.map(({ body }) => body.requestId)).toEqual([id, id])
  })

  it.for([
    { path: '/api/v1/health', why: 'keeps state' },
    { path: '/api/v1/links/k7m2wq9n', why: 'keeps state' },
    { path: `${T}/speak.mp3?text=a`, why: 'sound' },
    { path: `${T}/address/all.json`, why: 'a file' },
    { path: `${T}/holidays.ics`, why: 'a feed' },
    { path: '/api/v1/tools/qr.svg?text=a', why: 'a picture' },
    { path: '/api/v1/bulk', why: 'itself' },
    { path: `https://sala.test${T}/baht-text?amount=1`, why: 'an absolute address, our own too' },
    { path: `//evil.example${T}/baht-text?amount=1`, why: 'another host' },
    { path: `/api/v1/../v1/tools/thai/baht-text?amount=1`, why: 'dot segments' },
    { path: `/api/v1/%2e%2e/v1/tools/thai/baht-text?amount=1`, why: 'encoded dot segments' },
    { path: `${T}\\baht-text?amount=1`, why: 'a backslash' },
    { path: ` ${T}/baht-text?amount=1`, why: 'a blank' },
    { path: `${T}/baht-text?amount=1#x`, why: 'a fragment' },
    { path: 'baht-text?amount=1', why: 'a relative path' },
    { path: '', why: 'nothing' },
  ])('refuses $path: $why', async ({ path }) => {
    const [first] = await results([{ path }])
    expect(first).toMatchObject({ status: 400, body: { code: 'not_in_bulk' } })
  })

  it.for([
    { entry: 'text', why: 'no object' },
    { entry: null, why: 'null' },
    { entry: {}, why: 'no path' },
    { entry: { path: 5 }, why: 'a path that is not text' },
    { entry: { path: `${T}/digits?text=1`, method: 'DELETE' }, why: 'another method' },
    { entry: { path: `${T}/digits?text=1`, header: 'x' }, why: 'an unknown property' },
    { entry: { path: `${T}/digits?text=1`, body: {} }, why: 'a body with GET' },
    { entry: { path: `${T}/digits?text=1&format=text` }, why: 'another form than JSON' },
    { entry: { path: `${T}/id?id=1&format=text` }, why: 'the same where anything is accepted' },
  ])('refuses an entry with $why in its own name', async ({ entry }) => {
    const [first, second] = await results([entry, { path: `${T}/digits?text=1` }])
    expect(first).toMatchObject({ status: 400, body: { code: 'invalid_parameter', instance: '/api/v1/bulk' } })
    expect(second?.status).toBe(200)
  })

  it('draws ten QR codes and refuses the eleventh', async () => {
    const one = { method: 'POST', path: '/api/v1/tools/qr', body: { kind: 'text', text: 'a' } }
    const list = await results(Array.from({ length: bulkQrsMax + 1 }, () => one))
    expect(list.map(({ status }) => status)).toEqual([...Array.from({ length: bulkQrsMax }, () => 200), 400])
    expect(list.at(-1)?.body.code).toBe('not_in_bulk')
  })

  it('answers no more once the results are long, and says where to send the others', async () => {
    const searches = Array.from({ length: bulkRequestsMax }, () => ({ path: `${T}/address/search?q=a&limit=100` }))
    const response = await bulk(searches)
    const text = await response.text()
    const { results: list } = JSON.parse(text) as { results: Result[] }
    const answered = list.filter(({ status }) => status === 200)
    const [one = ''] = answered.map((result) => JSON.stringify(result))
    expect(answered.length).toBe(Math.ceil(bulkResultsCharsMax / one.length))
    expect(list.slice(0, answered.length)).toEqual(answered)
    expect(list.at(-1)).toMatchObject({ status: 400, body: { code: 'not_in_bulk', instance: `${T}/address/search` } })
    expect(text.length).toBeLessThan(bulkResultsCharsMax + one.length + bulkRequestsMax * 1000)
  })

  it('answers a hundred searches of the usual length', async () => {
    const list = await results(
      Array.from({ length: bulkRequestsMax }, () => ({ path: `${T}/address/search?q=${encodeURIComponent('บาง')}` })),
    )
    expect(list.every(({ status }) => status === 200)).toBe(true)
  })

  it('reads a scanned text, and answers 200 to any', async () => {
    const path = '/api/v1/tools/promptpay/decode'
    const payload = '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E'
    const list = await results([
      { method: 'POST', path, body: { payload } },
      { method: 'POST', path },
    ])
    expect(list).toMatchObject([
      { status: 200, body: { valid: true } },
      { status: 200, body: { valid: false } },
    ])
  })

  it.for([
    { requests: undefined, code: 'missing_parameter' },
    { requests: [], code: 'invalid_parameter' },
    { requests: 'x', code: 'invalid_parameter' },
    { requests: Array.from({ length: bulkRequestsMax + 1 }, () => ({ path: '/' })), code: 'invalid_parameter' },
  ])('refuses the whole: $code', async ({ requests, code }) => {
    const response = await bulk(requests)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code })
  })

  it('refuses a body over 64 KB, and another media type', async () => {
    expect((await bulk([{ path: `${T}/digits?text=${'1'.repeat(66_000)}` }])).status).toBe(413)
    expect((await bulk([], { 'content-type': 'application/xml' })).status).toBe(415)
  })
})
