import { qrLinkLogo } from '../limits.ts'
import { compositePng, logoPx } from './composite.ts'
import { clearForLogo, LOGO_VERSION_MIN, type Logo } from './logo.ts'
import { pngFile, rowBytes } from './png-file.ts'
import { qrPng, type PictureOptions } from './png.ts'
import { quantise } from './quantise.ts'
import { captionCoverage, logoPixels } from './raster.ts'
import { straight, type Rgba } from './rgba.ts'
import type { Style } from './style.ts'
import { qrSvg } from './svg.ts'
import { qrSymbol, type QrSymbol } from './symbol.ts'

/**
 * The symbol of a text in a style. A logo takes level H, whatever was requested, and the middle of the symbol.
 *
 * @throws {DoesNotFit}
 */
export function styledSymbol(text: string, { ecc, logo }: Style): QrSymbol {
  if (logo) return clearForLogo(qrSymbol(text, { ecc: 'H', exact: true, versionMin: LOGO_VERSION_MIN }))
  return ecc === undefined ? qrSymbol(text) : qrSymbol(text, { ecc, exact: true })
}

const optionsOf = ({ size, margin, color, background }: Style): PictureOptions => ({
  sizePx: size,
  marginModules: margin,
  color,
  background,
})

export function styledSvg(symbol: QrSymbol, style: Style): string {
  return qrSvg(symbol, optionsOf(style), { caption: style.caption, logo: style.logo })
}

/** The PNG, or undefined when the logo's pixels cannot be decoded. The renderer starts only for a caption or a logo. */
export async function styledPng(symbol: QrSymbol, style: Style): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { caption, logo, size, margin } = style
  if (caption === undefined && !logo) return qrPng(symbol, optionsOf(style))
  const pixels = logo && (await logoPixels(logo, logoPx(symbol, size, margin)))
  if (logo && !pixels) return undefined
  const coverage = caption === undefined ? undefined : await captionCoverage(caption, size)
  return compositePng(symbol, optionsOf(style), { caption: coverage, logo: pixels })
}

/** Side and colours of the copy for links: the first that packs small enough is taken, and the last always does. */
const linkLogoSteps = [
  { side: qrLinkLogo.sideMax, colours: 256 },
  { side: qrLinkLogo.sideMax, colours: 64 },
  { side: 64, colours: 128 },
] as const

/** A copy of a logo small enough for a link, as a PNG; undefined when its pixels cannot be decoded. */
export async function linkLogo(logo: Logo): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const largest = Math.max(logo.width, logo.height)
  let drawn: Rgba | undefined
  let copy: Uint8Array<ArrayBuffer> | undefined
  for (const { side, colours } of linkLogoSteps) {
    const width = Math.min(side, largest)
    if (drawn?.width !== width) drawn = await logoPixels(logo, width)
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
