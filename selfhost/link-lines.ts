import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseCode } from '../src/links/code.ts'
import { isStoredUrl } from '../src/links/destination.ts'

/** A link of an export: the columns of a row, and its reporters. */
export interface LinkLine extends Readonly<Record<string, unknown>> {
  readonly code: string
  readonly url: string
  readonly created_ms: number
  readonly closed_ms?: number | null
  readonly clicks: number
  readonly last_click_ms?: number | null
  readonly reports?: number
}

/** The columns of the record and of a link's own object, and the reporters in an export of the data folder. */
const COLUMNS = new Set(
  'code url site created_ms closed_ms clicks last_click_ms reports record_failures close_key closed_by_owner reporters'.split(
    ' ',
  ),
)
const REPORTER_COLUMNS = new Set(['code', 'reporter', 'reported_ms', 'spent'])

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0
const isTime = (value: unknown): boolean => value === null || value === undefined || isCount(value)

/**
 * Reads the links of an export, one JSON object a line.
 *
 * @throws {Error} with the number of the first line that is not a valid link or repeats a code, and the reason.
 */
export async function* linkLines(file: string): AsyncGenerator<LinkLine> {
  let number = 0
  const lineOf = new Map<string, number>()
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    number++
    if (line.trim() === '') continue
    const link = linkIn(line)
    const first = typeof link === 'string' ? undefined : lineOf.get(link.code)
    const why = typeof link === 'string' ? link : first === undefined ? '' : `its code is that of line ${first}`
    if (typeof link === 'string' || why !== '')
      throw new Error(`Line ${number} of ${file} is not a link: ${why}. Nothing was stored.`)
    lineOf.set(link.code, number)
    yield link
  }
}

/**
 * The link of a line, or why it is invalid.
 *
 * @example linkIn('{"code":"22222222"}') // 'url must be the stored form of a destination'
 */
export function linkIn(line: string): LinkLine | string {
  const value = parsed(line)
  if (value === undefined) return 'it is not a JSON object'
  const unknown = Object.keys(value).find((name) => !COLUMNS.has(name))
  if (unknown !== undefined) return `${JSON.stringify(unknown.slice(0, 40))} is not a column`
  const { code, url, created_ms, closed_ms, clicks, last_click_ms, reports = 0, reporters = [] } = value
  if (typeof code !== 'string' || parseCode(code) !== code) return 'code must have its check character'
  if (typeof url !== 'string' || !isStoredUrl(url)) return 'url must be the stored form of a destination'
  if (!isCount(created_ms)) return 'created_ms must be a time in milliseconds'
  if (!isTime(closed_ms) || !isTime(last_click_ms)) return 'closed_ms and last_click_ms must be times or null'
  if (!isCount(clicks) || !isCount(reports)) return 'clicks and reports must be counts of 0 and more'
  if (!Array.isArray(reporters) || !reporters.every(isReporter)) return 'reporters must be a list of hashes with times'
  return {
    ...value,
    closed_ms: closed_ms ?? null,
    last_click_ms: last_click_ms ?? null,
    reports,
  } as unknown as LinkLine
}

function isReporter(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { reporter, reported_ms, spent = 0 } = value as Record<string, unknown>
  const isKnown = Object.keys(value).every((name) => REPORTER_COLUMNS.has(name))
  return isKnown && typeof reporter === 'string' && isCount(reported_ms) && (spent === 0 || spent === 1)
}

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
