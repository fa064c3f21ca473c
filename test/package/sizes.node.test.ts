import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { beforeAll, expect, it } from 'vitest'
import { buildPackage } from '../../scripts/package/build.ts'

/** What an import adds to a page: minified by esbuild, then gzip. */

const folder = mkdtempSync(join(tmpdir(), 'sala-package-'))

beforeAll(() => buildPackage(folder))

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

it.for([
  { most: 1500, imports: { 'baht-text': 'bahtText' } },
  { most: 5000, imports: { date: 'date', digits: 'digits', id: 'checkId' } },
  { most: 10_000, imports: { holidays: 'holidays' } },
  { most: 10_000, imports: { holidays: 'holiday' } },
  { most: 10_000, imports: { holidays: 'nextBusinessDay' } },
  { most: 7000, imports: { promptpay: 'promptpay' } },
  { most: 7000, imports: { promptpay: 'decodePromptpay' } },
  { most: 10_200, imports: { qr: 'qrSvg' } },
  { most: 85_000, imports: { address: 'searchAddress' } },
  { most: 50_000, imports: { romanize: 'romanize' } },
  { most: 45_000, imports: { read: 'readText' } },
])('$imports: at most $most bytes', async ({ most, imports }) => {
  const names = Object.values(imports)
  const lines = Object.entries(imports).map(([entry, name]) => `import { ${name} } from './${entry}.js'`)
  const bytes = await gzipBytes(`${lines.join('\n')}\nexport { ${names.join(', ')} }`)
  expect(bytes).toBeLessThanOrEqual(most)
})
