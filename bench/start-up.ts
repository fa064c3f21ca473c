import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import compact from '../src/address/dataset.generated.json' with { type: 'json' }
import { median, verdict } from './compare.ts'
import { bundleProduct, type Bundle } from './server/bundle.ts'
import { cases } from './server/cases.ts'
import { oneByOne } from './server/load.ts'
import { cpuMicrosecondsOf, residentMib, serve, type Server } from './server/workerd.ts'

/**
 * `npm run start-up [-- --soak-seconds 240]`: size of the bundle, time from start to first answer, and memory after
 * 10,000 mixed requests and after a soak. Ends with 1 when memory still grows in its second half.
 */
const at = process.argv.indexOf('--soak-seconds')
const soakSeconds = Math.min(300, at === -1 ? 240 : Number(process.argv[at + 1]))
const MIXED_REQUESTS = 10_000
const STARTS = 7
const GROWTH_MAX = 0.05
/** Cloudflare gives an isolate 128 MB; a heap that kept more would end the process here. */
const HEAP_MIB_MAX = 128
const JUDGED_SECONDS_MIN = 180
const GROWTH_MIB_MAX = 8

let sent = 0
const rows = cases(compact.file.etag)
const product = bundleProduct()
printSizes(product)
await printStarts()
await printMemory()

function printSizes({ folder, main, modules }: Bundle): void {
  const source = join(import.meta.dirname, '../src')
  const data = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.generated.'))
    .map((file) => readFileSync(join(source, file)))
  const rest = (wanted: RegExp): Buffer[] =>
    modules.filter((file) => wanted.test(file)).map((file) => readFileSync(join(folder, file)))
  console.log('## Size of the bundle\n\n| | KiB | gzipped, KiB |\n|---|--:|--:|')
  sizeRow('script, with its data', [readFileSync(join(folder, main))])
  sizeRow('of this data', data)
  sizeRow('wasm', rest(/\.wasm$/))
  sizeRow('fonts', rest(/\.ttf$/))
}

function kib(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}

function sizeRow(name: string, parts: readonly Buffer[]): void {
  const all = Buffer.concat(parts)
  console.log(`| ${name} | ${kib(all.length)} | ${kib(gzipSync(all).length)} |`)
}

async function printStarts(): Promise<void> {
  const starts: { listens: number; answers: number; cpu: number }[] = []
  for (let i = 0; i < STARTS; i++) {
    const start = performance.now()
    const server = await serve(product)
    const listens = performance.now() - start
    const [first] = rows
    if (first) await oneByOne(server, first, 1)
    starts.push({ listens, answers: performance.now() - start, cpu: cpuMicrosecondsOf(server.pid) / 1000 })
    await server.stop()
  }
  const ms = (pick: (start: (typeof starts)[number]) => number): string => median(starts.map(pick)).toFixed(0)
  console.log(`\n## Cold start of workerd, median of ${STARTS}\n\n| | ms |\n|---|--:|`)
  console.log(`| until it listens | ${ms(({ listens }) => listens)} |`)
  console.log(`| until the first answer | ${ms(({ answers }) => answers)} |`)
  console.log(`| CPU of the process until then | ${ms(({ cpu }) => cpu)} |`)
}

async function printMemory(): Promise<void> {
  const server = await serve(product, [`--max-old-space-size=${HEAP_MIB_MAX}`])
  const atStart = residentMib(server.pid)
  await mixed(server, () => sent < MIXED_REQUESTS)
  const afterMixed = residentMib(server.pid)
  const samples: number[] = []
  const end = performance.now() + soakSeconds * 1000
  while (performance.now() < end) {
    const next = performance.now() + 1000
    await mixed(server, () => performance.now() < next)
    samples.push(residentMib(server.pid))
  }
  await server.stop()
  const fifth = Math.ceil(samples.length / 5)
  const early = median(samples.slice(2 * fifth, 3 * fifth))
  const late = median(samples.slice(-fifth))
  const grows = late - early > Math.max(early * GROWTH_MAX, GROWTH_MIB_MAX)
  console.log(`\n## Resident memory of workerd, heap limited to ${HEAP_MIB_MAX} MiB\n\n| | MiB |\n|---|--:|`)
  console.log(`| at the start | ${atStart.toFixed(0)} |`)
  console.log(`| after ${MIXED_REQUESTS} mixed requests | ${afterMixed.toFixed(0)} |`)
  console.log(`| middle fifth of a soak of ${soakSeconds} s | ${early.toFixed(0)} |`)
  console.log(`| last fifth, after ${sent} requests | ${late.toFixed(0)} |`)
  if (soakSeconds < JUDGED_SECONDS_MIN) {
    console.log(`\nThe heap fills for its first minute: a soak under ${JUDGED_SECONDS_MIN} s is not judged.`)
    return
  }
  console.log(`\n${verdict('No growth', !grows)}`)
  if (grows) process.exitCode = 1
}

/** Every kind of request in turn, eight at once, while it may go on. */
async function mixed(server: Server, goOn: () => boolean): Promise<void> {
  const lane = async (): Promise<void> => {
    while (goOn()) {
      const row = rows[sent++ % rows.length]
      if (row) await oneByOne(server, row, 1)
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
}
