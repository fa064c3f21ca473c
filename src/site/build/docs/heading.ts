import { html } from 'hono/html'
import { t, words, type Html } from '../language.ts'

/** A link to the place itself, to copy or to send. `th` and `en` name the place for those who cannot see it. */
export function anchor(id: string, th: string, en: string): Html {
  return html`<a class="anchor" href="#${id}" aria-label="${words(`ลิงก์ไปยัง ${th}`, `Link to ${en}`)}">#</a>`
}

/** The heading of a chapter, with a link to itself. */
export function chapter(id: string, th: string, en: string): Html {
  return html`<div class="chapter"><h2 id="${id}">${t(th, en)}</h2>${anchor(id, th, en)}</div>`
}
