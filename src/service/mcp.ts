import {
  createMcpHandler,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
  type JSONRPCRequest,
  type Result,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server'
import { Answer } from '../http/answer.ts'
import { decodeUtf8, propertiesOf } from '../http/body.ts'
import { Call, readUrl } from '../http/operation.ts'
import { problemText } from '../http/problem.ts'
import type { RawValues } from '../http/query.ts'
import { readParameters } from '../http/read.ts'
import { asProblem, baseUrl } from '../http/respond.ts'
import type { Operation } from '../http/unmatched.ts'
import { mcpBatchMax, mcpBodyBytesMax, mcpPictureSizePx } from '../limits.ts'
import { qrPng } from '../qr/png.ts'
import { qrSymbol } from '../qr/symbol.ts'
import { toBase64 } from '../qr/logo.ts'
import { unknownArguments } from './problems.ts'
import type { PureOperations } from './pure-operations.ts'
import { version } from './version.ts'

/**
 * Answers a request of the Model Context Protocol by the official SDK: streamable HTTP without sessions, so every request
 * has a server of its own. The tools are the operations without state. Arguments are validated by their contracts and not by
 * the SDK, so that each refusal has a code and both languages.
 *
 * @param bytes the body, within its limit.
 */
export function mcpResponse(bytes: Uint8Array<ArrayBuffer>, operations: PureOperations, call: Call): Promise<Response> {
  if (batchLength(bytes) > mcpBatchMax) return Promise.resolve(batchTooLong())
  const { fetch } = createMcpHandler(
    () => {
      const server = new ToolServer(
        { name: 'Sala', title: 'ศาลา', version },
        { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
      )
      server.setRequestHandler('tools/list', async () => ({ tools: await toolList(call).catch(failed) }))
      server.setRequestHandler('tools/call', ({ params }) => {
        const operation = operations.all.find(({ contract }) => contract.name === params.name)
        if (!operation)
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name.slice(0, 64)}`)
        return callTool(operation, params.arguments ?? {}, call)
      })
      return server
    },
    // Nothing here ever changes, so nobody may hold a stream open to be told of it.
    { maxRequestBodySize: mcpBodyBytesMax, maxSubscriptions: 0 },
  )
  const { url, method, headers } = call.request
  return fetch(new Request(url, { method, headers, body: bytes }))
}

/** The SDK answers parameters that its schema refuses as its own failure, but those of tools/call. */
class ToolServer extends Server {
  protected override _wrapHandler(method: string, handler: Handler): Handler {
    // oxlint-disable-next-line no-underscore-dangle -- the SDK's hook for subclasses
    const wrapped = super._wrapHandler(method, handler)
    return (request, context) =>
      wrapped(request, context).catch((error: Error) => {
        throw error instanceof ProtocolError ? error : new ProtocolError(ProtocolErrorCode.InvalidParams, error.message)
      })
  }
}

type Handler = (request: JSONRPCRequest, context: ServerContext) => Promise<Result>

function failed(): never {
  throw new ProtocolError(ProtocolErrorCode.InternalError, 'Internal error')
}

/** How many messages a body holds; 0 if it cannot be read, for the SDK to refuse. */
function batchLength(bytes: Uint8Array): number {
  const text = decodeUtf8(bytes)?.trimStart() ?? ''
  if (!text.startsWith('[')) return 0
  try {
    return (JSON.parse(text) as unknown[]).length
  } catch {
    return 0
  }
}

/** As the SDK refuses batches over its own limit (JSON-RPC 2.0, section 5.1). */
function batchTooLong(): Response {
  const error = { code: ProtocolErrorCode.InvalidRequest, message: `Invalid Request: at most ${mcpBatchMax} messages` }
  return Response.json({ jsonrpc: '2.0', error, id: null }, { status: 400 })
}

const lists = new WeakMap<Fetcher, Tool[]>()

/** The static file that `npm run build` makes of the contracts, read once of each binding. */
async function toolList({ c }: Call): Promise<Tool[]> {
  const assets = c.env.ASSETS
  const known = lists.get(assets)
  if (known) return known
  const tools = await (await assets.fetch(new URL('/mcp-tools.json', c.req.url))).json<Tool[]>()
  lists.set(assets, tools)
  return tools
}

const INSTRUCTIONS =
  'Thai utilities: addresses and postcodes, baht text, dates in both eras, holidays and business days, IDs, romanization, reading aloud, PromptPay and other QR codes. Errors carry a code and a sentence in English and Thai.'

async function callTool(operation: Operation, given: Record<string, unknown>, call: Call): Promise<CallToolResult> {
  try {
    const { contract } = operation
    const query: RawValues = new Map(queryOf(contract.path ?? {}, given))
    const body = JSON.stringify(given)
    const request = (accept: string) => (): Request =>
      new Request(call.c.req.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: accept },
        body,
      })
    const own = (accept = 'application/json'): Call => new Call(call.c, query, call.facts, request(accept))
    const input = inputOf(operation, given, query)
    const made = await operation.run(input, own())
    const value = valueOf(made)
    const text = { type: 'text' as const, text: JSON.stringify(value) }
    const picture = await pictureOf(operation, input, value, own('image/png'))
    return { content: picture ? [text, picture] : [text], structuredContent: value }
  } catch (error) {
    if (error instanceof ProtocolError) throw error
    const problem = asProblem(error, call.c, call.facts)
    const text = problemText(problem, { baseUrl: baseUrl(call.c), path: call.c.req.path, id: call.facts.id })
    return { isError: true, content: [{ type: 'text', text }] }
  }
}

/** Arguments as a query has them: everything but the path's parameters, each as text; null is absent. */
function queryOf(path: object, given: Record<string, unknown>): [string, unknown[]][] {
  const entries = Object.entries(given).filter(([name, value]) => !Object.hasOwn(path, name) && value !== null)
  return entries.map(([name, value]) => [name, [asTyped(value)]])
}

/** Numbers and booleans as a URL has them; anything else stays for the contract to judge. */
const asTyped = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

/** @throws {Problem} for what the contract refuses; unlike in a URL, an unknown name is refused too. */
function inputOf({ contract }: Operation, given: Record<string, unknown>, query: RawValues): Record<string, unknown> {
  if (contract.acceptsAnything) return {}
  if (contract.body) return readParameters(contract.body.properties, propertiesOf(given), 'body', 'refused')
  propertiesOf(given)
  const unknown = unknownArguments(contract, given)
  if (unknown) throw unknown
  const path: RawValues = new Map(Object.keys(contract.path ?? {}).map((name) => [name, [asTyped(given[name] ?? '')]]))
  return readUrl(contract, path, query)
}

function valueOf(made: object): Record<string, unknown> {
  if (!(made instanceof Answer)) return made as Record<string, unknown>
  const { value, body } = made
  const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : body
  return (value ?? JSON.parse(text as string)) as Record<string, unknown>
}

/** The code itself, for the two operations that make one. */
async function pictureOf(
  { contract, run }: Operation,
  input: Record<string, unknown>,
  value: Record<string, unknown>,
  call: Call,
): Promise<{ type: 'image'; data: string; mimeType: string } | undefined> {
  if (contract.name === 'promptpay') {
    return png(qrPng(qrSymbol(String(value['payload'])), { sizePx: mcpPictureSizePx }))
  }
  if (contract.name !== 'qr') return undefined
  const style = { ...(input['style'] as object), size: mcpPictureSizePx }
  const answer = await run({ ...input, style }, call)
  return answer instanceof Answer && answer.body instanceof Uint8Array ? png(answer.body) : undefined
}

const png = (bytes: Uint8Array): { type: 'image'; data: string; mimeType: string } => ({
  type: 'image',
  data: toBase64(bytes),
  mimeType: 'image/png',
})
