import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { service } from '../../src/app.ts'
import { MemoryRateLimit } from '../../selfhost/worker/rate-limit.ts'
import { bulkQrsMax, bulkRequestsMax, rateLimits } from '../../src/limits.ts'
import { send } from '../http/client.ts'

type Class = keyof typeof rateLimits

/** Unused counters of these classes, as in the service without Cloudflare; their minute never ends. */
const limiters = (requestsMax: Partial<Record<Class, number>>): object =>
  Object.fromEntries(
    Object.entries(requestsMax).map(([name, max]) => [
      rateLimits[name as Class].binding,
      new MemoryRateLimit(max, 60_000, () => 0),
    ]),
  )

/** Unused counters of all classes. */
const fresh = (): object => ({
  RATE_LIMITS: 'on',
  ...limiters(Object.fromEntries(Object.entries(rateLimits).map(([name, { requestsMax }]) => [name, requestsMax]))),
})

interface Body {
  readonly code?: string
  readonly detailTh?: string
  readonly instance?: string
}

interface Result {
  readonly status: number
  readonly body: Body
}

const headers = { 'content-type': 'application/json', 'cf-connecting-ip': '203.0.113.7' }
const postTo = (path: string, body: object, bindings: object): Promise<Response> =>
  send(path, { method: 'POST', headers, body: JSON.stringify(body) }, bindings)

async function bulk(requests: readonly object[], bindings: object): Promise<readonly Result[]> {
  const response = await postTo('/api/v1/bulk', { requests }, bindings)
  expect(response.status).toBe(200)
  return (await response.json<{ results: Result[] }>()).results
}

interface Message {
  readonly id: number
  readonly error?: { readonly code: number; readonly data: Body }
  readonly result?: {
    readonly isError?: boolean
    readonly content: readonly { readonly type: string; readonly text?: string }[]
  }
}

async function mcp(methods: readonly (readonly [method: string, params?: object])[], bindings: object) {
  const messages = methods.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, ...(params && { params }) }))
  const accept = 'application/json, text/event-stream'
  const response = await send(
    '/mcp',
    { method: 'POST', headers: { ...headers, accept }, body: JSON.stringify(messages) },
    bindings,
  )
  const text = await response.text()
  const answers = text.startsWith('[')
    ? (JSON.parse(text) as Message[])
    : [...text.matchAll(/^data: (.+)$/gm)].map(([, data = '']) => JSON.parse(data) as Message)
  return answers.toSorted((a, b) => a.id - b.id)
}

const problemIn = ({ result }: Message): Body => JSON.parse(result?.content[0]?.text ?? '{}') as Body

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)
const cheap = { path: '/api/v1/tools/thai/digits?text=1' }
const picture = { method: 'POST', path: '/api/v1/tools/qr', body: { kind: 'text', text: 'a' } }
const drawing = ['tools/call', { name: 'qr', arguments: picture.body }] as const
const paying = ['tools/call', { name: 'promptpay', arguments: { phone: '0812345678' } }] as const
const counting = ['tools/call', { name: 'digits', arguments: { text: '1' } }] as const
const { data, image } = rateLimits

describe('static files that the Worker passes on', () => {
  it.for([
    ['/docs', 'page', 200],
    ['/en/', 'page', 200],
    ['/icon-is-not-there', 'page', 404],
    ['/api/v1/openapi.json', 'dataset', 200],
    ['/api/v1/tools/thai/address/all.json', 'dataset', 200],
    ['/api/v1/tools/thai/address/all.csv', 'dataset', 200],
  ] as const)('%s is limited generously, in class %s', async ([path, name, status]) => {
    const bindings = fresh()
    const { requestsMax } = rateLimits[name]
    const policy = `"${name}";q=${requestsMax};w=60`
    for (let i = 0; i < requestsMax; i++) {
      const response = await send(path, { method: 'HEAD', headers }, bindings)
      expect(response.status).toBe(status)
      expect(response.headers.get('ratelimit-policy')).toBe(policy)
    }
    const refused = await send(path, { headers }, bindings)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit-policy')).toBe(policy)
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
    expect((await send(path, { headers: { 'cf-connecting-ip': '203.0.113.8' } }, bindings)).status).toBe(status)
    expect((await send(path, { headers }, { ...bindings, RATE_LIMITS: 'off' })).status).toBe(status)
  })

  it.for([
    ['/api/nowhere', 'page', 404, 'https://sala.test'],
    ['/api/v1/health', 'data', 200, 'https://sala.test'],
    ['/api/v1', 'data', 200, 'https://sala.test'],
    ['/robots.txt', 'page', 200, 'https://sala.test'],
    ['/nowhere', 'page', 404, 'https://sa.la'],
    ['/docs', 'page', 404, 'https://sa.la'],
    ['/robots.txt', 'page', 200, 'https://sa.la'],
    ['/.well-known/security.txt', 'page', 200, 'https://sa.la'],
  ] as const)('%s counts too, in class %s', async ([path, name, status, origin]) => {
    const some = { LINKS_BASE_URL: 'https://sa.la', BASE_URL: 'https://sala.test', OPERATOR_CONTACT: 'help@sala.test' }
    const bindings = { ...env, ...fresh(), ...some, ...limiters({ [name]: 1 }) }
    const seen: number[] = []
    for (let i = 0; i < 2; i++) {
      const answer = await service.fetch(new Request(origin + path, { headers }), bindings, createExecutionContext())
      seen.push(answer.status)
    }
    expect(seen).toEqual([status, 429])
  })

  it('are counted apart from the API, once each', async () => {
    const bindings = { ...fresh(), ...limiters({ page: 1, data: 1 }) }
    const seen: number[] = []
    for (const path of ['/docs', cheap.path, '/docs', cheap.path]) {
      seen.push((await send(path, { headers }, bindings)).status)
    }
    expect(seen).toEqual([200, 200, 429, 429])
  })
})

