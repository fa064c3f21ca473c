import { allExpressions, isAccepted } from './expressions.ts'
import type { Expression } from './literals.ts'
import { piecesOf, wordsOf } from './words.ts'

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
    const piece = isAccepted(expression) ? undefined : piecesOf(expression).find((each) => isSteep(expression, each))
    if (piece !== undefined)
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
  // One of a high degree would take minutes at the whole length.
  for (const letters of [LETTERS / 8, LETTERS / 4]) if (costOf(letters) > TEXT_MS_MAX) return true
  if (timeOf(pattern, `${piece.repeat(Math.ceil(LETTERS / piece.length))}\u0000`) < JUDGED_MS_MIN) return false
  const large = costOf(LETTERS)
  if (large < JUDGED_MS_MIN) return false
  return large > costOf(LETTERS / 2) * RATIO_MAX && costOf(LETTERS) > costOf(LETTERS / 2) * RATIO_MAX
}

function timeOf(pattern: RegExp, text: string): number {
  const from = performance.now()
  text.replace(pattern, '')
  return performance.now() - from
}
