/** A row of a room's table: the values of its columns by their headings. */
export type Row = Readonly<Record<string, string | number | undefined>>

/** Rows, and the text printed before and after their table. */
export interface Explained {
  readonly rows: readonly Row[]
  readonly before?: string
  readonly after?: string
}

/** Explains a text in a room, with the options given after it. */
export type Explain = (text: string, options: readonly string[]) => Explained

const COMBINING = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g
/** The width of a text in terminal columns: Thai marks above and below a letter have none. */
const widthOf = (text: string): number => text.replace(COMBINING, '').length

/**
 * Rows as a table with a heading, in the columns of a terminal.
 *
 * @example tableOf([{ rule: 'ratio', reading: 'ต่อ' }]) // 'rule   reading\nratio  ต่อ'
 */
export function tableOf(rows: readonly Row[]): string {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [headings, ...rows.map((row) => headings.map((heading) => String(row[heading] ?? '')))]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