describe('a bulk', () => {
  it('of a hundred cheap entries passes whole, beside ordinary requests', async () => {
    const bindings = fresh()
    for (let i = 0; i < 100; i++) await send(cheap.path, { headers }, bindings)
    const results = await bulk(times(bulkRequestsMax, cheap), bindings)
    expect(results.every(({ status }) => status === 200)).toBe(true)
  })

  it('draws no more pictures than direct requests, and answers each further one with its own 429', async () => {
    const bindings = fresh()
    const answers: Result[] = []
    for (let drawn = 0; drawn < image.requestsMax; drawn += bulkQrsMax) {
      answers.push(...(await bulk(times(bulkQrsMax, picture), bindings)))
    }
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const [refused, other] = await bulk([picture, cheap], bindings)
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited', instance: '/api/v1/tools/qr' } })
    expect(refused?.body.detailTh).toMatch(/[ก-๙]/)
    expect(other?.status).toBe(200)
    expect((await send('/api/v1/tools/qr.png?text=a', { headers }, bindings)).status).toBe(429)
  })

  it('counts in the class of each entry besides its own: what is left is what direct requests have', async () => {
    const bindings = fresh()
    for (let i = 0; i < 5; i++) await bulk(times(bulkRequestsMax, cheap), bindings)
    const rest = data.requestsMax - 5 * bulkRequestsMax
    for (let i = 0; i < rest; i++) expect((await send(cheap.path, { headers }, bindings)).status).toBe(200)
    expect((await send(cheap.path, { headers }, bindings)).status).toBe(429)
    const results = await bulk([cheap, { path: '/nowhere' }], bindings)
    expect(results.map(({ status }) => status)).toEqual([429, 400])
  })

  it('asks a class that is spent no more', async () => {
    const asked: string[] = []
    const limit = ({ key }: { key: string }): Promise<{ success: boolean }> => {
      asked.push(key)
      return Promise.resolve({ success: asked.length < 3 })
    }
    const results = await bulk(times(10, cheap), { ...fresh(), RATE_DATA: { limit } })
    expect(results.map(({ status }) => status)).toEqual([200, 200, ...times(8, 429)])
    expect(asked).toHaveLength(3)
  })

  it('counts nothing with RATE_LIMITS=off', async () => {
    const bindings = { ...fresh(), RATE_LIMITS: 'off' }
    for (let i = 0; i < 8; i++) {
      const results = await bulk(times(bulkQrsMax, picture), bindings)
      expect(results.every(({ status }) => status === 200)).toBe(true)
    }
  })
})

