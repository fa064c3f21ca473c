import { describe, expect, it } from 'vitest'
import { fitted, shrunk, straight } from '../../src/qr/rgba.ts'

/** One byte per channel and pixel, from a table of grey values. */
const greys = (...rows: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from(rows.flat().flatMap((grey) => [grey, grey, grey, 255]))

const square = greys([0, 4, 10, 20], [8, 12, 30, 40], [1, 1, 2, 2], [1, 1, 2, 3])

describe('a picture made smaller', () => {
  it('has the mean of each square, rounded, worked out by hand', () => {
    const small = shrunk({ width: 4, height: 4, pixels: square }, 2)
    expect([small.width, small.height]).toEqual([2, 2])
    expect([...small.pixels]).toEqual([...greys([6, 25], [1, 2])])
  })

  it('takes squares of a picture that is not one', () => {
    const { width, height, pixels } = shrunk({ width: 4, height: 2, pixels: square.slice(0, 32) }, 2)
    expect([width, height, ...pixels]).toEqual([2, 1, ...greys([6, 25])])
  })

  it('is the same picture at factor 1', () => {
    expect(shrunk({ width: 4, height: 4, pixels: square }, 1).pixels).toBe(square)
  })
})

describe('a picture fitted into a square', () => {
  const strip = { width: 4, height: 2, pixels: greys([10, 20, 30, 40], [50, 60, 70, 80]) }
  const clear = [0, 0, 0, 0]
  const rowOf = (...row: readonly number[]): number[] => [...greys(row)]

  it('is in its middle, with nothing above and below', () => {
    const { pixels } = fitted(strip, 4)
    expect([...pixels]).toEqual([
      ...Array.from({ length: 4 }, () => clear).flat(),
      ...rowOf(10, 20, 30, 40),
      ...rowOf(50, 60, 70, 80),
      ...Array.from({ length: 4 }, () => clear).flat(),
    ])
  })

  it('gives each pixel the nearest one, enlarged or reduced', () => {
    expect([...fitted({ width: 1, height: 1, pixels: greys([7]) }, 2).pixels]).toEqual(rowOf(7, 7, 7, 7))
    const upright = { width: 1, height: 4, pixels: greys([1], [3], [5], [7]) }
    expect([...fitted(upright, 2).pixels]).toEqual([...rowOf(3), ...clear, ...rowOf(7), ...clear])
  })

  it('shows something of the thinnest picture', () => {
    const line = { width: 1, height: 1024, pixels: new Uint8Array(4096).fill(255) }
    expect(fitted(line, 96).pixels.filter((part) => part > 0)).toHaveLength(96 * 4)
  })

  it('has its colours multiplied by their alpha', () => {
    const { pixels } = fitted({ width: 1, height: 1, pixels: Uint8Array.of(200, 100, 50, 128) }, 1)
    expect([...pixels]).toEqual([100, 50, 25, 128])
  })
})

/** W3C Compositing, section 5.1: a premultiplied channel divided by its alpha. */
it.for([
  [
    [100, 50, 0, 128],
    [199, 100, 0, 128],
  ],
  [
    [10, 20, 30, 255],
    [10, 20, 30, 255],
  ],
  [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  [
    [200, 1, 1, 100],
    [255, 3, 3, 100],
  ],
] as const)('%j premultiplied is %j', ([given, own]) => {
  expect([...straight({ width: 1, height: 1, pixels: Uint8Array.from(given) })]).toEqual(own)
})
