import * as z from 'zod'
import { cacheClasses, isShared } from '../http/cache.ts'
import { listed, problemsOf, templatePath } from '../http/contract.ts'
import { formatted, type Format } from '../http/format.ts'
import { isRequired, schemaOf, type Parameter, type Parameters } from '../http/parameter.ts'
import { problems, type ProblemCode } from '../http/problem.ts'
import { ratePolicy } from '../http/rate-limit.ts'
import type { Bilingual } from '../http/values.ts'
import type { Documented } from '../http/words.ts'
import { version } from './version.ts'

type Json = Record<string, unknown>

const tags: Readonly<Record<string, string>> = {
  address: 'Thai address lookup: provinces, districts, subdistricts, postcodes',
  text: 'Thai text tools',
  holidays: 'Official (government) and bank holidays',
  promptpay: 'Payment QR (PromptPay)',
  qr: 'General QR codes',
  links: 'Short links',
  speech: 'Text to speech',
  service: 'The service itself',
}

const description = `A public, key-less HTTP API of Thai utilities.

Every error is an RFC 9457 problem: switch on \`code\`; \`detail\` is English, \`detailTh\` Thai. HEAD works on every GET, OPTIONS on every path, a trailing slash is accepted. Thai digits are accepted wherever digits are.`

/** The body of every error: RFC 9457 with this service's members. */
export const ProblemBody = z
  .object({
    type: z.url(),
    title: z.string(),
    status: z.int(),
    code: z.string().describe('What to switch on'),
    detail: z.string(),
    detailTh: z.string(),
    instance: z.string().describe('The path of the request, never its query'),
    requestId: z.string(),
    errors: z
      .array(
        z.object({
          parameter: z.string(),
          in: z.enum(['query', 'path', 'body']),
          message: z.string(),
          messageTh: z.string(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Problem' })

/** The OpenAPI 3.1 document of a list of operations. */
export function openApi(operations: readonly { method: string; path: string; contract: Documented }[]): Json {
  const schemas: Json = {}
  const paths: Record<string, Json> = {}
  for (const { method, path, contract } of listed(operations)) {
    const template = templatePath(path)
    paths[template] = { ...paths[template], [method.toLowerCase()]: operationObject(method, contract, schemas) }
  }
  zodSchema(ProblemBody, schemas)
  const used = new Set(listed(operations).map(({ contract }) => contract.tag))
  return {
    openapi: '3.1.1',
    info: {
      title: 'Sala',
      version,
      summary: 'Thai utilities over HTTP',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This service' }],
    security: [],
    tags: Object.entries(tags).flatMap(([name, text]) => (used.has(name) ? [{ name, description: text }] : [])),
    paths,
    components: { schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))) },
  }
}

function operationObject(method: string, contract: Documented, schemas: Json): Json {
  const parameters = [
    ...parameterObjects(contract.path, 'path', contract),
    ...parameterObjects(contract.query, 'query', contract),
  ]
  return {
    operationId: contract.name,
    ...(contract.isPure && { 'x-pure': true }),
    ...(contract.page && { 'x-page': contract.page }),
    tags: [contract.tag],
    summary: contract.summary,
    ...(contract.description && { description: contract.description }),
    'x-summary-th': contract.summaryTh,
    ...(contract.description && { 'x-description-th': contract.descriptionTh }),
    ...(parameters.length > 0 && { parameters }),
    ...(contract.body && { requestBody: requestBody(contract) }),
    responses: responses(method, contract, schemas),
  }
}

function parameterObjects(group: Parameters | undefined, place: 'path' | 'query', contract: Documented): Json[] {
  return Object.entries(group ?? {}).map(([name, parameter]) => ({
    name,
    in: place,
    required: place === 'path' || (!contract.acceptsAnything && isRequired(parameter)),
    description: describe(parameter),
    'x-rule-th': parameter.rule.th,
    'x-description-th': parameter.descriptionTh,
    schema: schemaOf(parameter),
    example: parameter.example,
    ...(parameter.aliases && { 'x-aliases': parameter.aliases }),
  }))
}

function describe({ description: text, rule, aliases = [] }: Parameter): string {
  const also = aliases.length > 0 ? ` Also accepted as ${aliases.map((alias) => `\`${alias}\``).join(', ')}.` : ''
  return `${text} It ${rule.en}.${also}`
}

function requestBody({ body }: Documented): Json {
  if (!body) return {}
  const entries = Object.entries(body.properties)
  const required = entries.filter(([, parameter]) => isRequired(parameter)).map(([name]) => name)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      entries.map(([property, parameter]) => [
        property,
        {
          ...withMembers(parameter),
          description: describe(parameter),
          'x-rule-th': parameter.rule.th,
          'x-description-th': parameter.descriptionTh,
          ...(parameter.aliases && { 'x-aliases': parameter.aliases }),
        },
      ]),
    ),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  }
  const content: Json = { 'application/json': { schema, example: bodyExample(body) } }
  if (body.acceptsForm) content['application/x-www-form-urlencoded'] = { schema: { type: 'object' } }
  return { required: !body.mayBeAbsent, description: `At most ${body.bytesMax} bytes.`, content }
}

/** The schema of a parameter, with a description of each member of an object. */
function withMembers({ members, ...parameter }: Parameter): Json {
  const schema = schemaOf(parameter)
  if (!members) return schema
  const properties = Object.entries(schema['properties'] as Readonly<Record<string, Json>>).map(([name, member]) => {
    const { en, th } = members[name] as Bilingual
    return [name, { ...member, description: en, 'x-description-th': th }]
  })
  return { ...schema, properties: Object.fromEntries(properties) as Json }
}

/** A valid body. */
export function bodyExample(body: NonNullable<Documented['body']>): Readonly<Record<string, unknown>> {
  const required = Object.entries(body.properties).filter(([, parameter]) => isRequired(parameter))
  return body.example ?? Object.fromEntries(required.map(([name, { example }]) => [name, example]))
}

function responses(method: string, contract: Documented, schemas: Json): Json {
  const { response, cache } = contract
  const headers = headerObjects(contract)
  const content =
    'schema' in response
      ? {
          'application/json': { schema: zodSchema(response.schema, schemas), example: response.example },
          ...otherForms(contract, response.example),
        }
      : Object.fromEntries(response.contentType.split(', ').map((type) => [type, { schema: schemaOfType(type) }]))
  const all: Json = { [response.status ?? 200]: { description: 'Success', headers, content } }
  if ('statuses' in response)
    for (const status of response.statuses ?? []) all[status] ??= { description: statusTexts[status] ?? 'Success' }
  if (method === 'GET' && cacheClasses[cache].etag) all['304'] = { description: statusTexts[304], headers }
  for (const [status, codes] of byStatus(problemsOf(contract))) all[status] = problemObject(codes, contract, schemas)
  return all
}

/** A type that generators map to a string or a file; a JSON answer without a schema of its own is any object. */
function schemaOfType(type: string): Json {
  if (type === 'application/json') return { type: 'object', additionalProperties: true }
  return type.startsWith('text/') || type === 'image/svg+xml'
    ? { type: 'string' }
    : { type: 'string', format: 'binary' }
}

/** The forms that the parameter `format` chooses, each with the example in that form. */
function otherForms({ formats }: Documented, example: object): Json {
  const form = (format: Format): Json => {
    const { body } = formatted(example, formats ?? {}, format, false)
    return { schema: { type: 'string' }, example: body }
  }
  return { ...(formats?.text && { 'text/plain': form('text') }), ...(formats?.csv && { 'text/csv': form('csv') }) }
}

const statusTexts: Readonly<Record<number, string>> = {
  206: 'The requested part of the file',
  302: 'Redirect to the destination',
  303: 'See the page named in Location',
  304: 'Not modified: the copy named by If-None-Match is still right',
}

function headerObjects({ cache, namesHost, rate }: Documented): Json {
  const header = cacheClasses[cache].header ?? 'public, max-age=<seconds to midnight in Bangkok, at most 3600>'
  return {
    'Cache-Control': { schema: { type: 'string' }, example: header },
    ...((namesHost || !isShared(cache)) && { 'X-Request-Id': { schema: { type: 'string' } } }),
    ...(cacheClasses[cache].etag && { ETag: { schema: { type: 'string' } } }),
    ...(rate && { 'RateLimit-Policy': { schema: { type: 'string' }, example: ratePolicy(rate) } }),
  }
}

function byStatus(codes: readonly ProblemCode[]): Map<number, ProblemCode[]> {
  const groups = new Map<number, ProblemCode[]>()
  for (const code of codes) {
    const { status } = problems[code]
    groups.set(status, [...(groups.get(status) ?? []), code])
  }
  return groups
}

function problemObject(
  codes: readonly ProblemCode[],
  { problemMembers = {}, renderProblem }: Documented,
  schemas: Json,
): Json {
  const members = codes.flatMap((code) => Object.entries(problemMembers[code] ?? {}))
  const own = members.map(([name, schema]) => [name, zodSchema(schema, schemas)] as const)
  const properties = { code: { type: 'string', enum: codes }, ...Object.fromEntries(own) }
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].title}`).join('. '),
    content: {
      'application/problem+json': { schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { properties }] } },
      ...(renderProblem && { 'text/html': { schema: { type: 'string' } } }),
    },
  }
}

/** The JSON Schema of a zod schema; named parts go to the components. */
function zodSchema(schema: z.ZodType, schemas: Json): Json {
  const {
    $schema: _,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', override }) as Json
  for (const [name, part] of Object.entries(($defs ?? {}) as Record<string, Json>)) {
    const { id: _id, ...body } = part
    schemas[name] = local(body)
  }
  const { id, ...body } = rest
  if (typeof id !== 'string') return local(body) as Json
  schemas[id] = local(body)
  return { $ref: `#/components/schemas/${id}` }
}

/** Answers stay open, because properties may be added; bounds that only mean "a safe integer" are noise. */
function override({ jsonSchema }: { jsonSchema: Json }): void {
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties']
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
}

/** Rewrites references to point at the components. */
function local(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
