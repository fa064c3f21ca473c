import { isThai } from '../../../thai/character-kinds.ts'

/** A piece of a text. */
export interface Span {
  readonly start: number
  readonly end: number
}

export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

export const isSameSpan = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end

/** Where a group of a match stands, if it took part in it: the first such text in the match. */
export function groupOf(match: RegExpExecArray | null, group: number): Span | undefined {
  const found = match?.[group]
  if (!match || found === undefined) return undefined
  const start = match.index + match[0].indexOf(found)
  return { start, end: start + found.length }
}

/**
 * The matches of a global pattern, none of them empty, in order. `matchAll` copies the pattern, which takes longer than to
 * search an order.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match)
  return found
}

/** The first position from one on that has none of some characters. @example skip('ต. สุเทพ', 2, ' ') // 3 */
export function skip(text: string, start: number, characters: string): number {
  let at = start
  while (at < text.length && characters.includes(text[at] as string)) at++
  return at
}

/** Where the Thai letters from a position on end, at the latest at `max`. @example thaiEnd('ต.สุเทพ 5', 2) // 7 */
export function thaiEnd(text: string, start: number, max = text.length): number {
  let end = start
  while (end < max && isThai(text.charCodeAt(end))) end++
  return end
}

/**
 * A text without some characters first and others last. A pattern that ends in `+$` would look at each run of them inside
 * the text as often as it has characters.
 *
 * @example trimmed(': 12 หมู่ 3,', ' :', ' ,') // '12 หมู่ 3'
 */
export function trimmed(text: string, before: string, after: string): string {
  const start = skip(text, 0, before)
  let end = text.length
  while (end > start && after.includes(text[end - 1] as string)) end--
  return text.slice(start, end)
}
