import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { entries } from '../../scripts/package/entries.ts'
import { decodeBodyBytesMax } from '../../src/limits.ts'
import { endpoints, type EndpointName } from '../../src/site/client/endpoints.generated.ts'
import { send } from '../http/client.ts'
import { inputs, now } from './inputs.ts'

/** Compares the packed package (scripts/package/for-tests.ts) with the service. */

type Run = (params: object) => unknown

interface Refused {
  readonly code: string
  readonly message: string
  readonly messageTh: string
  readonly parameter: string | undefined
  readonly errors: readonly object[]
}

interface Problem {
  readonly code: string
  readonly detail: string
  readonly detailTh: string
  readonly errors?: readonly { readonly in: string; readonly parameter: string }[]
  readonly [member: string]: unknown
}

beforeAll(() => void vi.setSystemTime(now))
afterAll(() => void vi.useRealTimers())

/** Addresses of the service's own pictures. */
const URLS = ['qrPngUrl', 'svgUrl', 'pngUrl']

async function functionOf(entry: string, name: string): Promise<Run> {
  const module = (await import(`../../dist/package-for-tests/${entry}.js`)) as Record<string, Run>
  return module[name] as Run
}

/** Sends the same parameters to the service. */
async function service(name: EndpointName, params: object): Promise<Response> {
  const [method, template] = endpoints[name]
  const given = new Map(Object.entries(params).filter(([, value]) => method === 'POST' || value !== null))
  const path = template.replaceAll(/\{(\w+)\}/g, (_, part: string) => {
    const value = String(given.get(part))
    given.delete(part)
    return encodeURIComponent(value)
  })
  if (method === 'POST')
    return send(`/api/v1${path}`, { method, body: JSON.stringify(Object.fromEntries(given)), headers: JSON_BODY })
  const query = new URLSearchParams([...given].map(([key, value]) => [key, String(value)]))
  return send(`/api/v1${path}?${query.toString()}`)
}

const JSON_BODY = { 'content-type': 'application/json' }

async function answered(run: Run, params: object): Promise<{ answer?: unknown; refused?: Refused }> {
  try {
    return { answer: await run(params) }
  } catch (error) {
    expect(error).toBeInstanceOf(Error)
    return { refused: error as Refused }
  }
}

const functions = Object.entries(entries).flatMap(([entry, names]) => names.map((name) => ({ entry, name })))

describe.for(functions)('$name of $entry', ({ entry, name }) => {
  const given = inputs[name] ?? []

  it('is compared on 20 inputs', () => expect(given.length).toBeGreaterThanOrEqual(20))

  it.for(given)('answers %j as the service does', async (params) => {
    const { answer, refused } = await answered(await functionOf(entry, name), params)
    const response = await service(name as EndpointName, params)
    if (response.ok) return expectSame(answer, response)
    const { code, detail, detailTh, errors = [], ...more } = await response.json<Problem>()
    expect({ ...refused }).toEqual({
      name: 'SalaError',
      code,
      messageTh: detailTh,
      errors: errors.map(({ in: _in, ...error }) => error),
      parameter: errors[0]?.parameter,
      ...membersOf(more),
    })
    expect(refused?.message).toBe(detail)
  })
})

it('a scanned text longer than the body of a request may be is not read', async () => {
  const decode = await functionOf('promptpay', 'decodePromptpay')
  const payload = '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E'
  expect(await decode({ payload: payload.padEnd(decodeBodyBytesMax) })).toMatchObject({ valid: true })
  const tooLong = { valid: false, reason: 'too-long' }
  expect(await decode({ payload: payload.padEnd(decodeBodyBytesMax + 1) })).toMatchObject(tooLong)
})

describe('what only the service draws', () => {
  const logo = 'data:image/png;base64,iVBORw0KGgo='

  it.for([
    ['qrPng', { text: 'a', caption: 'สแกน' }, 'caption'],
    ['qrPng', { text: 'a', logo }, 'logo'],
    ['qrSvg', { text: 'a', logo }, 'logo'],
    ['qr', { kind: 'text', text: 'a', style: { logo } }, 'style.logo'],
  ] as const)('%s refuses %j', async ([name, params, parameter]) => {
    const { refused } = await answered(await functionOf('qr', name), params)
    expect(refused).toMatchObject({ code: 'invalid_parameter', parameter })
    expect(refused?.message).toBe(`${parameter} needs the renderer of the service, which this package leaves out.`)
  })
})

/** The members of a problem besides those of every problem. */
function membersOf({
  type: _t,
  title: _n,
  status: _s,
  instance: _i,
  requestId: _r,
  alternatives,
  ...members
}: object & Record<string, unknown>): object {
  if (!Array.isArray(alternatives)) return members
  // The package returns no addresses.
  return { ...members, alternatives: alternatives.map(({ type }: { type: string }) => ({ type })) }
}

/** The chunks of a PNG except its end, with the pixels unpacked: the package compresses them differently. */
function pixelsOf(png: Uint8Array<ArrayBuffer>): Uint8Array[] {
  const view = new DataView(png.buffer, png.byteOffset)
  const chunks: Uint8Array[] = []
  for (let at = 8; at < png.length; at += 12 + view.getUint32(at)) {
    const content = png.subarray(at + 8, at + 8 + view.getUint32(at))
    const isData = String.fromCharCode(...png.subarray(at + 4, at + 8)) === 'IDAT'
    chunks.push(isData ? inflateSync(content, { maxOutputLength: 1_000_000 }) : content)
  }
  return chunks
}

async function expectSame(answer: unknown, response: Response): Promise<void> {
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/svg')) return expect(answer).toBe(await response.text())
  if (type === 'image/png') {
    const drawn = new Uint8Array(await response.arrayBuffer())
    return expect(pixelsOf(answer as Uint8Array<ArrayBuffer>)).toEqual(pixelsOf(drawn))
  }
  const body = await response.json<Record<string, unknown>>()
  for (const url of URLS) delete body[url]
  expect(JSON.stringify(answer)).toBe(JSON.stringify(body))
}
