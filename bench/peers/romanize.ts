import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { lists, mayTrain, placeNames, type Item } from '../../data/romanize/items.ts'
import { trainingSet } from '../../data/romanize/training-set.ts'
import { romanizeWord } from '../../src/text/romanize/romanize.ts'

/**
 * `npm run bench:romanize -- FILE…`: how often the romanization is exactly right (case, blanks and hyphens ignored), on
 * words that nothing was learned from: the place names and lists of this repository whose SHA-256 begins with an odd
 * byte, and the files given (tab-separated: Thai, RTGS, kind), less the words that were learned from.
 */
const PATTERNS = 30
const ROUNDS = 5
const LONG_WORD = 500

const plain = (roman: string): string => roman.toLowerCase().replaceAll(/[^a-z]/g, '')
const read = (thai: string): string => romanizeWord(thai).map(({ roman }) => roman).join('') // prettier-ignore

const patterns = new Map<string, number>()

/** What was written for what should be, without what both begin and end with. */
function pattern(got: string, wanted: string): string {
  let start = 0
  while (start < Math.min(got.length, wanted.length) && got[start] === wanted[start]) start++
  let end = 0
  while (end < Math.min(got.length, wanted.length) - start && got.at(-1 - end) === wanted.at(-1 - end)) end++
  return `${got.slice(start, got.length - end) || '∅'} for ${wanted.slice(start, wanted.length - end) || '∅'}`
}

function score(name: string, items: readonly Item[], note = ''): void {
  let right = 0
  for (const { thai, roman } of items) {
    const got = read(thai)
    if (got === plain(roman)) right++
    else patterns.set(pattern(got, plain(roman)), (patterns.get(pattern(got, plain(roman))) ?? 0) + 1)
  }
  const share = items.length === 0 ? '-' : ((100 * right) / items.length).toFixed(2)
  console.log(`| ${name} | ${items.length} | ${right} | ${share} | ${note} |`)
}

const odd = (items: readonly Item[]): Item[] => items.filter(({ thai }) => !mayTrain(thai))
const ofKind = (kind: string): Item[] =>
  odd([...lists()].filter(([name]) => name.startsWith(kind)).flatMap(([, items]) => items)) // prettier-ignore

console.log('| items | number | right | % | |\n|---|---|---|---|---|')
score('places of data/address, odd', odd(placeNames()))
score('names of data/romanize, odd', ofKind('names'))
score('words of data/romanize, odd', ofKind('words'))

const trained = new Set(trainingSet().map(({ thai }) => thai))
for (const path of process.argv.slice(2)) {
  const rows = readFileSync(path, 'utf8').split('\n').map((line) => line.split('\t')) // prettier-ignore
  const items = rows.filter(([thai]) => /^[ก-๎]+$/u.test(thai ?? '')).map(([thai = '', roman = '', kind = '']) => ({ thai, roman, kind })) // prettier-ignore
  for (const kind of new Set(items.map((item) => item.kind))) {
    const all = items.filter((item) => item.kind === kind)
    const unseen = all.filter(({ thai }) => !trained.has(thai))
    score(`${basename(path)}: ${kind}`, unseen, `${all.length - unseen.length} learned from, left out`)
  }
}

console.log(`\nMost frequent errors (written for expected):`)
const frequent = [...patterns].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).slice(0, PATTERNS)
for (const [name, count] of frequent) console.log(`${String(count).padStart(4)}  ${name}`)

const words = odd([...placeNames(), ...[...lists().values()].flat()]).map(({ thai }) => thai)
const times: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  for (const word of words) {
    const start = performance.now()
    romanizeWord(word)
    if (round > 0) times.push((performance.now() - start) * 1000)
  }
}
times.sort((a, b) => a - b)
const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
console.log(`\nTime per word: median ${at(0.5)} µs, 99th percentile ${at(0.99)} µs (${times.length} words)`)

const long = words.join('').slice(0, LONG_WORD)
const start = performance.now()
romanizeWord(long)
console.log(`A word of ${LONG_WORD} letters: ${(performance.now() - start).toFixed(1)} ms`)
