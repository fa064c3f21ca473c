import compact from '../../src/address/dataset.generated.json' with { type: 'json' }
import { shown } from '../compare.ts'
import { bundleCommit, bundleProduct } from './bundle.ts'
import { cases, otherCases, type Case } from './cases.ts'
import { lowerQuartile, quartileRatio, type Pair } from './interval.ts'
import { load } from './load.ts'
import { ERROR_MAX, warm } from './table.ts'
import { serve, type Server } from './workerd.ts'

/**
 * `npm run bench -- --against REF [--only NAME…]`: measures every row in this working tree and in the commit REF, in turns,
 * each with its own settings. Below 1 is faster than REF. A row that REF answers with another status is skipped; one with
 * another type or other bytes does different work, so it is marked and excluded from the second mean.
 */
const option = (name: string): string[] => {
  const at = process.argv.indexOf(name)
  if (at === -1) return []
  const values = process.argv.slice(at + 1)
  const end = values.findIndex((value) => value.startsWith('--'))
  return end === -1 ? values : values.slice(0, end)
}
const [ref = 'HEAD'] = option('--against')
const only = option('--only')
const settings = { rounds: 16, cpuMsPerSlice: 40, warmRequests: 800, secondsMax: 300 }

interface Row {
  readonly row: Case
  /** Whether both return the same bytes and type. */
  readonly isSame: boolean
  readonly amounts: readonly [now: number, before: number]
  readonly pairs: Pair[]
}

const now = await serve(bundleProduct())
const before = await serve(bundleCommit(ref))
const rows: Row[] = []
const unlike: string[] = []
const wanted = [...cases(compact.file.etag), ...otherCases].filter(
  ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
)
for (const row of wanted) {
  const [own, other] = [await answersOf(now, row), await answersOf(before, row)]
  if (other === undefined) unlike.push(row.name)
  else
    rows.push({
      row,
      isSame: own === other,
      amounts: [await amountOf(now, row), await amountOf(before, row)],
      pairs: [],
    })
}
const end = performance.now() + settings.secondsMax * 1000
let open: readonly Row[] = rows
for (let round = 1; open.length > 0 && performance.now() < end; round++) {
  for (const row of open) await measurePair(row, round % 2 === 0)
  if (round >= settings.rounds) open = open.filter(({ pairs }) => quartileRatio(pairs).error > ERROR_MAX)
}
print()
await now.stop()
await before.stop()

/** Types and bodies of a row's answers, without the host; undefined if a status is not the expected one. */
async function answersOf(server: Server, row: Case): Promise<string | undefined> {
  const answers: string[] = []
  for (const { path, method = 'GET', body, headers = {} } of row.requests) {
    const init = { method, headers, redirect: 'manual', ...(body !== undefined && { body }) } as const
    const response = await fetch(server.url + path, init)
    if (response.status !== (row.status ?? 200)) return undefined
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1')
    answers.push(`${response.headers.get('Content-Type')} ${text.replaceAll(server.url, '')}`)
  }
  return answers.join('\n')
}

async function amountOf(server: Server, row: Case): Promise<number> {
  const warmed = { server, row, amount: 0 }
  await warm(warmed, settings)
  return warmed.amount
}

/** One slice of each server; the order alternates by round. */
async function measurePair({ row, amounts, pairs }: Row, nowFirst: boolean): Promise<void> {
  const cpu = async (server: Server, amount: number): Promise<number> =>
    (await load(server, row, amount)).cpuMicroseconds
  if (nowFirst) {
    const own = await cpu(now, amounts[0])
    pairs.push({ own, measure: await cpu(before, amounts[1]) })
  } else {
    const measure = await cpu(before, amounts[1])
    pairs.push({ own: await cpu(now, amounts[0]), measure })
  }
}

function print(): void {
  console.log(
    `## Against ${ref}\n\n| | now, µs | ${ref}, µs | × | ± % | slices | answer |\n|---|--:|--:|--:|--:|--:|---|`,
  )
  for (const { row, isSame, pairs } of rows) {
    const { ratio, error } = quartileRatio(pairs)
    const times = [pairs.map(({ own }) => own), pairs.map(({ measure }) => measure)].map(lowerQuartile).map(shown)
    console.log(
      `| ${[row.name, ...times, ratio.toFixed(2), (error * 100).toFixed(1), pairs.length, isSame ? 'same' : 'other'].join(' | ')} |`,
    )
  }
  const same = rows.filter(({ isSame }) => isSame)
  console.log(
    `\nGeometric mean of ${rows.length} rows: ${mean(rows)} ×; of the ${same.length} with the same answer: ${mean(same)} ×`,
  )
  if (unlike.length > 0) console.log(`Other status from ${ref}: ${unlike.join('; ')}.`)
}

function mean(some: readonly Row[]): string {
  const logarithms = some.map(({ pairs }) => Math.log(quartileRatio(pairs).ratio))
  return Math.exp(logarithms.reduce((sum, each) => sum + each, 0) / some.length).toFixed(3)
}
