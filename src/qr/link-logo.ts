import { qrLinkLogo } from '../limits.ts'
import type { Logo } from './logo.ts'
import { pngFile, rowBytes } from './png-file.ts'
import { quantise } from './quantise.ts'
import { withLogo, type LogoPainter } from './raster.ts'
import { straight, type Rgba } from './rgba.ts'

/** Side and colours of the copy for links: the first that compresses small enough wins, and the last always does. */
const linkLogoSteps = [
  { side: qrLinkLogo.sideMax, colours: 256 },
  { side: qrLinkLogo.sideMax, colours: 64 },
  { side: 64, colours: 128 },
] as const

/** A copy of a logo small enough for a link, as a PNG; undefined if it cannot be decoded or is invisible. */
export function linkLogo(logo: Logo): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return withLogo(logo, (paint) => copyOf(Math.max(logo.width, logo.height), paint))
}

function copyOf(largest: number, paint: LogoPainter): Uint8Array<ArrayBuffer> | undefined {
  let drawn: Rgba | undefined
  let copy: Uint8Array<ArrayBuffer> | undefined
  for (const { side, colours } of linkLogoSteps) {
    const width = Math.min(side, largest)
    if (drawn?.width !== width) drawn = paint(width)
    if (!drawn) return undefined
    copy = indexedPng(straight(drawn), width, colours)
    if (copy.length <= qrLinkLogo.bytesMax) break
  }
  return copy
}

function indexedPng(pixels: Uint8Array, width: number, most: number): Uint8Array<ArrayBuffer> {
  const { palette, indexes } = quantise(pixels, most)
  const row = rowBytes(width, 8)
  const height = indexes.length / width
  const bytes = new Uint8Array(row * height)
  for (let y = 0; y < height; y++) bytes.set(indexes.subarray(y * width, (y + 1) * width), y * row + 1)
  return pngFile({ width, height, bitDepth: 8, colours: palette, bytes, level: 9 })
}
