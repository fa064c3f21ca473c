import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { AssetFile, AssetTable, Encoding, Redirect } from './asset-file.ts'

/** Files to write: the given ones and their compressed copies. */
type Bodies = Map<string, Uint8Array>

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  ts: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
}
/** Excludes pages and other texts with the service's address, because the Worker changes them. */
const compressible = /\.(?:css|csv|js|json|svg|ts|webmanifest)$/
const BYTES_MIN = 1024

/**
 * The table of static files, with Cloudflare's behaviour: `docs.html` is `/docs`, `index.html` is `/`, and their other
 * spellings redirect (html_handling `auto-trailing-slash`).
 *
 * @param given files of public/ by their path, `_headers` and `_redirects` among them.
 * @param workerFirst the patterns of `run_worker_first`.
 */
export function assetTable(given: Bodies, workerFirst: readonly string[]): { table: AssetTable; bodies: Bodies } {
  const files: Record<string, AssetFile> = {}
  const redirects: Record<string, Redirect> = {}
  const bodies: Bodies = new Map()
  const rules = headerRules(textOf(given.get('_headers')))
  const sets = new Map<string, number>()
  const facts = (url: string, usual: Record<string, string> = {}): Pick<Redirect, 'headers' | 'isDirect'> => {
    const headers = JSON.stringify({ ...usual, ...ruled(url, rules) })
    if (!sets.has(headers)) sets.set(headers, sets.size)
    return { headers: sets.get(headers) ?? 0, isDirect: isDirect(url, workerFirst) }
  }
  for (const [path, body] of given) {
    if (path === '_headers' || path === '_redirects') continue
    const copies = compressedCopies(path, body)
    bodies.set(path, body)
    for (const [encoding, copy] of copies) bodies.set(`${path}.${encoding}`, copy)
    const url = canonicalPath(path)
    for (const other of otherSpellings(path)) redirects[other] = { to: url, status: 307, ...facts(other) }
    files[url] = {
      path,
      etag: `"${createHash('sha256').update(body).digest('hex').slice(0, 32)}"`,
      encodings: copies.map(([encoding]) => encoding),
      ...facts(url, usualHeaders(path)),
    }
  }
  for (const line of textOf(given.get('_redirects')).split('\n')) {
    const [from, to, status = '302'] = line.trim().split(/\s+/)
    const file = to === undefined ? undefined : files[to]
    if (from && file && status === '200') files[from] = { ...file, ...facts(from, usualHeaders(from)) }
    else if (from && to) redirects[from] = { to, status: Number(status), ...facts(from) }
  }
  const headerSets = Array.from(sets.keys(), (headers) => JSON.parse(headers) as Record<string, string>)
  return { table: { files, redirects, headerSets }, bodies }
}

const textOf = (body: Uint8Array | undefined): string => new TextDecoder().decode(body)

/** @example canonicalPath('docs.html') // '/docs' */
const canonicalPath = (path: string): string => `/${path.replace(/(?:(?<=^|\/)index)?\.html$/, '')}`

function otherSpellings(path: string): string[] {
  if (!path.endsWith('.html')) return []
  const bare = `/${path.replace(/\.html$/, '')}`
  if (!/(?:^|\/)index$/.test(bare)) return [`/${path}`, `${bare}/`]
  const folder = bare.replace(/\/index$/, '')
  return [`/${path}`, bare, ...(folder === '' ? [] : [folder])]
}

function compressedCopies(path: string, body: Uint8Array): [Encoding, Uint8Array][] {
  if (!compressible.test(path) || body.length < BYTES_MIN) return []
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 } // for all.json 11 saves another seventh but takes 9 s
  return [
    ['br', brotliCompressSync(body, { params: quality })],
    ['gzip', gzipSync(body, { level: 9 })],
  ]
}

interface HeaderRule {
  readonly pattern: RegExp
  readonly headers: readonly (readonly [string, string])[]
}

/** Parses `_headers`: a path, in which `*` matches anything, and its indented headers below. */
export function headerRules(text: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value])
    else if (line.startsWith('/')) rules.push({ pattern: patternOf(line.trim()), headers: [] })
  }
  return rules
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  )

function usualHeaders(path: string): Record<string, string> {
  const type = types[path.slice(path.lastIndexOf('.') + 1)]
  if (type === undefined) throw new Error(`no content type is known for ${path}`)
  return { 'content-type': type, 'cache-control': 'public, max-age=0, must-revalidate' }
}

/** Whether the asset server answers first: an exception (`!…`) beats a pattern. */
function isDirect(url: string, workerFirst: readonly string[]): boolean {
  const matches = (pattern: string): boolean => patternOf(pattern).test(url)
  const exceptions = workerFirst.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : []))
  return exceptions.some(matches) || !workerFirst.some((pattern) => !pattern.startsWith('!') && matches(pattern))
}

/** The headers of a path in `_headers`, by lower-case name. */
function ruled(url: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ pattern }) => pattern.test(url))
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(([name, value]) => [name.toLowerCase(), value])),
  )
}
