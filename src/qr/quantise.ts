import type { Colour } from './colour.ts'

/** A picture of few colours. */
export interface Indexed {
  readonly palette: readonly Colour[]
  /** Index of each pixel. */
  readonly indexes: Uint8Array
}

/** A colour as one number, to be a key. */
const pack = (pixels: Uint8Array, at: number): number =>
  ((pixels[at]! << 24) | (pixels[at + 1]! << 16) | (pixels[at + 2]! << 8) | pixels[at + 3]!) >>> 0
const unpack = (key: number): Colour => [key >>> 24, (key >>> 16) & 255, (key >>> 8) & 255, key & 255]

/** Colours of a box, with the number of pixels of each. */
type Box = [key: number, count: number][]

/**
 * Reduces a picture (red, green, blue, alpha of each pixel) to at most `colours`: losslessly if it has no more, otherwise by
 * median cut (Heckbert, "Color image quantization for frame buffer display", 1982) over colours rounded to 5 bits a channel.
 * Invisible pixels become one colour.
 */
export function quantise(pixels: Uint8Array, colours: number): Indexed {
  const exact = keysOf(pixels, (key) => key)
  const counts = countsOf(exact)
  if (counts.size <= colours)
    return indexed(
      exact,
      [...counts].map((entry) => [entry]),
    )
  const rounded = keysOf(pixels, rounded5)
  return indexed(rounded, cut([...countsOf(rounded)], colours))
}

/** Each channel to 5 bits and back, so that 0 stays 0 and 255 stays 255. */
function rounded5(key: number): number {
  const bits = (key >>> 3) & 0x1f1f1f1f
  return ((bits << 3) | ((bits >>> 2) & 0x07070707)) >>> 0
}

function keysOf(pixels: Uint8Array, round: (key: number) => number): Uint32Array {
  const keys = new Uint32Array(pixels.length / 4)
  for (let i = 0; i < keys.length; i++) keys[i] = pixels[i * 4 + 3] === 0 ? 0 : round(pack(pixels, i * 4))
  return keys
}

function countsOf(keys: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function indexed(keys: Uint32Array, boxes: readonly Box[]): Indexed {
  const indexOf = new Map(boxes.flatMap((box, index) => box.map(([key]) => [key, index] as const)))
  return { palette: boxes.map(mean), indexes: Uint8Array.from(keys, (key) => indexOf.get(key) ?? 0) }
}

/** Splits the box with the widest spread at its middle pixel, until there are enough boxes. */
function cut(all: Box, colours: number): Box[] {
  const boxes = [measure(all)]
  while (boxes.length < colours) {
    const widest = boxes.reduce((best, box) => (box.weight > best.weight ? box : best))
    if (widest.weight === 0) break
    boxes.splice(boxes.indexOf(widest), 1, ...split(widest).map(measure))
  }
  return boxes.map(({ box }) => box)
}

interface Measured {
  box: Box
  /** Position of the channel that varies most: 24 red, 16 green, 8 blue, 0 alpha. */
  shift: number
  weight: number
}

function measure(box: Box): Measured {
  let total = 0
  for (const [, count] of box) total += count
  let shift = 0
  let spread = 0
  for (const candidate of [24, 16, 8, 0]) {
    let low = 255
    let high = 0
    for (const [key] of box) {
      const part = (key >>> candidate) & 255
      if (part < low) low = part
      if (part > high) high = part
    }
    if (high - low > spread) [shift, spread] = [candidate, high - low]
  }
  return { box, shift, weight: spread * Math.sqrt(total) }
}

function split({ box, shift }: Measured): [Box, Box] {
  const sorted = box.toSorted(([a], [b]) => ((a >>> shift) & 255) - ((b >>> shift) & 255))
  const half = sorted.reduce((sum, [, count]) => sum + count, 0) / 2
  let seen = 0
  const middle = sorted.findIndex(([, count]) => (seen += count) >= half) + 1
  const at = Math.min(Math.max(middle, 1), sorted.length - 1)
  return [sorted.slice(0, at), sorted.slice(at)]
}

/** The mean of a box, colours weighted by their opacity. */
function mean(box: Box): Colour {
  let pixels = 0
  let opacity = 0
  const sums = [0, 0, 0]
  for (const [key, count] of box) {
    const [red, green, blue, alpha] = unpack(key)
    const weight = alpha * count
    pixels += count
    opacity += weight
    sums[0]! += red * weight
    sums[1]! += green * weight
    sums[2]! += blue * weight
  }
  if (opacity === 0) return [0, 0, 0, 0]
  const [red, green, blue] = sums.map((sum) => Math.round(sum / opacity))
  return [red!, green!, blue!, Math.round(opacity / pixels)]
}
