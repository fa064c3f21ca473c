import { gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { Hono, type Handler, type MiddlewareHandler } from 'hono'
import { correction, generate } from 'lean-qr'
import { toSvgSource } from 'lean-qr/extras/svg'
import * as z from 'zod'
import { compare, cpuMicroseconds, median, shown } from '../compare.ts'
import { operation } from '../../src/http/operation.ts'
import { readParameters } from '../../src/http/read.ts'
import { Facts, respond } from '../../src/http/respond.ts'
import { contractOfTool } from '../../src/http/tool-routes.ts'
import { digits as digitsTool } from '../../src/text/digits/tool.ts'
import { convertDigits, digitDirections, type DigitDirection } from '../../src/thai/digits.ts'
import { qrSvg } from '../../src/qr/svg.ts'
import { qrSymbol } from '../../src/qr/symbol.ts'
import { isSmallest } from '../smallest.ts'
import { peer } from './peers.ts'

/** `node bench/peers/choices.ts`: the figures of docs/choices.md. */

/** The first rounds warm the engine up. */
const WARM_ROUNDS = isSmallest ? 0 : 4
const ROUNDS = isSmallest ? 1 : 24
const CALLS = isSmallest ? 1 : 1000

const digits = contractOfTool(digitsTool)
/** Our own reading, called by the validator. */
const read = (_: unknown, value: Record<string, string>): object => ({
  success: true,
  data: readParameters(
    digits.query ?? {},
    new Map(Object.entries(value).map(([name, one]) => [name, [one]])),
    'query',
    'ignored',
  ),
})

const answer: Handler = (c) => {
  const { text, to } = c.req.valid('query' as never) as { text: string; to: DigitDirection }
  return respond(convertDigits(text, to), c, new Facts(c, digits), digits.cache)
}

console.log('## Choices')
await validators()
symbols()
await weights()

/** One request for `digits` in Node: parsed by our own code, by the validator around it, and by a zod schema alone. */
async function validators(): Promise<void> {
  const { zValidator } = await peer<{ zValidator: (...parts: readonly unknown[]) => MiddlewareHandler }>(
    '@hono/zod-validator',
  )
  const query = z.object({ text: z.string().max(10_000), to: z.enum(digitDirections).default('swap') })
  const apps = [
    [
      'our own reading',
      new Hono().get(
        '/',
        operation(digits, ({ text, to }) => convertDigits(String(text), to as DigitDirection)) as Handler,
      ),
    ],
    [
      'the validator around our own reading',
      new Hono().get('/', zValidator('query', z.any(), undefined, { validationFunction: read }), answer),
    ],
    ['the validator with a zod schema', new Hono().get('/', zValidator('query', query), answer)],
  ] as const
  const samples = apps.map((): number[] => [])
  const url = `http://localhost/?text=${encodeURIComponent('ราคา 125 บาท')}&to=thai`
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, [, app]] of apps.entries()) {
      const start = cpuMicroseconds()
      for (let call = 0; call < CALLS; call++) {
        // oxlint-disable-next-line no-await-in-loop -- one request after the other is what is measured
        await (await app.request(url, undefined, { RATE_LIMITS: 'off' })).arrayBuffer()
      }
      if (round >= WARM_ROUNDS) samples[i]?.push((cpuMicroseconds() - start) / CALLS)
    }
  const times = samples.map(median)
  console.log('\n### One request for `digits`, in Node\n\n| | µs a request | times the first |\n|---|--:|--:|')
  for (const [i, [name]] of apps.entries())
    console.log(`| ${name} | ${shown(times[i] ?? 0)} | ${shown((times[i] ?? 0) / (times[0] ?? 1))} |`)
}

function symbols(): void {
  const texts = {
    'a short link': 'https://sala.example/l/AbC1234',
    '780 letters of Thai': 'สวัสดีครับ ยินดีต้อนรับ '.repeat(34).slice(0, 780),
  }
  for (const [name, text] of Object.entries(texts))
    compare(`QR of ${name} as SVG, in Node`, [
      { name: 'Sala', run: () => qrSvg(qrSymbol(text), { sizePx: 512 }) },
      { name: 'lean-qr', run: () => toSvgSource(generate(text, { minCorrectionLevel: correction.M })) },
    ])
}

/** What each validator would add to the script: minified by esbuild, then gzip. */
async function weights(): Promise<void> {
  const entries = {
    'QR as SVG, Sala': `export { qrSvg } from './src/qr/svg.ts'; export { qrSymbol } from './src/qr/symbol.ts'`,
    'QR as SVG, lean-qr': `export { generate, correction } from 'lean-qr'; export { toSvgSource } from 'lean-qr/extras/svg'`,
    'ical-generator': `export { default } from 'ical-generator'`,
    zod: `import * as z from 'zod'; export const schema = z.object({ text: z.string() })`,
    '@resvg/resvg-wasm, its script': `export { Resvg } from '@resvg/resvg-wasm'`,
  }
  console.log('\n### Weight in the script\n\n| | kB, minified and gzipped |\n|---|--:|')
  for (const [name, contents] of Object.entries(entries)) {
    // oxlint-disable-next-line no-await-in-loop -- in the order of the table
    const { outputFiles } = await esbuild.build({
      stdin: { contents, resolveDir: process.cwd() },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'node',
      write: false,
      logLevel: 'error',
    })
    console.log(`| ${name} | ${shown(gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000)} |`)
  }
}
