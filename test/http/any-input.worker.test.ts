import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '../../src/http/operation.ts'
import { ProblemBody } from '../../src/http/openapi.ts'
import { problems } from '../../src/http/problem.ts'
import { operations, send, type Operation } from './client.ts'

/** Whatever is sent, a route answers with a status it documents, and a body that its schema accepts. */

const RUNS = 60

const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  '1e999',
  '๐๑๒',
  '2569-11-20',
  'กรุงเทพ',
  'ก่ํา',
  '\u202e\u200b\ufeff',
  '😀'.repeat(600),
  '<script>',
  "'; DROP TABLE link; --",
  '__proto__',
  '../../etc',
  '\u0000',
)
const anyText = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const encoded = fc.oneof(
  anyText.map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom('%FF', '%', '%ED%A0%80', '+', '%2B'),
)

function anyRequest({ method, path, contract }: Operation): fc.Arbitrary<{ url: string; init: RequestInit }> {
  const known = Object.entries(contract.query ?? {}).flatMap(([name, { aliases = [], example }]) => [
    { name, example },
    ...aliases.map((alias) => ({ name: alias, example })),
  ])
  const pair = fc
    .constantFrom(...known, { name: 'unknown', example: '1' })
    .chain(({ name, example }) =>
      fc
        .oneof(encoded, fc.constant(encodeURIComponent(String(example))))
        .map((value) => `${encodeURIComponent(name)}=${value}`),
    )
  const query = fc.array(pair, { maxLength: 5 }).map((pairs) => pairs.join('&'))
  const segments = Object.entries(contract.path ?? {}).map(([, { example }]) =>
    fc.oneof(
      encoded.filter((value) => value !== '' && !/^\.*$/.test(decodeSafely(value))),
      fc.constant(String(example)),
    ),
  )
  const url = fc.tuple(query, fc.tuple(...segments)).map(([text, values]) => {
    let i = 0
    const filled = path.replace(/:\w+(?:\{[^}]*\})?/g, () => (values[i++] ?? '').replaceAll('/', ''))
    return text === '' ? filled : `${filled}?${text}`
  })
  return fc.tuple(url, anyBody(contract)).map(([text, init]) => ({ url: text, init: { method, ...init } }))
}

function decodeSafely(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return 'malformed'
  }
}

function anyBody({ body }: Operation['contract']): fc.Arbitrary<RequestInit> {
  if (!body) return fc.constant({})
  const value = fc.oneof(anyText, fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }))
  const known = Object.entries(body.properties).map(
    ([name, { example }]) => [name, fc.oneof(value, fc.constant(example))] as const,
  )
  const object = fc.record({ ...Object.fromEntries(known), unknown: value }, { requiredKeys: [] })
  const text = fc.oneof(
    { weight: 4, arbitrary: object.map((made) => JSON.stringify(made)) },
    fc.json(),
    anyText,
    fc.constant('x'.repeat(body.bytesMax + 1)),
  )
  const type = fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/png', '')
  return fc.tuple(text, type).map(([made, contentType]) => ({
    body: new TextEncoder().encode(made),
    headers: contentType === '' ? {} : { 'Content-Type': contentType },
  }))
}

describe.for(operations.map((operation) => ({ name: `${operation.method} ${operation.path}`, operation })))(
  '$name',
  ({ operation }) => {
    const { contract } = operation
    const codes = new Set<string>(problemsOf(contract))
    const statuses = new Set<number>([contract.response.status ?? 200])
    if ('statuses' in contract.response) contract.response.statuses?.forEach((status) => statuses.add(status))

    it('answers anything with a documented status and body', async () => {
      await fc.assert(
        fc.asyncProperty(anyRequest(operation), async ({ url, init }) => {
          const response = await send(url, init)
          if (response.headers.get('content-type')?.startsWith('application/problem')) {
            const problem = ProblemBody.loose().parse(await response.json())
            expect([...codes, 'route_not_found']).toContain(problem.code)
            expect(problems[problem.code as keyof typeof problems].status).toBe(response.status)
            return
          }
          const documented = [...statuses, ...[...codes].map((code) => problems[code as keyof typeof problems].status)]
          expect(contract.renderProblem ? documented : [...statuses]).toContain(response.status)
          if (response.status === 200 && 'schema' in contract.response)
            contract.response.schema.parse(await response.json())
          else await response.arrayBuffer()
        }),
        { numRuns: RUNS },
      )
    })
  },
)
