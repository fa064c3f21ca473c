import { createExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { expect } from 'vitest'
import { app } from '../../src/app.ts'

export const ORIGIN = 'http://sala.test'
export const TARGET = 'https://www.example.org/page?x=1'
export const HOUR_MS = 3_600_000
export const START = Date.parse('2026-11-20T12:00:00Z')

export interface LinkBody {
  code: string
  shortUrl: string
  destinationUrl: string
  status: string
  clicks: number
  lastClickAt: string | null
  createdAt: string
  closedAt: string | null
  qrPngUrl: string
  qrSvg?: string
  closeToken?: string
}
export interface ProblemBody {
  code: string
  status: number
  detail: string
  detailTh: string
  errors?: { parameter: string; in: string }[]
}

export const call = (path: string, init: RequestInit = {}): Promise<Response> =>
  exports.default.fetch(`${ORIGIN}${path}`, { redirect: 'manual', ...init })

/** The service with other settings. */
export const callWith = (settings: object, path: string, init: RequestInit = {}): Promise<Response> =>
  Promise.resolve(
    app.fetch(
      new Request(`${ORIGIN}${path}`, { redirect: 'manual', ...init }),
      { ...env, ...settings },
      createExecutionContext(),
    ),
  )

export const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

export async function made(url = TARGET): Promise<LinkBody> {
  const answer = await call('/api/v1/links', post({ url }))
  expect(answer.status).toBe(201)
  return answer.json()
}

export const info = async (code: string): Promise<LinkBody> => (await call(`/api/v1/links/${code}`)).json()
export const report = (code: string, address: string, headers: Record<string, string> = {}): Promise<Response> =>
  call(`/api/v1/links/${code}/report`, { method: 'POST', headers: { 'cf-connecting-ip': address, ...headers } })

export async function closeLink(code: string): Promise<void> {
  for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8::1'])
    expect((await report(code, address)).status).toBe(200)
}

const fail = () => Promise.reject(Object.assign(new Error('Durable Object is overloaded'), { overloaded: true }))
export const broken = {
  LINK: { getByName: () => ({ create: fail, open: fail, info: fail, report: fail, close: fail, reopen: fail }) },
}
