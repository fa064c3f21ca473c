import { html } from 'hono/html'
import { endpoints } from '../../client/endpoints.generated.ts'
import { entriesOf, exampleOf, typeWithNamed, type Entry, type OpenApi, type Schema } from '../openapi.ts'
import { icon } from '../drawings.ts'
import { cautions } from './cautions.ts'
import { anchor, chapter } from './heading.ts'
import { parameterList } from './parameters.ts'
import { prose } from './prose.ts'
import { samplesOf } from './samples.ts'
import { pageWith } from './page-with.ts'
import { joined, pathTo, t, words, type Content, type Html } from '../language.ts'
import { unbroken, wholeOptions } from '../unbroken.ts'

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

/** The last group takes every tag that no group lists, so that no operation drops out of the page. */
function entriesIn(contract: OpenApi, tag: string): Entry[] {
  const known = new Set(groups.map(([name]) => name))
  const groupOf = (name = ''): string => (known.has(name) ? name : 'service')
  return entriesOf(contract).filter(({ operation }) => groupOf(operation.tags[0]) === tag)
}

/** All endpoints, by group. */
export function reference(contract: OpenApi): Content[] {
  const sections = groups.map(([tag, th, en]) => {
    const notes = (cautions[tag] ?? []).map(([noteTh, noteEn]) => html`<li>${t(noteTh, noteEn)}</li>`)
    const articles = entriesIn(contract, tag).map((entry) => article(entry, contract.components.schemas))
    return chapter(tag, th, en, [
      notes.length > 0 ? html`<ul class="notes">${notes}</ul>` : '',
      ...joined(articles, '\n'),
    ])
  })
  return joined(sections, '\n')
}

/** The table of contents: groups with their endpoints. */
export function contents(contract: OpenApi): Content[] {
  const chapters = groups.map(([tag, th, en]) => {
    const items = entriesIn(contract, tag).map(({ operation, path, method }) => {
      const { operationId, summary, 'x-summary-th': summaryTh } = operation
      const found = `${method} ${path} ${operationId} ${summary} ${summaryTh}`.toLowerCase()
      return html`<li><a href="#op-${operationId}" data-find="${found}">${words(summaryTh, summary)}</a></li>`
    })
    return html`<li><a href="#${tag}"><b>${words(th, en)}</b></a><ul>${items}</ul></li>`
  })
  return joined(chapters, '\n')
}

type Schemas = OpenApi['components']['schemas']
type Responses = Entry['operation']['responses']

function article(entry: Entry, schemas: Schemas): Html {
  const { method, path, operation } = entry
  const { operationId, summary, 'x-summary-th': summaryTh, description = '', responses } = operation
  const descriptionTh = operation['x-description-th'] ?? ''
  return html`<article class="endpoint" id="op-${operationId}" data-operation="${operationId}">
${anchor(`op-${operationId}`, summaryTh, summary)}
<details class="fold" data-wide><summary><h3>${unbroken(words(summaryTh, summary))}</h3>
<span class="route"><b class="${method}">${method}</b> <code>${joined(path.split('/'), html`/<wbr>`)}</code></span></summary>
${description && html`<p>${t(prose(descriptionTh), prose(description))}</p>`}
${parameterList(operation)}
<div class="call">${samples(entry)}
<div>${success(responses, operationId, schemas)}</div></div>
${problemLinks(responses)}
</details>
</article>`
}

