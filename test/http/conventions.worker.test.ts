import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { cacheClasses, forThisHost } from '../../src/http/cache.ts'
import { problemsOf } from '../../src/http/contract.ts'
import { bodyExample, ProblemBody } from '../../src/service/openapi.ts'
import { isRequired, type Parameter } from '../../src/http/parameter.ts'
import { ratePolicy } from '../../src/http/rate-limit.ts'
import { problemBytesMax, rateLimits } from '../../src/limits.ts'
import {
  exampleInit,
  examplePath,
  exampleUrl,
  operations,
  requiredExamples,
  send,
  succeeds,
  type Operation,
} from './client.ts'

/** The rules of every endpoint (RFC 9110, RFC 9457, the Fetch standard's CORS), over all routes of the app. */

const gets = operations.filter(({ method }) => method === 'GET')
const named = (list: readonly Operation[]) =>
  list.map((operation) => ({ name: `${operation.method} ${operation.path}`, operation }))

const call = (operation: Operation, query?: Record<string, string>): Promise<Response> =>
  send(exampleUrl(operation, query), exampleInit(operation))

async function expectProblem(response: Response, code: string, operation: Operation): Promise<ProblemBodyType> {
  const body = ProblemBody.loose().parse(await response.json())
  expect(body.code).toBe(code)
  expect(body.status).toBe(response.status)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-request-id')).toBe(body.requestId)
  expect(body.instance).not.toContain('?')
  expectCors(response, operation)
  return body
}
type ProblemBodyType = ReturnType<typeof ProblemBody.parse>

function expectCors(response: Response, { contract }: Operation): void {
  const origin = response.headers.get('access-control-allow-origin')
  expect(origin).toBe(contract.sameSite ? null : '*')
  if (!contract.sameSite) expect(response.headers.get('access-control-expose-headers')).toContain('ETag')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  // An answer from a shared cache must not carry the id of another request.
  expect(response.headers.has('x-request-id')).toBe(!response.headers.get('cache-control')?.startsWith('public'))
}

it('finds the routes', () => {
  expect(operations.length).toBeGreaterThan(10)
})

it('carries no header of the answer before', async () => {
  const base = '/api/v1/tools/thai/holidays'
  const ids = ['a', 'b', 'a']
  // An announced year: today in another year is a problem, which is never cached.
  vi.setSystemTime('2026-11-26T05:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  for (const id of ids) {
    const headers = { 'cf-ray': id }
    const today = await send(`${base}/today`, { headers })
    const past = await send(`${base}/2026-04-13`, { headers })
    const unchanged = await send(`${base}/2026-04-13`, {
      headers: { ...headers, 'if-none-match': past.headers.get('etag') ?? '' },
    })
    const feed = await send(`${base}.ics`, { headers })
    const own = await send('/api/v1/tools/thai/digits?text=1', { headers })
    const answers = [own, today, past, unchanged, feed]
    expect(answers.map((answer) => answer.headers.get('x-request-id'))).toEqual([id, null, null, null, null])
    expect(today.headers.get('cache-control')).toMatch(/^public, max-age=\d{1,4}$/)
    expect(past.headers.get('cache-control')).toBe(cacheClasses.file.header)
    expect(past.headers.get('etag')).not.toBe(feed.headers.get('etag'))
    expect(unchanged.status).toBe(304)
    expect([past, unchanged, feed].map((answer) => answer.headers.get('content-type'))).toEqual([
      'application/json; charset=utf-8',
      null,
      'text/calendar; charset=utf-8',
    ])
    expect(past.headers.has('content-disposition')).toBe(false)
  }
})

it('gives every answer its own request id if there is no ray', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => send('/api/v1/tools/thai/id?id=1')))
  const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '')
  expect(new Set(ids).size).toBe(200)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/)
})

