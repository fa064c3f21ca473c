/**
 * A table of two columns, `written=spoken`, one pair per line. A raw template keeps Thai letters as typed: in any other string
 * a bundler writes each letter as six characters.
 *
 * @example table(String.raw`ดร.=ดอกเตอร์`) // { 'ดร.': 'ดอกเตอร์' }
 */
export function table(lines: string): Record<string, string> {
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .map((line) => line.split(/=(?=[^=]+$)/)),
  ) as Record<string, string>
}

/** The words of a list, in a raw template for the same reason. @example words('ก ข') // ['ก', 'ข'] */
export const words = (list: string): string[] => list.trim().split(/\s+/)

/** A pattern of a list's words, which may be patterns themselves, without blanks. @example oneOf('ก ข') // '(?:ก|ข)' */
export const oneOf = (list: string): string => `(?:${words(list).join('|')})`
