import { html } from 'hono/html'
import { frame, type Assets } from '../frame.ts'
import { toolSection } from './section.ts'
import { joined, words, type Content, type Html } from '../language.ts'
import { entryOf, exampleOf, type OpenApi } from '../openapi.ts'
import type { Both, Columns, Page, Tool } from '../tools/tool.ts'
import { unbroken } from '../unbroken.ts'

/** A table that scrolls sideways on a narrow screen. */
export function table(title: Both, ...cells: Parameters<typeof grid>): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words(...title)}">${grid(...cells)}</div>`
}

type Row = readonly (Content | readonly Content[])[]

/** A table whose rows are headed by their first cells. */
export function grid({ th, en }: Columns, rows: readonly Row[]): Html {
  const head = th.map((name, i) => html`<th scope="col">${words(name, en[i] ?? '')}</th>`)
  const body = rows.map(
    ([first = '', ...rest]) =>
      html`<tr><th scope="row">${onOneLine(first)}</th>${rest.map((cell) => html`<td>${typeof cell === 'string' ? unbroken(cell) : cell}</td>`)}</tr>`,
  )
  return html`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

const SHORT_CHARS = 16

/** Short cells stay on one line; a long address may break after its punctuation, not inside a word. */
function onOneLine(cell: Row[number]): Row[number] {
  if (typeof cell !== 'string') return cell
  if (cell.length <= SHORT_CHARS) return html`<span class="nb">${cell}</span>`
  return /^\S*[@;]\S*$|^\w+:\/\/\S+$/.test(cell)
    ? html`${joined(cell.split(/(?<=[^/][/;@])(?![/;])/), html`<wbr>`)}`
    : cell
}

/** The page of one tool: the tool itself, examples, notes. */
export function toolPage(tool: Tool, page: Page, contract: OpenApi, assets: Assets): Html {
  const { id, lead, operation } = tool
  const { title, examples, notes, line } = page
  const example = operation && exampleOf(entryOf(contract, operation))
  return frame(
    { title, description: lead, path: `/${id}`, isTool: true },
    assets,
    html`<article class="leaf spacious">
${toolSection(tool, { title, lead: words(...lead), example, line })}
<h2>${words('ตัวอย่าง', 'Examples')}</h2>
${table(['ตัวอย่าง', 'Examples'], examples.columns, examples.rows)}
<h2>${words('ข้อควรรู้', 'Good to know')}</h2>
<ul class="notes">${notes.map((note) => html`<li>${words(...note)}</li>`)}</ul>
</article>`,
  )
}
