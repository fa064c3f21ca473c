import { endpoints } from '../client/endpoints.generated.ts'
import { curlLine } from '../client/lines.ts'
import {
  typeOf,
  type OpenApi,
  type OpenApiOperation,
  type OpenApiParameter,
  type Schema,
} from '../client/declarations.ts'
import { escape, t } from '../markup/html.ts'
import { cautions } from './cautions.ts'

/** Groups in the order of use, with the tools of the front page that try them. */
const groups: readonly (readonly [tag: string, th: string, en: string])[] = [
  ['address', 'ค้นที่อยู่ไทย', 'Thai address lookup'],
  ['links', 'ลิงก์สั้น', 'Short links'],
  ['text', 'เครื่องมือข้อความไทย', 'Thai text tools'],
  ['holidays', 'วันหยุด', 'Holidays'],
  ['promptpay', 'คิวอาร์พร้อมเพย์', 'Payment QR (PromptPay)'],
  ['qr', 'คิวอาร์ทั่วไป', 'General QR'],
  ['service', 'ตัวบริการ', 'The service itself'],
]

interface Entry {
  readonly method: string
  readonly path: string
  readonly operation: OpenApiOperation
}

function entriesOf(contract: OpenApi, tag: string): Entry[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation.tags.includes(tag) ? [{ method: method.toUpperCase(), path, operation }] : [],
    ),
  )
}

/** All endpoints, by group. */
export function reference(contract: OpenApi): string {
  return groups
    .map(([tag, th, en]) => {
      const notes = (cautions[tag] ?? []).map(([noteTh, noteEn]) => `<li>${t(noteTh, noteEn)}</li>`).join('')
      return `<section class="group" aria-labelledby="${tag}"><h2 id="${tag}">${t(th, en)}</h2>
${notes && `<ul class="notes">${notes}</ul>`}
${entriesOf(contract, tag).map(article).join('\n')}</section>`
    })
    .join('\n')
}

/** The table of contents: groups with their endpoints. */
export function contents(contract: OpenApi): string {
  return groups
    .map(([tag, th, en]) => {
      const items = entriesOf(contract, tag).map(
        ({ operation, path, method }) =>
          `<li><a href="#op-${operation.operationId}" data-find="${escape(`${method} ${path} ${operation.summary} ${operation['x-summary-th']}`.toLowerCase())}">${t(escape(operation['x-summary-th']), escape(operation.summary))}</a></li>`,
      )
      return `<li><a href="#${tag}"><b>${t(th, en)}</b></a><ul>${items.join('')}</ul></li>`
    })
    .join('\n')
}

function article({ method, path, operation }: Entry): string {
  const { operationId, summary, description = '', parameters = [], requestBody, responses } = operation
  const body = requestBody?.content['application/json']
  const name = Object.entries(endpoints).find(([, [m, p]]) => m === method && `/api/v1${p}` === path)?.[0]
  return `<article class="endpoint" id="op-${operationId}" data-operation="${operationId}">
<h3>${t(escape(operation['x-summary-th']), escape(summary))}</h3>
<p class="route"><b class="${method}">${method}</b> <code>${escape(path).replaceAll('/', '/<wbr>')}</code></p>
${description && `<p lang="en">${prose(description)}</p>`}
${parameterTable(parameters.map(fromParameter))}
${body?.schema ? `<h4>${t('เนื้อหา JSON', 'JSON body')}${requestBody?.description ? ` <small lang="en">${escape(requestBody.description)}</small>` : ''}</h4>${parameterTable(fromBody(body.schema))}${jsonBlock(body.example, operationId, 'body')}` : ''}
${curlExample({ method, path, operation })}
${success(responses, operationId)}
${problemLinks(responses)}
${name ? `<p class="client-line"><span>client.js</span> <code>${name}(${parameters.length > 0 || body ? '{ … }' : ''})</code></p>` : ''}
</article>`
}

