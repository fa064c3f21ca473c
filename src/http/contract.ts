import type { Context, Handler } from 'hono'
import type { BodyContract } from './body.ts'
import { cacheClasses, type CacheClass } from './cache.ts'
import type { AppEnv } from '../env.ts'
import type { Formats } from './format.ts'
import { isRequired, type Input, type Inputs } from './parameter.ts'
import type { Problem, ProblemCode } from './problem.ts'
import { mustBeCounted, type RateClass } from './rate-limit.ts'

/**
 * The run-time side of a route: the validation of its parameters, its rate limit, cache and CORS headers. Its texts and the
 * schema of its answer are in `words.ts` beside it, which the Worker never loads; openapi.json combines both.
 */
export interface Contract<P extends Inputs = Inputs, Q extends Inputs = Inputs, B extends Inputs = Inputs> {
  /** The function's name everywhere: `operationId`, client.js, reference, bulk, MCP and the npm package. camelCase. */
  readonly name: string
  readonly path?: P
  readonly query?: Q
  readonly body?: BodyContract<B>
  /** A misspelt parameter is rejected instead of ignored. Bodies always reject. */
  readonly unknownQuery?: 'ignored' | 'refused'
  /** Always 200: nothing is validated before the handler, which reads `raw` itself. */
  readonly acceptsAnything?: boolean
  /** A success that is not JSON of status 200. */
  readonly response?: Success
  /** Problems beyond those that follow from the parameters, the body and the rate class. */
  readonly problems?: readonly ProblemCode[]
  /** Other forms of the answer, by the parameter `format`; the query must hold `textFormat` or `csvFormat`. */
  readonly formats?: Formats
  /** Answers JSON from its parameters alone, without state: offered in bulk, as an MCP tool and in SKILL.md. */
  readonly isPure?: true
  /** Maximum entries of this operation in one bulk request; each is expensive. */
  readonly bulkMax?: number
  /** The body parameter that is a list of inputs. Bulk rejects it: its own list replaces that one. */
  readonly listParameter?: string
  /** MCP adds the QR code as a picture: drawn from `payload` in the answer, or the operation's answer to `Accept: image/png`. */
  readonly picture?: 'of payload' | 'accepted'
  /** The entry of the npm package (`src/package/`) that exports it as a function. */
  readonly packageEntry?: string
  /** The pages run it locally while there is no network. */
  readonly isOffline?: true
  readonly rate?: RateClass
  /** The handler counts the request for its rate class itself, after checks that cost nothing. */
  readonly countsItself?: boolean
  readonly cache: CacheClass
  /** The answer contains the service's own address: without BASE_URL that is the host of the request. */
  readonly namesHost?: true
  /** Left out of the index and openapi.json: routes of the operator alone. */
  readonly isUnlisted?: true
  /** No CORS headers: only this service's own pages and non-browser clients may call. */
  readonly sameSite?: boolean
  /** Renders a problem as something other than problem+json (the pages of short links); undefined: problem+json after all. */
  readonly renderProblem?: (problem: Problem, facts: RequestFacts, c: Context<AppEnv>) => Response | undefined
}

/** Preserves the types of a contract's inputs. */
export function defineContract<P extends Inputs = NoInputs, Q extends Inputs = NoInputs, B extends Inputs = NoInputs>(
  written: Contract<P, Q, B>,
): Contract<P, Q, B> {
  return written
}

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a contract without inputs of a kind has no names of them
type NoInputs = Readonly<Record<never, never>>

/** The status and the media type of a success. */
export interface Success {
  readonly status?: 200 | 201
  /** Absent: JSON. */
  readonly contentType?: string
  readonly statuses?: readonly number[]
}

/** The facts of a request that is being answered. */
export interface RequestFacts {
  readonly id: string
  readonly contract: Pick<Contract, 'rate' | 'sameSite' | 'namesHost' | 'renderProblem'>
}

const contracts = new WeakMap<Handler, Contract>()

/** The contract of a route's handler, if it was made by `operation()`. */
export const contractOf = (handler: unknown): Contract | undefined => contracts.get(handler as Handler)

/** Stores the contract that a handler implements. */
export const rememberContract = (handler: Handler, contract: Contract): void => void contracts.set(handler, contract)

/** Hono's `:name` as the contract's `{name}`. @example templatePath('/l/:code') // '/l/{code}' */
export function templatePath(path: string): string {
  return path.replace(/:(\w+)(?:\{[^}]*\})?/g, '{$1}')
}

/** All parameters of a contract: of the path, the query and the body. */
export function parametersOf({ path, query, body }: Contract): Input[] {
  return [path, query, body?.properties].flatMap((group) => Object.values(group ?? {}))
}

/** Every problem a route can answer: declared, or derived from its parameters, body and rate class. */
export function problemsOf(contract: Contract): ProblemCode[] {
  const codes = new Set<ProblemCode>(contract.problems)
  const add = (...more: ProblemCode[]): void => more.forEach((code) => codes.add(code))
  if (!contract.acceptsAnything) {
    const parameters = parametersOf(contract)
    add('malformed_encoding', 'too_many_parameters')
    if (parameters.length > 0) add('invalid_parameter')
    if (contract.query) add('repeated_parameter')
    if (contract.body) add('invalid_json', 'body_too_large', 'unsupported_media_type', 'unknown_parameter')
    if (contract.unknownQuery === 'refused') add('unknown_parameter')
    if (parameters.some(isRequired)) add('missing_parameter')
    if (parameters.some(({ aliases = [] }) => aliases.length > 0)) add('conflicting_parameters')
    if (parameters.some(({ textCharsMax }) => textCharsMax !== undefined)) add('text_too_long')
  }
  if (cacheClasses[contract.cache].etag) add('precondition_failed')
  if (contract.rate) add('rate_limited')
  if (contract.rate && mustBeCounted.has(contract.rate)) add('limits_unavailable')
  return [...codes].toSorted()
}

/** The operations in the index and openapi.json: those of the operator are left out. */
export function listed<T extends { readonly contract: Contract }>(operations: readonly T[]): T[] {
  return operations.filter(({ contract }) => !contract.isUnlisted)
}
