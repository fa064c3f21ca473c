import type * as z from 'zod'
import { cacheClasses } from '../../src/http/cache.ts'
import { problemsOf } from '../../src/http/contract.ts'
import type { Documented } from '../../src/http/words.ts'
import { ProblemBody } from '../../src/service/openapi.ts'
import { problemBytesMax } from '../../src/limits.ts'
import { problems, type ProblemCode } from '../../src/http/problem.ts'

export interface Answered {
  readonly status: number
  readonly contentType: string
  readonly body: string
}

const statusOf = (code: string): number | undefined => problems[code as ProblemCode]?.status

/**
 * The fault of an answer by the contract of its operation, for any request: an undocumented status or problem,
 * or a body that the schema rejects. Undefined if it has no fault.
 */
export function fault({ status, contentType, body }: Answered, contract: Documented): string | undefined {
  if (status >= 400 && new TextEncoder().encode(body).length > problemBytesMax)
    return 'the refusal is longer than 16 KB'
  if (contentType.startsWith('application/problem+json')) return problemFault(status, body, contract)
  // JSON-RPC 2.0, section 5.1: an internal error of the server.
  if (contract.name === 'mcp' && /-32603,"message":"(?!Subscription limit)/.test(body))
    return 'an internal error of the protocol'
  if (!statuses(contract).includes(status)) return `status ${status} is not documented`
  if (status !== (contract.response.status ?? 200)) return undefined
  return 'schema' in contract.response ? bodyFault(body, contract.response.schema) : undefined
}

/** Statuses of answers other than problem+json, with those of problems that the route renders as pages. */
function statuses(contract: Documented): number[] {
  const { response, renderProblem, cache } = contract
  const more = 'statuses' in response ? (response.statuses ?? []) : []
  const pages = renderProblem ? problemsOf(contract).flatMap((code) => statusOf(code) ?? []) : []
  const unchanged = cacheClasses[cache].etag ? [304] : []
  return [response.status ?? 200, ...unchanged, ...more, ...pages]
}

function problemFault(status: number, body: string, contract: Documented): string | undefined {
  const refused = bodyFault(body, ProblemBody.loose())
  if (refused !== undefined) return refused
  const { code } = JSON.parse(body) as { code: string }
  // An empty path parameter or one with an encoded slash makes the path match another route, or none.
  if (![...problemsOf(contract), 'route_not_found'].includes(code)) return `problem ${code} is not documented`
  return statusOf(code) === status ? undefined : `${code} has status ${status}`
}

function bodyFault(body: string, schema: z.ZodType): string | undefined {
  try {
    const { error } = schema.safeParse(JSON.parse(body))
    return error && `the schema refuses the body: ${error.message}`
  } catch {
    return 'the body is no JSON'
  }
}
