import { bestPath, type BestPath } from '../../src/text/romanize/best-path.ts'
import { buildTag } from '../../src/text/romanize/context.ts'
import { genericOf } from '../../src/text/romanize/generic.ts'
import { normalize } from '../../src/text/romanize/normalize.ts'
import { Build, placeOf, Role, roleOf, type Reading } from '../../src/text/romanize/reading.ts'
import { romanize } from '../../src/text/romanize/romanize.ts'
import { isKlan, readRun, type Run } from '../../src/text/romanize/run.ts'
import { shippedWeights } from '../../src/text/romanize/shipped-weights.ts'
import { weigh } from '../../src/text/romanize/weights.ts'
import { textKinds, wordStarts, type TextKind } from '../../src/text/romanize/word-starts.ts'
import type { Explained, Row } from './table.ts'

/** How many losing readings are shown. */
const LOST_MAX = 3

const weights = shippedWeights()
const nameOf = (numbers: Readonly<Record<string, number>>, value: number): string =>
  Object.keys(numbers).find((name) => numbers[name] === value) ?? ''

/**
 * Each syllable of the Thai runs of a text with the role of each ambiguous letter, its weights, and whether a word begins
 * there; then the sum of the run, and its next best readings. The option is the kind: place, person.
 */
export function explain(text: string, options: readonly string[]): Explained {
  const kind = textKinds.find((each) => options.includes(each)) ?? 'text'
  const { text: joined, spaced } = romanize(text, kind)
  const rows = [
    ...(text.match(/[ก-ฮะ-ฺเ-ๅ็-๎]+/g) ?? []).flatMap((thai) => rowsOf(thai, kind)),
    { roman: joined, outcome: 'text: with the blanks of the input' },
    { roman: spaced, outcome: 'spaced: with a blank where a word begins' },
  ]
  return { rows }
}

/** A generic word is read separately from the name after it. */
function rowsOf(thai: string, kind: TextKind): Row[] {
  const { length } = genericOf(normalize(thai)) ?? { length: 0 }
  if (length === 0) return rowsOfRun(thai, kind)
  if (length === normalize(thai).length) return rowsOfRun(thai, 'person')
  const word = normalize(thai).slice(0, length)
  return [
    ...rowsOfRun(word, 'person'),
    { letters: word, outcome: 'generic word: the name after it is read as it is alone' },
    ...rowsOf(normalize(thai).slice(length), kind),
  ]
}

function rowsOfRun(thai: string, kind: TextKind): Row[] {
  const run = readRun(thai, weights)
  const borders = new Map<number, number>()
  wordStarts(run, kind, weights, (index, sum) => borders.set(index, sum))
  const syllables = run.path.map(({ start, reading }, index) => {
    const build = weigh(weights.reading(), run.contexts, start, tagOf(run, index))
    const border = borders.get(index)
    return {
      letters: run.thai.slice(start, reading.end),
      roman: romanOf(reading),
      'role of each letter, and its weight': reading.roles.map((role) => roleWords(run, role)).join(', '),
      'build, and its weight after the one before': `${nameOf(Build, reading.build)} ${build}`,
      'a word begins': border === undefined ? '' : `${border > 0 ? 'yes' : 'no'} ${border}`,
    }
  })
  const others = othersOf(run).map((other) => ({
    letters: run.thai,
    roman: spelt(other),
    outcome: isRuledOut(other) ? 'ruled out: isKlan' : `${run.score - other.score} less`,
  }))
  return [...syllables, { letters: run.thai, roman: spelt(run), outcome: `sum ${run.score}` }, ...others]
}

/** Whether a path contains a syllable that a rule excludes from every reading, whatever its weight. */
const isRuledOut = ({ path, letters }: BestPath): boolean =>
  path.some(({ start, reading: { end } }) => isKlan(start, { word: letters, end }))

const tagOf = ({ path }: Run, index: number): number =>
  buildTag(path[index - 1]?.reading.build ?? 0, path[index]?.reading.build ?? 0)

const romanOf = ({ before, onset, vowel, final }: Reading): string =>
  (before === undefined ? '' : `${before}a-`) + onset + vowel + final

const spelt = ({ path }: Pick<BestPath, 'path'>): string => path.map(({ reading }) => romanOf(reading)).join('')

/** The readings with one syllable of the best reading forbidden, the best first. */
function othersOf(run: Run): BestPath[] {
  const without = run.path.map(({ start, reading }) =>
    bestPath(
      run.thai,
      weights,
      (place, { end, onset, vowel, final }) =>
        place === start &&
        end === reading.end &&
        onset + vowel + final === reading.onset + reading.vowel + reading.final,
    ),
  )
  const bySpelling = new Map(without.toSorted((a, b) => a.score - b.score).map((other) => [spelt(other), other]))
  bySpelling.delete(spelt(run))
  return [...bySpelling.values()].toReversed().slice(0, LOST_MAX)
}

function roleWords(run: Run, role: number): string {
  const place = placeOf(role)
  const weight = weigh(weights.reading(), run.contexts, place, roleOf(role))
  return `${run.thai[place]} ${nameOf(Role, roleOf(role))} ${weight}`
}
