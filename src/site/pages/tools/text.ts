import { html } from 'hono/html'
import type { Both as BothWords, Content, FieldWords, PageWords } from '../../../http/words.ts'
import type { Tool as TextTool } from '../../../http/tool.ts'
import { textTools } from '../../../text/tools.ts'
import { textWords } from '../../../text/words.generated.ts'
import type { EndpointName } from '../../client/endpoints.generated.ts'
import { fieldsOf } from '../fields.ts'
import { words } from '../language.ts'
import type { Both, Tool } from './tool.ts'

const pair = <T extends Content>({ th, en }: BothWords<T>): Both<T> => [th, en]

const isBoth = (cell: Content | BothWords): cell is BothWords => typeof cell === 'object' && 'th' in cell

function fieldWords({ label, choices, attributes, ...rest }: FieldWords) {
  return {
    ...rest,
    label: pair(label),
    ...(attributes !== undefined && { attributes: html`${attributes}` }),
    ...(choices && { choices: Object.entries(choices).map(([value, { th, en }]) => [value, th, en] as const) }),
  }
}

/** The page of a tool, from its words. */
function pageOf(
  { name, path, input }: TextTool,
  fields: Readonly<Record<string, FieldWords | undefined>>,
  page: PageWords,
): Tool {
  const asked = Object.entries(fields).map(([parameter, field]) => [parameter, field ? fieldWords(field) : 'left'])
  const { caution, button, title, columns, rows, notes } = page
  return {
    id: path.slice(1),
    name: pair(page.name),
    lead: pair(page.lead),
    ...(caution && { caution: pair(caution) }),
    operation: name as EndpointName,
    form: { fields: fieldsOf(input, Object.fromEntries(asked)), button: pair(button) },
    page: {
      title: pair(title),
      examples: {
        columns: { th: columns.map(({ th }) => th), en: columns.map(({ en }) => en) },
        rows: rows.map((row) => row.map((cell) => (isBoth(cell) ? words(cell.th, cell.en) : cell))),
      },
      notes: notes.map(pair),
    },
  }
}

const names = Object.keys(textTools) as (keyof typeof textTools)[]

/** The pages of the text tools. */
export const textPages: readonly Tool[] = names.map((name) => {
  const { input, page } = textWords[name]
  const fields = Object.entries(input).map(([parameter, { field }]) => [parameter, field])
  return pageOf(textTools[name], Object.fromEntries(fields), page)
})
