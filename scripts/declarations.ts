import { problems } from '../src/http/problem.ts'
import { typeOf, type OpenApi, type OpenApiOperation, type Schema } from '../src/site/pages/openapi.ts'
import { endpoints, type EndpointName } from '../src/site/client/endpoints.generated.ts'
import { attributeTypes } from './elements/types.ts'

/** The text of client.d.ts: every function with the types of the contract. */
export function declarations(contract: OpenApi): string {
  const names = Object.keys(endpoints) as EndpointName[]
  const found = names.flatMap((name) => {
    const [method, path] = endpoints[name]
    const operation = contract.paths[`/api/v1${path}`]?.[method.toLowerCase()]
    return operation ? [{ name, operation }] : []
  })
  const shared = Object.entries(contract.components.schemas)
    .filter(([name]) => name !== 'Problem')
    .map(([name, schema]) => `export interface ${name} ${typeOf(schema)}`)
  const parts = found.flatMap(({ name, operation }) => declarationsOf(name, operation))
  const members = found.map(
    ({ name, operation }) => `  /** ${comment(operation)} */\n  ${name}: ${signature(name, operation)}`,
  )
  const exported = found.map(({ name }) => `export declare const ${name}: Client['${name}']`)
  return [
    `// Sala ${contract.info.version}: types of client.js, made from the service's contract (/api/v1/openapi.json).`,
    `export type ProblemCode =\n${Object.keys(problems)
      .map((code) => `  | '${code}'`)
      .join('\n')}`,
    fixed,
    ...shared,
    ...parts,
    `export interface Client {\n${members.join('\n')}\n}`,
    ...exported,
    '',
  ].join('\n\n')
}

const fixed = `/** One refused parameter. */
export interface ParameterError { parameter: string; in: 'query' | 'path' | 'body'; message: string; messageTh: string }

/** An answer of 400 and above (RFC 9457): switch on \`code\`. A failed connection is a TypeError, as with fetch. */
export declare class Problem extends Error {
  readonly name: 'Problem'
  readonly status: number
  readonly code: ProblemCode | 'unknown'
  readonly detail: string
  readonly detailTh: string
  readonly errors: readonly ParameterError[]
  readonly body: Readonly<Record<string, unknown>>
  constructor(status: number, body: Record<string, unknown>)
}

export interface ClientOptions {
  /** Origin of the service; for the module's own exports, the origin it was loaded from. */
  baseUrl?: string
  fetch?: typeof globalThis.fetch
}
export interface CallOptions { signal?: AbortSignal }
export interface Call<P, R> { (params: P, options?: CallOptions): Promise<R> }
export interface CallOptional<P, R> { (params?: P, options?: CallOptions): Promise<R> }
/** \`url()\` builds the address without calling it: for \`src\`, \`href\` and subscriptions. */
export interface Get<P, R> extends Call<P, R> { url(params: P): string }
export interface GetOptional<P, R> extends CallOptional<P, R> { url(params?: P): string }

/** Plain text or CSV if \`format\` requests it, else the answer. */
export type Formatted<P, R> = P extends { format: 'text' | 'csv' } ? string : R
export interface GetFormatted<P, R> {
  <Q extends P>(params: Q, options?: CallOptions): Promise<Formatted<Q, R>>
  url(params: P): string
}
export interface GetFormattedOptional<P, R> {
  (params?: undefined, options?: CallOptions): Promise<R>
  <Q extends P>(params: Q, options?: CallOptions): Promise<Formatted<Q, R>>
  url(params?: P): string
}

/**
 * The service of all elements without a \`service\` of their own, and of the module's own functions. Needed where this
 * module was copied or bundled.
 */
export declare function setService(url: string | URL): void

/** The same functions for another service. */
export declare function createClient(options?: ClientOptions): Client

export interface SegmentOptions {
  /** Default \`th\`. */
  locale?: string
  /** Spaces and punctuation too: the parts joined give the text. */
  all?: boolean
}
/** The words of a text by Intl.Segmenter; nothing is sent. */
export declare function segmentWords(text: string, options?: SegmentOptions): string[]
export declare function countWords(text: string, options?: Pick<SegmentOptions, 'locale'>): number

export interface ThaiAddress { province: Province; district: District; subdistrict: Subdistrict; postcode: string }

/** What the elements have in common with an input of a form. */
export interface SalaFormElement<D = unknown> extends HTMLElement {
  value: string
  name: string
  required: boolean
  disabled: boolean
  readonly form: HTMLFormElement | null
  readonly validity: ValidityState
  readonly validationMessage: string
  readonly willValidate: boolean
  readonly labels: NodeList
  checkValidity(): boolean
  reportValidity(): boolean
  setCustomValidity(message: string): void
  addEventListener<K extends keyof SalaEventMap<D>>(type: K, listener: (this: this, event: SalaEventMap<D>[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener<K extends keyof HTMLElementEventMap>(type: K, listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown, options?: boolean | AddEventListenerOptions): void
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void
}
export interface AddressFormElement extends SalaFormElement<ThaiAddress | null> {
  /** The subdistrict's code, or '' while none is chosen. */
  value: string
  readonly address: ThaiAddress | null
  /** Another service than that of the module. */
  service: string
}
/**
 * \`<thai-date name="birthday" label="วันเกิด" min="1900-01-01" required>\`: one box for a date as people in Thailand type
 * it, and the platform's own picker. The form gets \`YYYY-MM-DD\` of the Christian era; the person sees the weekday and
 * both eras. Dispatches \`input\` and \`change\` (detail: \`value\`) and \`problem\`; nothing typed is sent anywhere.
 */
export interface ThaiDateElement extends SalaFormElement<string> {
  /** The day as \`YYYY-MM-DD\`, or '' while none is read. Setting it, \`min\` and \`max\` takes either era. */
  value: string
  min: string
  max: string
  label: string
  placeholder: string
}
/**
 * \`<thai-address name="home" value="100404" required>\`: province, district and subdistrict as dropdowns, with the
 * postcode filled in. Takes part in forms as \`home.province\`, \`home.district\`, \`home.subdistrict\`,
 * \`home.postcode\` and \`home.code\`; follows the \`lang\` around it; dispatches \`input\` and \`change\` (detail:
 * \`address\`) and \`problem\`.
 */
export interface ThaiAddressElement extends AddressFormElement {
  /** Chooses a subdistrict as a visitor would: announced, with a postcode of its own. */
  choose(code: string, postcode?: string): Promise<void>
}
/**
 * \`<thai-address-search name="home" for="ID">\`: one box for a name, a postcode or a whole pasted address, with
 * suggestions. The same five fields in a form; with \`for\` a choice also fills the \`<thai-address>\` of that id.
 */
export interface ThaiAddressSearchElement extends AddressFormElement {
  /** What the service read from a pasted text: recipient, street, corrections, label; null for a name or a postcode. */
  readonly parsed: ParsedAddress | null
  /** The id of the \`<thai-address>\` that a choice fills. */
  for: string
  label: string
  placeholder: string
}
/** The classes of the elements; outside a browser nothing can be made of them. */
export declare const ThaiAddressElement: { new (): ThaiAddressElement; readonly prototype: ThaiAddressElement }
export declare const ThaiAddressSearchElement: {
  new (): ThaiAddressSearchElement
  readonly prototype: ThaiAddressSearchElement
}
export declare const ThaiDateElement: { new (): ThaiDateElement; readonly prototype: ThaiDateElement }
${attributeTypes()}
/** The change of an element: what was chosen is in \`currentTarget\`. */
export interface SalaEvent<E> { readonly currentTarget: E }
export interface SalaAttributes<E> {
  lang?: string
  id?: string
  class?: string
  className?: string
  slot?: string
  key?: string | number
  ref?: unknown
  onChange?(event: SalaEvent<E>): void
  onchange?(event: SalaEvent<E>): void
}
declare global {
  interface HTMLElementTagNameMap {
    'thai-address': ThaiAddressElement
    'thai-address-search': ThaiAddressSearchElement
    'thai-date': ThaiDateElement
  }
}`

