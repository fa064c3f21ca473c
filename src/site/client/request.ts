import type { Client, ClientOptions, ParameterError, ProblemCode } from '../../../public/client.d.ts'
import { endpoints } from './endpoints.generated.ts'
import { fill } from './lines.ts'

type Params = Record<string, unknown>

/** Inside this module the base URL may change. */
type Options = Omit<ClientOptions, 'baseUrl'> & { readonly baseUrl?: string | (() => string) }

/** An answer with status 400 or above; switch on `code`. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: ProblemCode | 'unknown'
  readonly detail: string
  readonly detailTh: string
  readonly errors: readonly ParameterError[]
  /** The whole problem body, with members such as `candidates`. */
  readonly body: Readonly<Record<string, unknown>>

  constructor(status: number, body: Params) {
    const detail = (body['detail'] as string | undefined) ?? `HTTP ${status}`
    super(detail)
    this.status = status
    this.code = (body['code'] as ProblemCode | undefined) ?? 'unknown'
    this.detail = detail
    this.detailTh = (body['detailTh'] as string | undefined) ?? detail
    this.errors = (body['errors'] as ParameterError[] | undefined) ?? []
    this.body = body
  }
}

/**
 * A client of one service: the module's functions, for another base URL.
 *
 * @example const sala = createClient({ baseUrl: 'https://sala.example.com' })
 */
export function createClient({ baseUrl = '', fetch = globalThis.fetch }: Options = {}): Client {
  const baseOf = (): string => `${(typeof baseUrl === 'string' ? baseUrl : baseUrl()).replace(/\/+$/, '')}/api/v1`
  const functions = Object.entries(endpoints).map(([name, [method, template, kind]]) => {
    const url = (params: Params = {}): string => {
      const [path, query] = fill(template, params)
      const search = method === 'GET' ? new URLSearchParams(query.map(([key, value]) => [key, String(value)])) : ''
      return baseOf() + path + (String(search) && `?${search}`)
    }
    const call = async (params: Params = {}, { signal }: { signal?: AbortSignal } = {}): Promise<unknown> => {
      if (baseOf().startsWith('/') && fetch === globalThis.fetch && typeof location === 'undefined')
        throw new TypeError("Outside a page the service needs an address: createClient({ baseUrl: 'https://…' })")
      const init: RequestInit = { method, ...(signal && { signal }) }
      // A plain text body spares the browser the preflight.
      if (method === 'POST') init.body = JSON.stringify(Object.fromEntries(fill(template, params)[1]))
      const response = await fetch(url(params), init)
      const isJson = params['format'] === undefined || params['format'] === 'json'
      if (response.ok) return isJson ? response[kind]() : response.text()
      throw new Problem(response.status, await response.json().catch(() => ({})))
    }
    return [name, Object.assign(call, method === 'GET' && { url })]
  })
  return Object.fromEntries(functions) as Client
}
