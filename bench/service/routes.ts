import compact from '../../src/address/dataset.generated.json' with { type: 'json' }
import { median, shown, verdict } from '../compare.ts'
import { bundleEntry, bundleProduct } from './bundle.ts'
import { cases, otherCases } from './cases.ts'
import { oneByOne } from './load.ts'
import { measureTable, subject, type Subject } from './table.ts'
import { cpuMicrosecondsOf, serve, type Server } from './workerd.ts'

/**
 * `node bench/service/routes.ts [--quick] [--only TEXT]`: every route of the Worker as deployed that needs no storage, in plain
 * workerd, beside a constant handler in the same run.
 */
const isQuick = process.argv.includes('--quick')
const only = process.argv[process.argv.indexOf('--only') + 1] ?? ''
const settings = isQuick
  ? { rounds: 2, cpuMsPerSlice: 30, warmRequests: 200, batches: 10, starts: 1 }
  : { rounds: 24, cpuMsPerSlice: 40, warmRequests: 1000, batches: 100, starts: 5 }

const BATCH_REQUESTS = 50
const WARM_MS_MAX = 5
const FIRST_MS_MAX = 10

const hello = [{ path: '/hello?name=sala' }]
const posted = { method: 'POST', path: '/hello', body: '{"target":"0812345678","amount":120.5}' }
const baselines = [
  { row: { name: 'constant handler', requests: hello }, entry: 'bench/service/constant.ts' },
  { row: { name: 'bare Hono', requests: hello }, entry: 'bench/service/bare-hono.ts' },
  { row: { name: 'bare Hono with zod', requests: hello }, entry: 'bench/service/bare-hono-zod.ts' },
  { row: { name: 'constant with eight headers', requests: hello }, entry: 'bench/service/bare-costs.ts' },
  { row: { name: 'the same, reads a JSON body', requests: [posted] }, entry: 'bench/service/bare-costs.ts' },
] as const

const product = bundleProduct()
const server = await serve(product)
const servers = [server]
const subjects: Subject[] = []
for (const { row, entry } of baselines) {
  const bare = await serve(bundleEntry(row.name.toLowerCase().replace(/\W+/g, '-'), entry))
  servers.push(bare)
  subjects.push(subject(row, bare))
}
const wanted = [...cases(compact.file.etag), ...otherCases].filter(({ name }) =>
  process.argv.includes('--only') ? name.includes(only) : true,
)
for (const row of wanted) subjects.push(subject(row, server))

console.log('## Routes in plain workerd\n')
await measureTable(subjects, settings)
await printP99()
for (const each of servers) await each.stop()
await printFirstAnswers()

/** The worst of many batches of requests one after another, in CPU of the process. */
async function printP99(): Promise<void> {
  console.log(`\n### Worst of ${settings.batches} batches of ${BATCH_REQUESTS} requests one after another, warm\n`)
  console.log('| | CPU a request, ms | asked |\n|---|--:|---|')
  for (const { row, server: at } of subjects) {
    let worst = 0
    for (let batch = 0; batch < settings.batches; batch++) {
      const before = cpuMicrosecondsOf(at.pid)
      await oneByOne(at, row, BATCH_REQUESTS)
      worst = Math.max(worst, (cpuMicrosecondsOf(at.pid) - before) / BATCH_REQUESTS / 1000)
    }
    console.log(`| ${row.name} | ${shown(worst)} | ${verdict(`≤ ${WARM_MS_MAX}`, worst <= WARM_MS_MAX)} |`)
  }
}

/** CPU of the very first answer of a new process; nothing was compiled, unfolded or kept before it. */
async function printFirstAnswers(): Promise<void> {
  console.log('\n### First answer after a start\n\n| | CPU, ms | asked |\n|---|--:|---|')
  for (const row of wanted) {
    const times: number[] = []
    for (let start = 0; start < settings.starts; start++) {
      const fresh = await serve(product)
      await quiet(fresh)
      const before = cpuMicrosecondsOf(fresh.pid)
      await oneByOne(fresh, row, 1)
      times.push((cpuMicrosecondsOf(fresh.pid) - before) / 1000)
      await fresh.stop()
    }
    const first = median(times)
    console.log(`| ${row.name} | ${shown(first)} | ${verdict(`≤ ${FIRST_MS_MAX}`, first <= FIRST_MS_MAX)} |`)
  }
}

/** Waits until the process has come to rest after its start. */
async function quiet({ pid }: Server): Promise<void> {
  for (let before = -1; ;) {
    const now = cpuMicrosecondsOf(pid)
    if (now - before < 200) return
    before = now
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
