import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import compact from '../../src/address/dataset.generated.json' with { type: 'json' }
import { median, verdict } from '../compare.ts'
import { bundleEntry, bundleProduct, type Bundle } from '../service/bundle.ts'
import { cases } from '../service/cases.ts'
import { oneByOne } from '../service/load.ts'
import { growthOf, JUDGED_REQUESTS_MIN, mixed, soak, type Growth } from '../service/memory.ts'
import { cpuMicrosecondsOf, residentMib, serve } from '../service/workerd.ts'

/**
 * `npm run start-up [-- --soak-seconds 240]`: size of the bundle, time from start to first answer, and memory after
 * 10,000 mixed requests and after a soak. Exits with 1 when memory still grows once the heap has filled.
 * `-- --self-test` soaks a service with a planted leak long enough to judge it, and fails unless the leak shows.
 */
const at = process.argv.indexOf('--soak-seconds')
const SOAK_SECONDS = 240
const SOAK_SECONDS_MAX = 300
const MIXED_REQUESTS = 10_000
const STARTS = 7
/** Cloudflare gives an isolate 128 MB; a larger heap would end the process here. */
const V8_FLAGS = ['--max-old-space-size=128']

const rows = cases(compact.file.etag)
if (process.argv.includes('--self-test')) await selfTest()
else {
  const product = bundleProduct()
  printSizes(product)
  await printStarts(product)
  await printMemory(product)
}

function printSizes({ folder, main, modules }: Bundle): void {
  const source = join(import.meta.dirname, '../../src')
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

async function printStarts(product: Bundle): Promise<void> {
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

async function printMemory(product: Bundle): Promise<void> {
  const soakSeconds = Math.min(SOAK_SECONDS_MAX, at === -1 ? SOAK_SECONDS : Number(process.argv[at + 1]))
  const server = await serve(product, V8_FLAGS)
  const atStart = residentMib(server.pid)
  const first = await mixed(server, rows, MIXED_REQUESTS)
  const afterMixed = residentMib(server.pid)
  const samples = await soak(server, rows, soakSeconds)
  await server.stop()
  const growth = growthOf(samples)
  const last = samples.at(-1)
  console.log('\n## Resident memory of workerd, heap limited to 128 MiB\n\n| | MiB |\n|---|--:|')
  console.log(`| at the start | ${atStart.toFixed(0)} |`)
  console.log(`| after ${first} mixed requests | ${afterMixed.toFixed(0)} |`)
  printGrowth(growth)
  console.log(`| after ${last?.requests} requests in ${soakSeconds} s | ${last?.mib.toFixed(0)} |`)
  if (growth) console.log(`\n${verdict(`No growth: ${perRequest(growth)}`, !growth.grows)}`)
  else console.log(`\nNot judged: the heap fills first, which takes ${JUDGED_REQUESTS_MIN} requests.`)
  if (growth ? growth.grows : soakSeconds >= SOAK_SECONDS) process.exitCode = 1
}

function printGrowth(growth: Growth | undefined): void {
  for (const { requests, mib } of growth ? [growth.early, growth.late] : [])
    console.log(`| about ${requests} requests into the soak | ${mib.toFixed(1)} |`)
}

function perRequest({ bytesPerRequest }: Growth): string {
  return `${bytesPerRequest.toFixed(0)} bytes a request`
}

async function selfTest(): Promise<void> {
  const server = await serve(bundleEntry('leaking', 'bench/proof/fuzz/leaking.ts'), V8_FLAGS)
  const growth = growthOf(await soak(server, rows, Infinity, JUDGED_REQUESTS_MIN))
  await server.stop()
  printGrowth(growth)
  console.log(growth?.grows ? `Planted leak found: ${perRequest(growth)}` : 'Planted leak not found')
  if (!growth?.grows) process.exitCode = 1
}
