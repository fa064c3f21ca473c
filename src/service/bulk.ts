import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { Answer } from '../http/answer.ts'
import { bodyTooLarge, isObject, propertiesOf } from '../http/body.ts'
import type { RequestFacts } from '../http/contract.ts'
import { Call, readUrl } from '../http/operation.ts'
import { problemText, statusOf } from '../http/problem.ts'
import { malformedEncoding, readQuery, type RawValues } from '../http/query.ts'
import { readParameters } from '../http/read.ts'
import { EntryCounter } from '../http/rate-limit.ts'
import { asProblem, baseUrl } from '../http/respond.ts'
import { inTurns } from '../http/turns.ts'
import { utf8Bytes } from '../http/values.ts'
import { bulkResultsCharsMax, bulkPauseChars } from '../limits.ts'
import { entryRefused, notInBulk, otherForm, resultsTooLong, tooManyQrs } from './problems.ts'
import type { Found, PureOperations } from './pure-operations.ts'

/** One request of the list, as sent. */
interface Entry {
  readonly method: string
  readonly path: string
  readonly url: string
  readonly body: unknown
  /** The body as JSON; `null` if there is none. */
  readonly json: string
}

/**
 * Runs a list of requests in process, through the validation of each operation, and joins their answers: each `body` is the
 * exact text of the endpoint's answer. A failing entry does not affect the others; once the results are long enough, the
 * remaining ones are rejected.
 *
 * @param facts of the whole request: every entry has its id.
 * @returns `{"count": 2, "results": [{"status": 200, "body": {…}}, …]}` in the order sent.
 */
export async function bulkAnswer(
  requests: readonly unknown[],
  operations: PureOperations,
  c: Context<AppEnv>,
  facts: RequestFacts,
): Promise<Answer> {
  const bulk = new Bulk(operations, c, facts)
  // Sequential: the length of earlier results decides about the next.
  const texts = await inTurns(
    requests,
    (request, index) => bulk.result(request, index),
    () => bulk.isPauseDue(),
  )
  return new Answer(`{"count":${texts.length},"results":[${texts.join(',')}]}`)
}

/** What the entries of one request share: how much of its limits is used, and how a failed entry is answered. */
class Bulk {
  /** Length of the results so far. */
  #chars = 0
  /** Length of the entries and results since the last pause. */
  #charsSincePause = 0
  /** Number of entries so far of each operation that has a `bulkMax`. */
  readonly #admitted = new Map<Found['operation'], number>()
  readonly #operations: PureOperations
  readonly #c: Context<AppEnv>
  readonly #facts: RequestFacts
  readonly #base: string
  readonly #counter: EntryCounter

  constructor(operations: PureOperations, c: Context<AppEnv>, facts: RequestFacts) {
    this.#operations = operations
    this.#c = c
    this.#facts = facts
    this.#base = baseUrl(c)
    this.#counter = new EntryCounter(c)
  }

  /** The result of one entry as JSON; adds its length to the total. */
  result(request: unknown, index: number): string | Promise<string> {
    const add = (text: string): string => {
      this.#chars += text.length
      this.#charsSincePause += text.length
      return text
    }
    const made = this.#answer(request, index)
    return typeof made === 'string' ? add(made) : made.then(add)
  }

