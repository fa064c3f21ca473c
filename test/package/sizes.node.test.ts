import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { beforeAll, expect, it } from 'vitest'
import { buildPackage } from '../../scripts/package/build.ts'

/** The size that an import adds to a page: minified by esbuild, then gzip. */

const folder = mkdtempSync(join(tmpdir(), 'sala-package-'))

beforeAll(() => buildPackage(folder), 60_000)

async function gzipBytes(code: string): Promise<number> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'error',
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
}

/** Imports, their maximum in bytes, and the words before their figure in README. */
const rows = [
  { most: 1850, said: '`bahtText`', from: { 'baht-text': 'bahtText' } },
  { most: 6900, said: '`bahtAmount`', from: { 'baht-amount': 'bahtAmount' } },
  { most: 6900, said: '`checkId` together', from: { date: 'date', digits: 'digits', id: 'checkId' } },
  { most: 10_500, said: '`holidays`', from: { holidays: 'holidays' } },
  { most: 10_500, said: '`holiday`', from: { holidays: 'holiday' } },
  { most: 10_700, said: '`nextBusinessDay`', from: { holidays: 'nextBusinessDay' } },
  { most: 7000, said: '`promptpay`', from: { promptpay: 'promptpay' } },
  { most: 7500, said: '`decodePromptpay`', from: { promptpay: 'decodePromptpay' } },
  { most: 10_500, said: '`qrSvg`', from: { qr: 'qrSvg' } },
  {
    most: 91_000,
    said: '`searchAddress`',
    from: { address: 'provinces, districts, subdistricts, postcode, searchAddress' },
  },
  { most: 45_600, said: '`romanize`', from: { romanize: 'romanize' } },
  { most: 48_500, said: '`readText`', from: { read: 'readText' } },
]

const readme = readFileSync(new URL('../../src/package/README.md', import.meta.url), 'utf8')
const sizes = /^## Size\n(.*?)^## /ms.exec(readme)?.[1]?.replaceAll('\n', ' ') ?? ''

/** Compares README's figure after `said` with `bytes`. A twentieth of tolerance, so that small changes need no edit. */
function expectSaid(said: string, bytes: number): void {
  const [, kb = ''] = sizes.split(`${said} `)[1]?.match(/^([\d.]+)/) ?? []
  expect(Math.abs(Number(kb) * 1000 - bytes), `README says ${said} ${kb} kB, measured ${bytes} bytes`).toBeLessThan(
    bytes / 20,
  )
}

it.for(rows)('$from: at most $most bytes, as README says', async ({ most, said, from }) => {
  const names = Object.values(from)
  const lines = Object.entries(from).map(([entry, name]) => `import { ${name} } from './${entry}.js'`)
  const bytes = await gzipBytes(`${lines.join('\n')}\nexport { ${names.join(', ')} }`)
  expect(bytes).toBeLessThanOrEqual(most)
  expectSaid(said, bytes)
})

/** The split bundle: what loads before the first Thai street, and everything with the weights of the romanization. */
it('parseAddress: at most 136,000 bytes until a street is to be romanized, 180,000 with that', async () => {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents: `export { parseAddress } from './address.js'`, resolveDir: folder },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    outdir: folder,
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const bytesOf = new Map(
    outputFiles.map((file) => [basename(file.path), gzipSync(file.contents, { level: 9 }).length]),
  )
  const parts = new Map(Object.entries(metafile.outputs).map(([path, { imports }]) => [basename(path), imports]))
  /** The parts `names` with their static imports, and `loads` times with the dynamic imports of all these. */
  const withImports = (names: readonly string[], loads: number): Set<string> => {
    const all = new Set(names)
    for (const name of all)
      for (const { path, kind } of parts.get(name) ?? []) if (kind === 'import-statement') all.add(basename(path))
    const loaded = [...all].flatMap((name) => parts.get(name) ?? []).filter(({ kind }) => kind === 'dynamic-import')
    return loads === 0 ? all : withImports([...all, ...loaded.map(({ path }) => basename(path))], loads - 1)
  }
  const bytes = (loads: number): number =>
    [...withImports(['stdin.js'], loads)].reduce((sum, name) => sum + (bytesOf.get(name) ?? 0), 0)
  expect(bytes(1)).toBeGreaterThan(90_000)
  expect(bytes(1)).toBeLessThanOrEqual(136_000)
  expect(bytes(2)).toBeLessThanOrEqual(180_000)
  expectSaid('`parseAddress`', bytes(1))
  expectSaid('another', bytes(2) - bytes(1))
})

it('has no raw template: Bun escapes Thai letters in them', () => {
  const modules = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(modules.length).toBeGreaterThan(rows.length)
  expect(modules.filter((name) => readFileSync(join(folder, name), 'utf8').includes('String.raw'))).toEqual([])
})
