import { Answer, keptBody, keptFor, type AnswerOptions } from './answer.ts'
import { strongEtag } from './cache.ts'
import { choice, type Input } from './parameter.ts'

/**
 * Forms of an answer besides JSON, for spreadsheets: their functions (IMPORTDATA, WEBSERVICE) send no Accept header, so the
 * query parameter `format` chooses. Declared in the contract; `never` lets each function declare its own answer type.
 */
export interface Formats {
  /** The one value of the answer. */
  readonly text?: (answer: never) => string
  readonly csv?: Table
}

/** A table of an answer: one line for each item. */
export interface Table {
  /** Paths into an item, in order; the header joins them in camel case: `province.code` is `provinceCode`. */
  readonly columns: readonly string[]
  readonly items: (answer: never) => readonly object[]
  /** The same objects recur in many answers: cache the line of each. The data must bound their number. */
  readonly itemsStay?: boolean
}

export type Format = 'json' | 'text' | 'csv'

/** RFC 4180, section 3. */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

/** The query parameter of an endpoint that also answers plain text. */
export const textFormat = { format: choice(['json', 'text']) }

/** The query parameters of an endpoint that also answers a table. */
export const csvFormat = { format: choice(['json', 'csv']), bom: choice(['0', '1']) }

/** The same two as properties of a body, where `bom` may be a number. */
export const csvFormatInBody = {
  ...csvFormat,
  bom: {
    ...csvFormat.bom,
    judge: (raw) => csvFormat.bom.judge(typeof raw === 'number' ? String(raw) : raw),
  } satisfies Input,
}

/**
 * The same answer in another form; status and cache class stay, the ETag is of the new bytes.
 *
 * @param result the handler's result: the answer itself, or an `Answer` with its value.
 */
export function formatted(result: object, formats: Formats, format: Format, withBom: boolean): Answer {
  const { value, options } = result instanceof Answer ? result : new Answer(null, {}, result)
  const { etag: _, ...kept } = options
  const { text, csv } = formats
  if (format === 'text' && text) {
    return new Answer(text(value as never), { ...kept, contentType: 'text/plain; charset=utf-8' })
  }
  if (!csv) throw new RangeError(`no ${format}`)
  const items = csv.items(value as never)
  const mark = withBom ? '\ufeff' : ''
  const form = { ...kept, contentType: CSV_TYPE }
  if (!csv.itemsStay) {
    if (options.etag === undefined || withBom) return new Answer(mark + csvText(csv.columns, items), form)
    return tableOf(result, () => csvText(csv.columns, items), form)
  }
  const { text: table, tag } = keptTable(csv.columns, items)
  return new Answer(mark + table, { ...form, etag: strongEtag(mark + tag) })
}

/** The tables of prepared answers: each is written and tagged once, and lives as long as its answer. */
const tables = new WeakMap<object, Answer>()

function tableOf(prepared: object, write: () => string, form: AnswerOptions): Answer {
  let table = tables.get(prepared)
  if (!table) {
    const text = write()
    tables.set(prepared, (table = new Answer(keptBody(text), { ...form, etag: strongEtag(text) })))
  }
  return table
}

interface Line {
  readonly line: string
  readonly tag: string
}

/** Cached per list of columns. */
interface Columns {
  readonly header: string
  readonly get: readonly ((item: object) => unknown)[]
  /** Lines of items that recur, each with a tag of its text. */
  readonly lines: WeakMap<object, Line>
}

const columnsOf = keptFor((paths: readonly string[]): Columns => {
  const header = `${paths.map(camelCase).join(',')}\r\n`
  return { header, get: paths.map(getter), lines: new WeakMap() }
})

/**
 * A table in RFC 4180 CSV: a header, CRLF after every line. Values: `true` and `false`, empty for null, lists separated by
 * blanks.
 *
 * @example csvText(['code', 'province.code'], [{ code: '1001', province: { code: '10' } }]) // 'code,provinceCode\r\n1001,10\r\n'
 */
export function csvText(columns: readonly string[], items: readonly object[]): string {
  const { header, get } = columnsOf(columns)
  let text = header
  for (const item of items) text += lineOf(item, get)
  return text
}

/** Like `csvText` with cached lines, plus a tag combined from the tags of the lines. */
function keptTable(columns: readonly string[], items: readonly object[]): { text: string; tag: string } {
  const { header, get, lines } = columnsOf(columns)
  let text = header
  let tag = header
  for (const item of items) {
    let kept = lines.get(item)
    if (!kept) {
      const line = lineOf(item, get)
      lines.set(item, (kept = { line, tag: strongEtag(line) }))
    }
    text += kept.line
    tag += kept.tag
  }
  return { text, tag }
}

function lineOf(item: object, get: Columns['get']): string {
  let line = ''
  for (let i = 0; i < get.length; i++) line += (i === 0 ? '' : ',') + cell(get[i]?.(item))
  return `${line}\r\n`
}

/** @example camelCase('district.nameTh') // 'districtNameTh' */
function camelCase(path: string): string {
  return path.replace(/\.(\w)/g, (_, first: string) => first.toUpperCase())
}

const own = (item: object, name: string): unknown => (item as Readonly<Record<string, unknown>>)[name]

function getter(path: string): (item: object) => unknown {
  const [outer = '', inner] = path.split('.')
  if (inner === undefined) return (item) => own(item, outer)
  return (item) => {
    const parent = own(item, outer)
    return typeof parent === 'object' && parent !== null ? own(parent, inner) : null
  }
}

/** Values that spreadsheets would run as a formula get a leading apostrophe (OWASP, "CSV Injection"), full-width signs too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NEEDS_QUOTES = /[",\r\n]/
/** Tests for both at once, because most values need neither. */
const IS_SPECIAL = /^[=+\-@\t＝＋－＠]|[",\r\n]/

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return cell(value.join(' '))
  if (typeof value !== 'string') return JSON.stringify(value)
  if (!IS_SPECIAL.test(value)) return value
  const safe = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
