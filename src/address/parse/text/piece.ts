import type { Span } from './span.ts'

const BEFORE = ' ,.:;/|-\n'
const AFTER = ' ,:;/|-\n'

/**
 * Trims the punctuation around a piece. A bracket remains if its partner is inside the piece, unless the pair encloses all of
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

/** The position of each bracket's partner, both ways. */
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
