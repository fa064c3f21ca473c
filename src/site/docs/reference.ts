import { endpoints } from '../client/endpoints.generated.ts'
import { typeOf, type OpenApi, type OpenApiOperation } from '../client/declarations.ts'
import { escape, icon, page, t, words } from '../markup/html.ts'
import { cautions } from './cautions.ts'
import { anchor, chapter } from './heading.ts'
import { parameterList } from './parameters.ts'
import { prose } from './prose.ts'
import { samplesOf, type Example } from './samples.ts'
import { toolPath } from './tool-path.ts'
import { ORIGIN } from '../../http/site-origin.ts'

/** Groups in the order of use. */
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

/** A tag that no group lists belongs to the last one, so that no operation can drop out of the page. */
function entriesOf(contract: OpenApi, tag: string): Entry[] {
  const known = new Set(groups.map(([name]) => name))
  const groupOf = (name = ''): string => (known.has(name) ? name : 'service')
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      groupOf(operation.tags[0]) === tag ? [{ method: method.toUpperCase(), path, operation }] : [],
    ),
  )
}

/** All endpoints, by group. */
export function reference(contract: OpenApi): string {
  return groups
    .map(([tag, th, en]) => {
      const notes = (cautions[tag] ?? []).map(([noteTh, noteEn]) => `<li>${t(noteTh, noteEn)}</li>`).join('')
      return `<section class="group" aria-labelledby="${tag}">${chapter(tag, th, en)}
${notes && `<ul class="notes">${notes}</ul>`}
${entriesOf(contract, tag).map(article).join('\n')}</section>`
    })
    .join('\n')
}

/** The table of contents: groups with their endpoints. */
export function contents(contract: OpenApi): string {
  return groups
    .map(([tag, th, en]) => {
      const items = entriesOf(contract, tag).map(({ operation, path, method }) => {
        const { operationId, summary, 'x-summary-th': summaryTh } = operation
        const found = `${method} ${path} ${operationId} ${summary} ${summaryTh}`.toLowerCase()
        return `<li><a href="#op-${operationId}" data-find="${escape(found)}">${words(escape(summaryTh), escape(summary))}</a></li>`
      })
      return `<li><a href="#${tag}"><b>${words(th, en)}</b></a><ul>${items.join('')}</ul></li>`
    })
    .join('\n')
}

function article(entry: Entry): string {
  const { method, path, operation } = entry
  const { operationId, summary, 'x-summary-th': summaryTh, description = '', responses } = operation
  const descriptionTh = operation['x-description-th'] ?? ''
  return `<article class="endpoint" id="op-${operationId}" data-operation="${operationId}">
<details class="fold" data-wide><summary><h3>${words(escape(summaryTh), escape(summary))}</h3>
<span class="route"><b class="${method}">${method}</b> <code>${escape(path).replaceAll('/', '/<wbr>')}</code></span></summary>
${description && `<p>${t(prose(descriptionTh), prose(description))}</p>`}
${parameterList(operation)}
${samples(entry)}
${success(responses, operationId)}
${problemLinks(responses)}
</details>
${anchor(`op-${operationId}`, escape(summaryTh), escape(summary))}
</article>`
}

