import { readFileSync, writeFileSync } from 'node:fs'
import type { OpenApi, OpenApiOperation, Schema } from '../src/site/client/declarations.ts'

/**
 * `npm run contract` and `npm run data` write src/service/mcp-tools.generated.json: the tools of the MCP server, one for
 * each operation of openapi.json that keeps no state, under the same name.
 */
/** Forms for spreadsheets: an assistant gets JSON. */
const FORM_PARAMETERS = ['format', 'bom']

const contract = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as OpenApi
const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods))
const tools = operations.filter((operation) => 'x-pure' in operation).map(tool)
const product = new URL('../src/service/mcp-tools.generated.json', import.meta.url)
writeFileSync(product, `${JSON.stringify(tools)}\n`)

function tool(operation: OpenApiOperation): object {
  const { operationId, summary, description = '', responses } = operation
  const output = responses['200']?.content?.['application/json']?.schema ?? {}
  return {
    name: operationId,
    title: summary,
    description: `${summary} (${operation['x-summary-th']}). ${description}`.trim(),
    inputSchema: withDefinitions(inputOf(operation)),
    outputSchema: withDefinitions({ type: 'object', ...output }),
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
    properties: Object.fromEntries(properties.filter(([name]) => !FORM_PARAMETERS.includes(name))),
    required: [...required, ...(body?.required ?? [])],
    additionalProperties: false,
  }
}

/** The schema with the shared parts that it names, as JSON Schema has them outside an OpenAPI document. */
function withDefinitions(schema: Schema): unknown {
  const names = new Set<string>()
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (names.has(name)) continue
      names.add(name)
      collect(contract.components.schemas[name])
    }
  }
  collect(schema)
  const definitions = Object.fromEntries([...names].map((name) => [name, contract.components.schemas[name]]))
  const whole = names.size > 0 ? { ...schema, $defs: definitions } : schema
  return JSON.parse(JSON.stringify(whole).replaceAll('#/components/schemas/', '#/$defs/'))
}
