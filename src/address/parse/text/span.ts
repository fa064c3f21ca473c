import { isThai } from '../../../thai/character-kinds.ts'

/** A piece of a text. */
export interface Span {
  readonly start: number
  readonly end: number
}

export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

export const isSameSpan = (a: Span, b: Span): boolean => a.start === b.start && a.end === b.end

/** The span of a group in a match; undefined if it did not take part. It is the first occurrence of that text in the match. */
export function groupOf(match: RegExpExecArray | null, group: number): Span | undefined {
  const found = match?.[group]
  if (!match || found === undefined) return undefined
  const start = match.index + match[0].indexOf(found)
  return { start, end: start + found.length }
}

/**
 * The matches of a global pattern that never matches an empty text, in order. `matchAll` copies the pattern, which takes
 * longer than searching an order.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match)
  return found
}

/** The first position from `start` on that has none of `characters`. @example skip('ต. สุเทพ', 2, ' ') // 3 */
export function skip(text: string, start: number, characters: string): number {
  let at = start
  while (at < text.length && characters.includes(text[at] as string)) at++
  return at
}

/** The end of the Thai letters from `start` on, at most `max`. @example thaiEnd('ต.สุเทพ 5', 2) // 7 */
export function thaiEnd(text: string, start: number, max = text.length): number {
  let end = start
  while (end < max && isThai(text.charCodeAt(end))) end++
  return end
}

/**
 * Trims some characters at the start and others at the end. A pattern that ends in `+$` would scan each inner run of them once
 * per character.
 *
 * @example trimmed(': 12 หมู่ 3,', ' :', ' ,') // '12 หมู่ 3'
 */
export function trimmed(text: string, before: string, after: string): string {
  const start = skip(text, 0, before)
  let end = text.length
  while (end > start && after.includes(text[end - 1] as string)) end--
  return text.slice(start, end)
}
