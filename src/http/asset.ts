import { Answer, keptFor } from './answer.ts'
import { etagMatches } from './cache.ts'
import type { Call } from './operation.ts'

/**
 * Passes on the static file of the same path. The Worker runs before the asset server, which fails a browser's preflight and
 * lists in If-None-Match. The bytes are streamed, not read (except for a HEAD, to count them).
 *
 * @param contentType only if it is not JSON.
 * @param etag the file's strong ETag, if the build knows it: a 304 then skips reading the file.
 */
export async function passAsset({ c, isHead }: Call, etag?: string, contentType?: string): Promise<Answer> {
  const ifNoneMatch = c.req.header('if-none-match')
  if (etag !== undefined && ifNoneMatch !== undefined && etagMatches(ifNoneMatch, etag))
    return new Answer(null, { etag })
  // The path that met the route: in the URL its letters may be percent-encoded.
  const file = await c.env.ASSETS.fetch(new URL(c.req.path.replace(/\/$/, ''), c.req.url))
  if (file.status !== 200) throw new Error(`asset answered ${file.status}`)
  const tag = etag ?? file.headers.get('etag') ?? undefined
  const headers = isHead ? { 'Content-Length': String((await file.arrayBuffer()).byteLength) } : {}
  return new Answer(isHead ? null : file.body, {
    ...(tag !== undefined && { etag: tag }),
    ...(contentType !== undefined && { contentType }),
    headers,
  })
}

const listsOf = keptFor<Fetcher, Map<string, object[]>>(() => new Map())

/** A list that `npm run build` derives from the words. Read once per binding; in the bundle every cold start would parse it. */
export async function listAsset({ c }: Call, path: '/endpoints.json' | '/mcp-tools.json'): Promise<object[]> {
  const assets = c.env.ASSETS
  const read = listsOf(assets)
  const list = read.get(path) ?? (await (await assets.fetch(new URL(path, c.req.url))).json<object[]>())
  read.set(path, list)
  return list
}