/** The example as code in five languages and with client.js, and the form that runs it here. */
function samples(entry: Entry): Html {
  const { operationId, summary, 'x-summary-th': summaryTh, 'x-page': page } = entry.operation
  const example = { ...exampleOf(entry), name: Object.hasOwn(endpoints, operationId) ? operationId : undefined }
  const list = samplesOf(example)
  const tabs = list.map(
    ({ id, label }, i) =>
      html`<button type="button" role="tab" id="${operationId}-${id}-tab" aria-controls="${operationId}-${id}" aria-selected="${String(i === 0)}"${i > 0 && html` tabindex="-1"`} data-sample="${id}">${label}</button>`,
  )
  const panels = list.map(
    ({ id, code }, i) =>
      html`<pre role="tabpanel" tabindex="0" id="${operationId}-${id}" aria-labelledby="${operationId}-${id}-tab"${i > 0 && ' hidden'}><code>${id === 'curl' ? wholeOptions(code) : code}</code></pre>`,
  )
  const { method, path, params } = example
  const fields = (entry.operation.parameters ?? []).map((each) => [each.name, each.schema.enum ?? []])
  const name = words(summaryTh, summary)
  const tool = page && pageWith(page, params)
  return html`<div class="samples" data-samples>
<div class="tabs" role="tablist" aria-label="${words('ตัวอย่างโค้ด', 'Code sample')}: ${name}">${tabs}</div>
${joined(panels, '\n')}
<p class="actions"><button type="button" class="quiet small" data-copy-sample aria-label="${words('คัดลอก', 'Copy')}: ${name}">${icon('copy')}${words('คัดลอก', 'Copy')}</button><button type="button" class="quiet small" data-try="${JSON.stringify({ method, path, params, fields })}" aria-label="${words('ลองเรียก', 'Try it')}: ${name}">${words('ลองเรียก', 'Try it')}</button>${tool !== undefined && html`<a class="button quiet small" href="${pathTo(tool)}" aria-label="${words('ลองในหน้าเครื่องมือ', 'Try it in the tool')}: ${name}">${words('ลองในหน้าเครื่องมือ', 'Try it in the tool')}</a>`}</p>
${'code' in params && html`<p class="small">${t(html`<code>${String(params['code'])}</code> เป็นรหัสตัวอย่าง ใส่รหัสของลิงก์คุณแทน`, html`<code>${String(params['code'])}</code> is an example: put the code of a link of yours.`)}</p>`}
</div>`
}

function success(responses: Responses, id: string, schemas: Schemas): Content[] {
  const answers = Object.entries(responses)
    .filter(([status]) => Number(status) < 300)
    .map(([status, { content = {}, headers = {} }]) => {
      const [type = '', media] = Object.entries(content)[0] ?? []
      const cache = headers['Cache-Control']?.example
      const facts = [
        type,
        cache && `Cache-Control: ${cache}`,
        headers['ETag'] && 'ETag, 304',
        limit(headers['RateLimit-Policy']?.example),
      ].filter((fact): fact is Content => Boolean(fact))
      const answer = [jsonBlock(media?.example, id, status), typeBlock(media?.schema, schemas)].filter(
        (part) => part !== '',
      )
      const line = html`<b>${t('คำตอบ', 'Answer')} ${status}</b> <span class="gist">${joined(facts, ' · ')}</span>`
      return answer.length > 0
        ? html`<details class="fold" data-wide><summary>${line}</summary>${answer}</details>`
        : html`<p class="fold">${line}</p>`
    })
  return joined(answers, '\n')
}

/** @example limit('"data";q=120;w=60') // '120 / 60 s', in both languages */
function limit(policy: string | undefined): Content | undefined {
  const [, requests, seconds] = policy?.match(/q=(\d+);w=(\d+)/) ?? []
  return requests && html`<span class="nb">${requests} / ${seconds} ${words('วินาที', 's')}</span>`
}

function jsonBlock(example: unknown, id: string, part: string): Content {
  if (example === undefined) return ''
  return html`<pre tabindex="0" id="${id}-${part}"><code>${JSON.stringify(example, null, 2)}</code></pre>`
}

function typeBlock(schema: Schema | undefined, schemas: Schemas): Content {
  if (!schema) return ''
  return html`<details><summary>${t('ชนิดข้อมูล', 'Type')} (TypeScript)</summary><pre tabindex="0"><code>${typeWithNamed(schema, schemas)}</code></pre></details>`
}

function problemLinks(responses: Responses): Content {
  const links = Object.entries(responses).flatMap(([status, { description }]) =>
    Number(status) < 400
      ? []
      : [...description.matchAll(/`(\w+)`/g)].map(
          ([, code]) => html`<a href="#error-${code}"><span>${status}</span> <code>${code}</code></a>`,
        ),
  )
  if (links.length === 0) return ''
  return html`<details class="fold problems"><summary><b>${t('ข้อผิดพลาดที่เป็นไปได้', 'Possible problems')}</b> <span class="gist">${links.length}</span></summary><p>${joined(links, ' ')}</p></details>`
}
