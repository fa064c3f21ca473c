import { ORIGIN } from '../../http/site-origin.ts'
import { endpoints, type EndpointName } from '../client/endpoints.generated.ts'
import type { RequestLine } from '../client/lines.ts'

/** The Thai texts and aliases in the contract. */
export interface InThai {
  readonly 'x-description-th'?: string
  readonly 'x-rule-th'?: string
  readonly 'x-aliases'?: readonly string[]
}

export interface Schema extends InThai {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly required?: readonly string[]
  readonly description?: string
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

export interface OpenApiParameter extends InThai {
  readonly name: string
  readonly in: 'query' | 'path'
  readonly required: boolean
  readonly description: string
  readonly schema: Schema
  readonly example?: unknown
}

interface Media {
  readonly schema?: Schema
  readonly example?: unknown
}

interface OpenApiResponse {
  readonly description: string
  readonly headers?: Readonly<Record<string, { example?: string }>>
  readonly content?: Readonly<Record<string, Media>>
}

export interface OpenApiOperation {
  readonly summary: string
  readonly description?: string
  readonly tags: readonly string[]
  readonly operationId: string
  /** The page of the site with its form, by the contract's `page`. */
  readonly 'x-page'?: string
  readonly 'x-summary-th': string
  readonly 'x-description-th'?: string
  readonly parameters?: readonly OpenApiParameter[]
  readonly requestBody?: { readonly description?: string; readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, OpenApiResponse>>
}

/** The parts of openapi.json that the pages and declarations use. */
export interface OpenApi {
  readonly info: { readonly version: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/** An operation with its path and its method in capitals. */
export interface Entry {
  readonly method: string
  readonly path: string
  readonly operation: OpenApiOperation
}

/** Every operation, in the order of the contract. */
export function entriesOf({ paths }: OpenApi): Entry[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

/** A valid request: the required parameters with their examples, or the first one. */
export function exampleOf({ method, path, operation }: Entry): RequestLine {
  const { parameters = [], requestBody, operationId } = operation
  const required = parameters.filter((parameter) => parameter.required)
  const shown = required.length > 0 ? required : parameters.slice(0, 1)
  const params = {
    ...Object.fromEntries(shown.map(({ name, example }) => [name, example])),
    ...(requestBody?.content['application/json']?.example as object | undefined),
  }
  const body = Object.hasOwn(endpoints, operationId) ? endpoints[operationId as EndpointName][2] : 'text'
  return { origin: ORIGIN, method, path, params, body }
}

/** The operation of an endpoint. */
export function entryOf(contract: OpenApi, name: EndpointName): Entry {
  const entry = entriesOf(contract).find(({ operation }) => operation.operationId === name)
  if (!entry) throw new Error(`openapi.json has no ${name}`)
  return entry
}

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** A JSON Schema as a TypeScript type. */
export function typeOf(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'unknown'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const union = schema.anyOf ?? schema.oneOf
  if (union) return [...new Set(union.map(typeOf))].join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => `(${typeOf(part)})`).join(' & ')
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => typeOf({ ...schema, type })).join(' | ')
  if (schema.type === 'array') return `${element(typeOf(schema.items ?? {}))}[]`
  if (schema.properties) return objectType(schema.properties, schema.required ?? [])
  if (schema.type === 'object') return 'Record<string, unknown>'
  return primitives[String(schema.type)] ?? 'unknown'
}

/** A JSON Schema as a TypeScript type, and below it every named type that it uses. */
export function typeWithNamed(schema: Schema, schemas: OpenApi['components']['schemas']): string {
  const named = new Map<string, string>()
  const addUsed = (user: Schema): void => {
    for (const [, name = ''] of JSON.stringify(user).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const used = schemas[name]
      if (!used || named.has(name)) continue
      named.set(name, typeOf(used))
      addUsed(used)
    }
  }
  addUsed(schema)
  return [typeOf(schema), ...Array.from(named, ([name, type]) => `type ${name} = ${type}`)].join('\n\n')
}

/** Parenthesises a type where an array of it needs that. */
function element(type: string): string {
  return /^\w+$/.test(type) || (type.startsWith('{') && !type.includes('} ')) ? type : `(${type})`
}

function objectType(properties: Readonly<Record<string, Schema>>, required: readonly string[]): string {
  const members = Object.entries(properties).map(([name, schema]) => {
    const note = schema.description ? `/** ${schema.description.replaceAll('*/', '* /')} */\n` : ''
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
    return `${note}${key}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`
  })
  return `{\n${members.map((member) => `  ${member.replaceAll('\n', '\n  ')}`).join('\n')}\n}`
}
