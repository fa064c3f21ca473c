import * as fc from 'fast-check'
import type { Documented } from '../../src/http/words.ts'
import { dataUri, hostilePictures } from '../qr/hostile/pictures.ts'
import type { Parameter, Parameters } from '../../src/http/parameter.ts'
import { anyBulkBody, anyMcpRequest } from './any-list.ts'

/** Requests generated from contracts, from nearly right to hostile, for any-input tests and `npm run fuzz`. */
export interface AnyRequest {
  readonly method: string
  /** Path and query as they go over the wire; other than ASCII is sent as raw UTF-8 bytes. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

interface Target {
  readonly method: string
  readonly path: string
  readonly contract: Documented
}

const nasty = fc.constantFrom(
  '',
  ' ',
  '0',
  '-1',
  'NaN',
  '1e999',
  '9007199254740993',
  '๐๑๒',
  '2569-11-20',
  '2027-02-29',
  'กรุงเทพ',
  'ก่ํา',
  'เเ',
  'ฤๅษี',
  '\u0e48\u0e49\u0e4a',
  '\u202e\u200b\ufeff',
  '\u2066abc\u2069\u202d',
  'e\u0301'.repeat(300),
  '😀'.repeat(600),
  '👩‍👩‍👧‍👦',
  'ก'.repeat(4001),
  'x'.repeat(12_000),
  '<script>',
  "'; DROP TABLE link; --",
  '__proto__',
  'constructor',
  '../../etc',
  '\u0000',
  '\r\nX-Injected: 1',
  '\ud800',
  'javascript:alert(1)',
  'http://[::1]:80/\u202e',
)
const thaiText = fc.string({ unit: fc.integer({ min: 0x0e00, max: 0x0e7f }).map((code) => String.fromCharCode(code)) })
const anyText = fc.oneof(
  nasty,
  thaiText,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

/** A valid value with one piece replaced, doubled or cut out, which gets past the first check. */
function near(example: string): fc.Arbitrary<string> {
  const at = fc.nat({ max: example.length })
  return fc
    .tuple(at, fc.nat({ max: 3 }), fc.oneof(anyText, fc.constant('')), fc.nat({ max: 2 }))
    .map(([start, cut, put, times]) => example.slice(0, start) + put.repeat(times) + example.slice(start + cut))
}

/** Cloudflare takes URLs of 16 KB; a code unit takes nine bytes at most. */
const URL_BYTES_MAX = 16_000
const VALUE_BYTES_MAX = 14_000

function percentEncode(text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed())
  return encoded.length <= VALUE_BYTES_MAX ? encoded : percentEncode(text.slice(0, VALUE_BYTES_MAX / 9))
}

function encodedValue(example: unknown): fc.Arbitrary<string> {
  const known = String(example)
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(percentEncode(known)) },
    { weight: 3, arbitrary: near(known).map(percentEncode) },
    { weight: 3, arbitrary: anyText.map(percentEncode) },
    fc.constantFrom('%FF', '%', '%ED%A0%80', '+', '%2B', '%00', '%E0%B8', 'กขค', '%25', '%2F'),
  )
}

/** Every name and alias of the parameters, with an example. */
function namesOf(parameters: Parameters | undefined): { name: string; example: unknown }[] {
  return Object.entries(parameters ?? {}).flatMap(([name, parameter]) => [
    { name, example: parameter.example },
    ...aliasesOf(parameter),
  ])
}

const aliasesOf = ({ aliases = [], aliasExamples, example }: Parameter): { name: string; example: unknown }[] =>
  aliases.map((name) => ({ name, example: aliasExamples?.[name] ?? example }))

/** Counts on both sides of the limit of 100, far more than any client needs. */
const many = fc.constantFrom(30, 99, 100, 101, 300, 1200)

/** Names in no contract: the answer repeats only those made of letters alone. */
const unknownNames = fc
  .tuple(many, fc.constantFrom('', '1', 'amoun', 'ก', '__proto__'))
  .map(([count, start]) =>
    Array.from(
      { length: count },
      (_, i) => start + i.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? ''),
    ),
  )

/** A query of very many parameters: unknown ones, or a known one repeated. */
function crowdedQuery(names: readonly string[]): fc.Arbitrary<string> {
  const same = fc
    .tuple(many, fc.constantFrom(...names))
    .map(([count, name]) => `${encodeURIComponent(name)}=1&`.repeat(count))
  return fc.oneof(
    same,
    unknownNames.map((list) => list.map((name) => `${encodeURIComponent(name)}=1`).join('&')),
  )
}

function anyQuery({ query }: Documented): fc.Arbitrary<string> {
  const pair = fc
    .constantFrom(...namesOf(query), { name: 'unknown', example: '1' })
    .chain(({ name, example }) => encodedValue(example).map((value) => `${encodeURIComponent(name)}=${value}`))
  const noise = fc.constantFrom('&', '=', '%FF=1', '=x', '&&a')
  const few = fc
    .array(fc.oneof({ weight: 12, arbitrary: pair }, noise), { maxLength: 5 })
    .map((pairs) => pairs.join('&'))
  const crowded = crowdedQuery([...namesOf(query).map(({ name }) => name), 'unknown'])
  return fc.oneof({ weight: 9, arbitrary: few }, crowded)
}