/** A curl line that works: the required parameters with their examples, or the first one. */
function curlExample({ method, path, operation }: Entry): string {
  const { parameters = [], requestBody } = operation
  const required = parameters.filter((parameter) => parameter.required)
  const shown = required.length > 0 ? required : parameters.slice(0, 1)
  const params = {
    ...Object.fromEntries(shown.map(({ name, example: value }) => [name, value])),
    ...(requestBody?.content['application/json']?.example as object | undefined),
  }
  const body = /\.(?:png|mp3)$/.test(path) ? 'blob' : 'text'
  const line = escape(curlLine({ origin: ORIGIN, method, path, params, body }))
  return `<pre class="curl" tabindex="0"><code>${unbroken(line).replace(ORIGIN, '<span data-origin>https://sala.example</span>')}</code></pre>`
}

/** The option's name must not break at its hyphens. */
const unbroken = (line: string): string => line.replaceAll('--data-urlencode', '<span class="nb">$&</span>')

const ORIGIN = 'https://sala.example'

interface Row {
  readonly name: string
  readonly place: string
  readonly required: boolean
  readonly description: string
  readonly ruleTh: string
  readonly schema: Schema
}

const fromParameter = ({
  name,
  in: place,
  required,
  description,
  schema,
  'x-rule-th': ruleTh,
}: OpenApiParameter): Row => ({
  name,
  ruleTh,
  place,
  required,
  description,
  schema,
})

function fromBody(schema: Schema): Row[] {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    place: '',
    required: schema.required?.includes(name) ?? false,
    description: property.description ?? '',
    ruleTh: property['x-rule-th'] ?? '',
    schema: property,
  }))
}

function parameterTable(rows: readonly Row[]): string {
  if (rows.length === 0) return ''
  const items = rows.map(
    ({ name, place, required, description, ruleTh, schema }) =>
      `<div><dt><code>${name}</code>${required ? `<span class="required">${t('จำเป็น', 'required')}</span>` : ''}${place === 'path' ? `<span class="place">path</span>` : ''}${defaultOf(schema)}</dt><dd>${ruleTh && `<p class="th" lang="th">${escape(ruleTh)}</p>`}<p lang="en">${prose(description)}</p></dd></div>`,
  )
  return `<dl class="parameters">${items.join('')}</dl>`
}

function defaultOf({ default: value }: Schema): string {
  return value === undefined
    ? ''
    : `<span class="place">${t('ค่าเริ่มต้น', 'default')} <code>${escape(typeof value === 'string' ? value : JSON.stringify(value))}</code></span>`
}

function success(responses: OpenApiOperation['responses'], id: string): string {
  return Object.entries(responses)
    .filter(([status]) => Number(status) < 300)
    .map(([status, { content = {}, headers = {} }]) => {
      const [type = '', media] = Object.entries(content)[0] ?? []
      const cache = headers['Cache-Control']?.example
      const facts = [
        escape(type),
        cache && `Cache-Control: ${escape(cache)}`,
        headers['ETag'] && 'ETag, 304',
        limit(headers['RateLimit-Policy']?.example),
      ]
      return `<h4>${status} <small>${facts.filter(Boolean).join(' · ')}</small></h4>
${jsonBlock(media?.example, id, status)}
${media?.schema ? `<details><summary>${t('ชนิดข้อมูล', 'Type')} (TypeScript)</summary><pre tabindex="0"><code>${escape(typeOf(media.schema))}</code></pre></details>` : ''}`
    })
    .join('\n')
}

/** @example limit('"data";q=120;w=60') // '120 / 60 s' */
function limit(policy: string | undefined): string | undefined {
  const [, requests, seconds] = policy?.match(/q=(\d+);w=(\d+)/) ?? []
  return requests && `${requests} / ${seconds} s`
}

function jsonBlock(example: unknown, id: string, part: string): string {
  if (example === undefined) return ''
  return `<pre tabindex="0" id="${id}-${part}"><code>${escape(JSON.stringify(example, null, 2))}</code></pre>`
}

function problemLinks(responses: OpenApiOperation['responses']): string {
  const links = Object.entries(responses).flatMap(([status, { description }]) =>
    Number(status) < 400
      ? []
      : [...description.matchAll(/`(\w+)`/g)].map(
          ([, code]) => `<a href="#error-${code}"><span>${status}</span> <code>${code}</code></a>`,
        ),
  )
  return links.length > 0
    ? `<details class="problems"><summary>${t('ข้อผิดพลาดที่เป็นไปได้', 'Possible problems')} (${links.length})</summary><p>${links.join(' ')}</p></details>`
    : ''
}

/** Markdown's backticks as code. */
function prose(text: string): string {
  return escape(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
