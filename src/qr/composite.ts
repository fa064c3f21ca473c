import { BLACK, over, WHITE, type Colour } from './colour.ts'
import { logoModules } from './logo.ts'
import { pngFile, rowBytes } from './png-file.ts'
import { placement, QUIET_ZONE_MODULES, repeat, type PictureOptions, type Placement } from './png.ts'
import type { Rgba } from './rgba.ts'
import type { QrSymbol } from './symbol.ts'

/** Parts of a picture besides the symbol. */
export interface Extras {
  /** Coverage of each pixel of the strip below by the caption's letters, 0 to 255. */
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

/** A colour composited over the background, from invisible (0) to opaque (1). */
const mixed = ([red, green, blue, alpha]: Colour, background: Colour, share: number): Colour =>
  over([red, green, blue, alpha * share], background)

/** One byte per pixel, 0 for the background to 15 for the modules. */
function shadesOf(symbol: QrSymbol, sizePx: number, { scale, offset }: Placement, caption?: Uint8Array): Uint8Array {
  const height = sizePx + (caption ? caption.length / sizePx : 0)
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

/** A placed logo: its pixels, and its offset in px from the left and the top. */
interface Laid {
  readonly logo: Rgba
  readonly first: number
  readonly place: Placement
}

/**
 * Every pixel with its own colour, each row as its difference from the row above: repeated rows are zeros, need no work
 * here, and compress fastest.
 */
function truecolour(
  canvas: Uint8Array,
  width: number,
  palette: readonly Colour[],
  laid: Laid,
): Uint8Array<ArrayBuffer> {
  const colours = palette.every(([, , , alpha]) => alpha === 255) ? 'rgb' : 'rgba'
  const channels = colours.length
  const height = canvas.length / width
  const row = rowBytes(width, channels * 8)
  const bytes = new Uint8Array(row * height)
  const shades = Uint8Array.from(palette.flatMap((shade) => shade.slice(0, channels)))
  let above = new Uint8Array(width * channels)
  let line = new Uint8Array(width * channels)
  for (let y = 0; y < height; y++) {
    bytes[y * row] = FILTER_UP
    if (isLikeAbove(y, width, laid)) continue
    paintLine(line, canvas.subarray(y * width, (y + 1) * width), shades, channels)
    if (hasLogo(y, laid)) layLogo(line, channels, laid.logo, y - laid.first, laid.first)
    for (let at = 0, to = y * row + 1; at < line.length; at++, to++) bytes[to] = line[at]! - above[at]!
    ;[above, line] = [line, above]
  }
  return pngFile({ width, height, bitDepth: 8, colours, bytes })
}

const hasLogo = (y: number, { logo, first }: Laid): boolean => y >= first && y < first + logo.height

/** Whether a row of the square part repeats the one above: inside a row of modules, with no logo in either. */
function isLikeAbove(y: number, width: number, laid: Laid): boolean {
  const { logo, first, place } = laid
  const isNewRow = (y - place.offset) % place.scale === 0
  return y > 0 && y < width && !isNewRow && !hasLogo(y, laid) && y !== first + logo.height
}

/** One line of shades as colours. */
function paintLine(line: Uint8Array, row: Uint8Array, shades: Uint8Array, channels: number): void {
  for (let x = 0, at = 0; x < row.length; x++) {
    for (let channel = 0, shade = row[x]! * channels; channel < channels; channel++) line[at++] = shades[shade++]!
  }
}

/** Composites one row of the logo over a line of pixels. */
function layLogo(line: Uint8Array, channels: number, logo: Rgba, y: number, first: number): void {
  for (let x = 0; x < logo.width; x++) {
    const from = (y * logo.width + x) * 4
    const alpha = logo.pixels[from + 3]!
    if (alpha === 0) continue
    const at = (first + x) * channels
    const bottom: Colour = [line[at]!, line[at + 1]!, line[at + 2]!, channels === 4 ? line[at + 3]! : 255]
    const own = (channel: number): number => (logo.pixels[from + channel]! * 255) / alpha
    line.set(over([own(0), own(1), own(2), alpha], bottom).slice(0, channels), at)
  }
}
