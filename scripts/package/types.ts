import { typeOf, type OpenApi, type OpenApiOperation, type Schema } from '../../src/site/pages/openapi.ts'
import { comment, parametersOf, pascal, successOf } from '../declarations.ts'
import { entries, isAsync } from './entries.ts'

/** Parameters without meaning here: the answer is always the JSON. */
const FORMS = ['format', 'bom']

/** URLs of the service's own pictures, which are meaningless without it. */
const URLS = new Set(['qrPngUrl', 'svgUrl', 'pngUrl'])

/** The declaration of one function. */
export interface Declared {
  readonly name: string
  readonly entry: string
  /** Names of the types that it uses. */
  readonly types: readonly string[]
  /** Both languages. */
  readonly comment: string
  readonly params: string
  readonly answer: string
}

/** All functions of the package. */
export function declaredFunctions(contract: OpenApi): Declared[] {
  return Object.entries(entries).flatMap(([entry, names]) => names.map((name) => declared(contract, entry, name)))
}

function declared(contract: OpenApi, entry: string, name: string): Declared {
  const operation = operationOf(contract, name)
  const { properties = {}, required = [] } = paramsOf(operation)
  const { type, schema } = successOf(operation)
  const [params, answer] = [`${pascal(name)}Params`, `${pascal(name)}Answer`]
  const hasParams = Object.keys(properties).length > 0
  const result = schema ? answer : type.includes('svg') ? 'string' : 'Uint8Array'
  return {
    name,
    entry,
    types: [...(hasParams ? [params] : []), ...(schema ? [answer] : [])],
    comment: comment(operation),
    params: hasParams ? `params${required.length === 0 ? '?' : ''}: ${params}` : '',
    answer: isAsync(entry) ? `Promise<${result}>` : result,
  }
}

/** Parameters and answers of all functions as TypeScript. */
export function typesText(contract: OpenApi, codes: readonly string[]): string {
  const parts = declaredFunctions(contract).flatMap(({ name, types }) => {
    const operation = operationOf(contract, name)
    const { schema } = successOf(operation)
    return types.map((type) =>
      interfaceText(type, type.endsWith('Params') ? paramsOf(operation) : withoutUrls(schema ?? {})),
    )
  })
  const used = parts.join('\n')
  const shared = Object.entries(contract.components.schemas)
    .filter(([name]) => new RegExp(`\\b${name}\\b`).test(sharedUses(contract, used)))
    .map(([name, schema]) => interfaceText(name, schema))
  const union = codes.map((code) => `  | '${code}'`).join('\n')
  return [
    `/** Why input is refused; the codes of the service's problems. */\nexport type ErrorCode =\n${union}`,
    ...shared,
    ...parts,
  ].join('\n\n')
}

/** A text of types with all shared types that it references. */
function sharedUses(contract: OpenApi, text: string): string {
  const more = Object.entries(contract.components.schemas).flatMap(([name, schema]) =>
    new RegExp(`\\b${name}\\b`).test(text) ? [typeOf(schema)] : [],
  )
  return [text, ...more].join('\n')
}

function interfaceText(name: string, schema: Schema): string {
  return schema.properties ? `export interface ${name} ${typeOf(schema)}` : `export type ${name} = ${typeOf(schema)}`
}

export function operationOf(contract: OpenApi, name: string): OpenApiOperation {
  const all = Object.values(contract.paths).flatMap((methods) => Object.values(methods))
  const found = all.find(({ operationId }) => operationId === name)
  if (!found) throw new Error(`the contract has no ${name}: run npm run contract`)
  return found
}

function paramsOf(operation: OpenApiOperation): Schema {
  const { properties = {}, required = [] } = parametersOf(operation)
  const leftOut = new Set([...FORMS, 'logo', ...(operation.operationId === 'qrPng' ? ['caption'] : [])])
  const kept = Object.entries(properties).filter(([name]) => !leftOut.has(name))
  const isQuery = operation.requestBody === undefined
  return {
    type: 'object',
    properties: Object.fromEntries(kept.map(([name, schema]) => [name, isQuery ? asTyped(name, schema) : schema])),
    required,
  }
}

/** In a URL everything is text: numbers may be given as digits, and an amount or an ID as a number. */
function asTyped(name: string, schema: Schema): Schema {
  const { type } = schema.oneOf?.[0] ?? schema
  const note = schema.description && { description: schema.description.replace(/ Also accepted as .*/, '') }
  if (type !== 'integer' && name !== 'amount' && name !== 'id') return { ...schema, ...note }
  return { anyOf: [{ type: 'number' }, { type: 'string' }], ...note }
}

function withoutUrls({ properties, required, ...schema }: Schema): Schema {
  if (!properties) return schema
  const kept = Object.entries(properties).filter(([name]) => !URLS.has(name))
  return {
    ...schema,
    properties: Object.fromEntries(kept),
    required: required?.filter((name) => !URLS.has(name)) ?? [],
  }
}
