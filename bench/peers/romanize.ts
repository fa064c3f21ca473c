import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isEven, lists, placeNames, type Item } from '../../data/romanize/items.ts'
import { romanize } from '../../src/text/romanize/romanize.ts'
import { readWeights, type Weights, type StoredWeights } from '../../src/text/romanize/weights.ts'
import type { TextKind } from '../../src/text/romanize/word-starts.ts'
import { some } from '../smallest.ts'
import { peer } from './peers.ts'

/**
 * `npm run bench:romanize -- --weights half|shipped FILE…`: how often the romanization is exactly right.
 *
 * A file has tab-separated rows: Thai, RTGS, kind (`place`, `name`, `word`, …); or, under a heading that begins with
 * `text`, Thai, RTGS and other accepted forms separated by ` | `. One line per kind: rows, per cent with the right
 * letters (case, blanks and hyphens ignored), and, of the rows whose RTGS has blanks, per cent with the right letters
 * and blanks. No row is left out. Without a file: the places and lists of this repository. `half` (the default) was
 * trained on the even items only and is measured on the odd ones, `shipped` on all.
 *
 * `--errors` lists the wrong rows. `--peers` measures the letters of the npm package beside ours.
 */
const WEIGHTS: Readonly<Record<string, URL>> = {
  half: new URL('../../data/romanize/weights-half.generated.json', import.meta.url),
  shipped: new URL('../../src/text/romanize/weights.generated.json', import.meta.url),
}
/** First cells that mark a line as a heading. */
const HEADINGS = new Set(['text', 'thai'])
const PATTERNS = 30
const ROUNDS = 5
const LONG_RUN = 500

type Row = { readonly thai: string; readonly accepted: readonly string[]; readonly kind: string }

