import { html } from 'hono/html'
import { curlLine } from '../client/lines.ts'
import { frame, type Assets } from '../markup/frame.ts'
import { icon } from '../markup/drawings.ts'
import { ORIGIN } from '../../http/site-origin.ts'
import { joined, pathTo, words, type Content, type Html } from '../markup/language.ts'
import { unbroken, wholeOptions } from '../markup/unbroken.ts'

export interface Column {
  readonly th: string
  readonly en: string
}

interface About {
  readonly path: string
  readonly titleTh: string
  readonly titleEn: string
  readonly leadTh: string
  readonly leadEn: string
  readonly examples: { readonly columns: readonly Column[]; readonly rows: readonly (readonly Content[])[] }
  readonly notes: readonly (readonly [th: Content, en: Content])[]
  /** The tool's section of the front page, if it has one. */
  readonly tool?: string
  /** Its place in the reference. */
  readonly reference: string
}

/** A form that opens the answer where no script runs, and shows it below itself where one does. */
export interface FormPage extends About {
  /** The endpoint that the form calls. */
  readonly action: string
  /** The property of the JSON answer to show, which is also its answer in plain text; pictures have none. */
  readonly shows?: string
  readonly fields: Content | readonly Content[]
  readonly buttonTh: string
  readonly buttonEn: string
  /** The parameters of the curl line. */
  readonly example: Readonly<Record<string, string>>
}

/** The tool as it is on the front page. */
export interface SectionPage extends About {
  readonly section: Html
  /** How a program does the same. */
  readonly line: string
}

/** A page of its own for one tool: what to try, examples, what to know. */
export type ToolPage = FormPage | SectionPage

/** A table that scrolls sideways on a narrow screen. */
export function table(title: Column, columns: readonly Column[], rows: readonly (readonly Content[])[]): Html {
  const head = columns.map(({ th, en }) => html`<th scope="col">${words(th, en)}</th>`)
  const body = rows.map(
    ([first = '', ...rest]) =>
      html`<tr><th scope="row">${onOneLine(first)}</th>${rest.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${words(title.th, title.en)}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
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

export function toolPage(about: ToolPage, assets: Assets): Html {
  const { path, titleTh, titleEn, leadTh, leadEn, examples, notes, reference, tool } = about
  const isForm = 'action' in about
  const onFrontPage =
    tool &&
    html`<a class="button quiet" href="${pathTo(`/#${tool}`)}">${icon(tool)}${words('เปิดในหน้าแรก', 'On the front page')}</a>`
  return frame(
    {
      titleTh: `${titleTh} · ศาลา`,
      titleEn: `${titleEn} · Sala`,
      descriptionTh: leadTh,
      descriptionEn: leadEn,
      path: `/${path}`,
    },
    assets,
    html`<article class="leaf${isForm ? '' : ' spacious'}">
<h1>${unbroken(words(titleTh, titleEn))}</h1>
<p class="lead">${unbroken(words(leadTh, leadEn))}</p>
${isForm ? form(about) : about.section}
<h2>${words('ตัวอย่าง', 'Examples')}</h2>
${table({ th: 'ตัวอย่าง', en: 'Examples' }, examples.columns, examples.rows)}
<h2>${words('ข้อควรรู้', 'Good to know')}</h2>
<ul class="notes">${notes.map(([th, en]) => html`<li>${words(th, en)}</li>`)}</ul>
<h2>${words('เรียกใช้จากโปรแกรม', 'From your program')}</h2>
<pre tabindex="0"><code>${wholeOptions(isForm ? lineOf(about) : about.line)}</code></pre>
<p class="actions"><a class="button quiet" href="${pathTo(`/docs#${reference}`)}">${words('อ่านเอกสาร', 'Read the reference')}</a>${onFrontPage}</p>
</article>`,
  )
}

function form({ path, action, shows, fields, buttonTh, buttonEn }: FormPage): Html {
  // Without script the browser opens the answer itself, so it is plain text with nothing around it.
  const asText = html`<noscript><input type="hidden" name="format" value="text"></noscript>`
  return html`<form class="box fields" id="${path}" action="${action}" data-tool-form${shows !== undefined && html`="${shows}"`}>
${fields}
${shows !== undefined && asText}
<button class="button">${words(buttonTh, buttonEn)}</button>
<div class="wide result" role="status" data-tool-answer></div>
</form>`
}

function lineOf({ action, example, shows }: FormPage): string {
  const body = shows === undefined ? 'blob' : 'json'
  return curlLine({ origin: ORIGIN, method: 'GET', path: action, params: example, body })
}
