import { parametersMax } from '../limits.ts'
import { Problem } from './problem.ts'

/** Raw values by name, in request order; a repeated name has several values. */
export type RawValues = ReadonlyMap<string, readonly unknown[]>

const NO_VALUES: RawValues = new Map()

/**
 * The query of a URL, decoded strictly, or the problem: too many parameters, or malformed percent-encoding (Hono would pass
 * it on undecoded).
 *
 * @example readQuery('https://x/?q=a+b&q=%E0%B8%81') // new Map([['q', ['a b', 'ก']]])
 */
export function readQuery(url: string): RawValues | Problem {
  const start = url.indexOf('?')
  if (start === -1 || start === url.length - 1) return NO_VALUES
  const split = url.slice(start + 1).split('&')
  const pairs = split.length === 1 ? split : split.filter((pair) => pair !== '')
  if (pairs.length > parametersMax) return tooManyParameters(pairs.length)
  const values = new Map<string, string[]>()
  try {
    for (const pair of pairs) {
      const equals = pair.indexOf('=')
      const name = decode(equals === -1 ? pair : pair.slice(0, equals))
      const value = equals === -1 ? '' : decode(pair.slice(equals + 1))
      const known = values.get(name)
      if (known) known.push(value)
      else values.set(name, [value])
    }
  } catch {
    return malformedEncoding()
  }
  return values
}

/** Percent-decoding of UTF-8 with `+` as blank; throws URIError when malformed. */
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  return spaced.includes('%') ? decodeURIComponent(spaced) : spaced
}

export const malformedEncoding = (): Problem =>
  new Problem('malformed_encoding', {
    en: 'The URL holds a percent-encoding that is not valid UTF-8.',
    th: 'URL มีการเข้ารหัสเปอร์เซ็นต์ที่ไม่ใช่ UTF-8',
  })

const tooManyParameters = (count: number): Problem =>
  new Problem('too_many_parameters', {
    en: `The query must have at most ${parametersMax} parameters, got ${count}.`,
    th: `คิวรีต้องมีพารามิเตอร์ไม่เกิน ${parametersMax} รายการ แต่ได้รับ ${count}`,
  })