describe.for(named(operations))('$name', ({ operation }) => {
  const { contract } = operation
  const isPage = contract.renderProblem !== undefined

  it('answers its examples', async () => {
    const response = await call(operation)
    if (succeeds(operation)) expect(response.status).toBe(contract.response.status ?? 200)
    expectCors(response, operation)
    if (!response.ok) return
    const kept = cacheClasses[contract.cache].header
    const untilMidnight = /^public, max-age=\d{1,4}$/ // an answer computed from "today"
    const cacheControl = response.headers.get('cache-control') ?? ''
    if (!untilMidnight.test(cacheControl))
      expect(cacheControl).toBe(contract.namesHost ? forThisHost(kept ?? '') : kept)
    expect(response.headers.has('etag')).toBe(cacheClasses[contract.cache].etag)
    if (!('schema' in contract.response)) return
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const text = await response.text()
    expect(text).not.toMatch(/\\u0e/i)
    expect(shape(JSON.parse(text), contract.response.example)).toEqual(
      shape(contract.response.example, contract.response.example),
    )
    contract.response.schema.parse(JSON.parse(text))
    contract.response.schema.parse(contract.response.example)
  })

  it('accepts a trailing slash', async () => {
    const [path, query] = exampleUrl(operation).split('?')
    const response = await send(`${path}/${query === undefined ? '' : `?${query}`}`, exampleInit(operation))
    expect(response.status).toBe((await call(operation)).status)
  })

  it('has no path with two trailing slashes', async () => {
    const [path] = exampleUrl(operation).split('?')
    const response = await send(`${path}//`, { ...exampleInit(operation), headers: { accept: 'application/json' } })
    expect(response.status).toBe(404)
  })

  it('answers OPTIONS with 204', async () => {
    const headers = { Origin: 'https://shop.example', 'Access-Control-Request-Method': operation.method }
    const response = await send(examplePath(operation), { method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    // RFC 9110, section 9.3.7: OPTIONS returns Allow.
    expect(response.headers.get('allow')?.split(', ')).toContain(operation.method)
    expect(response.headers.get('access-control-allow-origin')).toBe(contract.sameSite ? null : '*')
    expect(response.headers.get('access-control-allow-methods')).toBe(
      contract.sameSite ? null : 'GET, HEAD, POST, OPTIONS',
    )
    expect(response.headers.get('access-control-max-age')).toBe(contract.sameSite ? null : '86400')
    expect(response.headers.get('access-control-allow-headers')).toBe('*, Authorization')
  })

  it('answers other methods with 405 and Allow', async () => {
    const response = await send(examplePath(operation), { method: 'PUT' })
    expect(response.status).toBe(405)
    const allowed = response.headers.get('allow')?.split(', ') ?? []
    expect(allowed).toContain(operation.method)
    // HEAD wherever there is GET, and only there (RFC 9110, section 9.3.2).
    expect(allowed.includes('HEAD')).toBe(allowed.includes('GET'))
    expect(allowed.at(-1)).toBe('OPTIONS')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it.runIf(contract.rate)('answers 429 when its limit is used up', async () => {
    const rate = contract.rate ?? 'data'
    const full = { limit: async () => ({ success: false }) }
    const response = await send(exampleUrl(operation), exampleInit(operation), {
      RATE_LIMITS: 'on',
      [rateLimits[rate].binding]: full,
      // Speech counts a request only once a provider is set; the provider is never called.
      SPEECH_PROVIDER: 'google',
      GOOGLE_TTS_KEY: 'unused',
    })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(response.headers.get('ratelimit-policy')).toBe(ratePolicy(rate))
    await expectProblem(response, 'rate_limited', operation)
  })

  it.runIf(!isPage)('refuses a malformed percent-encoding', async () => {
    const response = await send(`${examplePath(operation)}?text=%FF`, exampleInit(operation))
    if (contract.acceptsAnything) expect(response.status).toBe(200)
    else await expectProblem(response, 'malformed_encoding', operation)
  })

  it.runIf(!isPage)('looks at nothing when there are more than 100 parameters', async () => {
    const many = Array.from({ length: 101 }, (_, i) => `p${i}=1`).join('&')
    const url = exampleUrl(operation)
    const response = await send(`${url}${url.includes('?') ? '&' : '?'}${many}`, exampleInit(operation))
    if (contract.acceptsAnything) expect(await response.json()).toMatchObject({ valid: false })
    else await expectProblem(response, 'too_many_parameters', operation)
  })

  it.runIf(contract.body)('looks at nothing when an object of the body has more than 100 properties', async () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`p${i}`, 1]))
    const example = contract.body ? bodyExample(contract.body) : {}
    for (const crowded of [
      { ...example, ...many },
      { ...example, inner: many },
    ]) {
      const response = await send(examplePath(operation), { method: operation.method, body: JSON.stringify(crowded) })
      if (contract.acceptsAnything) expect(await response.json()).toMatchObject({ valid: false })
      else if (!isPage) await expectProblem(response, 'too_many_parameters', operation)
      expect(response.status).toBe(contract.acceptsAnything ? 200 : 400)
    }
  })

  it.runIf((contract.body?.bytesMax ?? 0) > 2048 && !contract.acceptsAnything)(
    'answers 100 unknown names within 16 KB',
    async () => {
      const many = Object.fromEntries(
        Array.from({ length: 100 }, (_, i) => ['x'.repeat((i % 8) + 1) + 'y'.repeat(i >> 3), 1]),
      )
      const response = await send(examplePath(operation), { method: operation.method, body: JSON.stringify(many) })
      expect(response.status).toBe(400)
      expect((await response.arrayBuffer()).byteLength).toBeLessThanOrEqual(problemBytesMax)
    },
  )

  it.runIf(contract.path && !isPage)('refuses a malformed percent-encoding in the path', async () => {
    const response = await send(operation.path.replace(/:\w+(?:\{[^}]*\})?/g, '%FF'), exampleInit(operation))
    expect(response.status).toBe(400)
    await expectProblem(response, 'malformed_encoding', operation)
  })

  it.runIf(!contract.acceptsAnything && !isPage)('takes an unknown parameter as it says', async () => {
    const response = await call(operation, { unheardOf: '1' })
    if (contract.unknownQuery === 'refused') await expectProblem(response, 'unknown_parameter', operation)
    else expect(response.status).toBe((await call(operation)).status)
  })
})

