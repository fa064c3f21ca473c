import type { Span } from './span.ts'

const BEFORE = ' ,.:;/|-\n'
const AFTER = ' ,:;/|-\n'

/**
 * A piece without punctuation around it. A bracket stays if its other one is inside the piece, unless both are around all of
 * it.
 */
export function pieceSpan(text: string, from: number, to: number): Span {
  const partners = bracketsOf(text, from, to)
  const isEdge = (at: number, signs: string): boolean =>
    signs.includes(text[at] as string) || ('()'.includes(text[at] as string) && !partners.has(at))
  let start = from
  let end = to
  while (start < end) {
    if (isEdge(start, BEFORE)) start++
    else if (isEdge(end - 1, AFTER)) end--
    else if (partners.get(start) === end - 1) {
      start++
      end--
    } else break
  }
  return { start, end }
}

/** The place of the other bracket, for each that has one. */
function bracketsOf(text: string, from: number, to: number): Map<number, number> {
  const partners = new Map<number, number>()
  const open: number[] = []
  for (let at = from; at < to; at++) {
    if (text[at] === '(') open.push(at)
    const start = text[at] === ')' ? open.pop() : undefined
    if (start === undefined) continue
    partners.set(start, at)
    partners.set(at, start)
  }
  return partners
}
