import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import webpFactory from '@jsquash/webp/codec/enc/webp_enc.js'
import { defaultOptions } from '@jsquash/webp/meta.js'

const codec = dirname(createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc.js'))

/** The strongest filter: the most work for the fewest bytes. */
const OPTIONS = { ...defaultOptions, quality: 30, filter_strength: 100 }

interface Encoder {
  encode(pixels: Uint8Array, width: number, height: number, options: typeof OPTIONS): Uint8Array
}

type Factory = (options: { noInitialRun: true; wasmBinary: Uint8Array }) => Promise<Encoder>

const encoder = await (webpFactory as unknown as Factory)({
  noInitialRun: true,
  wasmBinary: readFileSync(join(codec, 'webp_enc.wasm')),
})

/** A WebP whose colours and alpha change at every pixel: a lossy and a lossless picture in one file of 8 KB. */
export function busyWebp(side: number): Buffer {
  const pixels = new Uint8Array(side * side * 4)
  for (let y = 0, at = 0; y < side; y++) {
    for (let x = 0; x < side; x++, at += 4) pixels.set([x >> 2, y >> 2, 128, (x ^ y) & 255], at)
  }
  return Buffer.from(encoder.encode(pixels, side, side, OPTIONS))
}
