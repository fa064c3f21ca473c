import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import known from './not-linear.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../../..')

/** A regular expression in the sources. */
export interface Expression {
  readonly file: string
  readonly source: string
  readonly flags: string
}

/** Every regular expression literal in the modules of `src`. */
export function expressions(): Expression[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.[jt]s$/.test(file) && !file.endsWith('.d.ts'))
    .toSorted()
    .flatMap((file) => literalsOf(join('src', file)))
}

function literalsOf(file: string): Expression[] {
  const found: Expression[] = []
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  new Visitor({
    Literal: (node) => {
      if ('regex' in node && node.regex) found.push({ file, source: node.regex.pattern, flags: node.regex.flags })
    },
  }).visit(program)
  return found
}

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

/** Expressions, except listed ones, whose cost grows faster than the text when one of their pieces is repeated. */
export function steepExpressions(): { readonly count: number; readonly findings: string[] } {
  const all = expressions()
  const findings: string[] = []
  for (const expression of all) {
    const isAccepted = accepted.some(({ file, source }) => file === expression.file && source === expression.source)
    const piece = piecesOf(expression).find((each) => isSteep(expression, each))
    if (piece !== undefined && !isAccepted)
      findings.push(`${expression.file}: /${expression.source}/ with ${JSON.stringify(piece)} repeated`)
  }
  return { count: all.length, findings }
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
