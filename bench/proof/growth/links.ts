import { destinationCharsMax } from '../../../src/limits.ts'
import type { Sent } from '../../service/cases.ts'
import { repeated, type Dimension, type Target } from './requests.ts'

/** Ends of a URL that take longest to parse and to show. */
const ends = ['/', 'a', '%E0%B8%81', '%', '%25', '.', '&a=', '#', 'ก', '<', '"', '\\', '@', ':', '?', '😀']
const hosts = ['a.', 'xn--o3cw4h.', '1.', 'ก.', '-', '%41']

const create = (url: string): Sent => ({
  method: 'POST',
  path: '/api/v1/links',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ url }),
})

function destination(what: string, start: string, content: string, end = ''): Dimension {
  return {
    name: `${what} of the destination, of ${JSON.stringify(content)}`,
    max: destinationCharsMax,
    of: (size) => create(`${start}${repeated(content, Math.max(0, size - start.length - end.length))}${end}`),
  }
}

/** The creation of links, by the length of the destination. */
export function destinations(): Dimension[] {
  return [
    ...ends.map((content) => destination('path', 'https://example.org/', content)),
    ...hosts.map((content) => destination('host', 'https://', content, 'example.org/')),
    destination('user', 'https://', 'a:', '@example.org/'),
    destination('blanks before', '', ' ', 'https://example.org/'),
    destination('blanks within', 'https://example.org/', ' ', 'a'),
  ]
}

/** Requests about a stored link, by the length of its destination; each size has a link of its own. */
export function storedDestinations(target: Target, origin: string): Dimension[] {
  const codes = new Map<string, Promise<string>>()
  const stored = (url: string): Promise<string> => {
    let code = codes.get(url)
    if (!code) codes.set(url, (code = codeOf(url, origin)))
    return code
  }
  return ['a', '%E0%B8%81', '&a=', '%'].map((content) => ({
    name: `destination of ${JSON.stringify(content)}`,
    max: destinationCharsMax,
    of: async (size) => ({
      method: target.method,
      path: target.path.replace(
        /:code(?:\{[^}]*\})?/,
        await stored(`https://example.org/${repeated(content, Math.max(1, size - 20))}`),
      ),
    }),
  }))
}

/** @returns the code of a new link. */
export async function codeOf(url: string, origin: string): Promise<string> {
  const { path, ...rest } = create(url)
  const answer = await fetch(origin + path, rest)
  if (answer.status !== 201) throw new Error(`create answered ${answer.status}`)
  return ((await answer.json()) as { code: string }).code
}
