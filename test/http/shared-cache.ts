import { etagMatches } from '../../src/http/cache.ts'

/**
 * A cache in front of the service as Cloudflare's may be: keyed by path and query alone, with one entry for GET and HEAD.
 * `Cache-Control` decides what is stored and for how long (RFC 9111). A miss of HEAD is fetched as GET.
 */
export class SharedCache {
  readonly stored = new Map<string, Response>()
  readonly #ask: (url: string, init: RequestInit) => Promise<Response>

  constructor(ask: (url: string, init: RequestInit) => Promise<Response>) {
    this.#ask = ask
  }

  async answer(url: string, init: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(url)
    const key = pathname + search
    const known = this.stored.get(key) ?? (await this.#fill(key, url, init))
    return this.stored.has(key) ? fromStore(known, init) : this.#ask(url, init)
  }

  async #fill(key: string, url: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    for (const name of ['if-none-match', 'range']) headers.delete(name)
    const answer = await this.#ask(url, { ...init, method: 'GET', headers })
    if (mayStore(answer)) this.stored.set(key, answer)
    return answer
  }
}

function mayStore({ status, headers }: Response): boolean {
  const rules = (headers.get('cache-control') ?? '').split(/\s*,\s*/)
  const seconds = Number(rules.find((rule) => rule.startsWith('max-age='))?.slice('max-age='.length))
  return status !== 206 && rules.includes('public') && seconds > 0
}

function fromStore(stored: Response, { method, headers }: RequestInit): Response {
  const copy = stored.clone()
  const etag = copy.headers.get('etag')
  if (etag !== null && etagMatches(new Headers(headers).get('if-none-match'), etag)) {
    const kept = new Headers(copy.headers)
    // A 304 omits unchanged headers (RFC 9110, section 15.4.5).
    for (const name of ['content-type', 'content-disposition', 'last-modified']) kept.delete(name)
    return new Response(null, { status: 304, headers: kept })
  }
  return method === 'HEAD' ? new Response(null, copy) : copy
}
