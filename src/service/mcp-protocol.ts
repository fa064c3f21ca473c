import { isObject } from '../http/body.ts'
import { mcpBatchMax } from '../limits.ts'

/**
 * The server side of the Model Context Protocol over streamable HTTP, without sessions: the subset that a server of tools
 * needs. There are two forms. From revision 2026-07-28 on, each request names the revision and the client in `_meta`,
 * headers repeat the fields for proxies, and the answer is JSON. Before, a client began with `initialize`, could send
 * batches, and read answers as events. A stateless server can serve both.
 *
 * @see https://modelcontextprotocol.io/specification/2025-11-25/basic/transports
 * @see https://modelcontextprotocol.io/specification/2026-07-28/basic/transports
 */

const STATELESS_VERSION = '2026-07-28'

/** Revisions that begin with `initialize`, newest first. */
const HANDSHAKE_VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'] as const

/** What `initialize` and `server/discover` report about a server, and its methods. */
export interface McpServer {
  readonly info: { readonly name: string; readonly title: string; readonly version: string }
  readonly instructions: string
  /** By name. A method that fails throws `RpcError`; anything else is reported as an internal error. */
  readonly methods: Readonly<Record<string, (params: Params) => Promise<object>>>
  /** Runs before each request except `tools/call`, which counts itself. */
  readonly count: () => Promise<void>
}

export type Params = Readonly<Record<string, unknown>>

/** Error codes of JSON-RPC 2.0 (section 5.1), and two of the protocol's own. */
export const RPC_CODES = {
  parseError: -32_700,
  invalidRequest: -32_600,
  methodNotFound: -32_601,
  invalidParams: -32_602,
  internalError: -32_603,
  refused: -32_000,
  headerMismatch: -32_020,
  unsupportedVersion: -32_022,
} as const

/** A failure that is reported to the client. */
export class RpcError extends Error {
  readonly code: number
  readonly data: unknown
  /** The HTTP status, where the protocol requires another than 200. */
  readonly status: number

  constructor(
    kind: keyof typeof RPC_CODES,
    message: string,
    { data, status = 200 }: { data?: unknown; status?: number } = {},
  ) {
    super(message)
    this.code = RPC_CODES[kind]
    this.data = data
    this.status = status
  }
}

/**
 * Answers the body of a POST.
 *
 * @param text the body; undefined if it is not UTF-8.
 * @example
 *   const body = '{"jsonrpc":"2.0","id":1,"method":"ping"}'
 *   const accept = 'application/json, text/event-stream'
 *   await answerMessages(body, new Headers({ 'content-type': 'application/json', accept }), server)
 *   // 200, text/event-stream: data: {"jsonrpc":"2.0","id":1,"result":{}}
 */
export async function answerMessages(text: string | undefined, headers: Headers, server: McpServer): Promise<Response> {
  let body: unknown
  try {
    if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? ''))
      throw new RpcError('refused', 'Content-Type must be application/json', { status: 415 })
    body = parsed(text)
    if (Array.isArray(body)) return await afterHandshake(batchOf(body), { headers, isBatch: true }, server)
    const message = messageOf(body)
    const isStateless = message.method !== undefined && namesStateless(message, headers)
    return isStateless
      ? await withoutHandshake(message, headers, server)
      : await afterHandshake([message], { headers, isBatch: false }, server)
  } catch (error) {
    const failure = asRpcError(error)
    return Response.json(failureOf(idOf(body), failure), { status: failure.status })
  }
}

type Id = string | number

interface Message {
  /** Absent in a notification. */
  readonly id: Id | undefined
  /** Absent in a client's answer to a request of the server, which sends none. */
  readonly method: string | undefined
  readonly params: Params
}

interface Request extends Message {
  readonly id: Id
  readonly method: string
}

const isRequest = (message: Message): message is Request => message.id !== undefined && message.method !== undefined

const ID_CHARS_MAX = 256
/** Every answer repeats the id, so a long one is rejected. */
const isId = (value: unknown): value is Id =>
  typeof value === 'string' ? value.length <= ID_CHARS_MAX : Number.isSafeInteger(value)

/** The id of an invalid request, for the answer; null if it has none (JSON-RPC 2.0, section 5). */
function idOf(body: unknown): Id | null {
  if (!isObject(body) || typeof body['method'] !== 'string') return null
  return isId(body['id']) ? body['id'] : null
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    throw new RpcError('parseError', 'The body must be JSON in UTF-8', { status: 400 })
  }
}

const REQUEST_MEMBERS = new Set(['jsonrpc', 'id', 'method', 'params'])

/** @throws {RpcError} for anything except a request, a notification or an answer of JSON-RPC 2.0. */
function messageOf(body: unknown): Message {
  const message = readMessage(body)
  if (!message) throw invalidRequest('The body must be a message of JSON-RPC 2.0')
  return message
}