function anyPath({ path, contract }: Target): fc.Arbitrary<string> {
  const segments = Object.values(contract.path ?? {}).map(({ example }) =>
    encodedValue(example)
      .map((value) => value.replaceAll('/', ''))
      .filter((value) => value !== '' && !/^(?:\.|%2e)+$/i.test(value)),
  )
  return fc.tuple(fc.tuple(...segments), fc.constantFrom('', '', '', '/')).map(([values, slash]) => {
    let i = 0
    return path.replace(/:\w+(?:\{[^}]*\})?/g, () => values[i++] ?? '') + slash
  })
}

const headerText = fc.oneof(
  fc.constantFrom(
    '*',
    '"a", W/"b"',
    '""',
    'bytes=0-',
    'bytes=5-1',
    'bytes=-0',
    'cross-site',
    'null',
    '::1',
    '1.2.3',
    'no',
  ),
  fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '').trim()),
)
const anyHeaders = fc.dictionary(
  fc.constantFrom(
    'if-none-match',
    'range',
    'accept',
    'accept-language',
    'origin',
    'referer',
    'sec-fetch-site',
    'cf-connecting-ip',
    'access-control-request-method',
    'user-agent',
  ),
  headerText,
  { maxKeys: 3 },
)

const crowdedObject = unknownNames.map((names) => Object.fromEntries(names.map((name) => [name, 1])))

/** An object within a body: some of its names with any values, hostile pictures too, or very many names. */
function anyInner(names: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const picture = fc.constantFrom(...hostilePictures).map(dataUri)
  const content = fc.oneof(value, picture, fc.constantFrom('000', 'fff', 'H', '64', 1024))
  const some = fc.record(Object.fromEntries(names.map((name) => [name, content])), { requiredKeys: [] })
  const drawn = fc.record({ logo: picture, size: fc.constantFrom(64, 512, 1024) }, { requiredKeys: ['logo'] })
  return fc.oneof({ weight: 3, arbitrary: some }, { weight: 3, arbitrary: drawn }, crowdedObject)
}

function anyBody(contract: Documented): fc.Arbitrary<Pick<AnyRequest, 'body' | 'headers'>> {
  if (contract.name === 'mcp') return anyMcpRequest
  const usual = anyUsualBody(contract)
  if (contract.name !== 'bulk') return usual
  const list = anyBulkBody.map((body) => ({ body, headers: { 'content-type': 'application/json' } }))
  return fc.oneof({ weight: 3, arbitrary: list }, usual)
}

function anyUsualBody({ body }: Documented): fc.Arbitrary<Pick<AnyRequest, 'body' | 'headers'>> {
  if (!body) return fc.constant({ headers: {} })
  const value = fc.oneof(anyText, fc.double(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }))
  const known = namesOf(body.properties).map(
    ({ name, example }) =>
      [name, fc.oneof(value, fc.constant(example), near(typeof example === 'string' ? example : '1'))] as const,
  )
  const inner = Object.entries(body.properties).flatMap(([name, { jsonSchema }]) => {
    const names = Object.keys((jsonSchema?.['properties'] as object | undefined) ?? {})
    return names.length === 0 ? [] : [[name, anyInner(names, value)] as const]
  })
  const object = fc.record(
    { ...Object.fromEntries(known), ...Object.fromEntries(inner), unknown: value },
    { requiredKeys: [] },
  )
  const right = { ...body.example }
  const text = fc.oneof(
    { weight: 4, arbitrary: object.map((made) => JSON.stringify(made)) },
    { weight: 4, arbitrary: object.map((made) => JSON.stringify({ ...right, ...made })) },
    fc
      .tuple(crowdedObject, fc.constantFrom(...Object.keys(body.properties), ''))
      .map(([crowd, name]) => JSON.stringify(name === '' ? { ...right, ...crowd } : { ...right, [name]: crowd })),
    fc.json(),
    anyText,
    fc.constantFrom(
      '['.repeat(5000),
      `{"a":${'['.repeat(3000)}${']'.repeat(3000)}}`,
      '{"__proto__":{"x":1}}',
      '\ufeff{}',
    ),
    fc.constantFrom('x'.repeat(body.bytesMax + 1), '"\\ud800"', '{"a":1,"a":2}'),
  )
  const type = fc.constantFrom('application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/png', '')
  return fc
    .tuple(text, type)
    .map(([made, contentType]) => ({ body: made, headers: contentType === '' ? {} : { 'content-type': contentType } }))
}

/** Any request to one operation. */
export function anyRequest(target: Target): fc.Arbitrary<AnyRequest> {
  const { method, contract } = target
  return fc
    .tuple(anyPath(target), anyQuery(contract), anyHeaders, anyBody(contract))
    .filter(([path, query]) => path.length + query.length < URL_BYTES_MAX)
    .map(([path, query, headers, { body, headers: bodyHeaders }]) => ({
      method,
      path: query === '' ? path : `${path}?${query}`,
      headers: { ...headers, ...bodyHeaders },
      ...(body !== undefined && { body }),
    }))
}