describe('a batch of MCP', () => {
  it('draws no more pictures than direct requests: each further call is an error result with its 429', async () => {
    const bindings = fresh()
    for (let drawn = 0; drawn < image.requestsMax; drawn += 10) {
      const answers = await mcp(times(10, drawing), bindings)
      expect(answers.every(({ result }) => result?.isError === undefined)).toBe(true)
    }
    const [refused, other] = await mcp([drawing, counting], bindings)
    expect(refused?.result?.isError).toBe(true)
    expect(refused && problemIn(refused)).toMatchObject({ code: 'rate_limited', status: 429 })
    expect(other?.result?.isError).toBeUndefined()
  })

  it('gives a payment code without its picture, and says so, once the pictures of the minute are drawn', async () => {
    const bindings = fresh()
    for (let i = 0; i < image.requestsMax; i++) await send('/api/v1/tools/qr.svg?text=a', { headers }, bindings)
    const [answer] = await mcp([paying], bindings)
    expect(answer?.result?.isError).toBeUndefined()
    const content = answer?.result?.content ?? []
    expect(content.map(({ type }) => type)).toEqual(['text', 'text'])
    expect(content[1]?.text).toContain('rate_limited')
    const [drawn] = await mcp([paying], fresh())
    expect(drawn?.result?.content.map(({ type }) => type)).toEqual(['text', 'image'])
  })

  it('counts every message in its class, besides the request in data', async () => {
    const bindings = fresh()
    const batches = Math.floor(data.requestsMax / 11)
    for (let i = 0; i < batches; i++) await mcp(times(10, i % 2 === 0 ? counting : (['tools/list'] as const)), bindings)
    const rest = data.requestsMax - batches * 11
    for (let i = 1; i < rest; i++) await send(cheap.path, { headers }, bindings)
    const [call, ...others] = await mcp([counting, ['tools/list'], ['nothing']], bindings)
    expect(call && problemIn(call)).toMatchObject({ code: 'rate_limited' })
    const refused = { code: -32_000, data: { code: 'rate_limited', status: 429 } }
    expect(others.map(({ error }) => error)).toMatchObject([refused, refused])
  })
})

const parse = (texts: readonly string[], bindings: object): Promise<Response> =>
  postTo('/api/v1/tools/thai/address/parse', { texts }, bindings)

describe('texts of address/parse', () => {
  it.for([
    { texts: 1, counts: 1 },
    { texts: 2, counts: 2 },
    { texts: 100, counts: 100 },
  ])('$texts count $counts, as many as one by one', async ({ texts, counts }) => {
    const bindings = fresh()
    for (let i = 0; i < data.requestsMax - counts; i++) await send(cheap.path, { headers }, bindings)
    expect((await parse(times(texts, 'บางรัก'), bindings)).status).toBe(200)
    expect((await send(cheap.path, { headers }, bindings)).status).toBe(429)
  })

  it('are refused as a whole when they do not fit, before any is read', async () => {
    const bindings = fresh()
    for (let i = 0; i < data.requestsMax - 5; i++) await send(cheap.path, { headers }, bindings)
    const refused = await parse(times(100, 'บางรัก'), bindings)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await refused.json()).toMatchObject({ code: 'rate_limited' })
  })

  it('count in a call of MCP as well', async () => {
    const bindings = fresh()
    for (let i = 0; i < data.requestsMax - 101; i++) await send(cheap.path, { headers }, bindings)
    const call = ['tools/call', { name: 'parseAddresses', arguments: { texts: times(100, 'บางรัก') } }] as const
    const [answer] = await mcp([call], bindings)
    expect(answer?.result?.isError).toBeUndefined()
    expect((await send(cheap.path, { headers }, bindings)).status).toBe(429)
  })
})

/** Whether a timer set at the last count fires before the answer, so that other requests run in between. */
const letsIn = async (path: string, body: object, counts: number): Promise<boolean> => {
  let left = counts
  let isIn = false
  const limit = (): Promise<{ success: boolean }> => {
    if (--left === 0) setTimeout(() => (isIn = true))
    return Promise.resolve({ success: true })
  }
  const answer = await postTo(path, body, { RATE_LIMITS: 'on', RATE_DATA: { limit }, RATE_BULK: { limit } })
  const others = isIn
  expect(answer.status).toBe(200)
  return others
}

describe('between two turns other requests are answered', () => {
  it('of texts', async () => {
    const path = '/api/v1/tools/thai/address/parse'
    expect(await letsIn(path, { texts: ['บางรัก', 'ปทุมวัน'] }, 2)).toBe(true)
    expect(await letsIn(path, { texts: ['บางรัก'] }, 1)).toBe(false)
  })

  it.for([
    { name: 'many short results', requests: times(60, cheap), is: true },
    { name: 'few short results', requests: times(2, cheap), is: false },
    {
      name: 'few long results',
      requests: times(3, { path: encodeURI('/api/v1/tools/thai/address/search?q=บาง') }),
      is: true,
    },
  ])('of a bulk: $name', async ({ requests, is }) => {
    expect(await letsIn('/api/v1/bulk', { requests }, 2)).toBe(is)
  })
})

it('a body of an entry is measured in bytes, as over HTTP', async () => {
  const body = { phone: '0812345678', note: 'ก'.repeat(6000) }
  const path = '/api/v1/tools/promptpay'
  const own = await postTo(path, body, {})
  const [entry] = await bulk([{ method: 'POST', path, body }], {})
  expect([own.status, entry?.status]).toEqual([413, 413])
})