function readMessage(body: unknown): Message | undefined {
  if (!isObject(body) || body['jsonrpc'] !== '2.0') return undefined
  const { id, method } = body
  const params = body['params'] ?? {}
  if (method === undefined)
    return isObject(body['result'] ?? body['error']) ? { id: undefined, method, params: {} } : undefined
  if (typeof method !== 'string' || !isObject(params) || !isObject(params['_meta'] ?? {})) return undefined
  if (Object.keys(body).some((name) => !REQUEST_MEMBERS.has(name))) return undefined
  return id === undefined || isId(id) ? { id, method, params } : undefined
}

/** @throws {RpcError} for a batch that is too long, or of a revision without batches. */
function batchOf(body: readonly unknown[]): Message[] {
  if (body.length === 0 || body.length > mcpBatchMax)
    throw invalidRequest(`A batch must have 1 to ${mcpBatchMax} messages`)
  const messages = body.map(messageOf)
  if (messages.length > 1 && messages.some(({ method }) => method === 'initialize'))
    throw invalidRequest('initialize must be the only message')
  if (messages.some(({ params }) => claimOf(params) !== undefined))
    throw invalidRequest(`A batch must not have messages of revision ${STATELESS_VERSION}`)
  return messages
}

const invalidRequest = (message: string): RpcError => new RpcError('invalidRequest', message, { status: 400 })

const META = 'io.modelcontextprotocol/'

const metaOf = (params: Params): Params => (params['_meta'] ?? {}) as Params

/** The revision in the message itself, of any type. */
const claimOf = (params: Params): unknown => metaOf(params)[`${META}protocolVersion`]

const versionHeader = (headers: Headers): string | null => headers.get('mcp-protocol-version')

/** @throws {RpcError} if the headers name the stateless revision but the message does not. */
function namesStateless({ id, method, params }: Message, headers: Headers): boolean {
  if (claimOf(params) !== undefined) return true
  if (versionHeader(headers) !== STATELESS_VERSION) return false
  if (id === undefined) return true
  if (method === 'initialize') throw mismatch(`Revision ${STATELESS_VERSION} has no initialize`)
  throw invalidEnvelope(`${META}protocolVersion`, 'missing')
}

/** Answers one message or batch of a revision that begins with `initialize`, as events. */
async function afterHandshake(
  messages: readonly Message[],
  { headers, isBatch }: { headers: Headers; isBatch: boolean },
  server: McpServer,
): Promise<Response> {
  const form = formFor(headers.get('accept') ?? '*/*')
  if (!form) throw new RpcError('refused', 'Accept must name application/json or text/event-stream', { status: 406 })
  const version = versionHeader(headers)
  const begins = messages.some(({ method }) => method === 'initialize')
  if (!begins && version !== null && !isHandshakeVersion(version)) {
    const message = `MCP-Protocol-Version must be one of ${[STATELESS_VERSION, ...HANDSHAKE_VERSIONS].join(', ')}`
    throw new RpcError('refused', message, { status: 400 })
  }
  const requests = messages.filter(isRequest)
  if (requests.length === 0) return new Response(null, { status: 202 })
  const methods = {
    initialize: (params: Params) => initialized(params, server),
    ping: async () => ({}),
    ...server.methods,
  }
  const answers: object[] = []
  for (const request of requests) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: a batch holds one picture in memory, not ten
    const answer = await run(request, methods, server).then(
      (result) => ({ jsonrpc: '2.0', id: request.id, result }),
      (error: unknown) => failureOf(request.id, asRpcError(error)),
    )
    answers.push(answer)
  }
  if (form === 'json') return Response.json(isBatch ? answers : answers[0])
  const events = answers.map((answer) => `event: message\ndata: ${JSON.stringify(answer)}\n\n`)
  return new Response(events.join(''), { headers: { 'Content-Type': 'text/event-stream' } })
}

/**
 * Events for clients that accept them, as the protocol requires; JSON for those that accept only JSON or anything, such as
 * curl. Undefined for clients that accept neither.
 *
 * @example formFor('application/json, text/event-stream') // 'events'
 */
function formFor(accept: string): 'events' | 'json' | undefined {
  if (/\btext\/(?:event-stream|\*)/i.test(accept)) return 'events'
  return /\bapplication\/(?:json|\*)|\*\/\*/i.test(accept) ? 'json' : undefined
}

const isHandshakeVersion = (version: unknown): version is string =>
  (HANDSHAKE_VERSIONS as readonly unknown[]).includes(version)