/** The example as code in five languages, with what runs it here. */
function samples(entry: Entry): string {
  const { operationId, summary, 'x-summary-th': summaryTh } = entry.operation
  const example = exampleOf(entry)
  const list = samplesOf(example)
  const tabs = list.map(
    ({ id, label }, i) =>
      `<button type="button" role="tab" id="${operationId}-${id}-tab" aria-controls="${operationId}-${id}" aria-selected="${i === 0}"${i === 0 ? '' : ' tabindex="-1"'} data-sample="${id}">${label}</button>`,
  )
  const panels = list.map(
    ({ id, code }, i) =>
      `<pre role="tabpanel" tabindex="0" id="${operationId}-${id}" aria-labelledby="${operationId}-${id}-tab"${i === 0 ? '' : ' hidden'}><code>${escape(code)}</code></pre>`,
  )
  const { method, path, params } = example
  const name = words(escape(summaryTh), escape(summary))
  const tool = toolPath(operationId, params)
  return `<div class="samples" data-samples>
<div class="tabs" role="tablist" aria-label="${words('ตัวอย่างโค้ด', 'Code sample')}: ${name}">${tabs.join('')}</div>
${panels.join('\n')}
<p class="actions"><button type="button" class="quiet small" data-copy-sample aria-label="${words('คัดลอก', 'Copy')}: ${name}">${icon('copy')}${words('คัดลอก', 'Copy')}</button><button type="button" class="quiet small" data-try="${escape(JSON.stringify({ method, path, params }))}" aria-label="${words('ลองเรียก', 'Try it')}: ${name}">${words('ลองเรียก', 'Try it')}</button>${tool ? `<a class="button quiet small" href="${page(escape(tool))}" aria-label="${words('ลองในหน้าเครื่องมือ', 'Try it in the tool')}: ${name}">${words('ลองในหน้าเครื่องมือ', 'Try it in the tool')}</a>` : ''}</p>
</div>`
}

/** A request that works: the required parameters with their examples, or the first one. */
function exampleOf({ method, path, operation }: Entry): Example {
  const { parameters = [], requestBody, operationId } = operation
  const required = parameters.filter((parameter) => parameter.required)
  const shown = required.length > 0 ? required : parameters.slice(0, 1)
  const params = {
    ...Object.fromEntries(shown.map(({ name, example: value }) => [name, value])),
    ...(requestBody?.content['application/json']?.example as object | undefined),
  }
  const isKnown = Object.hasOwn(endpoints, operationId)
  const body = isKnown ? endpoints[operationId as keyof typeof endpoints][2] : 'text'
  return { origin: ORIGIN, method, path, params, body, name: isKnown ? operationId : undefined }
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
      const answer = [jsonBlock(media?.example, id, status), typeBlock(media?.schema)].join('')
      const line = `<b>${t('คำตอบ', 'Answer')} ${status}</b> <span class="gist">${facts.filter(Boolean).join(' · ')}</span>`
      return answer
        ? `<details class="fold"><summary>${line}</summary>${answer}</details>`
        : `<p class="fold">${line}</p>`
    })
    .join('\n')
}

/** @example limit('"data";q=120;w=60') // '120 / 60 s', in both languages */
function limit(policy: string | undefined): string | undefined {
  const [, requests, seconds] = policy?.match(/q=(\d+);w=(\d+)/) ?? []
  return requests && `${requests} / ${seconds} ${words('วินาที', 's')}`
}

function jsonBlock(example: unknown, id: string, part: string): string {
  if (example === undefined) return ''
  return `<pre tabindex="0" id="${id}-${part}"><code>${escape(JSON.stringify(example, null, 2))}</code></pre>`
}

function typeBlock(schema: Parameters<typeof typeOf>[0] | undefined): string {
  if (!schema) return ''
  return `<details><summary>${t('ชนิดข้อมูล', 'Type')} (TypeScript)</summary><pre tabindex="0"><code>${escape(typeOf(schema))}</code></pre></details>`
}

function problemLinks(responses: OpenApiOperation['responses']): string {
  const links = Object.entries(responses).flatMap(([status, { description }]) =>
    Number(status) < 400
      ? []
      : [...description.matchAll(/`(\w+)`/g)].map(
          ([, code]) => `<a href="#error-${code}"><span>${status}</span> <code>${code}</code></a>`,
        ),
  )
  if (links.length === 0) return ''
  return `<details class="fold problems"><summary><b>${t('ข้อผิดพลาดที่เป็นไปได้', 'Possible problems')}</b> <span class="gist">${links.length}</span></summary><p>${links.join(' ')}</p></details>`
}
