import font from '@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'
import webpFactory from '@jsquash/webp/codec/dec/webp_dec.js'
import webpModule from '@jsquash/webp/codec/dec/webp_dec.wasm'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import resvgModule from '@resvg/resvg-wasm/index_bg.wasm'
import { splitSaraAm } from '../thai/characters.ts'
import { captionText, stripPx } from './caption.ts'
import { toBase64, type Logo } from './logo.ts'
import type { LogoType } from './picture-header.ts'
import { pngFile, rowBytes } from './png-file.ts'
import { fitted, shrunk, type Rgba } from './rgba.ts'

/**
 * The parts that need a renderer: the letters of a caption and the pixels of a logo. The two wasm modules are compiled with
 * the Worker but instantiated only when a picture first needs them; plain pictures never do.
 */
let resvg: Promise<void> | undefined
let webp: Promise<WebpDecoder> | undefined

interface WebpDecoder {
  decode(bytes: ArrayBuffer): { width: number; height: number; data: Uint8ClampedArray } | null
}

type WebpFactory = (options: {
  noInitialRun: true
  instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): object
}) => Promise<WebpDecoder>

/** Starts the renderer; the next request retries a failed start. */
function startResvg(): Promise<void> {
  resvg ??= initWasm(resvgModule).catch((error: unknown) => {
    resvg = undefined
    throw error
  })
  return resvg
}

function startWebp(): Promise<WebpDecoder> {
  webp ??= (webpFactory as unknown as WebpFactory)({
    noInitialRun: true,
    instantiateWasm(imports, receive) {
      const instance = new WebAssembly.Instance(webpModule, imports)
      keepSmall(Object.values(instance.exports).find((each) => each instanceof WebAssembly.Memory))
      receive(instance)
      return instance.exports
    },
  })
  return webp
}

/** Twice the decoder's initial memory, enough for every valid picture of 1,024 px. Wasm memory never shrinks. */
const WEBP_MEMORY_BYTES_MAX = 32 * 1024 * 1024
const WASM_PAGE_BYTES = 64 * 1024

/** Caps the decoder's memory: a WebP of 64 KB can request 250 MB of tables, and an isolate has 128. Decoding then fails. */
function keepSmall(memory: WebAssembly.Memory | undefined): void {
  if (!memory) throw new Error('the WebP decoder exports no memory')
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE_BYTES > WEBP_MEMORY_BYTES_MAX)
      throw new RangeError('too much memory')
    return grow(pages)
  }
}

/** Renders a document generated here; frees everything it holds in wasm memory. */
function render(svg: string, fonts: Uint8Array[]): Rgba {
  const document = new Resvg(svg, { font: { fontBuffers: fonts, defaultFontFamily: 'Sarabun' } })
  try {
    const image = document.render()
    const { width, height, pixels } = image
    image.free()
    return { width, height, pixels }
  } finally {
    document.free()
  }
}

const open = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}">`

/** Coverage of each pixel of the caption's strip by its letters, 0 to 255. */
export async function captionCoverage(caption: string, widthPx: number): Promise<Uint8Array> {
  await startResvg()
  const height = stripPx(widthPx, caption)
  // resvg 2.6.2 draws the letter after U+0E33 over it. The text of an answer is unchanged.
  const text = captionText(caption, { top: 0, width: widthPx, height, fill: '#000' }, splitSaraAm)
  const { pixels } = render(`${open(widthPx, height)}${text}</svg>`, [new Uint8Array(font)])
  const coverage = new Uint8Array(widthPx * height)
  for (let i = 0; i < coverage.length; i++) coverage[i] = pixels[i * 4 + 3]!
  return coverage
}

/** Each pixel of a square logo is the mean of at most this many squared of the original's. */
const OVERSAMPLING_MAX = 4

/** Draws a logo into a transparent square of `sidePx`; undefined if no pixel of it is visible. */
export type LogoPainter = (sidePx: number) => Rgba | undefined

/**
 * Decodes a WebP logo once for one or several sizes; resvg decodes other formats on every draw. Both decoders start before
 * the first pixel is decoded, and nothing waits after that: of many concurrent logos only one is in memory.
 *
 * @returns the result of `draw`, or undefined if the pixels cannot be decoded.
 */
export async function withLogo<T>(logo: Logo, draw: (paint: LogoPainter) => T): Promise<T | undefined> {
  await startResvg()
  if (logo.type !== 'webp') return draw((sidePx) => painted(logo, sidePx, () => dataUri(logo.type, logo.bytes)))
  const decoded = (await startWebp()).decode(logo.bytes.slice().buffer)
  if (!decoded) return undefined
  const { width, height, data } = decoded
  return draw((sidePx) => {
    const oversampling = oversamplingOf(logo, sidePx)
    // resvg cannot read WebP. Only a small one is converted to PNG for it: converting a large one would take longer than all
    // the rest.
    if (oversampling === 1) return painted(logo, sidePx, () => dataUri('png', pngOf(width, height, data)))
    return shown(shrunk(fitted({ width, height, pixels: data }, sidePx * oversampling), oversampling))
  })
}

/** A logo drawn by resvg, which reads PNG and JPEG. */
function painted(logo: Logo, sidePx: number, uri: () => string): Rgba | undefined {
  const oversampling = oversamplingOf(logo, sidePx)
  const side = sidePx * oversampling
  // Nearest neighbours suffice, because several are averaged afterwards, and are ten times faster.
  const quality = oversampling === 1 ? 'optimizeQuality' : 'optimizeSpeed'
  const image = `<image width="${side}" height="${side}" image-rendering="${quality}" xlink:href="${uri()}"/>`
  return shown(shrunk(render(`${open(side, side)}${image}</svg>`, []), oversampling))
}

const oversamplingOf = ({ width, height }: Logo, sidePx: number): number =>
  Math.min(OVERSAMPLING_MAX, Math.ceil(Math.max(width, height) / sidePx))

const shown = (drawn: Rgba): Rgba | undefined =>
  drawn.pixels.some((part, at) => (at & 3) === 3 && part > 0) ? drawn : undefined

const dataUri = (type: LogoType, bytes: Uint8Array): string => `data:image/${type};base64,${toBase64(bytes)}`

function pngOf(width: number, height: number, pixels: Uint8ClampedArray): Uint8Array {
  const row = rowBytes(width, 32)
  const bytes = new Uint8Array(row * height)
  for (let y = 0; y < height; y++) bytes.set(pixels.subarray(y * width * 4, (y + 1) * width * 4), y * row + 1)
  return pngFile({ width, height, bitDepth: 8, colours: 'rgba', bytes })
}