async function initialized({ protocolVersion, capabilities, clientInfo }: Params, server: McpServer): Promise<object> {
  if (typeof protocolVersion !== 'string') throw invalidParams('protocolVersion', 'text')
  if (!isObject(capabilities)) throw invalidParams('capabilities', 'an object')
  if (!isClientInfo(clientInfo)) throw invalidParams('clientInfo', 'an object with name and version')
  return {
    protocolVersion: isHandshakeVersion(protocolVersion) ? protocolVersion : HANDSHAKE_VERSIONS[0],
    capabilities: CAPABILITIES,
    serverInfo: server.info,
    instructions: server.instructions,
  }
}

const CAPABILITIES = { tools: {} }

const isClientInfo = (value: unknown): boolean =>
  isObject(value) && typeof value['name'] === 'string' && typeof value['version'] === 'string'

/** @example throw invalidParams('name', 'text') // -32602: params.name must be text */
export const invalidParams = (name: string, kind: string): RpcError =>
  new RpcError('invalidParams', `params.${name} must be ${kind}`)

/** Answers one message of the stateless revision, as JSON. */
async function withoutHandshake(message: Message, headers: Headers, server: McpServer): Promise<Response> {
  if (!isRequest(message)) return new Response(null, { status: 202 })
  judgeEnvelope(message, headers)
  const methods = { 'server/discover': async () => discovered(server), ...server.methods }
  const result = await run(message, methods, server)
  const kept = message.method === 'tools/call' ? {} : { ttlMs: 0, cacheScope: 'private' }
  const whole = { ...result, resultType: 'complete', ...kept, _meta: { [`${META}serverInfo`]: server.info } }
  return Response.json({ jsonrpc: '2.0', id: message.id, result: whole })
}

const discovered = ({ instructions }: McpServer): object => ({
  supportedVersions: [STATELESS_VERSION],
  capabilities: CAPABILITIES,
  instructions,
})

/** @throws {RpcError} if the message lacks a required field, or the headers do not repeat it. */
function judgeEnvelope({ method, params }: Request, headers: Headers): void {
  const claimed = claimOf(params)
  const { [`${META}clientCapabilities`]: capabilities, [`${META}clientInfo`]: client } = metaOf(params)
  if (typeof claimed !== 'string') throw invalidEnvelope(`${META}protocolVersion`, 'not text')
  if (!isObject(capabilities))
    throw invalidEnvelope(`${META}clientCapabilities`, capabilities === undefined ? 'missing' : 'not an object')
  if (client !== undefined && !isClientInfo(client))
    throw invalidEnvelope(`${META}clientInfo`, 'without name and version')
  if ((versionHeader(headers) ?? claimed) !== claimed)
    throw mismatch(`MCP-Protocol-Version must be ${shownText(claimed)}, as in the body`)
  if (claimed !== STATELESS_VERSION) {
    const data = { supported: [STATELESS_VERSION], requested: shownText(claimed) }
    throw new RpcError('unsupportedVersion', `Unsupported protocol version: ${shownText(claimed)}`, {
      data,
      status: 400,
    })
  }
  if (versionHeader(headers) === null)
    throw mismatch(`MCP-Protocol-Version must be ${STATELESS_VERSION}, as in the body`)
  if (headers.get('mcp-method') !== method) throw mismatch(`Mcp-Method must be ${shownText(method)}, as in the body`)
  const { name } = params
  if (method === 'tools/call' && typeof name === 'string' && plainName(headers.get('mcp-name')) !== name)
    throw mismatch(`Mcp-Name must be ${shownText(name)}, as in the body`)
}

/** A name in a header; one that is not plain ASCII is Base64 (SEP-2243). */
function plainName(value: string | null): string | null {
  const encoded = /^=\?base64\?([\d+/=a-z]*)\?=$/i.exec(value ?? '')?.[1]
  if (encoded === undefined) return value
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}

/** A client's text as errors repeat it. */
export const shownText = (text: string): string => text.slice(0, 64).toWellFormed()

const mismatch = (message: string): RpcError => new RpcError('headerMismatch', message, { status: 400 })

const invalidEnvelope = (key: string, problem: string): RpcError =>
  new RpcError('invalidParams', `_meta.${key} is ${problem}`, { data: { envelope: { key, problem } }, status: 400 })

type Methods = McpServer['methods']

async function run({ method, params }: Request, methods: Methods, server: McpServer): Promise<object> {
  const known = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (method !== 'tools/call') await server.count()
  if (!known) throw new RpcError('methodNotFound', 'Method not found', { status: 404 })
  return known(params)
}

const asRpcError = (error: unknown): RpcError =>
  error instanceof RpcError ? error : new RpcError('internalError', 'Internal error')

const failureOf = (id: Id | null, { code, message, data }: RpcError): object => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data !== undefined && { data }) },
})
