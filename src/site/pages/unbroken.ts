import { html } from 'hono/html'
import { optionsApart } from '../client/lines.ts'
import type { Content, Html } from './language.ts'

/** Words that a browser would break: Thai names missing from its dictionary, and words with a hyphen. */
export const WHOLE = /(คิวอาร์|พร้อมเพย์|อารบิก|[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)+)/

/** Keeps such words on one line. @example unbroken('คิวอาร์ 512 px') // '<span class="nb">คิวอาร์</span> 512 px' */
export function unbroken(text: Content): Html {
  if (typeof text !== 'string') return text
  return whole(text.split(WHOLE))
}

/** Keeps the options of a command line whole. */
export const wholeOptions = (line: string): Html => whole(optionsApart(line))

/** Wraps the parts at odd places so that they do not break. */
function whole(parts: readonly string[]): Html {
  return html`${parts.map((part, i) => (i % 2 === 1 ? html`<span class="nb">${part}</span>` : part))}`
}
