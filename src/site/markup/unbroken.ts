import { html } from 'hono/html'
import type { Content, Html } from './language.ts'

/** What a browser would break in the middle: Thai names that its dictionary does not have, and words with a hyphen. */
const WHOLE = /(คิวอาร์|พร้อมเพย์|[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)+)/

/** Keeps such words on one line. @example unbroken('คิวอาร์ 512 px') // '<span class="nb">คิวอาร์</span> 512 px' */
export function unbroken(text: Content): Html {
  if (typeof text !== 'string') return text
  return html`${text.split(WHOLE).map((part, i) => (i % 2 === 1 ? html`<span class="nb">${part}</span>` : part))}`
}

/** Keeps the options of a command line whole: a browser would break them at their hyphens. */
export function wholeOptions(line: string): Html {
  const parts = line.split(/(?<=\s)(--?[a-zA-Z][\w-]*)(?=\s)/)
  return html`${parts.map((part, i) => (i % 2 === 1 ? html`<span class="nb">${part}</span>` : part))}`
}
