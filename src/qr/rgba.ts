/** Pixels from a renderer: red, green and blue premultiplied by alpha. */
export interface Rgba {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** A picture shrunk by `factor`, each pixel the mean of a square. */
export function shrunk({ width, height, pixels }: Rgba, factor: number): Rgba {
  if (factor === 1) return { width, height, pixels }
  const small = { width: width / factor, height: height / factor }
  const means = new Uint8Array(small.width * small.height * 4)
  const area = factor * factor
  for (let y = 0, to = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++, to += 4) {
      let red = 0
      let green = 0
      let blue = 0
      let alpha = 0
      for (let row = 0; row < factor; row++) {
        const first = ((y * factor + row) * width + x * factor) * 4
        for (let at = first; at < first + factor * 4; at += 4) {
          red += pixels[at]!
          green += pixels[at + 1]!
          blue += pixels[at + 2]!
          alpha += pixels[at + 3]!
        }
      }
      means[to] = red / area + 0.5
      means[to + 1] = green / area + 0.5
      means[to + 2] = blue / area + 0.5
      means[to + 3] = alpha / area + 0.5
    }
  }
  return { ...small, pixels: means }
}

/** The same pixels with straight alpha, as in a PNG. */
export function straight({ pixels }: Rgba): Uint8Array {
  const own = pixels.slice()
  for (let at = 0; at < own.length; at += 4) {
    const alpha = pixels[at + 3]!
    if (alpha === 0 || alpha === 255) continue
    for (let part = at; part < at + 3; part++) own[part] = Math.min(255, Math.round((pixels[part]! * 255) / alpha))
  }
  return own
}

/** Pixels from a decoder, with straight alpha. */
export interface Straight {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array | Uint8ClampedArray
}

/**
 * A picture centred in a transparent square of `side` px, as large as fits, by nearest neighbours.
 *
 * @example [...fitted({ width: 2, height: 1, pixels: Uint8Array.of(255, 0, 0, 128, 0, 255, 0, 255) }, 2).pixels.slice(0, 4)] // [128, 0, 0, 128]
 */
export function fitted({ width, height, pixels }: Straight, side: number): Rgba {
  const larger = Math.max(width, height)
  const columns = nearest(width, (side * width) / larger, side)
  const rows = nearest(height, (side * height) / larger, side)
  const drawn = new Uint8Array(side * side * 4)
  for (const { at: y, from: row } of rows) {
    for (const { at: x, from: column } of columns) {
      const from = (row * width + column) * 4
      const to = (y * side + x) * 4
      const alpha = pixels[from + 3]!
      for (let part = 0; part < 3; part++) drawn[to + part] = (pixels[from + part]! * alpha) / 255 + 0.5
      drawn[to + 3] = alpha
    }
  }
  return { width: side, height: side, pixels: drawn }
}

/** The pixels of the square that a side of the picture fills (at least one), and the source pixel of each. */
function nearest(length: number, drawnLength: number, side: number): { at: number; from: number }[] {
  const filled = Math.max(1, Math.round(drawnLength))
  const first = Math.floor((side - filled) / 2)
  return Array.from({ length: filled }, (_, i) => ({ at: first + i, from: Math.floor(((i + 0.5) * length) / filled) }))
}
