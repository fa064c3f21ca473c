import { describe, expect, it } from 'vitest'
import { contrast, over, parseColour, type Colour } from '../../src/qr/colour.ts'

const red: Colour = [255, 0, 0, 255]
const halfBlue: Colour = [0, 0, 255, 128]

/** W3C Compositing and Blending, section 5.1: source over, calculated by hand. */
describe('one colour over another', () => {
  it.for([
    [red, halfBlue, red],
    [halfBlue, red, [127, 0, 128, 255]],
    [
      [255, 0, 0, 128],
      [0, 0, 255, 128],
      [170, 0, 85, 192],
    ],
    [
      [255, 0, 0, 51],
      [0, 0, 255, 102],
      [98, 0, 157, 133],
    ],
    [
      [0, 0, 0, 0],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ],
    [
      [9, 9, 9, 0],
      [8, 8, 8, 0],
      [255, 255, 255, 0],
    ],
  ] as const)('%j over %j is %j', ([top, bottom, expected]) => {
    expect(over(top, bottom)).toEqual(expected)
  })
})

it.for([
  ['#06c', [0, 102, 204, 255]],
  ['06C', [0, 102, 204, 255]],
  ['102030', [16, 32, 48, 255]],
  ['10203040', [16, 32, 48, 64]],
  ['1020304', undefined],
  ['##06c', undefined],
  ['06c;', undefined],
  ['red', undefined],
  ['', undefined],
] as const)('%j is %j', ([text, colour]) => {
  expect(parseColour(text)).toEqual(colour)
})

/** WCAG 2.2, relative luminance; the ratios of well-known pairs. */
it.for([
  [[0, 0, 0, 255], [255, 255, 255, 255], 21],
  [[119, 119, 119, 255], [255, 255, 255, 255], 4.48],
  [[255, 255, 255, 255], [0, 0, 0, 255], 1 / 21],
  [[0, 0, 0, 255], [255, 255, 255, 0], 21],
  [[0, 0, 0, 0], [255, 255, 255, 255], 1],
] as const)('the contrast of %j on %j is %d', ([color, background, ratio]) => {
  expect(contrast(color, background)).toBeCloseTo(ratio, 2)
})
