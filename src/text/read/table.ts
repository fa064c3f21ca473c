/**
 * A table of two columns, `written=spoken`, a pair a line. In a raw template Thai stays as it is typed: a bundler
 * writes each letter of any other string as six characters.
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

/** A pattern of the words of a list, which may be patterns themselves, without blanks. @example oneOf('ก ข') // '(?:ก|ข)' */
export const oneOf = (list: string): string => `(?:${words(list).join('|')})`
