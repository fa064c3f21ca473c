import { JS, type Concatenation, type Element } from 'refa'
import known from '../proof/growth/not-linear.json' with { type: 'json' }
import { allExpressions } from './expressions.ts'
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

/** An expression that is not linear in the repetitions of a piece, and why that is acceptable. */
interface NotLinear {
  readonly file: string
  readonly source: string
  readonly why: string
}

const accepted: readonly NotLinear[] = known

/** Length of a text; half of it is measured too. */
const LETTERS = 1000
const RATIO_MAX = 3
/** Below this only the clock is measured. */
const JUDGED_MS_MIN = 0.5

/** A text of 500 letters costs at most this; of 18 repetitions, a fifth. One with two readings for each doubles with each. */
const TEXT_MS_MAX = 20
const REPETITIONS = 18
const PAIRS_MAX = process.argv.includes('--short') ? 500 : 20_000

/** The length at which repeated words cost more than `TEXT_MS_MAX`; undefined if none up to 500 letters does. */
function stopsAt({ source, flags }: Expression, word: string): number | undefined {
  const pattern = new RegExp(source, flags)
  const costs = (repetitions: number): number => {
    pattern.lastIndex = 0
    return timeOf(pattern, `${word.repeat(repetitions)}\u0000`)
  }
  const most = Math.floor(500 / word.length)
  if (costs(Math.min(most, REPETITIONS)) < TEXT_MS_MAX / 5) return undefined
  for (let count = 2; count <= most; count++)
    if (costs(count) > TEXT_MS_MAX && costs(count) > TEXT_MS_MAX) return count * word.length
  return undefined
}

function* pairsOf(words: readonly string[]): Generator<string> {
  let count = 0
  for (const one of words)
    for (const other of words) {
      if (++count > PAIRS_MAX) return
      yield one + other
    }
}

/**
 * `npm run growth` runs this in a process of its own. Reports expressions of src, written or built, whose cost with one of their
 * pieces repeated grows faster than the text, except listed ones; and any text of their words, alone and in pairs, up to 500
 * letters, that costs more than 20 ms. `--short` takes fewer pairs.
 */
if (import.meta.main) {
  const { all } = await allExpressions()
  const findings: string[] = []
  for (const expression of all) {
    const isAccepted = accepted.some(({ file, source }) => file === expression.file && source === expression.source)
    const piece = piecesOf(expression).find((each) => isSteep(expression, each))
    if (piece !== undefined && !isAccepted)
      findings.push(`${expression.file}: /${expression.source}/ with ${JSON.stringify(piece)} repeated`)
    const words = wordsOf(expression)
    const texts = [...words, ...pairsOf(words)]
    for (const text of texts) {
      const letters = stopsAt(expression, text)
      if (letters === undefined) continue
      findings.push(`${expression.file}: /${expression.source}/ with ${letters} letters of ${JSON.stringify(text)}`)
      break
    }
  }
  for (const finding of findings) console.log(finding)
  console.log(
    `${all.length} regular expressions of src, their pieces and words repeated: ${findings.length} not linear`,
  )
  if (findings.length > 0) process.exitCode = 1
}

function isSteep({ source, flags }: Expression, piece: string): boolean {
  const pattern = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  const costOf = (letters: number): number => {
    const text = `${piece.repeat(Math.ceil(letters / piece.length))}\u0000`
    return Math.min(...Array.from({ length: 3 }, () => timeOf(pattern, text)))
  }
  const first = timeOf(pattern, `${piece.repeat(Math.ceil(LETTERS / piece.length))}\u0000`)
  if (first < JUDGED_MS_MIN) return false
  const large = costOf(LETTERS)
  if (large < JUDGED_MS_MIN) return false
  return large > costOf(LETTERS / 2) * RATIO_MAX && costOf(LETTERS) > costOf(LETTERS / 2) * RATIO_MAX
}

function timeOf(pattern: RegExp, text: string): number {
  const from = performance.now()
  text.replace(pattern, '')
  return performance.now() - from
}
