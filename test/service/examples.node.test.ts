import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

/** Checks every example that a reader may copy against the schema from which typed clients are generated. */
interface Operation {
  readonly parameters?: readonly {
    name: string
    in: string
    schema: object
    example: unknown
    'x-aliases'?: string[]
  }[]
  readonly requestBody?: { content: Record<string, { schema: object; example?: unknown }> }
  readonly responses: Record<string, { content?: Record<string, { schema?: object; example?: unknown }> }>
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, object> }
}
const root = new URL('../../', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, root), 'utf8')
const { paths, components } = JSON.parse(read('openapi.json')) as Document

const definitions = components.schemas
function faults(schema: object, value: unknown): string | undefined {
  const whole = JSON.parse(
    JSON.stringify({ ...schema, $defs: definitions }).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as Parameters<typeof z.fromJSONSchema>[0]
  const result = z.fromJSONSchema(whole).safeParse(value)
  return result.success ? undefined : z.prettifyError(result.error)
}

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ title: `${method.toUpperCase()} ${path}`, operation })),
)

describe('openapi.json', () => {
  it.for(operations)('$title: each answer of 200 has a schema, and examples fit', ({ operation }) => {
    const { parameters = [], requestBody, responses } = operation
    const contents = Object.entries(responses).flatMap(([, { content }]) => Object.entries(content ?? {}))
    for (const [type, { schema, example }] of contents) {
      expect([type, Object.keys(schema ?? {}).length > 0]).toEqual([type, true])
      if (example !== undefined) expect(faults(schema ?? {}, example)).toBeUndefined()
    }
    for (const { schema, example } of Object.values(requestBody?.content ?? {}))
      if (example !== undefined) expect(faults(schema, example)).toBeUndefined()
    for (const { name, schema, example } of parameters)
      expect([name, faults(schema, example) && faults(schema, Number(example))]).toEqual([name, undefined])
  })
})

/** The operation of a path and method. */
function operationOf(method: string, path: string): Operation | undefined {
  const exact = paths[path]?.[method]
  if (exact) return exact
  const parts = path.split('/')
  const found = Object.entries(paths).find(([template]) => {
    const names = template.split('/')
    return names.length === parts.length && names.every((name, i) => name.startsWith('{') || name === parts[i])
  })
  return found?.[1][method]
}

/** The faults of a request, each with its path and parameter. */
function wrong(method: string, url: string, body?: unknown): string[] {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const operation = operationOf(method, decodeURIComponent(pathname).replace(/\/$/, ''))
  if (!operation) return [`no operation ${method} ${pathname}`]
  const queries = [...searchParams].flatMap(([name, value]) => {
    const parameter = operation.parameters?.find((each) => each.name === name || each['x-aliases']?.includes(name))
    if (!parameter) return [`${pathname}: no parameter ${name}`]
    const fault = faults(parameter.schema, value) && faults(parameter.schema, Number(value))
    return fault === undefined ? [] : [`${pathname}: ${name}: ${fault}`]
  })
  if (body === undefined) return queries
  const schema = operation.requestBody?.content['application/json']?.schema
  const fault = schema ? faults(schema, body) : 'takes no body'
  const inside = (body as { requests?: { method?: string; path: string; body?: unknown }[] }).requests ?? []
  return [
    ...queries,
    ...(fault === undefined ? [] : [`${pathname}: ${fault}`]),
    ...inside.flatMap((each) => wrong((each.method ?? 'GET').toLowerCase(), each.path, each.body)),
  ]
}

/** Parses a curl command: the address and the options used in this repository's documents. */
function requestOf(words: readonly string[]): { method: string; url: URL; body: string | undefined } {
  const after = (...options: string[]): string[] => words.filter((_, i) => options.includes(words[i - 1] ?? ''))
  const data = after('-d', '--json', '--data-binary')
  const isGet = words.includes('-G')
  const address = words.find((word) => word.startsWith('localhost:8787/')) ?? ''
  const url = new URL(`http://${address}`)
  for (const pair of isGet ? [...after('--data-urlencode'), ...data] : []) {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    url.searchParams.append(name, value)
  }
  const body = isGet ? undefined : data[0]
  return { method: body === undefined ? 'get' : 'post', url, body }
}

const files = globSync(['README.md', 'docs/*.md'], { cwd: root.pathname })
const commands = files.flatMap((file) => {
  const text = read(file)
  const [, base = ''] = /^B=(?:http:\/\/)?(\S+)/m.exec(text) ?? []
  return Array.from(text.matchAll(/^curl (?:[^\n'"\\]|\\\n|'[^']*'|"[^"]*")*/gm), ([command]) => {
    const words = Array.from(
      command.matchAll(/'([^']*)'|"([^"]*)"|[^\s'"\\]+/g),
      ([all, one, two]) => one ?? two ?? all,
    )
    return { file, command, words: words.map((word) => word.replace('$B', base)) }
  })
})
/** Commands for operations of openapi.json, except those with plain text. */
const typed = commands.filter(
  ({ words }) =>
    words.some((word) => /^localhost:8787\/api\/v1\/(?!operator)/.test(word)) &&
    !words.includes('Content-Type: text/plain'),
)

describe('the commands of README and docs', () => {
  it('are found', () => {
    expect(typed.length).toBeGreaterThan(25)
  })

  it.for(typed)('$file: $command', ({ words }) => {
    const { method, url, body } = requestOf(words)
    expect(wrong(method, url.href, body === undefined ? undefined : JSON.parse(body))).toEqual([])
  })
})
