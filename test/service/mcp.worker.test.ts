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

/** A request of the protocol of 2026, which has no handshake. */
const modern = (method: string, params: object, name = ''): Promise<Response> => {
  const version = '2026-07-28'
  const meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const headers = { 'mcp-protocol-version': version, 'mcp-method': method, ...(name !== '' && { 'mcp-name': name }) }
  return raw({ jsonrpc: '2.0', id: 1, method, params: { ...params, _meta: meta } }, headers)
}

describe('MCP by the official client', () => {
  it('lists the operations without state, each with its schemas', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const tool of tools) {
      expect(tool.inputSchema.type).toBe('object')
      expect(tool.outputSchema).toBeDefined()
      expect(tool.annotations?.readOnlyHint).toBe(true)
      expect(tool.description).toMatch(/[ก-๙]/)
    }
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
    expect(list.tools.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
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

  it('holds no stream open: nothing here changes', async () => {
    const response = await modern('subscriptions/listen', { notifications: { toolsListChanged: true } })
    expect(await response.text()).toContain('"error"')
  })

  it.for(['GET', 'DELETE', 'PUT'])('answers %s with 405', async (method) => {
    const response = await send('/mcp', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  it('lets a browser send the headers of the protocol', async () => {
    const response = await send('/mcp', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    const allowed = response.headers.get('access-control-allow-headers')
    expect(allowed).toContain('Mcp-Protocol-Version')
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
