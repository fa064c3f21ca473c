import { html } from 'hono/html'
import { icon } from './drawings.ts'
import { pathTo, t, type Content, type Html } from './language.ts'
import { unbroken } from './unbroken.ts'

export interface Section {
  readonly id: string
  readonly th: Content
  readonly en: Content
  readonly leadTh: string
  readonly leadEn: string
  /** The form and other controls. */
  readonly body: Html
  /** What the tool does not do or promise. */
  readonly cautionTh?: string
  readonly cautionEn?: string
  /** The answer needs the whole width (the calendar). */
  readonly wide?: boolean
  /** Runs in the browser alone: no request to show. */
  readonly local?: boolean
  /** What a visitor without script can use. */
  readonly plain?: Html
  /** A request whose answer a visitor without script can open, as a path under /api/v1/tools. */
  readonly example?: string
  /** The tool's own page, which needs no script. */
  readonly own?: string
}

/** One tool: what it does, a form, the answer as people read it, and the request as curl, fetch and JSON. */
export function section(tool: Section): Html {
  const { id, th, en, leadTh, leadEn, body, cautionTh, cautionEn, wide, local, example, own, plain } = tool
  const caution = cautionTh && cautionEn ? html`<p class="caution">${t(cautionTh, cautionEn)}</p>` : ''
  return html`<section class="tool${wide ? ' wide' : ''}" id="${id}" aria-labelledby="${id}-title">
<div class="try">
<h2 id="${id}-title">${icon(id)}${t(th, en)}</h2>
${leadTh && html`<p class="lead">${t(unbroken(leadTh), unbroken(leadEn))}</p>`}
${example ? withoutScript(example, own) : ''}
${plain ? html`<noscript>${plain}</noscript>` : ''}
<div class="live">${body}</div>
${caution}
</div>
${panel(id, local)}
</section>`
}

/** Replaces the form where no script runs: an answer to open, and a link to the explanation. */
function withoutScript(example: string, own = ''): Html {
  const path = `/api/v1/tools/${example}`
  const link = own && html`<br><a href="${pathTo(own)}">${t('ใช้ได้โดยไม่มี JavaScript', 'Use it without JavaScript')}</a>`
  return html`<noscript><p class="note">${t('ตัวอย่างคำตอบ', 'An example answer')}: <a href="${path}"><code>${decodeURI(path)}</code></a>${link}</p></noscript>`
}

/** An answer area; announced to screen readers when it changes. */
export const result = html`<div class="result" role="status" data-result></div>`

function panel(id: string, local = false): Html {
  const line = (kind: 'curl' | 'fetch', label: string): Html => html`<div class="line">
<span class="kind" id="${id}-${kind}">${label}</span>
<pre tabindex="0" role="region" aria-labelledby="${id}-title ${id}-${kind}"><code data-${kind}></code></pre>
<button type="button" class="copy" data-copy="${kind}">${icon('copy')}<span class="vh">${t(`คัดลอก ${label}`, `Copy ${label}`)}</span></button>
</div>`
  const lines = local ? [line('fetch', 'JavaScript')] : [line('curl', 'curl'), line('fetch', 'fetch')]
  return html`<details class="code" open><summary class="fold"><span>${t('โค้ดและ JSON', 'Code and JSON')}</span></summary><div>
${lines}
<details data-answer open><summary><span class="kind" id="${id}-json">JSON</span><span data-status></span></summary>
<pre class="json" tabindex="0" role="region" aria-labelledby="${id}-title ${id}-json"><code data-json></code></pre></details>
</div></details>`
}
