import compact from '../../src/address/dataset.generated.json' with { type: 'json' }
import { median, shown, verdict } from '../compare.ts'
import { isSmallest, some } from '../smallest.ts'
import { bundleEntry, bundleProduct, type Bundle } from './bundle.ts'
import { cases, firstAnswerMs, otherCases, type Case } from './cases.ts'
import { oneByOne } from './load.ts'
import { measureTable, subject, type Subject } from './table.ts'
import { cpuMicrosecondsOf, serve, type Server } from './workerd.ts'

/**
 * `node bench/service/routes.ts [--quick] [--only NAME…]`: every route of the deployed bundle that needs no storage, in
 * plain workerd, beside a constant handler in the same run. `--only` selects rows whose name contains one of these words.
 */
const isQuick = process.argv.includes('--quick')
const at = process.argv.indexOf('--only')
const only = at === -1 ? undefined : process.argv.slice(at + 1)
const settings = isQuick
  ? { rounds: 1, cpuMsPerSlice: 20, warmRequests: 50, secondsMax: isSmallest ? 1 : 30, batches: 3, starts: 1 }
  : { rounds: 24, cpuMsPerSlice: 40, warmRequests: 1000, secondsMax: only ? 60 : 200, batches: 30, starts: 5 }

const BATCH_REQUESTS = 50
const WARM_MS_MAX = 5

const product = bundleProduct()
const server = await serve(product)
const constant = await serve(bundleEntry('constant-handler', 'bench/service/constant.ts'))
const hello = { name: 'constant handler', requests: [{ path: '/hello?name=sala' }] }
const subjects: Subject[] = [subject(hello, constant)]
const wanted = some([...cases(compact.file.etag), ...otherCases]).filter(
  ({ name }) => only?.some((word) => name.includes(word)) ?? true,
)
for (const row of wanted) subjects.push(subject(row, server))

console.log('## Routes in plain workerd\n')
await measureTable(subjects, settings)
if (!only) await printP99()
for (const each of [server, constant]) await each.stop()
await printFirstAnswers(product)

/** Prints the worst of many batches of sequential requests, in CPU of the process. */
async function printP99(): Promise<void> {
  console.log(`\n### Worst of ${settings.batches} batches of ${BATCH_REQUESTS} requests one after another, warm\n`)
  console.log('| | CPU a request, ms | asked |\n|---|--:|---|')
  for (const { row, server: of } of subjects) {
    let worst = 0
    for (let batch = 0; batch < settings.batches; batch++) {
      const before = cpuMicrosecondsOf(of.pid)
      await oneByOne(of, row, BATCH_REQUESTS)
      worst = Math.max(worst, (cpuMicrosecondsOf(of.pid) - before) / BATCH_REQUESTS / 1000)
    }
    console.log(`| ${row.name} | ${shown(worst)} | ${verdict(`≤ ${WARM_MS_MAX}`, worst <= WARM_MS_MAX)} |`)
  }
}

/** Prints the CPU of the first answer of a new process, with nothing compiled, unpacked or cached. */
async function printFirstAnswers(bundle: Bundle): Promise<void> {
  console.log('\n### First answer after a start\n\n| | CPU, ms | at most | aim |\n|---|--:|---|---|')
  for (const row of wanted) {
    const times: number[] = []
    for (let start = 0; start < settings.starts; start++) times.push(await firstAnswer(bundle, row))
    const first = median(times)
    const limits = [firstAnswerMs.atMost, firstAnswerMs.aim].map((limit) => verdict(String(limit), first <= limit))
    console.log(`| ${[row.name, shown(first), ...limits].join(' | ')} |`)
  }
}

async function firstAnswer(bundle: Bundle, row: Case): Promise<number> {
  const fresh = await serve(bundle)
  await quiet(fresh)
  const before = cpuMicrosecondsOf(fresh.pid)
  await oneByOne(fresh, row, 1)
  const used = cpuMicrosecondsOf(fresh.pid) - before
  await fresh.stop()
  return used / 1000
}

/** Waits until the process is idle after its start. */
async function quiet({ pid }: Server): Promise<void> {
  for (let before = -1; ;) {
    const now = cpuMicrosecondsOf(pid)
    if (now - before < 200) return
    before = now
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
