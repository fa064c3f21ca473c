import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'

/** What the service runs: expressions of pages and their scripts cost nobody else anything. */
const folder = join(import.meta.dirname, '../../../src')
const ELSEWHERE = /^(?:site|package|offline)\//

/** A literal after what may come before one, and the parts that are joined to an expression. */
const LITERAL =
  /(?<=[(=,:[!&|?;>]\s*|return |^\s*)\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])*)\/([dgimsuvy]*)/gm
const RAW = /String\.raw`([^`]*)`/g
/** A class, an escape, a letter or a group without a group in it, repeated without a bound or with a large one. */
const REPEATED =
  /(\[(?:\\.|[^\]\\])*\]|\((?:\?[:!=<]+)?(?:\\.|\[(?:\\.|[^\]\\])*\]|[^()\\[])*\)|\\[pP]\{[^}]*\}|\\u\{?[\da-fA-F]+\}?|\\.|[^\\()[\]{}|*+?^$\n])(?:[*+]|\{\d+,(?:\d\d+)?\})/gu

const PIECE_CHARS_MAX = 8
/** Characters that are preferred for a class, so that many classes have the same one. */
const usual = [...'-.,/: 1aกA่า()*_="\'\n@#%&+;<>[]\\^`{|}~!?$๑฿😀']

/** Texts that the expressions of the service take any number of times, each once. */
export function repeatedPieces(): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !ELSEWHERE.test(name))
    .toSorted()
  return piecesIn(files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'))
}

/** @example piecesIn('const DASHED = /^-+(?:ab)*$/') // ['-', 'ab'] */
export function piecesIn(source: string): string[] {
  const expressions = [
    ...[...source.matchAll(LITERAL)].map(([, pattern = '', flags = '']) => ({ pattern, flags })),
    ...[...source.matchAll(RAW)].map(([, pattern = '']) => ({ pattern, flags: '' })),
  ]
  const pieces = expressions.flatMap(({ pattern, flags }) =>
    [...pattern.matchAll(REPEATED)].flatMap(([, atom = '']) => pieceOf(atom, flags.replaceAll(/[^imsuv]/g, '')) ?? []),
  )
  return [...new Set(pieces)]
}

/** A text that the repeated part takes once; undefined when it takes none by itself, as a look-behind. */
function pieceOf(atom: string, flags: string): string | undefined {
  try {
    const whole = new RegExp(`^(?:${atom})$`, flags)
    const char = usual.find((each) => whole.test(each))
    if (char !== undefined) return char
    const [made] = fc.sample(fc.stringMatching(whole, { maxLength: PIECE_CHARS_MAX }), { numRuns: 1, seed: 1 })
    return made === '' ? undefined : made
  } catch {
    return undefined
  }
}
