import { html } from 'hono/html'
import { icon, toolIcon } from '../drawings.ts'
import { curlLine, type RequestLine } from '../../client/lines.ts'
import { pathTo, t, words, type Content, type Html } from '../language.ts'
import { exampleByName, type OpenApi } from '../openapi.ts'
import type { Both, Form, Tool } from '../tools/tool.ts'
import { unbroken, wholeOptions } from '../unbroken.ts'

/** One tool: what it does, a form, and beside it the answer; below both, folded, the request as curl, fetch and JSON. */
export function section(tool: Tool, contract: OpenApi): Html {
  const { name, lead, id, form, operation, opens = form && operation, needsScript } = tool
  const above = html`<h2 id="${id}-title">${toolIcon(id)}${t(...name)}</h2>
<p class="lead">${t(unbroken(lead[0]), unbroken(lead[1]))}</p>
${needsScript ? '' : withoutScript(opens && exampleByName(contract, opens), pathTo(`/${id}`))}`
  return live(tool, above, form && html`<form class="fields" data-form>${form.fields}</form>`)
}

interface OwnPage {
  readonly title: Both
  readonly lead: Content
  /** The request of the example; none if all is done in the browser. */
  readonly example?: RequestLine | undefined
  /** How a program does it without an operation. */
  readonly line?: string | undefined
}

/** The tool at the head of its own page. */
export function ownSection(tool: Tool, { title, lead, example, line }: OwnPage): Html {
  const { id, name, form, plain, isWide } = tool
  const above = html`<h1 id="${id}-title">${unbroken(words(...title))}</h1>
<p class="lead">${unbroken(lead)}</p>
${isWide && html`<h2 class="vh">${t(...name)}</h2>`}
${plain && html`<noscript>${plain}</noscript>`}`
  const call = line ?? (example && curlLine(example))
  return live(tool, above, form && example && ownForm(form, example.path), call)
}

/** Without script the browser opens the answer itself, so it is plain text with nothing around it. */
function ownForm({ fields, button }: Form, action: string): Html {
  return html`<form class="fields" data-form action="${action}">${fields}
<noscript><input type="hidden" name="format" value="text"><button class="button">${words(...button)}</button></noscript></form>`
}

/** @param call how a program does it, until the script shows what was asked last. */
function live(tool: Tool, above: Html, form: Html | undefined, call = ''): Html {
  const { id, body, answer = result, below, caution, isWide } = tool
  return html`<section class="tool${isWide ? ' wide' : ''}" id="${id}" aria-labelledby="${id}-title">
<div class="ask">${above}
<div class="live">${form ?? body}</div></div>
${!isWide && html`<div class="answer live">${answer}</div>`}
${below && html`<div class="below live">${below}</div>`}
${caution && html`<p class="caution">${t(...caution)}</p>`}
${panel(tool, call)}
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

function panel({ id, operation, opens }: Tool, call: string): Html {
  const isLocal = !operation && !opens
  const line = (kind: 'curl' | 'fetch', label: string, first: Content): Html => html`<div class="line">
<span class="kind" id="${id}-${kind}">${label}</span>
<pre tabindex="0" role="region" aria-labelledby="${id}-title ${id}-${kind}"><code data-${kind}>${first}</code></pre>
<button type="button" class="copy" data-copy="${kind}">${icon('copy')}<span class="vh">${t(`คัดลอก ${label}`, `Copy ${label}`)}</span></button>
</div>`
  const first = wholeOptions(call)
  const lines = isLocal ? line('fetch', 'JavaScript', first) : [line('curl', 'curl', first), line('fetch', 'fetch', '')]
  return html`<details class="code"><summary>${t('เรียกจากโปรแกรม', 'Call it from a program')}</summary><div>
${lines}
<div data-answer><span class="kind" id="${id}-json">JSON</span> <span data-status></span>
<pre class="json" tabindex="0" role="region" aria-labelledby="${id}-title ${id}-json"><code data-json></code></pre></div>
<p><a href="${pathTo(`/docs#${operation ? `op-${operation}` : 'text'}`)}">${t('อ่านเอกสาร', 'Read the reference')}</a></p>
</div></details>`
}
