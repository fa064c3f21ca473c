import compact from '../../src/address/dataset.generated.json' with { type: 'json' }
import { shown } from '../compare.ts'
import { bundleCommit, bundleProduct } from './bundle.ts'
import { cases, otherCases, type Case } from './cases.ts'
import { lowerQuartile, quartileRatio, type Pair } from './interval.ts'
import { load, oneByOne } from './load.ts'
import { ERROR_MAX, warm } from './table.ts'
import { serve, type Server } from './workerd.ts'

/**
 * `npm run bench -- --against REF [--only NAME…]`: every row as this working tree answers it and as the commit REF does,
 * in turns, each by its own settings. Below 1 is faster than REF. A row that REF answers with another status is left out.
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
  if (await answers(before, row))
    rows.push({ row, amounts: [await amountOf(now, row), await amountOf(before, row)], pairs: [] })
  else unlike.push(row.name)
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

async function answers(server: Server, row: Case): Promise<boolean> {
  try {
    await oneByOne(server, row, row.requests.length)
    return true
  } catch {
    return false
  }
}

async function amountOf(server: Server, row: Case): Promise<number> {
  const warmed = { server, row, amount: 0 }
  await warm(warmed, settings)
  return warmed.amount
}

/** One slice of each; who begins changes with each round. */
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
  console.log(`## Against ${ref}\n\n| | now, µs | ${ref}, µs | × | ± % | slices |\n|---|--:|--:|--:|--:|--:|`)
  let logarithms = 0
  for (const { row, pairs } of rows) {
    const { ratio, error } = quartileRatio(pairs)
    logarithms += Math.log(ratio)
    const times = [pairs.map(({ own }) => own), pairs.map(({ measure }) => measure)].map(lowerQuartile).map(shown)
    console.log(`| ${[row.name, ...times, ratio.toFixed(2), (error * 100).toFixed(1), pairs.length].join(' | ')} |`)
  }
  console.log(`\nGeometric mean of ${rows.length} rows: ${Math.exp(logarithms / rows.length).toFixed(3)} ×`)
  if (unlike.length > 0) console.log(`Other status from ${ref}: ${unlike.join('; ')}.`)
}
