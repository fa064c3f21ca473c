import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import jsQR from 'jsqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { pixelsOf } from './pixels.ts'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')

/** The codes that three readers find in a picture: ZXing, jsQR, and zbar if installed (Debian's zbar-tools). */
export async function codesIn(png: Buffer): Promise<string[]> {
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer } })
  const zxing = (await readBarcodes(png, { formats: ['QRCode'], tryHarder: true })).map(({ text }) => text)
  const { data, width, height } = await pixelsOf(png)
  const jsqr = jsQR(new Uint8ClampedArray(data), width, height)
  const { stdout } = spawnSync('zbarimg', ['-q', '--raw', '-'], { input: png, encoding: 'utf8' })
  return [...zxing, ...(jsqr ? [jsqr.data] : []), ...(stdout ? stdout.trim().split('\n') : [])]
}
