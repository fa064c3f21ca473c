import { html } from 'hono/html'
import { icon, toolIcon } from '../drawings.ts'
import type { RequestLine } from '../../client/lines.ts'
import { pathTo, t, type Content, type Html } from '../language.ts'
import { exampleByName, type OpenApi } from '../openapi.ts'
import type { Tool } from '../tools/tool.ts'
import { unbroken } from '../unbroken.ts'

/** One tool: what it does, a form, the answer as people read it, and the request as curl, fetch and JSON. */
export function section(tool: Tool, contract: OpenApi): Html {
  const { name, lead, id, form, operation, opens = form && operation, needsScript } = tool
  const above = html`<h2 id="${id}-title">${toolIcon(id)}${t(...name)}</h2>
<p class="lead">${t(unbroken(lead[0]), unbroken(lead[1]))}</p>
${needsScript ? '' : withoutScript(opens && exampleByName(contract, opens), pathTo(`/${id}`))}`
  return live(tool, above)
}

/** The tool on a page of its own, which has said what it is. */
export function ownSection(tool: Tool): Html {
  const { id, plain } = tool
  const above = html`<h2 id="${id}-title">${toolIcon(id)}${t('ลองใช้', 'Try it')}</h2>
${plain && html`<noscript>${plain}</noscript>`}`
  return live(tool, above)
}

/** What a tool does not do or promise. */
export const caution = ({ caution: words }: Tool): Content => (words ? html`<p class="caution">${t(...words)}</p>` : '')

function live(tool: Tool, above: Html): Html {
  const { id, form, body, operation, opens, isWide } = tool
  const isLocal = !operation && !opens
  return html`<section class="tool${isWide ? ' wide' : ''}" id="${id}" aria-labelledby="${id}-title">
<div class="try">
${above}
<div class="live">${form ? html`<form class="fields" data-form>${form.fields}</form>${result}` : body}</div>
${caution(tool)}
</div>
${panel(id, isLocal)}
</section>`
}

/** Replaces the form where no script runs: an answer to open, and a link to the tool's own page. */
function withoutScript(example: RequestLine | undefined, own: string): Html {
  const query = Object.entries(example?.params ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value))}`,
  )
  const path = `${example?.path}?${query.join('&')}`
  const answer =
    example &&
    html`${t('ตัวอย่างคำตอบ', 'An example answer')}: <a href="${path}"><code>${decodeURIComponent(path)}</code></a><br>`
  return html`<noscript><p class="note">${answer}<a href="${own}">${t('ใช้ได้โดยไม่มี JavaScript', 'Use it without JavaScript')}</a></p></noscript>`
}

/** An answer area; announced to screen readers when it changes. */
export const result = html`<div class="result" role="status" data-result></div>`

function panel(id: string, isLocal: boolean): Html {
  const line = (kind: 'curl' | 'fetch', label: string): Html => html`<div class="line">
<span class="kind" id="${id}-${kind}">${label}</span>
<pre tabindex="0" role="region" aria-labelledby="${id}-title ${id}-${kind}"><code data-${kind}></code></pre>
<button type="button" class="copy" data-copy="${kind}">${icon('copy')}<span class="vh">${t(`คัดลอก ${label}`, `Copy ${label}`)}</span></button>
</div>`
  const lines = isLocal ? [line('fetch', 'JavaScript')] : [line('curl', 'curl'), line('fetch', 'fetch')]
  return html`<details class="code" open><summary class="fold"><span>${t('โค้ดและ JSON', 'Code and JSON')}</span></summary><div>
${lines}
<details data-answer open><summary><span class="kind" id="${id}-json">JSON</span><span data-status></span></summary>
<pre class="json" tabindex="0" role="region" aria-labelledby="${id}-title ${id}-json"><code data-json></code></pre></details>
</div></details>`
}
