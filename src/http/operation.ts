import type { Context, Handler } from 'hono'
import type * as z from 'zod'
import { limits, limitsAreOn, type RateClass } from './rate-limit.ts'
import { readBody, type BodyContract } from './body.ts'
import type { CacheClass } from './cache.ts'
import type { AppEnv } from './env.ts'
import { absent, isRequired, type Parameter, type Parameters, type Values } from './parameter.ts'
import { Problem, type ProblemCode } from './problem.ts'
import { malformedEncoding, readParameters, readQuery, type RawValues } from './read.ts'
import { baseUrl, problemResponse, requestId, respond, type RequestFacts } from './respond.ts'

/**
 * Everything a route promises, written beside its handler. It is read at run time (validation, rate limit, cache and
 * CORS headers) and by the generator of openapi.json, so the two cannot drift apart.
 */
export interface Contract<
  P extends Parameters = Parameters,
  Q extends Parameters = Parameters,
  B extends Parameters = Parameters,
> {
  readonly summary: string
  readonly summaryTh: string
  readonly description?: string
  readonly tag: string
  readonly path?: P
  readonly query?: Q
  readonly body?: BodyContract<B>
  /** A misspelt parameter is refused instead of ignored. Bodies always refuse. */
  readonly unknownQuery?: 'ignored' | 'refused'
  /** Always 200: nothing is validated before the handler, which reads `raw` itself. */
  readonly acceptsAnything?: boolean
  /** The success body: a schema with an example for JSON, a media type for anything else. */
  readonly response:
    | { schema: z.ZodType; example: object; status?: 200 | 201 }
    | { contentType: string; status?: 200; statuses?: readonly number[] }
  /** Problems beyond those that follow from the parameters, the body and the rate class. */
  readonly problems?: readonly ProblemCode[]
  readonly rate?: RateClass
  /** The handler counts the request for its rate class itself, behind gates that cost nothing. */
  readonly countsItself?: boolean
  readonly cache: CacheClass
  /** No CORS headers: only this service's own pages and non-browser clients may call. */
  readonly sameSite?: boolean
  /** Renders a problem as something other than problem+json (the pages of short links); undefined: problem+json after all. */
  readonly renderProblem?: (problem: Problem, facts: RequestFacts, c: Context<AppEnv>) => Response | undefined
}

/** The handler's view of a request besides its validated input. */
export class Call {
  readonly c: Context<AppEnv>
  /** Undecorated query values, for routes that accept anything; undefined when the encoding is malformed. */
  readonly rawQuery: RawValues | undefined

  constructor(c: Context<AppEnv>, rawQuery: RawValues | undefined) {
    this.c = c
    this.rawQuery = rawQuery
  }

  /** Public base of links in answers: the setting BASE_URL, or the request's own origin. */
  get baseUrl(): string {
    return baseUrl(this.c)
  }

  get isHead(): boolean {
    return this.c.req.raw.method === 'HEAD'
  }
}

const contracts = new WeakMap<Handler, Contract>()

/** The contract of a route's handler, if it was made by `operation()`. */
export const contractOf = (handler: unknown): Contract | undefined => contracts.get(handler as Handler)

/**
 * Makes a Hono handler from a contract and a function of the validated input. The function returns a plain object (the
 * JSON body), an `Answer` or a whole `Response`, and throws `Problem` for expected failures.
 *
 * @example new Hono<AppEnv>().get('/digits', operation({ summary: …, query: { text: textParameter(…) }, … }, ({ text }) => ({ … })))
 */
export function operation<P extends Parameters, Q extends Parameters, B extends Parameters>(
  contract: Contract<P, Q, B>,
  handle: (input: Values<P> & Values<Q> & Values<B>, call: Call) => object | Promise<object>,
): Handler<AppEnv> {
  const plain = contract as unknown as Contract
  const handler: Handler<AppEnv> = async (c) => {
    const facts: RequestFacts = { id: requestId(c), contract: plain }
    try {
      if (plain.rate && !plain.countsItself && limitsAreOn(c)) await limits(c, plain.rate)
      const rawQuery = readQuery(c.req.url)
      const input = plain.acceptsAnything ? {} : readUrl(plain, c, rawQuery)
      if (plain.body && !plain.acceptsAnything) {
        const rawBody = await readBody(c.req.raw, plain.body)
        Object.assign(input, readParameters(plain.body.properties, rawBody, 'body', 'refused'))
      }
      const result = handle(input as Values<P> & Values<Q> & Values<B>, new Call(c, rawQuery))
      return respond(result instanceof Promise ? await result : result, c, facts, plain.cache)
    } catch (error) {
      return problemResponse(error, c, facts)
    }
  }
  contracts.set(handler as Handler, plain)
  // Schemas are made ready here, as the Worker starts, and not by the first request.
  parametersOf(plain).forEach(absent)
  return handler
}

function readUrl(contract: Contract, c: Context<AppEnv>, rawQuery: RawValues | undefined): Record<string, unknown> {
  const input = contract.path ? readParameters(contract.path, pathValues(c, contract.path), 'path', 'ignored') : {}
  if (!rawQuery) throw malformedEncoding()
  if (!contract.query && !contract.unknownQuery) return input
  const query = readParameters(contract.query ?? {}, rawQuery, 'query', contract.unknownQuery ?? 'ignored')
  return contract.path ? { ...input, ...query } : query
}

/** Hono hands a malformed percent-encoding through undecoded, so the path is checked here. */
function pathValues(c: Context<AppEnv>, declared: Parameters): RawValues {
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

function parametersOf({ path, query, body }: Contract): Parameter[] {
  return [path, query, body?.properties].flatMap((group) => Object.values(group ?? {}))
}

/** Every problem a route can answer, declared or following from its parameters, body and rate class. */
export function problemsOf(contract: Contract): ProblemCode[] {
  const codes = new Set<ProblemCode>(contract.problems)
  const add = (...more: ProblemCode[]): void => more.forEach((code) => codes.add(code))
  if (!contract.acceptsAnything) {
    const parameters = parametersOf(contract)
    add('malformed_encoding')
    if (parameters.length > 0) add('invalid_parameter')
    if (contract.query) add('repeated_parameter')
    if (contract.body) add('invalid_json', 'body_too_large', 'unsupported_media_type', 'unknown_parameter')
    if (contract.unknownQuery === 'refused') add('unknown_parameter')
    if (parameters.some(isRequired)) add('missing_parameter')
    if (parameters.some(({ aliases = [] }) => aliases.length > 0)) add('conflicting_parameters')
    if (parameters.some(({ textCharsMax }) => textCharsMax !== undefined)) add('text_too_long')
  }
  if (contract.rate) add('rate_limited')
  return [...codes].toSorted()
}
