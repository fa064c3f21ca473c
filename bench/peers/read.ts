import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cpuUsage } from 'node:process'
import { gzipSync } from 'node:zlib'
import { readText } from '../../src/text/read/read.ts'
import { median } from '../compare.ts'
import { isSmallest, some } from '../smallest.ts'
import { bundleProduct, bundleWith, type Bundle } from '../service/bundle.ts'
import { peer } from './peers.ts'
import { isAccepted, rowsOf, type Row } from './read-rows.ts'

/**
 * `npm run bench:read -- FILE.tsv…`: how many texts are read correctly, by category, in the given files (columns input,
 * accepted or expected, category, options), or else in our own running text; beside it the npm packages that spell out
 * numbers, and the time for 500 characters. `--all` prints every rejected reading; `--size` alone prints how much the
 * reading adds to the deployed script.
 */
const own = ['running', 'running-last', 'running-later', 'independent', 'forms'].map(
  (name) => new URL(`../../test/text/read/${name}.tsv`, import.meta.url).pathname,
)
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 15)
const CALLS = isSmallest ? 1 : 40
const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isTalkative = process.argv.includes('--all')
const files = given.length > 0 ? given : own

console.log('## Reading text aloud')
if (process.argv.includes('--size')) size()
else {
  for (const file of files) score(basename(file), some(rowsOf(file)))
  await numbers()
  times()
}

/** The script as `wrangler deploy` sends it, with the reading and with a stub in its place. */
function size(): void {
  const stub = 'export const readText = (text) => ({ input: text, text, tokens: [] })'
  const [whole, without] = [kibOf(bundleProduct()), kibOf(bundleWith('src/text/read/read.ts', stub))]
  console.log(
    `\nDeployed script, KiB gzipped: ${whole.toFixed(2)}; without the reading ${without.toFixed(2)}: it adds ${(whole - without).toFixed(2)}`,
  )
}

function kibOf({ folder, main }: Bundle): number {
  return gzipSync(readFileSync(join(folder, main)), { level: 9 }).length / 1024
}

function score(name: string, rows: readonly Row[]): void {
  const categories = new Map<string, { right: number; all: number }>()
  let unstable = 0
  for (const { input, accepted, category, options } of rows) {
    const { text } = readText(input, options)
    const isRight = isAccepted(accepted, text)
    for (const key of [category, 'all']) {
      const { right, all } = categories.get(key) ?? { right: 0, all: 0 }
      categories.set(key, { right: right + (isRight ? 1 : 0), all: all + 1 })
    }
    if (readText(text, options).text !== text) unstable++
    if (isTalkative && !isRight) console.log(`${category}: ${input}\n  read     ${text}\n  accepted ${accepted}`)
  }
  console.log(`\n### ${name}\n\n| category | texts | right | % |\n|---|--:|--:|--:|`)
  for (const [category, { right, all }] of categories)
    console.log(`| ${category} | ${all} | ${right} | ${((100 * right) / all).toFixed(1)} |`)
  console.log(`\nReadings that change when they are read again: ${unstable}`)
}

/** Whole numbers beside the packages that spell them out; the rule is the Royal Institute's, p. 67. */
async function numbers(): Promise<void> {
  const { toCardinal } = await peer<{ toCardinal: (number: bigint) => string }>('n2words/th-TH')
  const { ToWords } = await peer<{ ToWords: new (options: object) => { convert: (number: number) => string } }>(
    'to-words',
  )
  const { bahttext } = await peer<{ bahttext: (amount: number) => string }>('bahttext')
  const { default: thaiBahtText } = await peer<{ default: (amount: number) => string }>('thai-baht-text')
  const toWords = new ToWords({ localeCode: 'th-TH' })
  const readers: Record<string, (number: bigint) => string> = {
    Sala: (number) => readText(number.toLocaleString('en-US')).text,
    n2words: (number) => toCardinal(number),
    'to-words': (number) => toWords.convert(Number(number)),
    bahttext: (number) => withoutBaht(bahttext(Number(number))),
    'thai-baht-text': (number) => withoutBaht(thaiBahtText(Number(number))),
  }
  const known: readonly (readonly [bigint, string])[] = [
    [21n, 'ยี่สิบเอ็ด'],
    [101n, 'หนึ่งร้อยเอ็ด'],
    [1001n, 'หนึ่งพันเอ็ด'],
    [2501n, 'สองพันห้าร้อยเอ็ด'],
    [1_000_001n, 'หนึ่งล้านเอ็ด'],
    [101_000_000n, 'หนึ่งร้อยเอ็ดล้าน'],
    [501_741_221n, 'ห้าร้อยเอ็ดล้านเจ็ดแสนสี่หมื่นหนึ่งพันสองร้อยยี่สิบเอ็ด'],
    [1_000_001_000_001n, 'หนึ่งล้านเอ็ดล้านเอ็ด'],
  ]
  console.log(`\n### Numbers\n\n| | ${known.map(([number]) => number.toLocaleString('en-US')).join(' | ')} |`)
  console.log(`|---|${known.map(() => '---|').join('')}`)
  for (const [name, read] of Object.entries(readers)) {
    const cells = known.map(([number, words]) => (said(read, number) === words ? 'right' : said(read, number)))
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}

function withoutBaht(words: string): string {
  return words.replace(/บาทถ้วน$/, '')
}

function said(read: (number: bigint) => string, number: bigint): string {
  try {
    return read(number)
  } catch {
    return 'throws'
  }
}

/** CPU time for 500 characters, and how it grows when the length doubles. */
function times(): void {
  const running = rowsOf(own[0] ?? '')
    .map(({ input }) => input)
    .join(' ')
  const texts: Record<string, string> = {
    'running text, dense': running,
    'plain Thai': 'สวัสดีครับวันนี้อากาศดีมากเราจะไปเที่ยวทะเลกับครอบครัวและเพื่อนบ้าน ',
    '0 0 0': '0 ',
    'ก ๆ ก ๆ': 'ก ๆ ',
    '1-1-1': '1-',
    '1/1/1': '1/',
    '9.30 9.30': '9.30 ',
    'A1-A1': 'A1-',
    'a.a.a': 'a.',
    '((0(0': '(0',
    'พ.ต.พ.ต.': 'พ.ต.',
    '***': '*',
    digits: '1',
  }
  console.log('\n### Time\n\n| text | ms for 500 characters | 1,000 over 500 | 2,000 over 1,000 |\n|---|--:|--:|--:|')
  for (const [name, text] of Object.entries(texts)) {
    const [short = 0, middle = 0, long = 0] = [500, 1000, 2000].map((length) =>
      milliseconds(text.repeat(2000 / text.length + 1).slice(0, length)),
    )
    console.log(`| ${name} | ${short.toFixed(3)} | ${(middle / short).toFixed(2)} | ${(long / middle).toFixed(2)} |`)
  }
}

/** CPU milliseconds of one call, the median of rounds. */
function milliseconds(text: string): number {
  const samples: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const start = cpuUsage()
    for (let call = 0; call < CALLS; call++) readText(text)
    const { user, system } = cpuUsage(start)
    if (round > 0) samples.push((user + system) / 1000 / CALLS)
  }
  return median(samples)
}
