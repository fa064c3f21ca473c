import { html } from 'hono/html'
import { icon } from '../drawings.ts'
import { curlLine, type RequestLine } from '../../client/lines.ts'
import { pathTo, t, words, type Content, type Html } from '../language.ts'
import type { Both, Form, Tool } from '../tools/tool.ts'
import { unbroken, wholeOptions } from '../unbroken.ts'

interface OwnPage {
  readonly title: Both
  readonly lead: Content
  /** The request of the example; undefined if the tool runs in the browser alone. */
  readonly example?: RequestLine | undefined
  /** The call for programs, where no operation exists. */
  readonly line?: string | undefined
}

/** The tool at the head of its page: its purpose, a form, and beside it the answer; below both, folded, the request. */
export function toolSection(tool: Tool, { title, lead, example, line }: OwnPage): Html {
  const { id, name, form, plain, isWide, body, below, caution } = tool
  return html`${twoColumns(
    tool,
    html`<h1 id="${id}-title">${unbroken(words(...title))}</h1>
<p class="lead">${unbroken(lead)}</p>
${isWide && html`<h2 class="vh">${t(...name)}</h2>`}
${plain && html`<noscript>${plain}</noscript>`}`,
    form && example ? ownForm(form, example.path) : (body ?? ''),
    html`${below && html`<div class="below live">${below}</div>`}
${caution && html`<p class="caution">${t(...caution)}</p>`}
${panel(tool, line ?? (example && curlLine(example)) ?? '', line !== undefined)}`,
  )}`
}

/** The form, and beside it the answer, unless that needs the whole width. */
export function twoColumns(
  { id, isWide, answer = result }: Pick<Tool, 'id' | 'isWide' | 'answer'>,
  above: Html,
  asked: Content,
  below: Content = '',
): Html {
  return html`<section class="tool${isWide ? ' wide' : ''}" id="${id}" aria-labelledby="${id}-title">
<div class="ask">${above}
<div class="live">${asked}</div></div>
${!isWide && html`<div class="answer live">${answer}</div>`}
${below}
</section>`
}

/** Without script the browser opens the answer itself, so it is plain text without a page. */
function ownForm({ fields, button }: Form, action: string): Html {
  return html`<form class="fields" data-form action="${action}">${fields}
<noscript><input type="hidden" name="format" value="text"><button class="button">${words(...button)}</button></noscript></form>`
}

/** An answer area; announced to screen readers when it changes. */
export const result = html`<div class="result" role="status" data-result></div>`

/** @param call the code shown until the script shows the last request. */
function panel({ id, operation }: Tool, call: string, isLocal: boolean): Html {
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
