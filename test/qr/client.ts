import { send } from '../http/client.ts'

export const BASE = '/api/v1/tools'

export interface Created {
  kind: string
  text: string
  svg: string
  svgUrl: string
  pngUrl: string
  ecc: string
  version: number
}

export function post(body: unknown, accept = '*/*'): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Accept: accept }
  return send(`${BASE}/qr`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Sends a POST that must succeed. @returns its answer. */
export async function created(body: unknown): Promise<Created> {
  const response = await post(body)
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

/** Requests a link of an answer from the app under test. */
export function follow(url: string): Promise<Response> {
  const { pathname, search } = new URL(url)
  return send(pathname + search)
}

export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Requests the image of a query. */
export const image = async (file: 'qr.png' | 'qr.svg', query: Record<string, string>): Promise<Response> =>
  send(`${BASE}/${file}?${new URLSearchParams(query).toString()}`)

interface ProblemView {
  status: number
  code: string
  /** Parameter and English message of each error. */
  errors: [parameter: string, message: string][]
}

export async function problem(response: Response): Promise<ProblemView> {
  const body: { code: string; errors?: { parameter: string; message: string }[] } = await response.json()
  const errors = (body.errors ?? []).map(({ parameter, message }): [string, string] => [parameter, message])
  return { status: response.status, code: body.code, errors }
}
