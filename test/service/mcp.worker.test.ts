import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mcpBatchMax, mcpBodyBytesMax } from '../../src/limits.ts'
import { operations, send } from '../http/client.ts'

const names = operations.filter(({ contract }) => contract.isPure).map(({ contract }) => contract.name)

/** The official client, whose requests go through the whole app. */
const client = new Client({ name: 'test', version: '1' })
const transport = new StreamableHTTPClientTransport(new URL('https://sala.test/mcp'), {
  fetch: (url, init) => send(new URL(url).pathname, init),
})
beforeAll(() => client.connect(transport))
afterAll(() => client.close())

const raw = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  send('/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const batch = (length: number): Promise<Response> =>
  raw(Array.from({ length }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' })))

const VERSION = '2026-07-28'
const META = {
  'io.modelcontextprotocol/protocolVersion': VERSION,
  'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** A request of the protocol of 2026, which has no handshake. */
const modern = (method: string, params: object, name = ''): Promise<Response> => {
  const headers = { 'mcp-protocol-version': VERSION, 'mcp-method': method, ...(name !== '' && { 'mcp-name': name }) }
  return raw({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: META } }, headers)
}

/** The largest texts that fit into a body, in each position that an error may repeat. */
describe('an error repeats little of what the client sent', () => {
  const long = 'ก'.repeat(20_000)
  const meta = (version: string): object => ({ ...META, 'io.modelcontextprotocol/protocolVersion': version })
  const modernHeaders = { 'mcp-protocol-version': VERSION, 'mcp-method': 'tools/call', 'mcp-name': 'x' }
  const old = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: long } }
  it.for([
    ['an unknown tool', old, {}],
    ['an id', { ...old, id: long }, {}],
    [
      'ids of a batch',
      Array.from({ length: 10 }, () => ({ jsonrpc: '2.0', id: long.slice(0, 2000), method: 'x' })),
      {},
    ],
    ['a method', { jsonrpc: '2.0', id: 1, method: long, params: { _meta: META } }, modernHeaders],
    ['a name', { ...old, params: { name: long, _meta: META } }, modernHeaders],
    ['a version', { ...old, params: { name: 'x', _meta: meta(long) } }, {}],
    ['a version that its header contradicts', { ...old, params: { name: 'x', _meta: meta(long) } }, modernHeaders],
    ['a tool of the newest revision', { ...old, params: { name: 'x', _meta: META } }, modernHeaders],
  ] as const)('%s', async ([, body, headers]) => {
    const answer = await raw(body, headers)
    expect((await answer.text()).length).toBeLessThan(2000)
  })

  it('and cuts no pair of surrogates in two', async () => {
    const answer = await raw({ ...old, params: { name: `${'x'.repeat(63)}😀` } }, {})
    const text = await answer.text()
    expect(text).toContain('x'.repeat(63))
    expect(text).not.toMatch(/\\ud[89a-f]/i)
  })
})

describe('MCP by the official client', () => {
  it('lists the operations without state, each with its schemas', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual(names.filter((name) => name !== 'parseAddress').toSorted())
    for (const tool of tools) {
      expect(tool.inputSchema.type).toBe('object')
      expect(tool.outputSchema?.type).toBe('object')
      expect(tool.annotations?.readOnlyHint).toBe(true)
      expect(tool.description).toMatch(/[ก-๙]/)
    }
  })

  // Strict clients and Gemini reject the whole list if one schema has these keywords.
  it('lists schemas without oneOf, anyOf, exclusiveMinimum and lists of types, in words for a model', async () => {
    const { tools } = await client.listTools()
    for (const { inputSchema, description } of tools) {
      expect(JSON.stringify(inputSchema)).not.toMatch(/"(?:oneOf|anyOf|exclusiveMinimum|exclusiveMaximum)":|"type":\[/)
      expect(description).not.toMatch(/\b(?:GET|POST|HTTP|URL|Accept|[2-5]\d\d(?= with)|text\/plain)\b/)
    }
    const schemas = new Map(tools.map(({ name, inputSchema }) => [name, inputSchema.properties ?? {}]))
    expect(schemas.get('holidays')?.['year']).toMatchObject({ type: 'integer', minimum: 1900, maximum: 2742 })
    expect(schemas.get('promptpay')?.['amount']).toMatchObject({ type: 'number', maximum: 9_999_999_999.99 })
  })

  it('lists one tool for the reading of addresses, and answers both', async () => {
    const [one, list] = await Promise.all(
      ['parseAddress', 'parseAddresses'].map(async (name) => {
        const { structuredContent } = await client.callTool({
          name,
          arguments: { text: 'ต.สุเทพ อ.เมือง เชียงใหม่ 50200' },
        })
        return structuredContent
      }),
    )
    expect(one).toMatchObject({ confidence: 'exact' })
    expect(list).toEqual(one)
  })

  it('lists them in 1,280 bytes a tool, 25 KB for twenty: a model reads all before it begins', async () => {
    const list = await client.listTools()
    const bytes = new TextEncoder().encode(JSON.stringify(list)).length
    expect(bytes / list.tools.length).toBeLessThanOrEqual(1280)
  })

  it.for([
    { name: 'bahtText', args: { amount: '101' }, path: 'thai/baht-text?amount=101' },
    { name: 'bahtText', args: { amount: 101 }, path: 'thai/baht-text?amount=101' },
    { name: 'date', args: { date: '20 พ.ย. 69' }, path: `thai/date?date=${encodeURIComponent('20 พ.ย. 69')}` },
    {
      name: 'digits',
      args: { text: '๑๒๓', to: 'arabic' },
      path: `thai/digits?text=${encodeURIComponent('๑๒๓')}&to=arabic`,
    },
    { name: 'checkId', args: { id: '3000044726397' }, path: 'thai/id?id=3000044726397' },
    { name: 'provinces', args: {}, path: 'thai/address/provinces' },
    { name: 'postcode', args: { postcode: '10200' }, path: 'thai/address/postcode/10200' },
    { name: 'searchAddress', args: { q: 'Bang Rak', limit: 3 }, path: 'thai/address/search?q=Bang+Rak&limit=3' },
    { name: 'holiday', args: { date: '2026-04-13', type: 'bank' }, path: 'thai/holidays/2026-04-13?type=bank' },
    { name: 'nextBusinessDay', args: { from: '2026-04-10' }, path: 'thai/holidays/next-business-day?from=2026-04-10' },
    { name: 'romanize', args: { text: 'สมชาย' }, path: `thai/romanize?text=${encodeURIComponent('สมชาย')}` },
  ])('$name $args answers what the endpoint answers, twice', async ({ name, args, path }) => {
    const result = await client.callTool({ name, arguments: args })
    const own: unknown = await (await send(`/api/v1/tools/${path}`)).json()
    expect(result.isError).toBeFalsy()
    expect(result.structuredContent).toEqual(own)
    expect(result.content).toEqual([{ type: 'text', text: JSON.stringify(own) }])
  })

  it.for([
    { name: 'qr', args: { kind: 'text', text: 'สวัสดี', style: { size: 100 } } },
    { name: 'qr', args: { text: 'สวัสดี' } },
    { name: 'promptpay', args: { phone: '081-234-5678', amount: 100.5 } },
  ])('$name adds a picture of 512 px', async ({ name, args }) => {
    const { content } = await client.callTool({ name, arguments: args })
    const picture = (content as { type: string; mimeType?: string; data?: string }[])[1]
    expect(picture).toMatchObject({ type: 'image', mimeType: 'image/png' })
    const bytes = Uint8Array.from(atob(picture?.data ?? ''), (character) => character.charCodeAt(0))
    const view = new DataView(bytes.buffer)
    expect([view.getUint32(16), view.getUint32(20)]).toEqual([512, 512]) // width and height of IHDR
  })

  it.for([
    { name: 'bahtText', args: { amount: 'abc' }, code: 'invalid_parameter' },
    { name: 'bahtText', args: {}, code: 'missing_parameter' },
    { name: 'bahtText', args: { amonut: '1' }, code: 'unknown_parameter' },
    { name: 'bahtText', args: { amount: '1', format: 'text' }, code: 'unknown_parameter' },
    { name: 'districts', args: { province: 'XX' }, code: 'province_not_found' },
    { name: 'promptpay', args: { target: '081' }, code: 'invalid_parameter' },
    { name: 'holiday', args: { date: '2030-01-01' }, code: 'year_not_announced' },
  ])('$name $args is an error with $code in both languages', async ({ name, args, code }) => {
    const result = await client.callTool({ name, arguments: args })
    expect(result.isError).toBe(true)
    const [first] = result.content as { text: string }[]
    const problem = JSON.parse(first?.text ?? '') as { code: string; detail: string; detailTh: string }
    expect(problem.code).toBe(code)
    expect(problem.detail).not.toBe('')
    expect(problem.detailTh).toMatch(/[ก-๙]/)
  })

  it('refuses an unknown tool', async () => {
    await expect(client.callTool({ name: 'createLink', arguments: {} })).rejects.toThrow('Unknown tool')
  })
})

describe('MCP over HTTP', () => {
  it.for(['2025-03-26', '2025-06-18', '2025-11-25'])('answers the protocol of %s', async (version) => {
    const params = { protocolVersion: version, capabilities: {}, clientInfo: { name: 'raw', version: '1' } }
    const response = await raw({ jsonrpc: '2.0', id: 1, method: 'initialize', params })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`"protocolVersion":"${version}"`)
    const list = await raw({ jsonrpc: '2.0', id: 2, method: 'tools/list' }, { 'mcp-protocol-version': version })
    expect(await list.text()).toContain('"name":"bahtText"')
    expect(list.headers.get('cache-control')).toBe('no-store')
    expect(list.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('answers the protocol of 2026-07-28 in JSON, without a session', async () => {
    const response = await modern('tools/call', { name: 'bahtText', arguments: { amount: '101' } }, 'bahtText')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    const { result } = await response.json<{ result: { structuredContent: object } }>()
    expect(result.structuredContent).toEqual({ amount: '101.00', text: 'หนึ่งร้อยเอ็ดบาทถ้วน' })
    const { result: list } = await (await modern('tools/list', {})).json<{ result: { tools: { name: string }[] } }>()
    expect(list.tools.map(({ name }) => name).toSorted()).toEqual(
      names.filter((name) => name !== 'parseAddress').toSorted(),
    )
  })

  it.for([
    ['initialize', undefined],
    ['initialize', { protocolVersion: 5 }],
    ['tools/list', { cursor: 5 }],
    ['tools/call', undefined],
    ['tools/call', { name: 'bahtText', arguments: [] }],
  ] as const)('refuses wrong parameters of %s as such (JSON-RPC 2.0, section 5.1): %j', async ([method, params]) => {
    const answer = await (await raw({ jsonrpc: '2.0', id: 1, method, params })).text()
    expect(answer).toContain('"error":{"code":-32602,')
  })

  it.for(['subscriptions/listen', 'ping', 'initialize', 'resources/list', 'nothing', 'toString'])(
    'has no %s in the protocol of 2026, and says so in HTTP too',
    async (method) => {
      const response = await modern(method, {})
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ id: 1, error: { code: -32_601 } })
    },
  )

  it('tells who it is to a client of 2026 that asks', async () => {
    const { result } = await (await modern('server/discover', {})).json<{ result: object }>()
    expect(result).toMatchObject({ supportedVersions: [VERSION], capabilities: { tools: {} }, resultType: 'complete' })
  })

  // Codes: JSON-RPC 2.0, section 5.1; -32020 and -32022 of the protocol's revision 2026-07-28.
  it.for([
    { what: 'no header of the version', headers: { 'mcp-protocol-version': undefined }, code: -32_020 },
    { what: 'a header with another version', headers: { 'mcp-protocol-version': '2025-06-18' }, code: -32_020 },
    { what: 'no header of the method', headers: { 'mcp-method': undefined }, code: -32_020 },
    { what: 'a header with another method', headers: { 'mcp-method': 'tools/list' }, code: -32_020 },
    { what: 'no header of the tool', headers: { 'mcp-name': undefined }, code: -32_020 },
    { what: 'a header with another tool', headers: { 'mcp-name': 'date' }, code: -32_020 },
    { what: 'a header that is no Base64', headers: { 'mcp-name': '=?base64?=?=' }, code: -32_020 },
    { what: 'no version in the body', meta: { 'io.modelcontextprotocol/protocolVersion': undefined }, code: -32_602 },
    { what: 'a version that is a number', meta: { 'io.modelcontextprotocol/protocolVersion': 5 }, code: -32_602 },
    { what: 'no capabilities', meta: { 'io.modelcontextprotocol/clientCapabilities': undefined }, code: -32_602 },
    {
      what: 'a client without a version',
      meta: { 'io.modelcontextprotocol/clientInfo': { name: 'x' } },
      code: -32_602,
    },
    {
      what: 'a version to come',
      headers: { 'mcp-protocol-version': '2027-01-01' },
      meta: { 'io.modelcontextprotocol/protocolVersion': '2027-01-01' },
      code: -32_022,
    },
  ])('refuses $what with $code', async ({ headers = {}, meta = {}, code }) => {
    const own = { 'mcp-protocol-version': VERSION, 'mcp-method': 'tools/call', 'mcp-name': 'bahtText', ...headers }
    const sent = Object.entries(own).filter(([, value]) => value !== undefined) as [string, string][]
    const params = { name: 'bahtText', arguments: { amount: '1' }, _meta: { ...META, ...meta } }
    const response = await raw({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }, Object.fromEntries(sent))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ id: 1, error: { code } })
  })

  it('reads the name of a tool in Base64, as a header has it (SEP-2243)', async () => {
    const response = await modern(
      'tools/call',
      { name: 'bahtText', arguments: { amount: '1' } },
      `=?base64?${btoa('bahtText')}?=`,
    )
    expect(response.status).toBe(200)
  })

  it.for([
    [{ jsonrpc: '2.0', method: 'notifications/initialized' }, 202],
    [{ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1, _meta: META } }, 202],
    [[{ jsonrpc: '2.0', method: 'notifications/initialized' }], 202],
    [{ jsonrpc: '2.0', id: 1, result: {} }, 202],
    [{ jsonrpc: '1.0', id: 1, method: 'ping' }, 400],
    [{ jsonrpc: '2.0', id: null, method: 'ping' }, 400],
    [{ jsonrpc: '2.0', id: 1.5, method: 'ping' }, 400],
    [{ jsonrpc: '2.0', id: 1, method: 'ping', params: [] }, 400],
    [{ jsonrpc: '2.0', id: 1, method: 'ping', extra: 1 }, 400],
    [
      [
        { jsonrpc: '2.0', id: 1, method: 'initialize' },
        { jsonrpc: '2.0', id: 2, method: 'ping' },
      ],
      400,
    ],
    [[{ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: META } }], 400],
    [[5], 400],
    [5, 400],
  ] as const)('answers %j with %i', async ([body, status]) => {
    const response = await raw(body)
    expect(response.status).toBe(status)
    if (status === 202) expect(await response.text()).toBe('')
    else expect(await response.json()).toMatchObject({ error: { code: -32_600 } })
  })

  it('takes a batch of initialize alone', async () => {
    const params = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'raw', version: '1' } }
    const response = await raw([{ jsonrpc: '2.0', id: 1, method: 'initialize', params }])
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('"protocolVersion":"2025-03-26"')
  })

  it('answers a batch in its order, with the failure of one beside the others', async () => {
    const answer = await raw([
      { jsonrpc: '2.0', id: 'a', method: 'ping' },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'nothing' },
      { jsonrpc: '2.0', id: 3, method: 'ping' },
    ])
    const messages = [...(await answer.text()).matchAll(/^data: (.+)$/gm)].map(
      ([, data = '']) => JSON.parse(data) as object,
    )
    expect(messages).toEqual([
      { jsonrpc: '2.0', id: 'a', result: {} },
      { jsonrpc: '2.0', id: 2, error: { code: -32_601, message: 'Method not found' } },
      { jsonrpc: '2.0', id: 3, result: {} },
    ])
  })

  it.for([
    ['application/json, text/event-stream', 'text/event-stream'],
    ['text/event-stream', 'text/event-stream'],
    ['application/json', 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
  ])('answers Accept: %s before 2026 in %s', async ([accept = '', type = '']) => {
    const answer = await raw({ jsonrpc: '2.0', id: 1, method: 'ping' }, { accept })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(await answer.text()).toContain('{"jsonrpc":"2.0","id":1,"result":{}}')
  })

  it('answers a batch as a list where JSON alone is taken', async () => {
    const pings = [1, 2].map((id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
    const answer = await raw(pings, { accept: 'application/json' })
    expect(await answer.json()).toEqual([1, 2].map((id) => ({ jsonrpc: '2.0', id, result: {} })))
  })

  it.for(['text/html', 'image/png'])('refuses Accept: %s before 2026', async (accept) => {
    expect((await raw({ jsonrpc: '2.0', id: 1, method: 'ping' }, { accept })).status).toBe(406)
  })

  it.for([
    ['ping', null],
    ['tools/list', null],
    ['tools/list', { cursor: null }],
    ['tools/call', { name: 'provinces', arguments: null }],
  ])('takes null for what is absent: %s %j', async ([method, params]) => {
    const answer = await raw({ jsonrpc: '2.0', id: 1, method, params }, { accept: '*/*' })
    expect(await answer.json()).toMatchObject({ result: expect.not.objectContaining({ isError: true }) })
  })

  it.for(['1999', ''])('refuses revision "%s" in a header, and agrees on another in initialize', async (version) => {
    const header = { 'mcp-protocol-version': version }
    expect((await raw({ jsonrpc: '2.0', id: 1, method: 'ping' }, header)).status).toBe(400)
    const params = { protocolVersion: '1999', capabilities: {}, clientInfo: { name: 'raw', version: '1' } }
    const response = await raw({ jsonrpc: '2.0', id: 1, method: 'initialize', params }, header)
    expect(await response.text()).toContain('"protocolVersion":"2025-11-25"')
  })

  it.for(['GET', 'DELETE', 'PUT'])('answers %s with 405', async (method) => {
    const response = await send('/mcp', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  it('lets a browser send the headers of the protocol', async () => {
    const response = await send('/mcp', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe('*, Authorization')
  })

  it.for([
    { body: 'not json', status: 400 },
    { body: '[]', status: 400 },
    { body: '', status: 400 },
  ])('refuses $body with $status', async ({ body, status }) => {
    expect((await raw(body)).status).toBe(status)
  })

  it('answers a batch of ten, and refuses one more before any work', async () => {
    expect((await batch(mcpBatchMax)).status).toBe(200)
    const refused = await batch(mcpBatchMax + 1)
    expect(refused.status).toBe(400)
    expect((await refused.text()).length).toBeLessThan(200)
  })

  it('refuses a body over 64 KB and another media type', async () => {
    expect((await raw('x'.repeat(mcpBodyBytesMax + 1))).status).toBe(413)
    expect((await raw('{}', { 'content-type': 'text/plain' })).status).toBe(415)
  })
})
