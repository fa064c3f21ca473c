/** A text value of iCalendar (RFC 5545, 3.3.11). @example escaped('1 April, B.E. 2569') // '1 April\\, B.E. 2569' */
export const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)

const LINE_OCTETS_MAX = 74
const encoder = /* @__PURE__ */ new TextEncoder()
const octets = /* @__PURE__ */ new Uint8Array(LINE_OCTETS_MAX)
const isAscii = (text: string): boolean => !/[^\0-\u007f]/.test(text)

/**
 * A line of at most 74 octets of UTF-8, and continuations of 74 after their blank: RFC 5545 allows 75 (3.1), and
 * ical-generator folds like this. No character is split.
 *
 * @example folded('SUMMARY:Songkran Festival') // 'SUMMARY:Songkran Festival'
 */
export function folded(line: string): string {
  if (line.length <= LINE_OCTETS_MAX && isAscii(line)) return line
  const lines: string[] = []
  for (let rest = line; rest !== '';) {
    const { read } = encoder.encodeInto(rest, octets) // takes as many whole characters as fit
    lines.push(rest.slice(0, read))
    rest = rest.slice(read)
  }
  return lines.join('\r\n ')
}

/** One property, folded and ended. @example contentLine('UID', '1') // 'UID:1\r\n' */
export const contentLine = (name: string, value: string): string => `${folded(`${name}:${value}`)}\r\n`
