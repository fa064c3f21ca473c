import { BLACK, over, WHITE, type Colour } from './colour.ts'
import { pngFile, rowBytes } from './png-file.ts'
import type { QrSymbol } from './symbol.ts'

/** The light frame that ISO/IEC 18004:2015 section 6.3.8 requires. */
export const QUIET_ZONE_MODULES = 4

/** One pixel per module is too few: zbar reads none of those codes. */
const PIXELS_PER_MODULE_MIN = 2

export interface PictureOptions {
  /** Width and height of the picture, px. */
  readonly sizePx: number
  /** Light frame inside the picture, in modules, default 4. */
  readonly marginModules?: number
  readonly color?: Colour
  readonly background?: Colour
}

/** The position of the symbol in a picture. */
export interface Placement {
  /** Whole pixels per module, so that every module is sharp and of equal size. */
  readonly scale: number
  /** Pixels left of and above the symbol; the frame absorbs the remainder. */
  readonly offset: number
}

/** @example smallestSizePx(qrSymbol('a'), 4) // 58 */
export function smallestSizePx({ size }: QrSymbol, marginModules: number): number {
  return PIXELS_PER_MODULE_MIN * (size + 2 * marginModules)
}

/** @throws {RangeError} if the picture is smaller than `smallestSizePx`. */
export function placement(symbol: QrSymbol, sizePx: number, marginModules: number): Placement {
  if (sizePx < smallestSizePx(symbol, marginModules)) throw new RangeError('the picture is too small for the symbol')
  const scale = Math.floor(sizePx / (symbol.size + 2 * marginModules))
  return { scale, offset: Math.floor((sizePx - symbol.size * scale) / 2) }
}

/**
 * Draws a symbol as a PNG of exactly `sizePx` × `sizePx` with the quiet zone inside: two colours, one bit per pixel.
 *
 * @throws {RangeError} if `sizePx` gives less than 2 px per module; `smallestSizePx` is the minimum.
 * @example qrPng(qrSymbol('https://example.com/l/k7m2wq9n'), { sizePx: 512 })
 */
export function qrPng(symbol: QrSymbol, options: PictureOptions): Uint8Array<ArrayBuffer> {
  const { sizePx, marginModules = QUIET_ZONE_MODULES, color = BLACK, background = WHITE } = options
  const { scale, offset } = placement(symbol, sizePx, marginModules)
  const row = rowBytes(sizePx, 1)
  const bytes = new Uint8Array(row * sizePx)
  for (let y = 0; y < symbol.size; y++) {
    const first = (offset + y * scale) * row
    drawModules(bytes, first + 1, symbol, y, scale, offset)
    repeat(bytes, first, row, scale)
  }
  const colours = [background, over(color, background)]
  return pngFile({ width: sizePx, height: sizePx, bitDepth: 1, colours, bytes })
}

/** Fills `times` rows with copies of the first, doubling the copied part each time. */
export function repeat(bytes: Uint8Array, first: number, row: number, times: number): void {
  for (let done = 1; done < times; done *= 2) {
    bytes.copyWithin(first + done * row, first, first + Math.min(done, times - done) * row)
  }
}

/** One row of modules as bits from byte `from` on, run by run. */
function drawModules(
  bytes: Uint8Array,
  from: number,
  { modules, size }: QrSymbol,
  y: number,
  scale: number,
  offset: number,
) {
  const first = y * size
  for (let x = 0; x < size; x++) {
    if (modules[first + x] === 0) continue
    const start = x
    while (x < size && modules[first + x] === 1) x++
    setBits(bytes, from, offset + start * scale, offset + x * scale)
  }
}

/** Sets bits `start` to `end - 1`, counted from the highest bit of byte `from`. */
function setBits(bytes: Uint8Array, from: number, start: number, end: number): void {
  const firstByte = from + (start >> 3)
  const lastByte = from + (end >> 3)
  const head = 0xff >> (start & 7)
  const tail = 0xff00 >> (end & 7) // its low byte: the bits before `end`
  if (firstByte === lastByte) {
    bytes[firstByte]! |= head & tail
    return
  }
  bytes[firstByte]! |= head
  bytes.fill(0xff, firstByte + 1, lastByte)
  if ((end & 7) !== 0) bytes[lastByte]! |= tail & 0xff
}