describe.for(named(gets))('HEAD of $name', ({ operation }) => {
  it('agrees with GET in status and headers, without a body', async () => {
    const get = await call(operation)
    const head = await send(exampleUrl(operation), { method: 'HEAD' })
    expect(head.status).toBe(get.status)
    expect(await head.text()).toBe('')
    const length = (await get.arrayBuffer()).byteLength
    if (get.ok && head.headers.has('content-length')) expect(head.headers.get('content-length')).toBe(String(length))
    expect(comparable(head)).toEqual(comparable(get))
  })
})

describe.for(named(gets.filter(({ contract }) => cacheClasses[contract.cache].etag)))(
  'ETag of $name',
  ({ operation }) => {
    it.runIf(succeeds(operation))('answers 304 to all forms of If-None-Match', async () => {
      const url = exampleUrl(operation)
      const first = await send(url)
      await first.arrayBuffer()
      const etag = first.headers.get('etag') ?? 'none'
      expect(etag).toMatch(/^"[^"]+"$/)
      for (const value of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
        const response = await send(url, { headers: { 'If-None-Match': value } })
        expect(response.status).toBe(304)
        expect(await response.text()).toBe('')
        expect(response.headers.get('etag')).toBe(etag)
        expect(response.headers.get('cache-control')).toBe(first.headers.get('cache-control'))
        expectCors(response, operation)
      }
      const other = await send(url, { headers: { 'If-None-Match': '"other"' } })
      expect(other.status).toBe(200)
      await other.arrayBuffer()
    })
  },
)

interface Case {
  readonly title: string
  readonly operation: Operation
  readonly name: string
  readonly parameter: Parameter
}

const queryCases = operations
  .filter(({ contract }) => !contract.acceptsAnything)
  .flatMap((operation) =>
    Object.entries(operation.contract.query ?? {}).map(([name, parameter]): Case => ({
      title: `${operation.method} ${operation.path} ${name}`,
      operation,
      name,
      parameter,
    })),
  )

/** Sends the example of this parameter with those of the required ones. */
const withExample = ({ operation, name, parameter }: Case): Promise<Response> =>
  call(operation, { [name]: String(parameter.example) })

