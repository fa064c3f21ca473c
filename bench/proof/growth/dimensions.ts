import { bodyExample } from '../../../src/service/openapi.ts'
import type { Parameter } from '../../../src/http/parameter.ts'
import { png, ihdr, progressiveJpeg, zeros } from '../../../test/qr/pictures.ts'
import logos from '../../../test/qr/logos.json' with { type: 'json' }
import type { Sent } from '../../service/cases.ts'
import { busyWebp } from './webp.ts'
import { charsMaxOf, crowd, pathOf, queryOf, repeated, type Dimension, type Target } from './requests.ts'

/** Cloudflare takes URLs of 16 KB. */
const URL_BYTES_MAX = 15_500
const HEADER_BYTES_MAX = 8000
const JSON_TYPE = { 'content-type': 'application/json' }

/** Contents that are slowest to match: Thai without blanks, marks, digits, brackets, separators, capitals. */
const contents = ['กร', 'อำเภอ', 'ก่ํา', 'เกาะ', '1', 'a', 'A1', ' ', '(', ',', '๑', '-', '.', 'x y ', '😀', '%']

const headers = [
  'if-none-match',
  'accept',
  'range',
  'origin',
  'cf-connecting-ip',
  'cf-ray',
  'content-type',
  'user-agent',
  'authorization',
]
const headerContents = ['"a",', 'text/html;q=0.1,', 'W/"', ':', 'a', ' ,']

/** The dimensions of an operation: its properties, headers, path, query, body, pictures and captions. */
export function dimensionsOf(target: Target): Dimension[] {
  const { contract } = target
  return [
    ...crowds(target),
    ...headers.flatMap((name) => headerContents.map((content) => headerDimension(target, name, content))),
    ...Object.keys(contract.path ?? {}).flatMap((name) => pathTexts(target, name)),
    ...Object.entries(contract.query ?? {}).flatMap(([name, parameter]) => queryTexts(target, name, parameter)),
    ...Object.entries(contract.body?.properties ?? {}).flatMap(([name, parameter]) =>
      bodyTexts(target, name, parameter),
    ),
    ...(target.path.endsWith('/qr') && contract.body ? pictures(target) : []),
    ...(contract.query?.['caption'] ? [captions(target), pixels(target)] : []),
  ]
}

/** A valid request with additions to its query, its body or its headers. */
function sent(
  target: Target,
  query: Record<string, string> = {},
  body: object = {},
  more: Record<string, string> = {},
): Sent {
  const { method, contract } = target
  const text = new URLSearchParams(queryOf(target, query)).toString()
  return {
    method,
    path: pathOf(target) + (text === '' ? '' : `?${text}`),
    headers: { ...(contract.body && JSON_TYPE), ...more },
    ...(contract.body && { body: JSON.stringify({ ...bodyExample(contract.body), ...body }) }),
  }
}

function crowds(target: Target): Dimension[] {
  const { contract } = target
  const repeatedName = Object.keys(contract.query ?? {})[0] ?? 'n'
  const inQuery: Dimension[] = [
    {
      name: 'unknown parameters',
      max: 2048,
      of: (size) => sent(target, Object.fromEntries(Object.entries(crowd(size)).map(([name]) => [name, '1']))),
    },
    { name: 'name of an unknown parameter', max: 8192, of: (size) => sent(target, { ['n'.repeat(size)]: '1' }) },
    { name: `${repeatedName} repeated`, max: 2048, of: (size) => withPairs(sent(target), `${repeatedName}=1`, size) },
    { name: 'path', max: 8192, of: (size) => ({ method: 'GET', path: `${pathOf(target)}/${'a'.repeat(size)}` }) },
  ]
  if (!contract.body) return inQuery
  const objects = ['unheardOf', ...Object.keys(contract.body.properties)]
  const inBody: Bodied[] = [
    { name: 'name of an unknown property', max: 65_536, of: (size) => sent(target, {}, { ['n'.repeat(size)]: 1 }) },
    { name: 'unknown properties', max: 16_384, of: (size) => sent(target, {}, crowd(size)) },
    {
      name: 'depth',
      max: 16_384,
      of: (size) => ({ ...sent(target), body: `{"a":${'['.repeat(size)}${']'.repeat(size)}}` }),
    },
    ...objects.map((name) => ({
      name: `properties within ${name}`,
      max: 16_384,
      of: (size: number) => sent(target, {}, { [name]: crowd(size) }),
    })),
    ...objects.map((name) => ({
      name: `name within ${name}`,
      max: 65_536,
      of: (size: number) => sent(target, {}, { [name]: { ['n'.repeat(size)]: 1 } }),
    })),
    ...objects.map((name) => ({
      name: `entries of ${name}`,
      max: 16_384,
      of: (size: number) => sent(target, {}, { [name]: Array.from({ length: size }, (_, i) => i) }),
    })),
  ]
  const { bytesMax } = contract.body
  return [...inQuery, ...inBody.map((dimension) => ({ ...dimension, max: fitting(dimension, bytesMax) }))]
}

