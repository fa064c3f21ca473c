import { median, shown, verdict } from '../compare.ts'
import { bundleCommit, bundleProduct, type Bundle } from '../service/bundle.ts'
import type { Case, Sent } from '../service/cases.ts'
import { lowerQuartile, quartileRatio, type Pair } from '../service/interval.ts'
import { load, oneByOne } from '../service/load.ts'
import { cpuMicrosecondsOf, serve, type Server } from '../service/workerd.ts'

/**
 * `npm run doors [-- --short]`: CPU cost in plain workerd of the entry points for spreadsheets, lists and assistants: other
 * formats beside JSON, a bulk request beside a single one, tools by MCP, and the first answer beside that of version 1.0.
 * Exits with 1 when a limit is missed. Linux only.
 */
const isShort = process.argv.includes('--short')
const ROUNDS = isShort ? 4 : 16
const STARTS = isShort ? 3 : 9
const WARM_REQUESTS = isShort ? 60 : 400
const SLICE_MS = 40
/** The last commit of version 1.0. */
const VERSION_1 = '35cd92e'

const thai = '/api/v1/tools/thai'
const address = `${thai}/address`
const get = (path: string): Sent[] => [{ path: encodeURI(path) }]
const post = (path: string, body: unknown, headers: Record<string, string> = {}): Sent[] => [
  { method: 'POST', path, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } },
]

/** A list of 100 entries; 160 bytes of text in each make 16 KB. */
const hundred = (entry: (number: number) => object): Sent[] =>
  post('/api/v1/bulk', { requests: Array.from({ length: 100 }, (_, number) => entry(number)) })
const withText = (path: string, text: string) => (): object => ({ path: `${path}${encodeURIComponent(text)}` })
const pasted = 'สมชาย ใจดี 99/9 ม.4 ถ.พหลโยธิน ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200'
const running = 'นัด 24 พ.ย. 69 เวลา 09.30 น. โทร. 02-354-8108 ค่าห้อง 1,250.50 บาท'
const words = 'ประเทศไทยมีภูมิประเทศหลากหลายตั้งแต่ภูเขาสูงทางภาคเหนือ'

/** `row` may cost at most `atMost` times `measure`. */
const ratios: readonly (readonly [row: Case, measure: Case, atMost: number])[] = [
  [
    { name: 'baht-text as text', requests: get(`${thai}/baht-text?amount=1234.50&format=text`) },
    { name: 'baht-text as JSON', requests: get(`${thai}/baht-text?amount=1234.50`) },
    1,
  ],
  [
    { name: 'date as text', requests: get(`${thai}/date?date=2026-11-20&format=text`) },
    { name: 'date as JSON', requests: get(`${thai}/date?date=2026-11-20`) },
    1,
  ],
  [
    { name: 'romanize as text', requests: get(`${thai}/romanize?text=${words}&format=text`) },
    { name: 'romanize as JSON', requests: get(`${thai}/romanize?text=${words}`) },
    1,
  ],
  [
    { name: 'search, 100 results as CSV', requests: get(`${address}/search?q=บาง&limit=100&format=csv`) },
    { name: 'search, 100 results as JSON', requests: get(`${address}/search?q=บาง&limit=100`) },
    1.3,
  ],
  [
    { name: 'bulk, 100 baht texts', requests: hundred((n) => ({ path: `${thai}/baht-text?amount=${n * 111}.25` })) },
    { name: 'one baht text', requests: get(`${thai}/baht-text?amount=1234.50`) },
    6,
  ],
]

const rpc = (method: string, params: object): Sent[] =>
  post('/mcp', { jsonrpc: '2.0', id: 1, method, params }, { Accept: 'application/json, text/event-stream' })

/** A row and its limit in milliseconds of CPU. */
const limits: readonly (readonly [row: Case, msMax: number])[] = [
  [
    { name: 'MCP, call of a tool', requests: rpc('tools/call', { name: 'bahtText', arguments: { amount: '101' } }) },
    0.8,
  ],
  [{ name: 'MCP, list of all tools', requests: rpc('tools/list', {}) }, 1.5],
  [
    {
      name: 'bulk, 100 addresses to parse, 16 KB',
      requests: hundred(() => ({ method: 'POST', path: `${address}/parse`, body: { text: pasted } })),
    },
    100,
  ],
  [{ name: 'bulk, 100 texts to read', requests: hundred(withText(`${thai}/read?text=`, running)) }, 100],
  [{ name: 'bulk, 100 texts to romanize', requests: hundred(withText(`${thai}/romanize?text=`, words)) }, 100],
  [{ name: 'bulk, 100 misspelt names', requests: hundred(withText(`${address}/search?q=`, 'เชียงไหม่')) }, 100],
  [
    {
      name: 'bulk, 10 QR codes and 90 PromptPay codes',
      requests: hundred((n) =>
        n < 10
          ? { method: 'POST', path: '/api/v1/tools/qr', body: { kind: 'text', text: pasted } }
          : { method: 'POST', path: '/api/v1/tools/promptpay', body: { phone: '0812345678', amount: n } },
      ),
    },
    100,
  ],
]

