import { html } from 'hono/html'
import { t, words, type Content, type Html } from '../language.ts'

/** A link to the place itself, to copy or to send. `th` and `en` label it for screen readers. */
export function anchor(id: string, th: string, en: string): Html {
  return html`<a class="anchor" href="#${id}" aria-label="${words(`ลิงก์ไปยัง ${th}`, `Link to ${en}`)}">#</a>`
}

/** A chapter: its heading with a link to itself, and its content, which the page's search reads. */
export function chapter(id: string, th: string, en: string, content: Content | Content[]): Html {
  return html`<section><div class="chapter"><h2 id="${id}">${t(th, en)}</h2>${anchor(id, th, en)}</div>
${content}</section>`
}