  /** Whether to let other requests run before the next entry: work grows with the length of entries and results. */
  isPauseDue(): boolean {
    if (this.#charsSincePause < bulkPauseChars) return false
    this.#charsSincePause = 0
    return true
  }

  /** A promise only if the entry is counted or the operation returns one. */
  #answer(request: unknown, index: number): string | Promise<string> {
    let instance = this.#c.req.path
    try {
      const entry = readEntry(request, index)
      this.#charsSincePause += entry.url.length + entry.json.length
      if (entry.path.startsWith('/')) instance = entry.path
      const found = this.#admit(entry)
      const query = readQuery(entry.url)
      if (asksOtherForm(found, query, entry.body)) {
        instance = this.#c.req.path
        throw otherForm(index)
      }
      const counting = this.#counter.count(found.operation.contract.rate)
      const answer = (): object | Promise<object> => run(found, entry, query, this.#c, this.#facts)
      const made = counting ? counting.then(answer) : answer()
      return made instanceof Promise
        ? made.then(success).catch((error: unknown) => this.#failure(error, instance))
        : success(made)
    } catch (error) {
      return this.#failure(error, instance)
    }
  }

  /** @throws {Problem} for an operation that is not in bulk, or one more than `bulkMax`. */
  #admit({ method, path, url }: Entry): Found {
    const found = isOwnPath(url) ? this.#operations.find(method, path) : undefined
    if (!found) throw notInBulk()
    if (this.#chars >= bulkResultsCharsMax) throw resultsTooLong()
    const { bulkMax } = found.operation.contract
    if (bulkMax === undefined) return found
    const admitted = (this.#admitted.get(found.operation) ?? 0) + 1
    this.#admitted.set(found.operation, admitted)
    if (admitted > bulkMax) throw tooManyQrs(bulkMax)
    return found
  }

  #failure(error: unknown, instance: string): string {
    const problem = asProblem(error, this.#c, this.#facts)
    return result(statusOf(problem), problemText(problem, { baseUrl: this.#base, path: instance, id: this.#facts.id }))
  }
}

/** The operation's answer to an entry, after the same checks as over HTTP, in the same order. */
function run(
  { operation, parameter }: Found,
  { body, json, url }: Entry,
  query: ReturnType<typeof readQuery>,
  c: Context<AppEnv>,
  facts: RequestFacts,
): object | Promise<object> {
  const { contract } = operation
  const input = contract.acceptsAnything ? {} : readUrl(contract, parameter && pathValue(parameter), query)
  if (contract.body && !contract.acceptsAnything) {
    if (utf8Bytes(json) > contract.body.bytesMax) throw bodyTooLarge(contract.body.bytesMax)
    const values = propertiesOf(isObject(body) ? body : undefined)
    if (contract.listParameter && values.has(contract.listParameter)) throw notInBulk()
    Object.assign(input, readParameters(contract.body.properties, values, 'body', 'refused'))
  }
  const request = (): Request =>
    new Request(new URL(url, c.req.url), {
      method: operation.method,
      headers: { 'Content-Type': 'application/json' },
      ...(operation.method === 'POST' && { body: json }),
    })
  return operation.run(input, new Call(c, query, facts, request))
}

function pathValue({ name, raw }: NonNullable<Found['parameter']>): RawValues {
  try {
    return new Map([[name, [decodeURIComponent(raw)]]])
  } catch {
    throw malformedEncoding()
  }
}

const result = (status: number, body: string): string => `{"status":${status},"body":${body}}`

function success(made: object): string {
  if (!(made instanceof Answer)) return result(200, JSON.stringify(made))
  const { options, value } = made
  return result(options.status ?? 200, value ? JSON.stringify(value) : textOf(made.body))
}

const decoder = new TextDecoder()

/** The text of a JSON answer that is already serialised. */
function textOf(body: Answer['body']): string {
  if (typeof body === 'string') return body
  if (body instanceof Uint8Array) return decoder.decode(body)
  throw new TypeError('a pure operation answers JSON')
}

const ENTRY_PROPERTIES = new Set(['method', 'path', 'body'])

/** @throws {Problem} `invalid_parameter` for anything except `{ method?, path, body? }`. */
function readEntry(request: unknown, index: number): Entry {
  if (!isObject(request)) throw entryRefused(`requests.${index}`, 'object')
  const { method = 'GET', path: url, body } = request
  for (const name in request) {
    if (!ENTRY_PROPERTIES.has(name)) throw entryRefused(`requests.${index}`, 'properties')
  }
  if (typeof url !== 'string') throw entryRefused(`requests.${index}.path`, 'path')
  if (method !== 'GET' && method !== 'POST') throw entryRefused(`requests.${index}.method`, 'method')
  if (method === 'GET' && body !== undefined && body !== null) throw entryRefused(`requests.${index}.body`, 'body')
  const end = url.indexOf('?')
  return { method, url, path: end === -1 ? url : url.slice(0, end), body, json: JSON.stringify(body ?? null) }
}

/** What a URL parser would turn into another path or host: dot segments, backslashes, blanks, controls, a fragment. */
const ALTERED = /[\\#\s]|\/(?:\.|%2e){1,2}(?:\/|$|\?)/i

const isOwnPath = (url: string): boolean => url.startsWith('/api/v1/') && !ALTERED.test(url)

/** Whether the entry requests text or CSV from an operation that offers it: results are JSON. */
function asksOtherForm({ operation }: Found, query: ReturnType<typeof readQuery>, body: unknown): boolean {
  if (!operation.contract.formats) return false
  const inQuery = query instanceof Map ? query.get('format') : undefined
  if (inQuery?.some((format: unknown) => format !== 'json')) return true
  const inBody = operation.contract.body && isObject(body) ? body['format'] : undefined
  return inBody !== undefined && inBody !== 'json'
}
