import { html } from 'hono/html'
import type { Html } from '../language.ts'

/** Markdown's backticks as code. @example prose('the `year`') // 'the <code>year</code>' */
export function prose(text: string): Html {
  return html`${text.split(/`([^`]+)`/).map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part))}`
}
