import type { Context, Handler } from 'hono'
import type { AppEnv } from '../env.ts'
import { readBody } from './body.ts'
import { rememberContract, type Contract, type RequestFacts } from './contract.ts'
import { formatted, type Format } from './format.ts'
import type { Inputs, Values } from './parameter.ts'
import { countRequest, limitsAreOn } from './rate-limit.ts'
import { Problem } from './problem.ts'
import { malformedEncoding, readQuery, type RawValues } from './query.ts'
import { readParameters } from './read.ts'
import { baseUrl, Facts, problemResponse, respond } from './respond.ts'

/** The request as a handler sees it, besides its validated input. */
export class Call {
  readonly c: Context<AppEnv>
  /** Raw query values, for routes that accept anything, or the problem of parsing them. */
  readonly rawQuery: RawValues | Problem
  readonly facts: RequestFacts
  readonly #request: (() => Request) | undefined

  /** @param request supplies headers and body; default: the request that came over HTTP. */
  constructor(c: Context<AppEnv>, rawQuery: RawValues | Problem, facts: RequestFacts, request?: () => Request) {
    this.c = c
    this.rawQuery = rawQuery
    this.facts = facts
    this.#request = request
  }

  /** The request, for handlers that read headers or an unusual body. */
  get request(): Request {
    return this.#request ? this.#request() : this.c.req.raw
  }

  /** Public base of links in answers: the setting BASE_URL, or the request's own origin. */
  get baseUrl(): string {
    return baseUrl(this.c)
  }

  get isHead(): boolean {
    return this.c.req.raw.method === 'HEAD'
  }
}

/**
 * Makes a Hono handler from a contract and a function of the validated input. The function returns a plain object (the
 * JSON body), an `Answer` or a whole `Response`, and throws `Problem` for expected failures.
 *
 * @example newRoutes().get('/digits', operation({ summary: …, query: digitsInput(), … }, ({ text }) => ({ … })))
 */
export function operation<P extends Inputs, Q extends Inputs, B extends Inputs>(
  contract: Contract<P, Q, B>,
  handle: (input: NoInfer<Values<P> & Values<Q> & Values<B>>, call: Call) => object | Promise<object>,
): Handler<AppEnv> {
  const plain = contract as unknown as Contract
  const run = handle as Run
  const handler: Handler<AppEnv> = async (c) => {
    const facts = new Facts(c, plain)
    try {
      if (plain.rate && !plain.countsItself && limitsAreOn(c)) await countRequest(c, plain.rate)
      const rawQuery = readQuery(c.req.url)
      const input = plain.acceptsAnything ? {} : readUrl(plain, plain.path && pathValues(c, plain.path), rawQuery)
      if (plain.body && !plain.acceptsAnything) {
        const rawBody = await readBody(c.req.raw, plain.body)
        Object.assign(input, readParameters(plain.body.properties, rawBody, 'body', 'refused'))
      }
      const made = run(input, new Call(c, rawQuery, facts))
      const result = made instanceof Promise ? await made : made
      const format = plain.formats && formatOf(plain, input, rawQuery)
      const answer = format ? formatted(result, plain.formats, format, input['bom'] === '1') : result
      return respond(answer, c, facts, plain.cache)
    } catch (error) {
      return problemResponse(error, c, facts)
    }
  }
  rememberContract(handler as Handler, plain)
  runs.set(handler as Handler, run)
  return handler
}

/** A handler without the types of its input, which its contract checks at run time. */
export type Run = (input: Record<string, unknown>, call: Call) => object | Promise<object>

const runs = new WeakMap<Handler, Run>()

/** The function from which `operation()` made a handler. */
export const runOf = (handler: unknown): Run | undefined => runs.get(handler as Handler)

/** The requested format, if not JSON. An operation that accepts anything takes a known format and ignores others. */
function formatOf(
  { acceptsAnything, formats }: Contract,
  input: Readonly<Record<string, unknown>>,
  rawQuery: RawValues | Problem,
): Format | undefined {
  if (!acceptsAnything) return input['format'] === 'json' ? undefined : (input['format'] as Format)
  const given = rawQuery instanceof Problem ? [] : (rawQuery.get('format') ?? [])
  return given.length === 1 && given[0] === 'text' && formats?.text ? 'text' : undefined
}

/**
 * The validated values of path and query.
 *
 * @throws {Problem} if the contract rejects a value.
 */
export function readUrl(
  contract: Contract,
  path: RawValues | undefined,
  rawQuery: RawValues | Problem,
): Record<string, unknown> {
  if (rawQuery instanceof Problem) throw rawQuery
  const input = contract.path && path ? readParameters(contract.path, path, 'path', 'ignored') : {}
  if (!contract.query && !contract.unknownQuery) return input
  const query = readParameters(contract.query ?? {}, rawQuery, 'query', contract.unknownQuery ?? 'ignored')
  return contract.path ? { ...input, ...query } : query
}

/** Hono passes on malformed percent-encoding undecoded, so the path is checked here. */
function pathValues(c: Context<AppEnv>, declared: Inputs): RawValues {
  const { url } = c.req
  if (url.includes('%')) {
    try {
      decodeURIComponent(url.split('?', 1)[0] ?? '')
    } catch {
      throw malformedEncoding()
    }
  }
  return new Map(Object.keys(declared).map((name) => [name, [c.req.param(name)]]))
}