describe.for(queryCases)('parameter $title', (each) => {
  const { operation, name, parameter } = each
  const example = encodeURIComponent(String(parameter.example))
  const others = requiredExamples(operation.contract.query)
  delete others[name]
  const url = (query: string): string => `${examplePath(operation)}?${new URLSearchParams(others).toString()}&${query}`

  it('takes its example', async () => {
    const response = await withExample(each)
    if (succeeds(operation)) expect(response.status).toBe(200)
    else expect(response.status).not.toBe(400)
  })

  it('is refused when repeated', async () => {
    const response = await send(url(`${name}=${example}&${name}=${example}`), exampleInit(operation))
    await expectProblem(response, 'repeated_parameter', operation)
  })

  it.runIf(!parameter.emptyIsAbsent)('is refused when empty', async () => {
    const problem = await expectProblem(
      await send(url(`${name}=`), exampleInit(operation)),
      'invalid_parameter',
      operation,
    )
    expect(problem.errors?.map((error) => error.parameter)).toEqual([name])
  })

  it.runIf((parameter.textCharsMax ?? 0) < 3500)('is refused with 10 KB', async () => {
    const response = await send(url(`${name}=${'ก'.repeat(3500)}`), exampleInit(operation))
    expect(response.status).toBe(400)
    const problem = ProblemBody.parse(await response.json())
    expect(['invalid_parameter', 'text_too_long']).toContain(problem.code)
    expect(problem.errors?.[0]?.parameter).toBe(name)
    expect(problem.errors?.[0]?.messageTh).toMatch(/[ก-๙]/)
  })

  it.runIf(isRequired(parameter))('is missed when it is required', async () => {
    const problem = await expectProblem(await send(url(''), exampleInit(operation)), 'missing_parameter', operation)
    expect(problem.errors).toEqual([
      { parameter: name, in: 'query', message: 'is required', messageTh: 'ต้องระบุ' },
      ...(problem.errors ?? []).slice(1),
    ])
  })

  it.for(parameter.aliases ?? [])('may be called %s', async (alias) => {
    const canonical = await send(url(`${name}=${example}`), exampleInit(operation))
    const own = parameter.aliasExamples?.[alias]
    const response = await send(
      url(`${alias}=${own === undefined ? example : encodeURIComponent(own as string)}`),
      exampleInit(operation),
    )
    expect(response.status).toBe(canonical.status)
    if (own !== undefined) return
    expect(comparable(response)).toEqual(comparable(canonical))
    if (response.ok) expect(await response.bytes()).toEqual(await canonical.bytes())
    const both = await send(url(`${name}=${example}&${alias}=${example}1`), exampleInit(operation))
    await expectProblem(both, 'conflicting_parameters', operation)
  })

  it.runIf(parameter.jsonSchema?.['type'] === 'integer')('is refused outside its range', async () => {
    const { minimum, maximum } = parameter.jsonSchema as { minimum: number; maximum: number }
    for (const value of [minimum, maximum]) {
      expect((await call(operation, { [name]: String(value) })).status).not.toBe(500)
      expect(await messageOf(await call(operation, { [name]: String(value) }))).not.toContain(
        `${minimum} to ${maximum}`,
      )
    }
    for (const value of [String(minimum - 1), String(maximum + 1), `${minimum}.5`, 'x', '1e2']) {
      expect(await messageOf(await call(operation, { [name]: value }))).toContain(`${minimum} to ${maximum}`)
    }
  })

  const charsMax =
    parameter.textCharsMax ??
    (parameter.jsonSchema?.['minLength'] === 1 ? parameter.jsonSchema['maxLength'] : undefined)
  it.runIf(typeof charsMax === 'number' && charsMax <= 1000)('counts code points up to its limit', async () => {
    const max = Number(charsMax)
    const over = await messageOf(await send(url(`${name}=${'😀'.repeat(max + 1)}`), exampleInit(operation)))
    expect(over).toContain(String(max))
    const full = await messageOf(await send(url(`${name}=${'😀'.repeat(max)}`), exampleInit(operation)))
    expect(full).not.toContain(String(max))
  })
})

/** The message of a problem for its first parameter; empty for a success. */
async function messageOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('application/problem')) return ''
  return ProblemBody.loose().parse(await response.json()).errors?.[0]?.message ?? ''
}

/** Headers that must be equal in two answers to the same request. */
function comparable(response: Response): Record<string, string> {
  const headers = Object.fromEntries(response.headers)
  for (const varying of ['x-request-id', 'content-length', 'content-security-policy']) delete headers[varying]
  return headers
}

/** Property names of a value, as deep as in the example, lists by their first element; the schema checks types. */
function shape(value: unknown, example: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(example))
    return value.length > 0 && example.length > 0 ? [shape(value[0], example[0])] : 'list'
  if (!isObject(value) || !isObject(example)) return 'value'
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shape(part, example[key])]))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

describe('documented problems', () => {
  it.for(named(operations))('$name names at least those its parameters imply', ({ operation }) => {
    const { rate, acceptsAnything } = operation.contract
    const implied = [
      ...(rate ? ['rate_limited'] : []),
      ...(acceptsAnything ? [] : ['malformed_encoding', 'too_many_parameters']),
    ]
    expect(problemsOf(operation.contract)).toEqual(expect.arrayContaining(implied))
  })
})

describe('paths that do not exist', () => {
  it.for(['/api/v1/nothing', '/api/v2/tools/thai/digits', '/api/', '/api/v1/tools/thai/address/postcode'])(
    '%s is 404',
    async (path) => {
      const response = await send(path)
      expect(response.status).toBe(404)
      const problem = ProblemBody.parse(await response.json())
      expect(problem.code).toBe('route_not_found')
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )
})
