import { JS, type Concatenation, type Element } from 'refa'
import type { Expression } from './literals.ts'

/** Matches one atom: a character, an escape or a class. */
const ATOM =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|k<[^>]*>|[^])|\[(?:\\[^]|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|[^()[\]|*+?{}^$]|\{[^}]*\}/gu

const ofClass: Readonly<Record<string, string>> = {
  d: '1',
  w: 'a',
  s: ' ',
  n: '\n',
  r: '\r',
  t: '\t',
  D: 'a',
  W: ' ',
  S: 'a',
}
/** Contains a member of nearly every class. */
const CANDIDATES = [
  'ก',
  'a',
  '1',
  ' ',
  'A',
  '.',
  '-',
  '/',
  '๑',
  'า',
  '่',
  ',',
  '\n',
  '"',
  "'",
  '(',
  '%',
  ':',
  '\u200b',
  '_',
  '#',
  '',
]

/** A text that an atom matches; empty if none is found. */
function sampleOf(atom: string): string {
  if (atom.startsWith('(') || atom.startsWith('{')) return ''
  if (/^\\[bBk]/.test(atom)) return ''
  const letter = /^\\([dwsnrtDWS])$/.exec(atom)?.[1]
  if (letter !== undefined) return ofClass[letter] ?? ''
  for (const flags of ['u', '']) {
    try {
      const one = new RegExp(`^(?:${atom})$`, flags)
      const own = atom.replaceAll(/[[\]\\^]/g, '')
      return [...own, ...CANDIDATES].find((text) => one.test(text)) ?? ''
    } catch {
      // A class of the other dialect.
    }
  }
  return ''
}

/** The pieces to repeat: each atom, and runs of up to three. */
export function piecesOf({ source }: Pick<Expression, 'source'>): string[] {
  const samples = (source.match(ATOM) ?? []).map(sampleOf).filter((sample) => sample !== '')
  const pieces = samples.flatMap((_, at) => [1, 2, 3].map((length) => samples.slice(at, at + length).join('')))
  return [...new Set([...pieces, samples.join('')])].filter((piece) => piece !== '' && piece.length <= 40)
}

/** The words of an expression: a text of each sequence in it, without and with what is optional. */
export function wordsOf({ source, flags }: Pick<Expression, 'source' | 'flags'>): string[] {
  const words = new Set<string>()
  const textOf = (sequence: Concatenation, isWhole: boolean): string =>
    sequence.elements.map((element) => elementText(element, isWhole)).join('')
  const elementText = (element: Element, isWhole: boolean): string => {
    if (element.type === 'CharacterClass') {
      const point = element.characters.ranges[0]?.min
      const own = CANDIDATES.find((letter) => letter !== '' && element.characters.has(letter.codePointAt(0) ?? 0))
      return own ?? (point === undefined ? '' : String.fromCodePoint(point))
    }
    if (!('alternatives' in element)) return ''
    for (const sequence of element.alternatives) for (const whole of [false, true]) words.add(textOf(sequence, whole))
    const [first] = element.alternatives
    const isRead = element.type === 'Alternation' || (element.type === 'Quantifier' && (isWhole || element.min > 0))
    return isRead && first
      ? textOf(first, isWhole).repeat(element.type === 'Quantifier' ? Math.max(1, element.min) : 1)
      : ''
  }
  const { expression } = JS.Parser.fromLiteral({ source, flags }).parse({ backreferences: 'unknown' })
  for (const sequence of expression.alternatives) for (const whole of [false, true]) words.add(textOf(sequence, whole))
  return [...words].filter((word) => word !== '' && word.length <= 40)
}