const withPairs = (request: Sent, pair: string, count: number): Sent => ({
  ...request,
  path: `${request.path}${request.path.includes('?') ? '&' : '?'}${Array.from({ length: count }, () => pair).join('&')}`,
})

/** A dimension whose requests need no await. */
interface Bodied extends Dimension {
  readonly of: (size: number) => Sent
}

/** The largest size, halved from `max`, whose body the service still reads. */
function fitting({ max, of }: Bodied, bytesMax: number): number {
  let size = max
  while (size > 32 && Buffer.byteLength(of(size).body ?? '') > bytesMax) size = Math.floor(size / 2)
  return size
}

function headerDimension(target: Target, name: string, content: string): Dimension {
  return {
    name: `${name} of ${JSON.stringify(content)}`,
    max: HEADER_BYTES_MAX,
    of: (size) => sent(target, {}, {}, { [name]: repeated(content, size).trim() || 'a' }),
  }
}

function pathTexts(target: Target, name: string): Dimension[] {
  return contents.map((content) => ({
    name: `${name} of ${JSON.stringify(content)}`,
    max: Math.floor((URL_BYTES_MAX / encodeURIComponent(content).length) * content.length),
    of: (size) => ({ ...sent(target), path: pathOf(target, { [name]: repeated(content, size) }) }),
  }))
}

function queryTexts(target: Target, name: string, parameter: Parameter): Dimension[] {
  return contents.map((content) => {
    const bytesEach = new URLSearchParams({ a: content }).toString().length - 2
    const most = Math.floor((URL_BYTES_MAX / bytesEach) * content.length)
    return {
      name: `${name} of ${JSON.stringify(content)}`,
      max: Math.min(charsMaxOf(parameter), most),
      of: (size: number) => sent(target, { [name]: repeated(content, size) }),
    }
  })
}

function bodyTexts(target: Target, name: string, parameter: Parameter): Dimension[] {
  const bytesMax = (target.contract.body?.bytesMax ?? 0) - 512
  return contents.map((content) => {
    const of = (size: number): Sent => sent(target, {}, { [name]: repeated(content, size) })
    const most = Math.floor((bytesMax / Buffer.byteLength(content)) * content.length)
    return { name: `${name} of ${JSON.stringify(content)}`, max: Math.min(charsMaxOf(parameter), most), of }
  })
}

const SIDE_MAX = 1024
function withLogo(target: Target, type: string, bytes: Buffer, caption?: string): Sent {
  const logo = `data:image/${type};base64,${bytes.toString('base64')}`
  const request = sent(target, {}, { style: { logo, size: SIDE_MAX, ...(caption !== undefined && { caption }) } })
  return caption === undefined ? request : { ...request, headers: { ...request.headers, accept: 'image/png' } }
}

const sideOf = (area: number): number => Math.round(Math.sqrt(area))

/** Pictures by their scans, by their pixels and by their unpacked size. */
function pictures(target: Target): Dimension[] {
  return [
    { name: 'scans of a JPEG', max: 4096, of: (size) => withLogo(target, 'jpeg', progressiveJpeg(SIDE_MAX, size)) },
    {
      name: 'pixels of a JPEG',
      max: SIDE_MAX ** 2,
      of: (size) => withLogo(target, 'jpeg', progressiveJpeg(sideOf(size), 32)),
    },
    {
      name: 'pixels of a PNG',
      max: SIDE_MAX ** 2,
      of: (size) => {
        const side = sideOf(size)
        return withLogo(
          target,
          'png',
          png(ihdr({ width: side, height: side, colourType: 6 }), zeros(side * (side * 4 + 1))),
        )
      },
    },
    { name: 'pixels of a WebP', max: SIDE_MAX ** 2, of: (size) => withLogo(target, 'webp', busyWebp(sideOf(size))) },
    {
      name: 'pixels of a WebP beside a caption',
      max: SIDE_MAX ** 2,
      of: (size) => withLogo(target, 'webp', busyWebp(sideOf(size)), repeated('ก่ำ', 80)),
    },
    {
      name: 'caption beside a WebP',
      max: 80,
      of: (size) => withLogo(target, 'webp', Buffer.from(logos.webpLarge, 'base64'), repeated('ก่ำ', size)),
    },
    {
      name: 'bytes that a PNG unpacks to',
      max: 48_000_000,
      of: (size) => withLogo(target, 'png', png(ihdr({ width: 16, height: 16 }), zeros(size))),
    },
  ]
}

const captions = (target: Target): Dimension => ({
  name: 'caption',
  max: 80,
  of: (size) => sent(target, { caption: repeated('ก่ำ', size), size: String(SIDE_MAX) }),
})

const pixels = (target: Target): Dimension => ({
  name: 'pixels of the picture',
  max: 2048 ** 2,
  of: (size) => sent(target, { size: String(sideOf(size)) }),
})
