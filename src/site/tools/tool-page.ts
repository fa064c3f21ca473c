import { curlLine } from '../client/lines.ts'
import { frame, type Assets } from '../markup/frame.ts'
import { escape, icon, page, words } from '../markup/html.ts'
import { ORIGIN } from '../../http/site-origin.ts'

export interface Column {
  readonly th: string
  readonly en: string
}

/** A page of its own for one tool: a form that works without script, examples, what to know. */
export interface ToolPage {
  /** Also the id of its tool on the front page, if that is not named. */
  readonly path: string
  readonly titleTh: string
  readonly titleEn: string
  readonly leadTh: string
  readonly leadEn: string
  /** The endpoint that the form asks. */
  readonly action: string
  /** The property of the JSON answer to show; pictures have none. */
  readonly shows?: string
  readonly fields: string
  readonly buttonTh: string
  readonly buttonEn: string
  /** The parameters of the curl line. */
  readonly example: Readonly<Record<string, string>>
  readonly examples: { readonly columns: readonly Column[]; readonly rows: readonly (readonly string[])[] }
  readonly notes: readonly (readonly [th: string, en: string])[]
  /** The tool's section of the front page. */
  readonly tool: string
  /** Its entry in the reference. */
  readonly operation: string
}

/** A table that scrolls by itself on a narrow screen. Cells are HTML. */
export function table(title: Column, columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const head = columns.map(({ th, en }) => `<th scope="col">${words(th, en)}</th>`).join('')
  const body = rows.map(
    ([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<div class="scroll" tabindex="0" role="region" aria-label="${words(escape(title.th), escape(title.en))}"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

export function toolPage(tool: ToolPage, assets: Assets): string {
  const { path, titleTh, titleEn, leadTh, leadEn, action, shows, fields, examples, notes, operation } = tool
  const body = shows === undefined ? 'blob' : 'json'
  const line = curlLine({ origin: ORIGIN, method: 'GET', path: action, params: tool.example, body })
  return frame(
    {
      titleTh: `${titleTh} · ศาลา`,
      titleEn: `${titleEn} · Sala`,
      descriptionTh: leadTh,
      descriptionEn: leadEn,
      path: `/${path}`,
    },
    assets,
    `<article class="leaf">
<h1>${words(titleTh, titleEn)}</h1>
<p class="lead">${words(leadTh, leadEn)}</p>
<form class="card fields" action="${action}" data-tool-form${shows === undefined ? '' : `="${shows}"`}>
${fields}
<button class="button">${words(tool.buttonTh, tool.buttonEn)}</button>
<div class="wide result" role="status" data-tool-answer></div>
</form>
<h2>${words('ตัวอย่าง', 'Examples')}</h2>
${table({ th: 'ตัวอย่าง', en: 'Examples' }, examples.columns, examples.rows)}
<h2>${words('ควรรู้', 'Good to know')}</h2>
<ul class="notes">${notes.map(([th, en]) => `<li>${words(th, en)}</li>`).join('')}</ul>
<h2>${words('เรียกจากโปรแกรม', 'From your program')}</h2>
<pre tabindex="0"><code>${escape(line)}</code></pre>
<p class="actions"><a class="button quiet" href="${page(`/docs#op-${operation}`)}">${words('อ่านเอกสาร', 'Read the reference')}</a><a class="button quiet" href="${page(`/#${tool.tool}`)}">${icon(tool.tool)}${words('ใช้ในหน้าแรก', 'On the front page')}</a></p>
</article>`,
  )
}
