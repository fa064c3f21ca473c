import font from '@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'
import webpFactory from '@jsquash/webp/codec/dec/webp_dec.js'
import webpModule from '@jsquash/webp/codec/dec/webp_dec.wasm'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import resvgModule from '@resvg/resvg-wasm/index_bg.wasm'
import { splitSaraAm } from '../thai/characters.ts'
import { captionText, stripPx } from './caption.ts'
import { toBase64, type Logo } from './logo.ts'
import { pngFile, rowBytes } from './png-file.ts'
import { shrunk, type Rgba } from './rgba.ts'

/**
 * What needs a renderer: the letters of a caption and the pixels of a logo. The two wasm modules are compiled with the
 * Worker, but instantiated when a picture first needs them; plain pictures never do.
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

/** Starts the renderer; a failed start is tried again by the next request. */
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
      receive(instance)
      return instance.exports
    },
  })
  return webp
}

/** Renders a document we wrote; everything it holds in wasm memory is freed. */
async function render(svg: string, fonts: Uint8Array[]): Promise<Rgba> {
  await startResvg()
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

/** How much of each pixel of the caption's strip is covered by its letters, 0 to 255. */
export async function captionCoverage(caption: string, widthPx: number): Promise<Uint8Array> {
  const height = stripPx(widthPx)
  // resvg 2.6.2 draws the letter after U+0E33 over it. The text of an answer stays as it came.
  const text = captionText(splitSaraAm(caption), { top: 0, width: widthPx, height, fill: '#000' })
  const { pixels } = await render(`${open(widthPx, height)}${text}</svg>`, [new Uint8Array(font)])
  const coverage = new Uint8Array(widthPx * height)
  for (let i = 0; i < coverage.length; i++) coverage[i] = pixels[i * 4 + 3]!
  return coverage
}

/** Each pixel of a square logo is the mean of at most this many squared of the original's. */
const OVERSAMPLING_MAX = 4

/**
 * A logo fitted into a square of `sidePx`, transparent around; undefined when its pixels cannot be decoded or none of
 * them shows.
 */
export async function logoPixels(logo: Logo, sidePx: number): Promise<Rgba | undefined> {
  const larger = Math.max(logo.width, logo.height)
  const oversampling = Math.min(OVERSAMPLING_MAX, Math.ceil(larger / sidePx))
  const side = sidePx * oversampling
  // Nearest neighbours are enough, since several are averaged afterwards, and ten times faster.
  const quality = oversampling === 1 ? 'optimizeQuality' : 'optimizeSpeed'
  const href = await pngOrJpegUri(logo)
  if (href === undefined) return undefined
  const image = `<image width="${side}" height="${side}" image-rendering="${quality}" xlink:href="${href}"/>`
  const drawn = await render(`${open(side, side)}${image}</svg>`, [])
  return drawn.pixels.some((part, at) => (at & 3) === 3 && part > 0) ? shrunk(drawn, oversampling) : undefined
}

/** resvg cannot read WebP: libwebp turns such a logo into a PNG first. */
async function pngOrJpegUri({ type, bytes }: Logo): Promise<string | undefined> {
  if (type !== 'webp') return `data:image/${type};base64,${toBase64(bytes)}`
  const decoder = await startWebp()
  const image = decoder.decode(bytes.slice().buffer)
  if (!image) return undefined
  const { width, height, data } = image
  const row = rowBytes(width, 32)
  const scanlines = new Uint8Array(row * height)
  for (let y = 0; y < height; y++) scanlines.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * row + 1)
  return `data:image/png;base64,${toBase64(pngFile({ width, height, bitDepth: 8, colours: 'rgba', bytes: scanlines }))}`
}
