import { etagMatches } from '../../src/http/cache.ts'
import type { AssetFile, Encoding } from '../asset-file.ts'
import { acceptedEncoding } from './accept-encoding.ts'
import table from 'sala:assets'

const { files, redirects, headerSets } = table

/**
 * Serves the static files by the table of selfhost/asset-table.ts, with ETags, the headers of `_headers` and the compressed
 * copies from the build.
 */
export class AssetServer {
  readonly #disk: Fetcher
  /** The files whose bodies were passed to the Worker. */
  readonly #passed = new WeakMap<ReadableStream, AssetFile>()
  /** The Worker's ASSETS binding: files uncompressed, because it may change them. */
  readonly binding: Pick<Fetcher, 'fetch'> = {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const headers = new Headers(request.headers)
      headers.delete('accept-encoding')
      const answer = await this.#answer(new Request(request, { headers }))
      const file = files[new URL(request.url).pathname]
      if (answer?.body && file) this.#passed.set(answer.body, file)
      return answer ?? new Response(null, { status: 404 })
    },
  }

  constructor(disk: Fetcher) {
    this.#disk = disk
  }

  /** Answers a file that needs no Worker; undefined if the Worker must answer. */
  direct(request: Request): Promise<Response | undefined> | undefined {
    const path = writtenPath(request.url)
    const isDirect = (redirects[path] ?? files[path])?.isDirect ?? false
    return isDirect && /^(?:GET|HEAD)$/.test(request.method) ? this.#answer(request) : undefined
  }

  async #answer(request: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url)
    const redirect = redirects[pathname]
    if (redirect) {
      const { status, to, headers } = redirect
      return new Response(null, { status, headers: { ...headerSets[headers], Location: to + search } })
    }
    const file = files[pathname]
    if (!file) return toPlainSpelling(pathname, search)
    const encoding = acceptedEncoding(request.headers.get('accept-encoding'), file.encodings)
    const headers = headersOf(file, encoding)
    if (etagMatches(request.headers.get('if-none-match'), file.etag)) {
      headers.delete('content-type')
      headers.delete('content-encoding')
      return new Response(null, { status: 304, headers })
    }
    return this.#send(request, file, encoding, headers)
  }

  /** Replaces a whole file that the Worker passed on unchanged, such as all.json, by its compressed copy. */
  compressed(request: Request, response: Response): Response | Promise<Response> {
    const file = response.status === 200 && response.body ? this.#passed.get(response.body) : undefined
    const encoding = file && acceptedEncoding(request.headers.get('accept-encoding'), file.encodings)
    return file && encoding ? this.#recoded(request, response, file, encoding) : response
  }

  async #recoded(request: Request, response: Response, file: AssetFile, encoding: Encoding): Promise<Response> {
    await response.body?.cancel()
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    const etag = headers.get('etag')
    for (const [name, value] of encodingHeaders(encoding)) headers.append(name, value)
    if (etag !== null) headers.set('ETag', weak(etag))
    return this.#send(request, file, encoding, headers)
  }

  async #send(
    { method }: Request,
    { path }: AssetFile,
    encoding: Encoding | undefined,
    headers: Headers,
  ): Promise<Response> {
    const name = encoding === undefined ? path : `${path}.${encoding}`
    const stored = await this.#disk.fetch(`http://disk/${name}`, { method })
    if (!stored.ok) throw new Error(`${name} of the static files is missing`)
    const length = stored.headers.get('content-length')
    if (method === 'HEAD' && length !== null) headers.set('Content-Length', length)
    return new Response(method === 'HEAD' ? null : stored.body, { headers, encodeBody: 'manual' })
  }
}

/** A redirect from a path with percent-encoded letters to that of its file, as Cloudflare has it; undefined without a file. */
function toPlainSpelling(pathname: string, search: string): Response | undefined {
  const plain = pathname.split('/').map(decoded).join('/').replaceAll(/\/+/g, '/')
  if (plain === pathname) return undefined
  const other = redirects[plain]
  const to = other?.status === 307 ? other.to : files[plain] && plain
  if (to === undefined) return undefined
  const { 'content-type': _, ...headers } = headerSets[(other ?? files[plain])?.headers ?? -1] ?? {}
  return new Response(null, { status: 307, headers: { ...headers, Location: to + search } })
}

/** A malformed piece stays as written. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece)
  } catch {
    return piece
  }
}

/** The path of a URL as written; one with dots or a backslash to resolve matches no file and goes to the Worker. */
const writtenPath = (url: string): string => /^\w+:\/\/[^/]*([^?#]*)/.exec(url)?.[1] ?? ''

function headersOf({ headers, etag, encodings: made }: AssetFile, encoding: Encoding | undefined): Headers {
  const answer = new Headers(headerSets[headers])
  answer.set('ETag', encoding === undefined ? etag : weak(etag))
  if (encoding !== undefined) for (const [name, value] of encodingHeaders(encoding)) answer.set(name, value)
  else if (made.length > 0) answer.set('Vary', 'Accept-Encoding')
  return answer
}

const encodingHeaders = (encoding: Encoding): [string, string][] => [
  ['Content-Encoding', encoding],
  ['Vary', 'Accept-Encoding'],
]

/** A compressed copy has other bytes, so it shares the tag only weakly (RFC 9110, 8.8.1). */
const weak = (etag: string): string => (etag.startsWith('W/') ? etag : `W/${etag}`)
