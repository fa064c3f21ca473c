import { html } from 'hono/html'
import { curlLine } from '../../client/lines.ts'
import { frame, type Assets } from '../frame.ts'
import { toolIcon } from '../drawings.ts'
import { caution, ownSection } from '../front-page/section.ts'
import { joined, pathTo, words, type Content, type Html } from '../language.ts'
import { exampleByName, type OpenApi } from '../openapi.ts'
import type { Both, Form, Page, Tool } from '../tools/tool.ts'
import { unbroken, wholeOptions } from '../unbroken.ts'

/** A table that scrolls sideways on a narrow screen. */
export function table(title: Both, columns: readonly Both[], rows: readonly (readonly Content[])[]): Html {
  const head = columns.map((column) => html`<th scope="col">${words(...column)}</th>`)
  const body = rows.map(
    ([first = '', ...rest]) =>
      html`<tr><th scope="row">${onOneLine(first)}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words(...title)}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

const SHORT_CHARS = 16

/** What is short stays on one line; a long address may break after its marks, not inside a word. */
function onOneLine(cell: Content): Content {
  if (typeof cell !== 'string') return cell
  if (cell.length <= SHORT_CHARS) return html`<span class="nb">${cell}</span>`
  return /^\S*[@;]\S*$|^\w+:\/\/\S+$/.test(cell)
    ? html`${joined(cell.split(/(?<=[^/][/;@])(?![/;])/), html`<wbr>`)}`
    : cell
}

/** The page of one tool: what to try, examples, what to know. */
export function toolPage(tool: Tool, page: Page, contract: OpenApi, assets: Assets): Html {
  const { id, lead, form, operation, isApart } = tool
  const { title, examples, notes, line } = page
  const example = operation && exampleByName(contract, operation)
  return frame(
    {
      titleTh: `${title[0]} · ศาลา`,
      titleEn: `${title[1]} · Sala`,
      descriptionTh: lead[0],
      descriptionEn: lead[1],
      path: `/${id}`,
    },
    assets,
    html`<article class="leaf${form ? '' : ' spacious'}">
<h1>${unbroken(words(...title))}</h1>
<p class="lead">${unbroken(words(...lead))}</p>
${form && example ? html`${formOf(id, form, example.path)}${caution(tool)}` : ownSection(tool)}
<h2>${words('ตัวอย่าง', 'Examples')}</h2>
${table(['ตัวอย่าง', 'Examples'], examples.columns, examples.rows)}
<h2>${words('ข้อควรรู้', 'Good to know')}</h2>
<ul class="notes">${notes.map((note) => html`<li>${words(...note)}</li>`)}</ul>
<h2>${words('เรียกใช้จากโปรแกรม', 'From your program')}</h2>
<pre tabindex="0"><code>${wholeOptions(line ?? (example ? curlLine(example) : ''))}</code></pre>
<p class="actions"><a class="button quiet" href="${pathTo(`/docs#${operation ? `op-${operation}` : 'text'}`)}">${words('อ่านเอกสาร', 'Read the reference')}</a>${!isApart && html`<a class="button quiet" href="${pathTo(`/#${id}`)}">${toolIcon(id)}${words('เปิดในหน้าแรก', 'On the front page')}</a>`}</p>
</article>`,
  )
}

function formOf(id: string, { fields, shows, button }: Form, action: string): Html {
  // Without script the browser opens the answer itself, so it is plain text with nothing around it.
  const asText = html`<noscript><input type="hidden" name="format" value="text"></noscript>`
  return html`<form class="box fields" id="${id}" action="${action}" data-tool-form="${shows}">
${fields}
${asText}
<button class="button">${words(...button)}</button>
<div class="wide result" role="status" data-tool-answer></div>
</form>`
}
