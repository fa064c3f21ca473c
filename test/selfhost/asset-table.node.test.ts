import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { assetTable } from '../../selfhost/asset-table.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const page = `<!doctype html>${'ศาลา '.repeat(400)}`
const given = new Map([
  ['index.html', bytes('<!doctype html>')],
  ['docs.html', bytes(page)],
  ['en/index.html', bytes('<!doctype html>')],
  ['site/a.css', bytes('a{}')],
  ['site/page.js', bytes(page)],
  ['site/font.woff2', bytes(page)],
  ['_headers', bytes('/*\n  X-All: 1\n/site/*\n  Cache-Control: immutable\n/docs\n  X-Docs: a: b\n')],
  ['_redirects', bytes('/favicon.ico /favicon.svg 302\n/page@1.js /site/page.js 200\n')],
])
const { table, bodies } = assetTable(given, ['/*', '!/site/*'])
const headersOf = (entry: { headers: number } | undefined): unknown => table.headerSets[entry?.headers ?? -1]

/** Cloudflare's html_handling `auto-trailing-slash`. */
describe('paths', () => {
  it('lead to pages without .html and to other files as they are', () => {
    const files = ['/', '/docs', '/en/', '/site/a.css', '/site/page.js', '/site/font.woff2']
    expect(Object.keys(table.files)).toEqual([...files, '/page@1.js'])
  })

  it('are another name of a file where the status is 200', () => {
    expect(table.redirects).not.toHaveProperty('/page@1.js')
    expect(table.files['/page@1.js']).toMatchObject({ path: 'site/page.js', encodings: ['br', 'gzip'] })
    expect(headersOf(table.files['/page@1.js'])).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' })
  })

  it.for([
    ['/index.html', '/', 307],
    ['/index', '/', 307],
    ['/docs.html', '/docs', 307],
    ['/en', '/en/', 307],
    ['/en/index', '/en/', 307],
    ['/en/index.html', '/en/', 307],
    ['/docs/', '/docs', 307],
    ['/favicon.ico', '/favicon.svg', 302],
  ] as const)('%s redirects to %s', ([from, to, status]) => {
    expect(table.redirects[from]).toMatchObject({ to, status, isDirect: false })
    expect(headersOf(table.redirects[from])).toEqual({ 'x-all': '1' })
  })
})

it.for([
  [
    '/',
    { 'x-all': '1', 'cache-control': 'public, max-age=0, must-revalidate', 'content-type': 'text/html; charset=utf-8' },
  ],
  ['/docs', { 'x-docs': 'a: b' }],
  ['/site/a.css', { 'cache-control': 'immutable', 'content-type': 'text/css; charset=utf-8' }],
] as const)('%s has the headers of every rule that matches', ([path, headers]) => {
  expect(headersOf(table.files[path])).toMatchObject(headers)
})

describe('compressed copies', () => {
  it.for([
    ['/site/page.js', ['br', 'gzip']],
    ['/site/a.css', []],
    ['/site/font.woff2', []],
    ['/docs', []],
  ] as const)('of %s: %j (not of small files, fonts or pages)', ([path, encodings]) => {
    expect(table.files[path]?.encodings).toEqual(encodings)
  })

  it('hold the file', () => {
    expect(brotliDecompressSync(bodies.get('site/page.js.br') ?? '').toString()).toBe(page)
    expect(gunzipSync(bodies.get('site/page.js.gzip') ?? '').toString()).toBe(page)
  })
})

it('the ETag follows the bytes', () => {
  const other = assetTable(new Map([['docs.html', bytes(`${page} `)]]), []).table
  expect(table.files['/docs']?.etag).toMatch(/^"[0-9a-f]{32}"$/)
  expect(other.files['/docs']?.etag).not.toBe(table.files['/docs']?.etag)
})

it.for([
  ['/site/a.css', ['/*', '!/site/*'], true],
  ['/docs', ['/*', '!/site/*'], false],
  ['/docs', ['/api/*'], true],
  ['/docs', [], true],
] as const)('%s with run_worker_first %j is answered without the Worker: %s', ([path, workerFirst, isDirect]) => {
  expect(assetTable(given, workerFirst).table.files[path]?.isDirect).toBe(isDirect)
})

it('a file of an unknown kind stops the build', () => {
  expect(() => assetTable(new Map([['a.xyz', bytes('')]]), [])).toThrow('a.xyz')
})
