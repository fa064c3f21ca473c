import { BLACK, over, WHITE, type Colour } from './colour.ts'
import { stripPx } from './caption.ts'
import { logoModules } from './logo.ts'
import { pngFile, rowBytes } from './png-file.ts'
import { placement, QUIET_ZONE_MODULES, repeat, type PictureOptions, type Placement } from './png.ts'
import type { Rgba } from './rgba.ts'
import type { QrSymbol } from './symbol.ts'

/** What a picture may have besides the symbol. */
export interface Extras {
  /** How much the caption's letters cover of each pixel of the strip below, 0 to 255. */
  readonly caption?: Uint8Array | undefined
  /** The logo in the size of `logoPx`; the symbol's middle must have been cleared for it. */
  readonly logo?: Rgba | undefined
}

/** Side of the logo in a picture, px. */
export function logoPx(symbol: QrSymbol, sizePx: number, marginModules: number): number {
  return logoModules(symbol.size) * placement(symbol, sizePx, marginModules).scale
}

/** Shades between background and modules: enough for the edges of letters, and two pixels to a byte. */
const SHADES = 16

/**
 * Draws a symbol with a caption, a logo or both as a PNG: `sizePx` wide, and as high plus the caption's strip. Only a
 * logo makes it truecolour.
 *
 * @throws {RangeError} when `sizePx` gives less than 2 px per module.
 */
export function compositePng(
  symbol: QrSymbol,
  options: PictureOptions,
  { caption, logo }: Extras,
): Uint8Array<ArrayBuffer> {
  const { sizePx, marginModules = QUIET_ZONE_MODULES, color = BLACK, background = WHITE } = options
  const place = placement(symbol, sizePx, marginModules)
  const canvas = shadesOf(symbol, sizePx, place, caption)
  const palette = Array.from({ length: SHADES }, (_, shade) => mixed(color, background, shade / (SHADES - 1)))
  const height = canvas.length / sizePx
  if (!logo) return pngFile({ width: sizePx, height, bitDepth: 4, colours: palette, bytes: packed(canvas, sizePx) })
  const first = place.offset + ((symbol.size - logoModules(symbol.size)) / 2) * place.scale
  return truecolour(canvas, sizePx, palette, { logo, first, place })
}

/** A colour laid on thinly, from not at all (0) to fully (1). */
const mixed = ([red, green, blue, alpha]: Colour, background: Colour, share: number): Colour =>
  over([red, green, blue, alpha * share], background)

/** One byte per pixel, 0 for the background to 15 for the modules. */
function shadesOf(symbol: QrSymbol, sizePx: number, { scale, offset }: Placement, caption?: Uint8Array): Uint8Array {
  const height = sizePx + (caption ? stripPx(sizePx) : 0)
  const canvas = new Uint8Array(sizePx * height)
  for (let y = 0; y < symbol.size; y++) {
    const first = (offset + y * scale) * sizePx
    for (let x = 0; x < symbol.size; x++) {
      const start = first + offset + x * scale
      if (symbol.modules[y * symbol.size + x] === 1) canvas.fill(SHADES - 1, start, start + scale)
    }
    repeat(canvas, first, sizePx, scale)
  }
  if (caption)
    canvas.set(
      caption.map((cover) => (cover + 8) / 17),
      sizePx * sizePx,
    )
  return canvas
}

/** Two pixels to a byte, the left one in the high half. */
function packed(canvas: Uint8Array, width: number): Uint8Array {
  const row = rowBytes(width, 4)
  const bytes = new Uint8Array((row * canvas.length) / width)
  for (let from = 0, start = 1; from < canvas.length; from += width, start += row) {
    for (let x = 0; x < width; x += 2) {
      bytes[start + (x >> 1)] = (canvas[from + x]! << 4) | (x + 1 < width ? canvas[from + x + 1]! : 0)
    }
  }
  return bytes
}

const FILTER_UP = 2

/**
 * Every pixel with its own colour, each row as its difference from the row above: the copies of a row are zeros, need no
 * work here, and pack quickest. `first`: where the logo begins, in px from the left and the top.
 */
function truecolour(
  canvas: Uint8Array,
  width: number,
  palette: readonly Colour[],
  { logo, first, place }: { logo: Rgba; first: number; place: Placement },
): Uint8Array<ArrayBuffer> {
  const colours = palette.every(([, , , alpha]) => alpha === 255) ? 'rgb' : 'rgba'
  const parts = colours.length
  const height = canvas.length / width
  const row = rowBytes(width, parts * 8)
  const bytes = new Uint8Array(row * height)
  const shades = Uint8Array.from(palette.flatMap((shade) => shade.slice(0, parts)))
  let above = new Uint8Array(width * parts)
  let line = new Uint8Array(width * parts)
  for (let y = 0; y < height; y++) {
    bytes[y * row] = FILTER_UP
    const hasLogo = y >= first && y < first + logo.height
    if (y > 0 && y < width && !hasLogo && y !== first + logo.height && (y - place.offset) % place.scale !== 0) continue
    for (let x = 0, at = 0, from = y * width; x < width; x++, from++) {
      for (let part = 0, shade = canvas[from]! * parts; part < parts; part++) line[at++] = shades[shade++]!
    }
    if (hasLogo) layLogo(line, parts, logo, y - first, first)
    for (let at = 0, to = y * row + 1; at < line.length; at++, to++) bytes[to] = line[at]! - above[at]!
    ;[above, line] = [line, above]
  }
  return pngFile({ width, height, bitDepth: 8, colours, bytes })
}

/** Lays one row of the logo over a line of pixels. */
function layLogo(line: Uint8Array, parts: number, logo: Rgba, y: number, first: number): void {
  for (let x = 0; x < logo.width; x++) {
    const from = (y * logo.width + x) * 4
    const alpha = logo.pixels[from + 3]!
    if (alpha === 0) continue
    const at = (first + x) * parts
    const bottom: Colour = [line[at]!, line[at + 1]!, line[at + 2]!, parts === 4 ? line[at + 3]! : 255]
    const own = (part: number): number => (logo.pixels[from + part]! * 255) / alpha
    line.set(over([own(0), own(1), own(2), alpha], bottom).slice(0, parts), at)
  }
}
