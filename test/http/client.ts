import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { app } from '../../src/app.ts'
import type { Documented } from '../../src/http/words.ts'
import { allDocumented } from '../../src/service/documented.ts'
import { bodyExample } from '../../src/service/openapi.ts'
import { isRequired, type Parameters } from '../../src/http/parameter.ts'
import { operationsOf } from '../../src/http/unmatched.ts'

/** An operation of the app, found by walking its routes, with its words. */
export interface Operation {
  readonly method: string
  readonly path: string
  readonly contract: Documented
}

export const operations: readonly Operation[] = allDocumented(operationsOf(app))

/** Sends a request through the whole app, with the test's bindings, overridden by `bindings`. */
export async function send(path: string, init: RequestInit = {}, bindings: object = {}): Promise<Response> {
  const request = new Request(`https://sala.test${path}`, { redirect: 'manual', ...init })
  return app.fetch(request, { ...env, ...bindings }, createExecutionContext())
}

/** Examples of the required parameters. */
export function requiredExamples(group: Parameters | undefined): Record<string, string> {
  const required = Object.entries(group ?? {}).filter(([, parameter]) => isRequired(parameter))
  return Object.fromEntries(required.map(([name, { example }]) => [name, String(example)]))
}

function allExamples(group: Parameters | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(group ?? {}).map(([name, { example }]) => [name, String(example)]))
}

/** The path with examples in it. */
export function examplePath({ path, contract }: Operation): string {
  return path.replace(/:(\w+)(?:\{[^}]*\})?/g, (_, name: string) =>
    encodeURIComponent(String(contract.path?.[name]?.example)),
  )
}

/** A URL of the operation with `query` and the examples of all parameters, so that no answer depends on today. */
export function exampleUrl(operation: Operation, query: Record<string, string> = {}): string {
  const all = new URLSearchParams({ ...allExamples(operation.contract.query), ...query })
  const text = all.size > 0 ? `?${all.toString()}` : ''
  return examplePath(operation) + text
}

/** The method, and a valid body if the operation takes one. */
export function exampleInit({ method, contract: { body } }: Operation): RequestInit {
  return body ? { method, body: JSON.stringify(bodyExample(body)) } : { method }
}

/** Whether a request made of examples must succeed: not if it needs a stored link, a provider or a setting. */
export function succeeds({ contract: { name, problems = [] } }: Operation): boolean {
  if (name === 'mcp') return false // a protocol of its own: mcp.worker.test.ts
  return !problems.some((code) => ['link_not_found', 'speech_not_configured', 'route_not_found'].includes(code))
}
