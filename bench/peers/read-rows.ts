import { readFileSync } from 'node:fs'
import type { ReadOptions } from '../../src/text/read/token.ts'

/** A text and its accepted readings. */
export interface Row {
  readonly input: string
  /** Accepted readings: `{a|b}` is a choice, braces nest, blanks are ignored. */
  readonly accepted: string
  readonly category: string
  readonly options: ReadOptions
}

/**
 * Rows of a tab-separated file with a heading line: `input`, `accepted` (or `expected`) and `category`; `options` such as
 * `clock=everyday` if the file has that column.
 */
export function rowsOf(path: string): Row[] {
  const [heading = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
  const columns = heading.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    const cell = (name: string): string => cells[columns.indexOf(name)] ?? ''
    const given = new URLSearchParams(cell('options'))
    return {
      input: cell('input'),
      accepted: cell('accepted') || cell('expected'),
      category: cell('category'),
      options: {
        clock: given.get('clock') === 'everyday' ? 'everyday' : 'official',
        phoneTwo: given.get('phoneTwo') === 'tho' ? 'tho' : 'song',
      },
    }
  })
}

const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')

/** Whether a reading is accepted. @example isAccepted('{a|b} c', 'bc') // true */
export function isAccepted(accepted: string, reading: string): boolean {
  const pattern = withoutBlanks(accepted)
    .replace(/[.*+?^$()[\]\\]/g, String.raw`\$&`)
    .replaceAll('{', '(?:')
    .replaceAll('}', ')')
  return new RegExp(`^(?:${pattern})$`, 'u').test(withoutBlanks(reading))
}
