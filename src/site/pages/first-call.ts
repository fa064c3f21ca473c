import { html } from 'hono/html'
import { curlLine } from '../client/lines.ts'
import { icon } from './drawings.ts'
import { t, type Html } from './language.ts'
import { entryOf, exampleOf, type OpenApi } from './openapi.ts'
import { wholeOptions } from './unbroken.ts'

/** A call to paste, with a copy button, and its answer. */
export function firstCall(contract: OpenApi): Html {
  const entry = entryOf(contract, 'bahtText')
  const answer = entry.operation.responses['200']?.content?.['application/json']?.example
  return html`<div class="line"><span class="kind" id="first-call">curl</span>
<pre tabindex="0" role="region" aria-labelledby="first-call"><code>${wholeOptions(curlLine(exampleOf(entry)))}</code></pre>
<button type="button" class="copy" data-copy-line>${icon('copy')}<span class="vh">${t('คัดลอก curl', 'Copy curl')}</span></button></div>
<div class="line"><span class="kind" id="first-answer">JSON</span>
<pre tabindex="0" role="region" aria-labelledby="first-answer"><code>${JSON.stringify(answer)}</code></pre></div>`
}