const { values: options, positionals: files } = parseArgs({
  options: {
    weights: { type: 'string', default: 'half' },
    errors: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})
const file = WEIGHTS[options.weights]
if (!file) throw new Error('--weights must be half or shipped')
const weights: Weights = readWeights(JSON.parse(readFileSync(file, 'utf8')) as StoredWeights)

const theirs = options.peers
  ? (await peer<{ default: (thai: string) => string }>('@dehoist/romanize-thai')).default
  : undefined

const letters = (roman: string): string => roman.toLowerCase().replaceAll(/[\s-]/g, '')
const lettersAndBlanks = (roman: string): string => roman.toLowerCase().replaceAll('-', '').trim()

/** Names of places and persons are romanized as such, everything else as running text. */
function textKind(kind: string): TextKind {
  if (kind === 'place') return 'place'
  return kind === 'name' || kind === 'person' ? 'person' : 'text'
}

const patterns = new Map<string, number>()

/** `got` → `wanted`, without their common prefix and suffix. */
function pattern(got: string, wanted: string): string {
  let start = 0
  while (start < Math.min(got.length, wanted.length) && got[start] === wanted[start]) start++
  let end = 0
  while (end < Math.min(got.length, wanted.length) - start && got.at(-1 - end) === wanted.at(-1 - end)) end++
  return `${got.slice(start, got.length - end) || '∅'} for ${wanted.slice(start, wanted.length - end) || '∅'}`
}

function notePattern(got: string, wanted: string): void {
  const name = pattern(got, wanted)
  patterns.set(name, (patterns.get(name) ?? 0) + 1)
}

const percent = (count: number, of: number): string => (of === 0 ? '–' : ((100 * count) / of).toFixed(2))

function score(name: string, rows: readonly Row[]): void {
  let right = 0
  let withBlanks = 0
  let spacedRight = 0
  for (const { thai, accepted, kind } of rows) {
    const { spaced } = romanize(thai, textKind(kind), weights)
    const hasBlanks = accepted[0]?.trim().includes(' ') === true
    const sameLetters = accepted.some((form) => letters(form) === letters(spaced))
    const same = accepted.some((form) => lettersAndBlanks(form) === lettersAndBlanks(spaced))
    if (sameLetters) right++
    else notePattern(letters(spaced), letters(accepted[0] ?? ''))
    if (hasBlanks) withBlanks++
    if (hasBlanks && same) spacedRight++
    if (options.errors && !(hasBlanks ? same : sameLetters)) console.log(`  ${thai}: ${spaced} for ${accepted[0]}`)
  }
  const blanks = withBlanks === 0 ? '' : `${percent(spacedRight, withBlanks)} of ${withBlanks}`
  console.log(`| ${name} | ${rows.length} | ${percent(right, rows.length)} | ${blanks} |`)
  if (theirs) scorePeer(theirs, rows)
}

function scorePeer(romanizeTheirs: (thai: string) => string, rows: readonly Row[]): void {
  const right = rows.filter(({ thai, accepted }) => {
    const got = letters(romanizeTheirs(thai))
    return accepted.some((form) => letters(form) === got)
  })
  console.log(`| npm @dehoist/romanize-thai | ${rows.length} | ${percent(right.length, rows.length)} | |`)
}

function rowsOf(path: string): Row[] {
  const lines = readFileSync(path, 'utf8').split('\n').map((line) => line.split('\t')) // prettier-ignore
  const hasAlternatives = lines[0]?.[0] === 'text'
  return lines
    .filter(([thai = ''], index) => thai !== '' && !(index === 0 && HEADINGS.has(thai)))
    .map(([thai = '', roman = '', third = '']) =>
      hasAlternatives
        ? { thai, accepted: [roman, ...third.split(' | ').filter((form) => form !== '')], kind: 'text' }
        : { thai, accepted: [roman], kind: third },
    )
}

const rowsOfItems = (items: readonly Item[], kind: string): Row[] =>
  some(items)
    .filter(({ thai }) => options.weights === 'shipped' || !isEven(thai))
    .map(({ thai, roman }) => ({ thai, accepted: [roman], kind }))

const ofKind = (kind: string): Item[] =>
  [...lists()].filter(([name]) => name.startsWith(kind)).flatMap(([, items]) => items) // prettier-ignore

console.log('## Romanization\n\n| | rows | letters right, % | letters and blanks, % |\n|---|--:|--:|--:|')
for (const path of files) {
  const rows = rowsOf(path)
  for (const kind of new Set(rows.map((row) => row.kind))) {
    score(kind, rows.filter((row) => row.kind === kind)) // prettier-ignore
  }
}
if (files.length === 0) {
  const places = rowsOfItems(placeNames(), 'place')
  const names = rowsOfItems(ofKind('names'), 'person')
  const words = rowsOfItems(ofKind('words'), 'word')
  const phrases = rowsOfItems(ofKind('phrases'), 'text')
  score('places of data/address', places)
  score('places of data/romanize', rowsOfItems(ofKind('places'), 'place'))
  score('names of data/romanize', names)
  score('words of data/romanize', words)
  score('phrases of data/romanize', phrases)
  errorPatterns()
  speed([...places, ...names, ...words].map(({ thai }) => thai))
}

function errorPatterns(): void {
  console.log('\n| Most frequent errors: written for expected | times |\n|---|--:|')
  const frequent = [...patterns].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, PATTERNS)
  for (const [name, count] of frequent) console.log(`| ${name} | ${count} |`)
}

function speed(words: readonly string[]): void {
  const times: number[] = []
  let lettersRead = 0
  for (let round = 0; round < ROUNDS; round++) {
    for (const word of words) {
      const start = performance.now()
      romanize(word, 'text', weights)
      if (round === 0) continue
      times.push((performance.now() - start) * 1000)
      lettersRead += word.length
    }
  }
  const sum = times.reduce((total, time) => total + time, 0)
  times.sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  console.log(`\n| ${times.length} runs | µs |\n|---|--:|\n| median | ${at(0.5)} |\n| 99th percentile | ${at(0.99)} |`)
  console.log(`| per letter | ${(sum / lettersRead).toFixed(2)} |`)
  for (const [name, text] of [['words', words.join('')], ['กร', 'กร'.repeat(LONG_RUN / 2)]] as const) {
    const start = performance.now()
    romanize(text.slice(0, LONG_RUN), 'text', weights)
    console.log(`| ${LONG_RUN} letters (${name}) | ${((performance.now() - start) * 1000).toFixed(0)} |`)
  }
} // prettier-ignore
