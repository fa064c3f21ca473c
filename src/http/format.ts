import * as z from 'zod'
import { Answer } from './answer.ts'
import { choiceParameter } from './parameter.ts'

/**
 * Forms of an answer besides JSON, for spreadsheets: their functions (IMPORTDATA, WEBSERVICE) send no Accept header, so
 * the query parameter `format` chooses. Declared in the contract; `never` lets each function name the answer it takes.
 */
export interface Formats {
  /** The one value that the answer is about. */
  readonly text?: (answer: never) => string
  readonly csv?: Table
}

/** A table of an answer: one line for each item. */
export interface Table {
  /** Paths into an item, in order; the header joins them in camel case: `province.code` is `provinceCode`. */
  readonly columns: readonly string[]
  readonly items: (answer: never) => readonly object[]
}

export type Format = 'json' | 'text' | 'csv'

const described = { description: 'Form of the answer; problems are always JSON.', example: 'json' }

/** RFC 4180, section 3. */
export const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

/** The query parameter of an endpoint that answers plain text too. */
export const textFormat = { format: choiceParameter(['json', 'text'], described) }

/** The query parameters of an endpoint that answers a table too. */
export const csvFormat = {
  format: choiceParameter(['json', 'csv'], described),
  bom: choiceParameter(['0', '1'], {
    description: 'With format=csv: 1 puts a byte order mark in front, which Excel needs to read UTF-8.',
    example: '0',
  }),
}

/** The same two as properties of a body, where `bom` may be a number. */
export const csvFormatInBody = {
  ...csvFormat,
  bom: {
    ...csvFormat.bom,
    schema: z.preprocess((raw) => (typeof raw === 'number' ? String(raw) : raw), csvFormat.bom.schema),
  },
}

/**
 * The same answer in another form; status and cache class stay, the ETag is that of the new bytes.
 *
 * @param result what the handler returned: the answer itself, or an `Answer` that knows its value.
 */
export function formatted(result: object, formats: Formats, format: Format, withBom: boolean): Answer {
  const { value, options } = result instanceof Answer ? result : new Answer(null, {}, result)
  const { etag: _, ...kept } = options
  const { text, csv } = formats
  if (format === 'text' && text) {
    return new Answer(text(value as never), { ...kept, contentType: 'text/plain; charset=utf-8' })
  }
  if (!csv) throw new RangeError(`no ${format}`)
  const table = csvText(csv.columns, csv.items(value as never))
  return new Answer(withBom ? `\ufeff${table}` : table, {
    ...kept,
    contentType: CSV_TYPE,
  })
}

const getters = new WeakMap<readonly string[], readonly ((item: object) => unknown)[]>()

/**
 * A table as RFC 4180 has it: a header, CRLF after every line. Values: `true` and `false`, nothing for null, lists
 * separated by blanks.
 *
 * @example csvText(['code', 'province.code'], [{ code: '1001', province: { code: '10' } }]) // 'code,provinceCode\r\n1001,10\r\n'
 */
export function csvText(columns: readonly string[], items: readonly object[]): string {
  let get = getters.get(columns)
  if (!get) getters.set(columns, (get = columns.map(getter)))
  let text = `${columns.map(camelCase).join(',')}\r\n`
  for (const item of items) {
    for (let i = 0; i < get.length; i++) text += (i === 0 ? '' : ',') + cell(get[i]?.(item))
    text += '\r\n'
  }
  return text
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

/** What spreadsheets would run as a formula gets an apostrophe in front (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t]/
const NEEDS_QUOTES = /[",\r\n]/

function cell(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return cell(value.join(' '))
  if (typeof value !== 'string') return JSON.stringify(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
