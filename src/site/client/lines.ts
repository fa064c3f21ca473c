/** A request to be written as curl or fetch. */
export interface RequestLine {
  readonly origin: string
  readonly method: string
  /** With `{name}` where a parameter goes. */
  readonly path: string
  /** By name; those not in the path go into the query, or into the body of a POST. */
  readonly params: Readonly<Record<string, unknown>>
  readonly body: 'json' | 'text' | 'blob'
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** Splits a command line at its options, which get the odd places: a browser would break them at their hyphens. */
export const optionsApart = (line: string): string[] => line.split(/(?<=\s)(--?[a-zA-Z][\w-]*)(?=\s)/)

/** A value as JavaScript with single quotes. */
const literal = (value: unknown): string =>
  typeof value === 'string'
    ? `'${JSON.stringify(value)
        .slice(1, -1)
        .replaceAll(String.raw`\"`, '"')
        .replaceAll("'", String.raw`\'`)}'`
    : JSON.stringify(value)

/** Fills `{name}` of a path from the parameters; the rest goes into the query (GET) or the body (POST). */
export function fill(template: string, params: RequestLine['params']): [path: string, rest: [string, unknown][]] {
  const rest = new Map(Object.entries(params).filter(([, value]) => value !== undefined && value !== null))
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (rest.get(name) as string | undefined) ?? ''
    rest.delete(name)
    // Every URL parser treats them as path steps, even percent-encoded (URL standard, "double-dot path segment").
    if (/^\.{1,2}$/.test(value)) throw new TypeError(`${name} must not be ${value}`)
    return encodeURIComponent(value)
  })
  return [path, [...rest]]
}

/** The URL without its query, and the parameters that are not in the path. */
export function split({ origin, path, params }: RequestLine): { url: string; rest: [string, unknown][] } {
  const [filled, rest] = fill(path, params)
  return { url: origin + filled, rest }
}

/** The file name of a download. @example fileOf({ path: '/api/v1/tools/qr.png', … }) // 'qr.png' */
export const fileOf = ({ path }: RequestLine): string => path.slice(path.lastIndexOf('/') + 1)

/**
 * The request for a terminal; Thai stays readable because curl encodes it.
 *
 * @example curlLine(request) // "curl -G 'https://…/baht-text' --data-urlencode 'amount=1234.50'"
 */
export function curlLine(request: RequestLine): string {
  const { url, rest } = split(request)
  const file = request.body === 'blob' ? ` -o ${quoted(fileOf(request))}` : ''
  if (request.method === 'POST') {
    const json = JSON.stringify(Object.fromEntries(rest))
    return `curl ${quoted(url)} -H 'Content-Type: application/json' -d ${quoted(json)}`
  }
  const data = rest.map(([key, value]) => ` --data-urlencode ${quoted(`${key}=${String(value)}`)}`).join('')
  return `curl ${data && '-G '}${quoted(url)}${data}${file}`
}

/** The request for a browser's console or a module. */
export function fetchLine(request: RequestLine): string {
  const { url, rest } = split(request)
  const read = `.then((r) => r.${request.body}())`
  const object = `{ ${rest.map(([key, value]) => `${key}: ${literal(value)}`).join(', ')} }`
  if (request.method === 'POST')
    return `await fetch(${literal(url)}, { method: 'POST', body: JSON.stringify(${object}) })${read}`
  if (rest.length === 0) return `await fetch(${literal(url)})${read}`
  return `await fetch(${literal(`${url}?`)} + new URLSearchParams(${object}))${read}`
}
