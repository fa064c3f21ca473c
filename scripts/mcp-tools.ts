import type { OpenApi, OpenApiOperation, Schema } from '../src/site/pages/openapi.ts'
import { parametersOf } from './declarations.ts'

/** Forms for spreadsheets: an assistant gets JSON. */
const FORM_PARAMETERS = new Set(['format', 'bom'])

/**
 * The tools of the MCP server as JSON: one per stateless operation of openapi.json, under the same name. A static file,
 * which the Worker reads on the first call: in the bundle it would cost every cold start. A model reads the whole list
 * first, so it has no duplicates, and only the names of answer fields: a model sees the rest in the answers.
 */
export function mcpTools(contract: OpenApi): string {
  const { schemas } = contract.components
  const tools = Object.values(contract.paths).flatMap((methods) => {
    const pure = Object.values(methods).filter((operation) => 'x-pure' in operation)
    // GET and POST of a path are one tool: the POST accepts everything that the GET does. Both can be called.
    return pure.length > 1 ? pure.filter((operation) => operation.requestBody) : pure
  })
  return JSON.stringify(tools.map((each) => tool(each, schemas)))
}

/** Phrases about the HTTP interface, which a model does not see. */
const OF_HTTP = /\b(?:GET|POST|HTTP|URL|Accept|rate limit|text\/plain|query parameters)\b/

/** A description's sentences about the tool. @example forModels('Answers 200 with valid. Use POST.') // 'Answers with valid.' */
export function forModels(description: string): string {
  const plain = description.replaceAll(/ (?:200|like the GET)(?= with |, or )/g, '').replaceAll(', answered,', ',')
  return plain
    .split(/(?<=[.!?]) (?=[A-Z`])/)
    .filter((sentence) => !OF_HTTP.test(sentence))
    .join(' ')
}

/**
 * A schema for strict clients and Gemini, which reject `oneOf`, `anyOf` and `exclusiveMinimum`. Several numeric forms become
 * one range; otherwise the first form is offered. The service accepts all of them.
 */
function withoutChoices(schema: Schema): Schema {
  const { oneOf, anyOf, ...rest } = closedRange(schema)
  const forms = (oneOf ?? anyOf ?? []).filter(({ type }) => type !== 'null')
  const [first] = forms
  if (!first) return rest
  const merged = { ...rest, ...closedRange(first) }
  const [minimum, maximum] = [forms.map((form) => form.minimum ?? NaN), forms.map((form) => form.maximum ?? NaN)]
  const isRange = forms.every(({ type }) => type === first.type) && [...minimum, ...maximum].every(Number.isFinite)
  return isRange ? { ...merged, minimum: Math.min(...minimum), maximum: Math.max(...maximum) } : merged
}

/** The schema with one type and a closed range. */
function closedRange(schema: Schema): Schema {
  const { exclusiveMinimum: _, ...rest } = schema as Schema & { exclusiveMinimum?: number }
  const type = [rest.type].flat().find((each) => each !== 'null') ?? rest.type
  return type === undefined ? rest : { ...rest, type }
}

type Schemas = OpenApi['components']['schemas']

function tool(operation: OpenApiOperation, schemas: Schemas): object {
  const { operationId, summary, description = '', responses } = operation
  const { $ref = '', ...own } = responses['200']?.content?.['application/json']?.schema ?? {}
  const { required } = schemas[$ref.split('/').at(-1) ?? ''] ?? own
  return {
    name: operationId,
    title: summary,
    description: `${summary} (${operation['x-summary-th']}). ${forModels(description)}`.trim(),
    inputSchema: withDefinitions(inputOf(operation), schemas),
    outputSchema: { type: 'object', ...(required && { required }) },
    annotations: { readOnlyHint: true },
  }
}

function inputOf(operation: OpenApiOperation): Schema {
  const { properties = {}, required = [] } = parametersOf(operation)
  const shown = Object.entries(properties).filter(([name]) => !FORM_PARAMETERS.has(name))
  return {
    type: 'object',
    properties: Object.fromEntries(shown.map(([name, schema]) => [name, shortened(schema)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
}

/** A schema without its Thai, its aliases, and the sentence that repeats the schema in words. */
function shortened(whole: Schema): Schema {
  const schema = withoutChoices(whole)
  const { description, enum: values, minLength, maxLength, minimum, maximum, 'x-aliases': aliases } = schema
  const said = [
    ` It must be one of ${values?.join(', ')}.`,
    ` It must be text of ${minLength} to ${maxLength} characters without lone surrogates.`,
    ` It must be a whole number from ${minimum} to ${maximum}.`,
    ' It must be true or false.',
    ` Also accepted as ${aliases?.map((alias) => `\`${alias}\``).join(', ')}.`,
  ]
  const properties =
    schema.properties && Object.entries(schema.properties).map(([name, each]) => [name, shortened(each)])
  const entries = Object.entries(schema).filter(
    ([key, value]) => !key.startsWith('x-') && !(key === 'minLength' && value === 1),
  )
  return {
    ...Object.fromEntries(entries),
    ...(description !== undefined && { description: said.reduce((text, each) => text.replace(each, ''), description) }),
    ...(properties && { properties: Object.fromEntries(properties) }),
  }
}

/** The schema with its shared parts, in the form of JSON Schema outside an OpenAPI document. */
function withDefinitions(schema: Schema, schemas: Schemas): unknown {
  const names = new Set<string>()
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (names.has(name)) continue
      names.add(name)
      collect(schemas[name])
    }
  }
  collect(schema)
  const definitions = Object.fromEntries([...names].map((name) => [name, schemas[name]]))
  const whole = names.size > 0 ? { ...schema, $defs: definitions } : schema
  return JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/'))
}
