import { curlLine } from '../client/lines.ts'
import { frame, type Assets } from '../markup/frame.ts'
import { escape, icon, page, words } from '../markup/html.ts'
import { ORIGIN } from '../../http/site-origin.ts'

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
  readonly examples: { readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  readonly notes: readonly (readonly [th: string, en: string])[]
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
  readonly fields: string
  readonly buttonTh: string
  readonly buttonEn: string
  /** The parameters of the curl line. */
  readonly example: Readonly<Record<string, string>>
}

/** The tool as it is on the front page. */
export interface SectionPage extends About {
  /** The section as HTML. */
  readonly section: string
  /** How a program does the same. */
  readonly line: string
}

/** A page of its own for one tool: what to try, examples, what to know. */
export type ToolPage = FormPage | SectionPage

/** A table that scrolls sideways on a narrow screen. Cells are HTML. */
export function table(title: Column, columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const head = columns.map(({ th, en }) => `<th scope="col">${words(th, en)}</th>`).join('')
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${unbroken(first)}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<div class="scroll" tabindex="0" role="region" aria-label="${words(escape(title.th), escape(title.en))}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

const SHORT_CHARS = 16

/** What is short stays on one line. */
function unbroken(cell: string): string {
  return cell.length > SHORT_CHARS || cell.includes('<') ? cell : `<span class="nb">${cell}</span>`
}

export function toolPage(about: ToolPage, assets: Assets): string {
  const { path, titleTh, titleEn, leadTh, leadEn, examples, notes, reference, tool } = about
  const isForm = 'action' in about
  const onFrontPage =
    tool &&
    `<a class="button quiet" href="${page(`/#${tool}`)}">${icon(tool)}${words('เปิดในหน้าแรก', 'On the front page')}</a>`
  return frame(
    {
      titleTh: `${titleTh} · ศาลา`,
      titleEn: `${titleEn} · Sala`,
      descriptionTh: leadTh,
      descriptionEn: leadEn,
      path: `/${path}`,
    },
    assets,
    `<article class="leaf${isForm ? '' : ' spacious'}">
<h1>${words(titleTh.replaceAll('คิวอาร์', '<span class="nb">คิวอาร์</span>'), titleEn)}</h1>
<p class="lead">${words(leadTh, leadEn)}</p>
${isForm ? form(about) : about.section}
<h2>${words('ตัวอย่าง', 'Examples')}</h2>
${table({ th: 'ตัวอย่าง', en: 'Examples' }, examples.columns, examples.rows)}
<h2>${words('ข้อควรรู้', 'Good to know')}</h2>
<ul class="notes">${notes.map(([th, en]) => `<li>${words(th, en)}</li>`).join('')}</ul>
<h2>${words('เรียกใช้จากโปรแกรม', 'From your program')}</h2>
<pre tabindex="0"><code>${escape(isForm ? lineOf(about) : about.line)}</code></pre>
<p class="actions"><a class="button quiet" href="${page(`/docs#${reference}`)}">${words('อ่านเอกสาร', 'Read the reference')}</a>${onFrontPage ?? ''}</p>
</article>`,
  )
}

function form({ path, action, shows, fields, buttonTh, buttonEn }: FormPage): string {
  // Without script the browser opens the answer itself, so it is plain text with nothing around it.
  const asText = '<noscript><input type="hidden" name="format" value="text"></noscript>'
  return `<form class="box fields" id="${path}" action="${action}" data-tool-form${shows === undefined ? '' : `="${shows}"`}>
${fields}
${shows === undefined ? '' : asText}
<button class="button">${words(buttonTh, buttonEn)}</button>
<div class="wide result" role="status" data-tool-answer></div>
</form>`
}

function lineOf({ action, example, shows }: FormPage): string {
  const body = shows === undefined ? 'blob' : 'json'
  return curlLine({ origin: ORIGIN, method: 'GET', path: action, params: example, body })
}
