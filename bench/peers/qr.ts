import { median, shown, verdict } from '../compare.ts'
import { isSmallest } from '../smallest.ts'
import { installPeers } from './peers.ts'
import { bundleEntry, bundleProduct } from '../service/bundle.ts'
import { cpuMicrosecondsOf, serve, type Server } from '../service/workerd.ts'
import logos from '../../test/qr/logos.json' with { type: 'json' }

/**
 * `node bench/peers/qr.ts`: QR pictures of 512 px inside workerd, beside the packages that draw them too. CPU of the
 * process per picture; all candidates get the same text and take turns.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 9)
const ROUND_MICROSECONDS = isSmallest ? 0 : 150_000

const link = 'https://sala.example/l/AbC1234'
const thai = 'สวัสดีครับ ยินดีต้อนรับ '.repeat(34).slice(0, 788)
const caption = 'สแกนเพื่อจ่าย น้ำปลา ผู้ใหญ่ ๑๒๓'
const logo = `data:image/png;base64,${logos.png}`

/** As many characters as a symbol holds at level L; random, so that no run of equal ones helps. */
const pick = (characters: string, count: number): string => {
  let seed = 1
  return Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return characters[(seed >>> 16) % characters.length]
  }).join('')
}
const capitals = pick('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 4296)
const digits = pick('0123456789', 7089)

interface Row {
  readonly name: string
  readonly millisecondsMax?: number
  readonly fasterThan?: readonly (readonly [name: string, times: number])[]
}

const asPng: readonly Row[] = [
  {
    name: 'Sala, PNG',
    millisecondsMax: 0.4,
    fasterThan: [
      ['resvg of our SVG, PNG', 15],
      ['resvg of qrcode-svg, PNG', 15],
      ['qrcode, PNG', 1],
    ],
  },
  { name: 'qrcode, PNG' },
  { name: 'resvg of our SVG, PNG' },
  { name: 'resvg of qrcode-svg, PNG' },
]
const asSvg: readonly Row[] = [
  {
    name: 'Sala, SVG',
    millisecondsMax: 0.4,
    fasterThan: [
      ['qrcode, SVG', 1],
      ['qrcode-svg, SVG', 1],
      ['uqr, SVG', 1],
    ],
  },
  { name: 'qrcode, SVG' },
  { name: 'qrcode-svg, SVG' },
  { name: 'uqr, SVG' },
  { name: 'qr, SVG' },
]
/** qrcode-svg draws Thai with a byte order mark, or not at all. */
const longPng: readonly Row[] = asPng
  .slice(0, 3)
  .map(({ name, millisecondsMax }) => (millisecondsMax ? { name, millisecondsMax: 4 } : { name }))
const longSvg = asSvg.filter(({ name }) => name !== 'qrcode-svg, SVG').map(({ name }) => ({ name }))
const besideQr: readonly Row[] = [
  {
    name: 'Sala, SVG',
    fasterThan: [
      ['qr, SVG', 1],
      ['qr, SVG', 1.25],
    ],
  },
  { name: 'qr, SVG' },
  { name: 'Sala, symbol' },
  { name: 'qr, symbol' },
]
const decorated: readonly Row[] = [
  { name: 'Sala, PNG with caption', millisecondsMax: 12 },
  { name: 'Sala, PNG with logo', millisecondsMax: 12 },
  { name: 'Sala, PNG with caption and logo' },
  { name: 'resvg of our SVG with logo, PNG' },
]

installPeers()
const server = await serve(bundleEntry('qr', 'bench/peers/qr/worker.js', { compatibility_flags: ['nodejs_compat'] }))
try {
  console.log('## QR pictures, 512 px, CPU in workerd')
  await compare('A short link as PNG', { text: link }, asPng)
  await compare('A short link as SVG', { text: link }, asSvg)
  await compare('2,300 bytes of Thai as PNG', { text: thai }, longPng)
  await compare('2,300 bytes of Thai as SVG', { text: thai }, longSvg)
  await compare('The largest texts beside `qr`: 2,300 bytes of Thai, level M', { text: thai }, besideQr)
  await compare('4,296 capitals, level L', { text: capitals, ecc: 'low' }, besideQr)
  await compare('7,089 digits, level L', { text: digits, ecc: 'low' }, besideQr)
  await compare('With a caption or a logo, warm', { text: link, caption, logo }, decorated)
} finally {
  await server.stop()
}
await printCold()

async function compare(title: string, input: object, rows: readonly Row[]): Promise<void> {
  const counts: number[] = []
  for (const { name } of rows) counts.push(await warm(name, input))
  const samples = rows.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, { name }] of rows.entries()) {
      const count = counts[i] ?? 1
      samples[i]?.push((await cpuOf(server, { name, count, ...input })) / count)
    }
  }
  const times = samples.map((each) => median(each) / 1000)
  console.log(`\n### ${title}\n\n| | ms | × the first | asked |\n|---|--:|--:|---|`)
  for (const [i, { name, millisecondsMax, fasterThan = [] }] of rows.entries()) {
    const own = times[i] ?? Number.NaN
    const asked = [
      ...(millisecondsMax === undefined ? [] : [verdict(`≤ ${millisecondsMax} ms`, own <= millisecondsMax)]),
      ...fasterThan.flatMap(([other, least]) => {
        const at = rows.findIndex((row) => row.name === other)
        return at === -1 ? [] : verdict(`≥ ${least} × as fast as ${other}`, (times[at] ?? 0) / own >= least)
      }),
    ]
    console.log(`| ${name} | ${shown(own)} | ${shown(own / (times[0] ?? own))} | ${asked.join('; ')} |`)
  }
}

/** Lets the engine optimise a candidate and counts the calls that fill a round. */
async function warm(name: string, input: object): Promise<number> {
  for (let count = 4; ; count *= 2) {
    const cpu = await cpuOf(server, { name, count, ...input })
    if (cpu > ROUND_MICROSECONDS) return Math.max(3, Math.round((count * ROUND_MICROSECONDS) / cpu))
  }
}

async function cpuOf({ url, pid }: Server, body: object): Promise<number> {
  const before = cpuMicrosecondsOf(pid)
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.status} for ${JSON.stringify(body).slice(0, 80)}`)
  return cpuMicrosecondsOf(pid) - before
}

/** The first picture of a new process of the deployed bundle: what starting the renderer costs. */
async function printCold(): Promise<void> {
  const product = bundleProduct()
  const path = `/api/v1/tools/qr.png?text=${encodeURIComponent(link)}`
  console.log('\n### The first picture of a new process\n\n| | CPU, ms | the next, ms |\n|---|--:|--:|')
  for (const [name, query] of [
    ['plain', ''],
    ['caption', `&caption=${encodeURIComponent(caption)}`],
    ['logo', `&logo=${logos.png.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`],
  ]) {
    const fresh = await serve(product)
    const times: number[] = []
    for (let request = 0; request < 2; request++) {
      const before = cpuMicrosecondsOf(fresh.pid)
      const response = await fetch(`${fresh.url}${path}${query}`)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.status} for ${name}`)
      times.push((cpuMicrosecondsOf(fresh.pid) - before) / 1000)
    }
    console.log(`| ${name} | ${times.map(shown).join(' | ')} |`)
    await fresh.stop()
  }
}
