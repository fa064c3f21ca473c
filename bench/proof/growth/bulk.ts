import { bulkBodyBytesMax, bulkQrsMax, bulkRequestsMax } from '../../../src/limits.ts'
import { bodyExample } from '../../../src/service/openapi.ts'
import type { Sent } from '../../service/cases.ts'
import { crowd, pathOf, queryOf, repeated, textsOf, type Dimension, type Target } from './requests.ts'

/** The contents slowest to match, and the fastest to read per byte. */
const contents = ['กร', '1', 'x y ', 'อำเภอ', '(', '😀']
const BODY_BYTES_MAX = bulkBodyBytesMax - 64

interface Entry {
  readonly method?: string
  readonly path: string
  readonly body?: object
}

const bulk = (requests: readonly unknown[]): Sent => ({
  method: 'POST',
  path: '/api/v1/bulk',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ requests }),
})

/** Bulk requests by their number of entries, of each operation and of refused ones, and by the content of one entry. */
export function bulkDimensions(operations: readonly Target[]): Dimension[] {
  const pure = operations.filter(({ contract }) => contract.isPure)
  const example = '/api/v1/tools/thai/digits?text=1'
  return [
    ...pure.flatMap((target) => [
      many(`entries of ${target.contract.name}`, entryOf(target)),
      ...textsOf(target).flatMap(({ name, charsMax }) =>
        contents.map((content) =>
          many(
            `entries of ${target.contract.name}, ${name} of ${JSON.stringify(content)}`,
            entryOf(target, { [name]: repeated(content, charsMax) }),
          ),
        ),
      ),
    ]),
    many('entries elsewhere', { path: `/api/v1/${'a'.repeat(500)}` }),
    many('entries with 20 unknown properties', { path: '/api/v1/tools/promptpay', method: 'POST', body: crowd(20) }),
    many('entries with 101 parameters', {
      path: `${example}&${Array.from({ length: 101 }, (_, i) => `n${i}=`).join('&')}`,
    }),
    { name: 'entries that are numbers', max: 16_384, of: (size) => bulk(Array.from({ length: size }, () => 1)) },
    {
      name: 'name of a property of an entry',
      max: 60_000,
      of: (size) => bulk([{ path: example, ['n'.repeat(size)]: 1 }]),
    },
    { name: 'properties of an entry', max: 4096, of: (size) => bulk([{ path: example, ...crowd(size) }]) },
    {
      name: 'properties of a body within',
      max: 4096,
      of: (size) => bulk([{ path: '/api/v1/tools/qr', method: 'POST', body: crowd(size) }]),
    },
    { name: 'path of an entry', max: 60_000, of: (size) => bulk([{ path: `${example}${'/'.repeat(size)}` }]) },
    { name: 'text of an entry', max: 60_000, of: (size) => bulk([{ path: `${example}${'1'.repeat(size)}` }]) },
  ]
}

/** Up to as many entries as the service accepts or a body holds, a power of two, so that each step is a doubling. */
function many(name: string, entry: Entry): Dimension {
  const most = entry.path === '/api/v1/tools/qr' ? bulkQrsMax : bulkRequestsMax
  const bytes = Buffer.byteLength(JSON.stringify(entry)) + 1
  return {
    name,
    max: 2 ** Math.floor(Math.log2(Math.max(1, Math.min(most, BODY_BYTES_MAX / bytes)))),
    of: (size) => bulk(Array.from({ length: size }, () => entry)),
  }
}

/** Paths stay unencoded: raw letters are shorter than percent-encoded ones, so more entries fit. */
function entryOf(target: Target, given: Record<string, string> = {}): Entry {
  const { method, contract } = target
  const path = pathOf(target)
  if (contract.body) return { method, path, body: { ...bodyExample(contract.body), ...given } }
  const query = Object.entries(queryOf(target, given)).map(
    ([name, value]) => `${name}=${value.replaceAll(/[\s#\\%&+]/g, encodeURIComponent)}`,
  )
  return { path: query.length === 0 ? path : `${path}?${query.join('&')}` }
}
