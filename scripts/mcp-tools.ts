import type { OpenApi, OpenApiOperation, Schema } from '../src/site/client/declarations.ts'

/** Forms for spreadsheets: an assistant gets JSON. */
const FORM_PARAMETERS = new Set(['format', 'bom'])

/**
 * The tools of the MCP server as JSON: one for each operation of openapi.json that keeps no state, under the same name. A
 * static file, which the Worker reads with the first call: in the bundle it would cost every start.
 */
export function mcpTools(contract: OpenApi): string {
  const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods))
  const { schemas } = contract.components
  return JSON.stringify(operations.filter((operation) => 'x-pure' in operation).map((each) => tool(each, schemas)))
}

type Schemas = OpenApi['components']['schemas']

function tool(operation: OpenApiOperation, schemas: Schemas): object {
  const { operationId, summary, description = '', responses } = operation
  const output = responses['200']?.content?.['application/json']?.schema ?? {}
  return {
    name: operationId,
    title: summary,
    description: `${summary} (${operation['x-summary-th']}). ${description}`.trim(),
    inputSchema: withDefinitions(inputOf(operation), schemas),
    outputSchema: withDefinitions({ type: 'object', ...output }, schemas),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }
}

function inputOf({ parameters = [], requestBody }: OpenApiOperation): Schema {
  const body = requestBody?.content['application/json']?.schema
  const own = parameters.map(({ name, schema, description }) => [name, { ...schema, description }] as const)
  const properties = Object.entries({ ...Object.fromEntries(own), ...body?.properties })
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(properties.filter(([name]) => !FORM_PARAMETERS.has(name))),
    required: [...required, ...(body?.required ?? [])],
    additionalProperties: false,
  }
}

/** The schema with the shared parts that it names, as JSON Schema has them outside an OpenAPI document. */
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
