import { readdirSync, readFileSync } from 'node:fs'

export interface Case {
  readonly id: string
  readonly input: Readonly<Record<string, unknown>>
  readonly expected: Readonly<Record<string, unknown>> | null
  readonly source: string
  readonly flags: readonly ('contested' | 'refuse')[]
}

export interface Book {
  readonly subject: string
  readonly request: { readonly method: 'GET' | 'POST'; readonly path: string }
  readonly package: { readonly entry: string; readonly function: string }
  readonly sources: Readonly<Record<string, string>>
  readonly cases: readonly Case[]
}

const folder = `${import.meta.dirname}/../../vectors`

/** The files of vectors/, sorted by name. */
export const books = (): Book[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && name !== 'schema.json')
    .toSorted()
    .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Book)

/** Whether an answer meets a case's expectation; `vectors/README.md` defines how each kind is compared. */
export function holds(want: unknown, got: unknown): boolean {
  if (want === null || typeof want !== 'object') return want === got
  if (Array.isArray(want))
    return Array.isArray(got) && want.length === got.length && want.every((one, i) => holds(one, got[i]))
  if ('oneOf' in want) return (want.oneOf as unknown[]).some((one) => holds(one, got))
  if ('contains' in want) return Array.isArray(got) && got.some((one) => holds(want.contains, one))
  if ('matches' in want)
    return typeof got === 'string' && new RegExp(String(want.matches), 'u').test(got.replaceAll(/\s/g, ''))
  if ('number' in want) return got !== null && Number(got) === want.number
  if (got === null || typeof got !== 'object') return false
  return Object.entries(want).every(([key, part]) => key in got && holds(part, (got as Record<string, unknown>)[key]))
}

/** @param got the answer, or undefined for a refusal, which a contested case also accepts. */
export function isRight({ expected, flags }: Case, got: unknown): boolean {
  if (got === undefined) return expected === null || flags.includes('contested')
  return expected !== null && holds(expected, got)
}

/** The path and query, or the body, of a case's request. */
export function requestOf({ request: { method, path } }: Book, { input }: Case): { path: string; body?: string } {
  const rest = new Map(Object.entries(input))
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest.get(name)))
    rest.delete(name)
    return value
  })
  if (method === 'POST') return { path: filled, body: JSON.stringify(Object.fromEntries(rest)) }
  const query = new URLSearchParams([...rest].map(([key, value]): [string, string] => [key, String(value)]))
  return { path: query.size > 0 ? `${filled}?${query.toString()}` : filled }
}
