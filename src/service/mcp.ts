import { Answer } from '../http/answer.ts'
import { listAsset } from '../http/asset.ts'
import { decodeUtf8, isObject, propertiesOf } from '../http/body.ts'
import { Call, readUrl } from '../http/operation.ts'
import { problemBody, problemText } from '../http/problem.ts'
import type { RawValues } from '../http/query.ts'
import { EntryCounter } from '../http/rate-limit.ts'
import { readParameters } from '../http/read.ts'
import { asProblem, baseUrl } from '../http/respond.ts'
import type { Operation } from '../http/unmatched.ts'
import { mcpPictureSizePx } from '../limits.ts'
import { qrPng } from '../qr/png.ts'
import { qrSymbol } from '../qr/symbol.ts'
import { toBase64 } from '../qr/logo.ts'
import { answerMessages, invalidParams, RpcError, shownText, type Params } from './mcp-protocol.ts'
import { unknownArguments } from './problems.ts'
import type { PureOperations } from './pure-operations.ts'
import { version } from './version.ts'

/**
 * Answers a request of the Model Context Protocol. The tools are the stateless operations. Their contracts validate the
 * arguments, so each refusal has a code and both languages. A call counts for its client in the class of its operation, any
 * other message in `data`; a call of no known tool counts only with the request of its batch.
 *
 * @param bytes the body, within its limit.
 */
export function mcpResponse(bytes: Uint8Array<ArrayBuffer>, operations: PureOperations, call: Call): Promise<Response> {
  const counter = new EntryCounter(call.c)
  return answerMessages(decodeUtf8(bytes), call.request.headers, {
    info: { name: 'Sala', title: 'ศาลา', version },
    instructions: INSTRUCTIONS,
    methods: {
      'tools/list': async ({ cursor }) => {
        if (typeof (cursor ?? '') !== 'string') throw invalidParams('cursor', 'text')
        return { tools: await listAsset(call, '/mcp-tools.json') }
      },
      'tools/call': (params) => called(params, operations, { call, counter }),
    },
    count: () => counted(counter, call),
  })
}

async function counted(counter: EntryCounter, { c, facts }: Call): Promise<void> {
  try {
    await counter.count('data')
  } catch (error) {
    const problem = asProblem(error, c, facts)
    const data = problemBody(problem, { baseUrl: baseUrl(c), path: c.req.path, id: facts.id })
    throw new RpcError('refused', problem.detail.en, { data })
  }
}

function called(
  { name, arguments: named }: Params,
  operations: PureOperations,
  counting: Counted,
): Promise<ToolResult> {
  if (typeof name !== 'string') throw invalidParams('name', 'text')
  const given = named ?? {}
  if (!isObject(given)) throw invalidParams('arguments', 'an object')
  const operation = operations.all.find(({ contract }) => contract.name === name)
  if (!operation) throw new RpcError('invalidParams', `Unknown tool: ${shownText(name)}`)
  return callTool(operation, given, counting)
}

/** The answer of `tools/call`: text and pictures for a model, and the endpoint's answer for a program. */
interface ToolResult {
  readonly isError?: true
  readonly content: readonly Content[]
  readonly structuredContent?: Record<string, unknown>
}

type Content =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string }

const INSTRUCTIONS =
  'Thai utilities: addresses and postcodes, baht text, dates in both eras, holidays and business days, IDs, romanization, reading aloud, PromptPay and other QR codes. Errors carry a code and a sentence in English and Thai.'

interface Counted {
  readonly call: Call
  readonly counter: EntryCounter
}

async function callTool(
  operation: Operation,
  given: Record<string, unknown>,
  { call, counter }: Counted,
): Promise<ToolResult> {
  try {
    const { contract } = operation
    await counter.count(contract.rate)
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
    const text: Content = { type: 'text', text: JSON.stringify(value) }
    const picture = await pictureOf({ operation, input, value }, own('image/png'), counter)
    return { content: picture ? [text, picture] : [text], structuredContent: value }
  } catch (error) {
    return { isError: true, content: [{ type: 'text', text: refusalText(error, call) }] }
  }
}

/** A failure's problem as JSON. */
const refusalText = (error: unknown, { c, facts }: Call): string =>
  problemText(asProblem(error, c, facts), { baseUrl: baseUrl(c), path: c.req.path, id: facts.id })

/** Arguments in the form of a query: all except path parameters, each as text; null means absent. */
function queryOf(path: object, given: Record<string, unknown>): [string, unknown[]][] {
  const entries = Object.entries(given).filter(([name, value]) => !Object.hasOwn(path, name) && value !== null)
  return entries.map(([name, value]) => [name, [asTyped(value)]])
}

/** Numbers and booleans as a URL has them; anything else is left for the contract to validate. */
const asTyped = (value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'boolean' ? String(value) : value

/** @throws {Problem} if the contract rejects a value; unlike in a URL, an unknown name is rejected too. */
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

/** An answered call. */
interface Answered {
  readonly operation: Operation
  readonly input: Record<string, unknown>
  readonly value: Record<string, unknown>
}

/**
 * The QR code, if the contract has one. Drawing a payload counts in `image` too, as a payment's qr.png does: a client that
 * has spent the class gets the answer with the reason in place of the picture.
 */
async function pictureOf(
  { operation, input, value }: Answered,
  call: Call,
  counter: EntryCounter,
): Promise<Content | undefined> {
  const { contract } = operation
  if (contract.picture === 'of payload') {
    try {
      await counter.count('image')
    } catch (error) {
      return { type: 'text', text: refusalText(error, call) }
    }
    return png(qrPng(qrSymbol(String(value['payload'])), { sizePx: mcpPictureSizePx }))
  }
  if (contract.picture !== 'accepted') return undefined
  const style = { ...(input['style'] as object), size: mcpPictureSizePx }
  const answer = await operation.run({ ...input, style }, call)
  return answer instanceof Answer && answer.body instanceof Uint8Array ? png(answer.body) : undefined
}

const png = (bytes: Uint8Array): Content => ({ type: 'image', data: toBase64(bytes), mimeType: 'image/png' })