export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export function comment({ summary, 'x-summary-th': summaryTh }: OpenApiOperation): string {
  return `${summary} · ${summaryTh}`.replaceAll('*/', '* /')
}

export function successOf(operation: OpenApiOperation): { type: string; schema?: Schema } {
  const content = (operation.responses['200'] ?? operation.responses['201'])?.content ?? {}
  const [type = ''] = Object.keys(content)
  // Only JSON is parsed: any other answer is text or bytes.
  const schema = /json/.test(type) ? content[type]?.schema : undefined
  return { type, ...(schema && { schema }) }
}

export function parametersOf(operation: OpenApiOperation): Schema {
  const parameters = operation.parameters ?? []
  const body = operation.requestBody?.content['application/json']?.schema
  const own = parameters.map(
    ({ name, schema, description, 'x-aliases': aliases }) =>
      [name, { ...schema, description, ...(aliases && { 'x-aliases': aliases }) }] as const,
  )
  return {
    type: 'object',
    properties: { ...Object.fromEntries(own), ...body?.properties },
    required: [...parameters.filter(({ required }) => required).map(({ name }) => name), ...(body?.required ?? [])],
  }
}

function declarationsOf(name: EndpointName, operation: OpenApiOperation): string[] {
  const parameters = withNumbers(parametersOf(operation))
  const { schema } = successOf(operation)
  return [
    ...(Object.keys(parameters.properties ?? {}).length > 0
      ? [`export interface ${pascal(name)}Params ${typeOf(parameters)}`]
      : []),
    ...(schema
      ? [
          `export ${schema.properties ? 'interface' : 'type'} ${pascal(name)}Answer ${schema.properties ? '' : '= '}${typeOf(schema)}`,
        ]
      : []),
  ]
}

/** An amount of money may also be a number: it is converted to text before it is sent. */
function withNumbers(parameters: Schema): Schema {
  const { amount } = parameters.properties ?? {}
  if (amount?.type !== 'string') return parameters
  return { ...parameters, properties: { ...parameters.properties, amount: { ...amount, type: ['string', 'number'] } } }
}

function signature(name: EndpointName, operation: OpenApiOperation): string {
  const { properties = {}, required = [] } = parametersOf(operation)
  const [method, , body] = endpoints[name]
  const isOptional = required.length === 0 ? 'Optional' : ''
  const params = Object.keys(properties).length > 0 ? `${pascal(name)}Params` : 'Record<string, never>'
  const kind = method === 'GET' ? (properties['format'] ? 'GetFormatted' : 'Get') : 'Call'
  return `${kind}${isOptional}<${params}, ${resultOf(name, body, successOf(operation))}>`
}

function resultOf(name: EndpointName, body: string, { schema }: { schema?: Schema }): string {
  if (body === 'blob') return 'Blob'
  if (body === 'text') return 'string'
  return schema ? `${pascal(name)}Answer` : 'Record<string, unknown>'
}
