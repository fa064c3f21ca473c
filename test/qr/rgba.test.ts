import { describe, expect, it } from 'vitest'
import { shrunk, straight } from '../../src/qr/rgba.ts'

/** One byte of each channel per pixel, from a table of grey values. */
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