const verdicts: boolean[] = []
const judge = (asked: string, isMet: boolean): string => {
  verdicts.push(isMet)
  return verdict(asked, isMet)
}

const product = bundleProduct()
const server = await serve(product)
await printRatios()
await printLimits()
await server.stop()
await printFirstAnswers()
process.exitCode = verdicts.every(Boolean) ? 0 : 1

async function printRatios(): Promise<void> {
  console.log(`## Ways in\n\n| | CPU, µs | beside | × | ± % | at most |\n|---|--:|---|--:|--:|---|`)
  for (const [row, measure, atMost] of ratios) {
    const pairs: Pair[] = []
    const amounts = [await warm(row), await warm(measure)] as const
    for (let round = 0; round < ROUNDS; round++) {
      pairs.push({ own: await slice(row, amounts[0]), measure: await slice(measure, amounts[1]) })
    }
    const { ratio, error } = quartileRatio(pairs)
    const own = lowerQuartile(pairs.map((pair) => pair.own))
    const asked = judge(String(atMost), ratio * (1 - error) <= atMost)
    const cells = [row.name, shown(own), measure.name, ratio.toFixed(2), (error * 100).toFixed(1), asked]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

async function printLimits(): Promise<void> {
  console.log(`\n| | CPU of a request, ms | at most |\n|---|--:|---|`)
  for (const [row, msMax] of limits) {
    const amount = await warm(row)
    const slices: number[] = []
    for (let round = 0; round < ROUNDS; round++) slices.push((await slice(row, amount)) / 1000)
    const ms = lowerQuartile(slices)
    console.log(`| ${row.name} | ${shown(ms)} | ${judge(String(msMax), ms <= msMax)} |`)
  }
}

/** CPU of one request of a slice, in microseconds. */
async function slice(row: Case, amount: number): Promise<number> {
  return (await load(server, row, amount)).cpuMicroseconds
}

/** Lets the engine optimise a row and counts the requests that fill a slice. */
async function warm(row: Case): Promise<number> {
  await oneByOne(server, row, 4)
  const { cpuMicroseconds } = await load(server, row, 8)
  await load(server, row, Math.max(8, Math.min(WARM_REQUESTS, Math.round(2_000_000 / cpuMicroseconds))))
  return Math.max(8, Math.round((SLICE_MS * 1000) / (await slice(row, 8))))
}

async function printFirstAnswers(): Promise<void> {
  const old = version1()
  if (!old) {
    console.log(`\nno version 1.0 in the history of this copy (${VERSION_1}): first answers not compared`)
    return
  }
  const row = { name: 'provinces', requests: get(`${address}/provinces`) }
  const times: { old: number[]; now: number[] } = { old: [], now: [] }
  for (let start = 0; start < STARTS; start++) {
    times.old.push(await firstAnswer(old, row))
    times.now.push(await firstAnswer(product, row))
  }
  const [before, now] = [median(times.old), median(times.now)]
  console.log(`\n| CPU of the process until its first answer | ms | × | at most |\n|---|--:|--:|---|`)
  console.log(`| version 1.0 | ${shown(before)} | 1 | |`)
  console.log(`| this one | ${shown(now)} | ${(now / before).toFixed(2)} | ${judge('1.1', now / before <= 1.1)} |`)
}

function version1(): Bundle | undefined {
  try {
    return bundleCommit(VERSION_1)
  } catch {
    return undefined
  }
}

/** CPU of a process from its start to its first answer, in milliseconds. */
async function firstAnswer(bundle: Bundle, row: Case): Promise<number> {
  const fresh: Server = await serve(bundle)
  await oneByOne(fresh, row, 1)
  const used = cpuMicrosecondsOf(fresh.pid)
  await fresh.stop()
  return used / 1000
}
