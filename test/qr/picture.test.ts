import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLACK, contrast, hexOf, parseColour, TRANSPARENT, WHITE } from '../../src/qr/colour.ts'
import { qrOutline } from '../../src/qr/outline.ts'
import { qrSvg } from '../../src/qr/svg.ts'
import { qrSymbol } from '../../src/qr/symbol.ts'
import { modulesOfPath } from './svg-path.ts'

const link = qrSymbol('https://example.com/l/k7m2wq9n')

describe('qrOutline', () => {
  it('covers exactly the dark modules, for any symbol', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 200 }), fc.nat(5), (text, margin) => {
        const symbol = qrSymbol(text)
        const side = symbol.size + 2 * margin
        const drawn = modulesOfPath(qrOutline(symbol, margin), side)
        const expected = Array.from({ length: side * side }, (_, at) => {
          const x = (at % side) - margin
          const y = Math.floor(at / side) - margin
          return x >= 0 && y >= 0 && x < symbol.size && y < symbol.size ? symbol.modules[y * symbol.size + x] : 0
        })
        expect(drawn).toEqual(expected)
      }),
      { numRuns: 30 },
    )
  })
})

describe('qrSvg', () => {
  it('is one path on a ground, in module units', () => {
    const svg = qrSvg(link, { sizePx: 300, color: [0, 51, 102, 255] })
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="300" height="300" viewBox="0 0 37 37" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h37v37H0z"\/><path fill="#003366" d="[Mhvz0-9 -]+"\/><\/svg>$/,
    )
    expect(qrSvg(link, { sizePx: 300, background: TRANSPARENT }).match(/<path/g)).toHaveLength(1)
  })
})

describe('colours', () => {
  it.for([
    ['000', BLACK],
    ['#FFF', WHITE],
    ['#0a1B2c', [10, 27, 44, 255]],
    ['11223380', [17, 34, 51, 128]],
  ] as const)('%s is %j', ([text, colour]) => {
    expect(parseColour(text)).toEqual(colour)
    expect(parseColour(hexOf(colour))).toEqual(colour)
  })

  it.for([
    '',
    '#',
    '0',
    '00',
    '0000',
    '00000',
    '0000000',
    '000000000',
    'red',
    '##000',
    '000 ',
    ' 000',
    '00g',
    '#000"/>',
    '000\n',
    '๐๐๐',
    'rgb(0,0,0)',
  ])('%j is none', (text) => {
    expect(parseColour(text)).toBeUndefined()
  })

  // WCAG 2.2, success criterion 1.4.3 and its well-known pairs
  it.for([
    ['000000', 'ffffff', 21],
    ['ffffff', '000000', 1 / 21],
    ['777777', 'ffffff', 4.48],
    ['767676', 'ffffff', 4.54],
    ['0000ff', 'ffffff', 8.59],
    ['ff0000', 'ffffff', 4],
    ['00ff00', 'ffffff', 1.37],
    ['000000', 'ffffff00', 21],
    ['00000000', 'ffffff', 1],
  ] as const)('%s on %s is %f to 1', ([color, background, ratio]) => {
    expect(contrast(parseColour(color) ?? BLACK, parseColour(background) ?? WHITE)).toBeCloseTo(ratio, 2)
  })
})
