import * as fc from 'fast-check'

/** Bodies for the two endpoints that take many requests at once, from nearly right to hostile. */

const thai = '/api/v1/tools/thai'
const text = fc.oneof(
  fc.constantFrom('', '0', 'สมชาย', '__proto__', 'constructor', '\ud800', '\u202e', 'ก'.repeat(600), '😀'),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
/** JSON of any shape, deep and wide. */
const garbage = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer({ min: 1, max: 3000 }).map(nested),
  fc.integer({ min: 90, max: 400 }).map((size) => Object.fromEntries(Array.from({ length: size }, (_, i) => [i, i]))),
)

/** @example JSON.stringify(nested(2)) // '{"a":{"a":null}}' */
function nested(depth: number): unknown {
  let value: unknown = null
  for (let i = 0; i < depth; i++) value = { a: value }
  return value
}

const paths = fc.oneof(
  fc.constantFrom(
    `${thai}/baht-text?amount=101`,
    `${thai}/address/provinces`,
    `${thai}/address/search?q=a&limit=100`,
    `${thai}/address/postcode/10200`,
    `${thai}/holidays/2026-04-13`,
    `${thai}/holidays/%FF`,
    `${thai}/romanize?text=%E0%B8%81`,
    `${thai}/speak.mp3?text=a`,
    `${thai}/address/all.json`,
    '/api/v1/bulk',
    '/api/v1/links',
    '/mcp',
    '/l/k7m2wq9n',
    '//evil.example/api/v1/tools/thai/digits?text=1',
    '/api/v1/%2e%2e/health',
    'https://sala.test/api/v1/health',
    'javascript:alert(1)',
  ),
  fc
    .tuple(fc.constantFrom('baht-text?amount=', 'read?text=', 'id?id=', 'date?date='), text)
    .map(([start, value]) => `${thai}/${start}${encodeURIComponent(value.toWellFormed())}`),
  text.map((value) => `/api/v1/${value}`),
)
const bodies = fc.oneof(
  garbage,
  fc.record({ kind: fc.constantFrom('text', 'wifi', 'logo', 5), text: text, style: garbage }, { requiredKeys: [] }),
  fc.record({ text, texts: fc.array(text, { maxLength: 5 }), format: text }, { requiredKeys: [] }),
  fc.record({ phone: text, amount: fc.oneof(fc.double(), text) }, { requiredKeys: [] }),
  fc.record({ payload: text }),
)
const postPaths = [
  '/api/v1/tools/qr',
  '/api/v1/tools/promptpay',
  '/api/v1/tools/promptpay/decode',
  `${thai}/address/parse`,
]
const entry = fc.oneof(
  { weight: 4, arbitrary: fc.record({ path: paths }) },
  {
    weight: 4,
    arbitrary: fc.record({ method: fc.constant('POST'), path: fc.constantFrom(...postPaths), body: bodies }),
  },
  fc.record(
    {
      method: fc.oneof(fc.constantFrom('GET', 'POST', 'get', 'DELETE'), garbage),
      path: paths,
      body: bodies,
      more: garbage,
    },
    { requiredKeys: [] },
  ),
  garbage,
)

/** A body beyond the socket buffers is rejected while being sent; its sender may see the connection end first. */
const SENT_CHARS_MAX = 1_000_000

/** A list for `POST /api/v1/bulk`, on both sides of its limits. */
export const anyBulkBody: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 6, arbitrary: fc.array(entry, { maxLength: 12 }) },
    fc
      .tuple(entry, fc.constantFrom(11, 99, 100, 101, 400))
      .map(([one, count]) => Array.from({ length: count }, () => one)),
    garbage,
  )
  .chain((requests) =>
    fc.constantFrom({ requests }, { requests, more: 1 }, requests).map((body) => JSON.stringify(body)),
  )
  .filter((body) => body.length <= SENT_CHARS_MAX)

const VERSIONS = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28', '2099-01-01', '1', ''] as const
const METHODS = [
  'initialize',
  'server/discover',
  'ping',
  'tools/list',
  'tools/call',
  'resources/list',
  'resources/read',
  'prompts/get',
  'completion/complete',
  'logging/setLevel',
  'subscriptions/listen',
  'notifications/initialized',
  'notifications/cancelled',
  'sampling/createMessage',
  '__proto__',
  '',
] as const
const TOOLS = [
  'bahtText',
  'searchAddress',
  'parseAddresses',
  'qr',
  'promptpay',
  'checkId',
  'createLink',
  '__proto__',
  '',
] as const

const call = fc.record({
  name: fc.oneof(fc.constantFrom(...TOOLS), text),
  arguments: fc.oneof(bodies, fc.record({ amount: text, q: text, limit: garbage }, { requiredKeys: [] })),
  _meta: fc.option(
    fc.record({
      'io.modelcontextprotocol/protocolVersion': fc.oneof(fc.constantFrom(...VERSIONS), garbage),
      'io.modelcontextprotocol/clientCapabilities': fc.oneof(fc.constant({}), garbage),
      'io.modelcontextprotocol/clientInfo': fc.oneof(fc.constant({ name: 'any', version: '1' }), garbage),
      progressToken: garbage,
    }),
    { nil: undefined },
  ),
})
const hello = fc.record(
  {
    protocolVersion: fc.oneof(fc.constantFrom(...VERSIONS), garbage),
    capabilities: fc.oneof(fc.constant({}), garbage),
    clientInfo: fc.oneof(fc.constant({ name: 'any', version: '1' }), garbage),
  },
  { requiredKeys: [] },
)
const message = fc.record(
  {
    jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant('2.0') }, garbage),
    id: fc.oneof(fc.nat(), text, fc.double(), garbage),
    method: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...METHODS) }, text),
    params: fc.oneof(call, hello, garbage),
    result: garbage,
  },
  { requiredKeys: ['jsonrpc', 'method'] },
)

/** A message or batch for `POST /mcp`, with headers of any version of the protocol. */
export const anyMcpRequest: fc.Arbitrary<{ body: string; headers: Record<string, string> }> = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: message.map((one) => JSON.stringify(one)) },
      fc.array(message, { maxLength: 12 }).map((batch) => JSON.stringify(batch)),
      garbage.map((value) => JSON.stringify(value)),
      text,
    ),
    fc.record(
      {
        'mcp-protocol-version': fc.constantFrom(...VERSIONS, 'x'.repeat(300)),
        'mcp-method': fc.constantFrom(...METHODS),
        'mcp-name': fc.constantFrom(...TOOLS),
        'mcp-session-id': fc.constantFrom('1', '../..'),
        'last-event-id': fc.constantFrom('1', '-1'),
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom('application/json, text/event-stream', 'application/json', '*/*', 'text/html', ''),
    fc.constantFrom(
      'application/json',
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'image/png',
    ),
  )
  .map(([body, headers, accept, type]) => ({ body, headers: { ...headers, accept, 'content-type': type } }))
