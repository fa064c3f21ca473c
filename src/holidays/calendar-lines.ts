/** A text value of iCalendar (RFC 5545, 3.3.11). @example escaped('1 April, B.E. 2569') // '1 April\\, B.E. 2569' */
export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

const LINE_OCTETS_MAX = 74
const isAscii = (text: string): boolean => !/[^\0-\u007f]/.test(text)

/**
 * A line of at most 74 octets of UTF-8, and continuations of as many after their blank: RFC 5545 allows 75 (3.1), and
 * ical-generator folds like this. No character is cut.
 *
 * @example folded('SUMMARY:Songkran Festival') // 'SUMMARY:Songkran Festival'
 */
export function folded(line: string): string {
  if (line.length <= LINE_OCTETS_MAX && isAscii(line)) return line
  let text = ''
  let start = 0
  let octets = 0
  for (let at = 0; at < line.length; at++) {
    const unit = line.charCodeAt(at)
    const width = unit < 0x80 ? 1 : unit < 0x800 ? 2 : isHighSurrogate(unit) ? 4 : 3
    if (octets + width > LINE_OCTETS_MAX) {
      text += `${line.slice(start, at)}\r\n `
      start = at
      octets = 0
    }
    octets += width
    if (width === 4) at++
  }
  return text + line.slice(start)
}

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff

/** One property, folded and ended. @example contentLine('UID', '1') // 'UID:1\r\n' */
export const contentLine = (name: string, value: string): string => `${folded(`${name}:${value}`)}\r\n`
