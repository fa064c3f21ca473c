import { isoDate, isRealDate } from '../../src/thai/calendar/civil.ts'
import { months } from '../../src/thai/calendar/thai-calendar.ts'
import { arabicDigits } from '../../src/thai/digits.ts'

/** Elements that start a line; table cells stay on the line of their row. */
const BLOCK = /<\/?(?:p|div|tr|li|h[1-6]|br|table|ul|ol|section|article|header)\b[^>]*>/gi
const CODE_POINT_MAX = 0x10ffff
const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' }

/**
 * The text of a page, a line for each block, without scripts and styles.
 *
 * @example textLines('<tr><td>1</td><td>มกราคม</td></tr>') // ['1 มกราคม']
 */
export function textLines(html: string): string[] {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(BLOCK, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/&#(\d+);/g, (entity, code: string) =>
      Number(code) <= CODE_POINT_MAX ? String.fromCodePoint(Number(code)) : entity,
    )
    .split('\n')
    .map((line) => arabicDigits(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

const names = months.flatMap(({ nameTh, nameEn }, index) => [
  [nameTh, index + 1] as const,
  [nameEn, index + 1] as const,
])
const NAME = names.map(([name]) => name).join('|')
const DAY_FIRST = new RegExp(String.raw`(?<!\d)(\d{1,2}) ?(${NAME})(?: ?(?:พ\.ศ\.|ค\.ศ\.)? ?(\d{4}))?`, 'g')

/**
 * The dates in a line, `12 สิงหาคม 2569` or `12 August 2026`; a date without a year gets the given one.
 *
 * @example readThaiDates('วันพุธที่ 12 สิงหาคม', 2026) // ['2026-08-12']
 */
export function readThaiDates(line: string, year: number | undefined): string[] {
  return [...line.matchAll(DAY_FIRST)].flatMap(([, day, name, own]) => {
    const stated = own === undefined ? year : Number(own) > 2400 ? Number(own) - 543 : Number(own)
    const date = { year: stated ?? 0, month: names.find(([known]) => known === name)?.[1] ?? 0, day: Number(day) }
    return stated !== undefined && isRealDate(date) ? [isoDate(date)] : []
  })
}
