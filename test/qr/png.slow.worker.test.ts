import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TRANSPARENT, type Colour } from '../../src/qr/colour.ts'
import { placement, qrPng, smallestSizePx } from '../../src/qr/png.ts'
import { eccLevels, qrSymbol } from '../../src/qr/symbol.ts'
import { pixelsOf, readPng, type Pixels } from './readers.ts'

const url = 'https://example.com/l/k7m2wq9n'
const link = qrSymbol(url)
const longest = qrSymbol('ก'.repeat(984))

const pixelAt = ({ width, data }: Pixels, x: number, y: number): number[] => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]

describe('qrPng', () => {
  it.for([
    ['a link at its smallest', link, 74],
    ['a link, one pixel over', link, 75],
    ['a link', link, 512],
    ['a link at its largest', link, 2048],
    ['the largest symbol at its smallest', longest, 370],
    ['the largest symbol', longest, 512],
    ['the largest symbol at its largest', longest, 2048],
  ] as const)(
    '%s has its exact size, sharp modules, a quiet zone of at least 4 modules',
    async ([, symbol, sizePx]) => {
      const pixels = await pixelsOf(qrPng(symbol, { sizePx }))
      const { scale, offset } = placement(symbol, sizePx, 4)
      expect([pixels.width, pixels.height]).toEqual([sizePx, sizePx])
      expect(scale).toBeGreaterThanOrEqual(2)
      expect(offset).toBeGreaterThanOrEqual(4 * scale)
      expect(sizePx - offset - symbol.size * scale).toBeGreaterThanOrEqual(4 * scale)
      let wrong = 0
      for (let at = 0; at < sizePx * sizePx; at++) {
        const x = Math.floor(((at % sizePx) - offset) / scale)
        const y = Math.floor((Math.floor(at / sizePx) - offset) / scale)
        const inside = x >= 0 && y >= 0 && x < symbol.size && y < symbol.size
        const dark = inside && symbol.modules[y * symbol.size + x] === 1
        if (pixels.data[at * 4] !== (dark ? 0 : 255)) wrong++
      }
      expect(wrong).toBe(0)
    },
  )

  it('names the smallest size and refuses a smaller one', () => {
    expect(smallestSizePx(link, 4)).toBe(74)
    expect(smallestSizePx(longest, 4)).toBe(370)
    expect(() => qrPng(link, { sizePx: 73 })).toThrow(RangeError)
  })

  it('draws in the requested colours', async () => {
    const blue: Colour = [0, 51, 102, 255]
    const cream: Colour = [255, 250, 240, 255]
    const pixels = await pixelsOf(qrPng(link, { sizePx: 74, color: blue, background: cream }))
    expect(pixelAt(pixels, 0, 0)).toEqual([255, 250, 240])
    expect(pixelAt(pixels, 8, 8)).toEqual([0, 51, 102])
  })

  it('is read on transparent ground and without a margin on white paper', async () => {
    for (const marginModules of [0, 1, 16]) {
      const png = qrPng(link, { sizePx: 512, marginModules, background: TRANSPARENT })
      expect(await readPng(png)).toMatchObject({ zxing: url, isMirrored: false, version: '3' })
    }
    expect(await readPng(qrPng(link, { sizePx: 512, background: TRANSPARENT }))).toMatchObject({ jsQr: url })
  })
})

describe('what readers see', () => {
  it.for([
    'สวัสดีครับ',
    'น้ำปลา ผู้ใหญ่ ๑๒๓',
    'Order 279317 สมชาย',
    'นามสกุล',
    'สวัสดี 😀👩‍👩‍👧‍👦',
    'café ÀÿŒ',
    '\u0000\u0001\t\r\n\u007f',
    '\ufeffmark of the caller',
    'ﾃｽﾄ 日本語',
    'HTTPS://EXAMPLE.COM/0123456789012345678901234567890',
  ])('%j, at the smallest size', async (text) => {
    const symbol = qrSymbol(text)
    const png = qrPng(symbol, { sizePx: smallestSizePx(symbol, 4) })
    const { version, ecc } = symbol
    expect(await readPng(png)).toEqual({ zxing: text, jsQr: text, isMirrored: false, version: `${version}`, ecc })
  })

  it.for(eccLevels.flatMap((ecc) => [1, 2, 6, 7, 14, 21, 27, 32, 40].map((version) => [ecc, version] as const)))(
    'level %s in version %i',
    async ([ecc, versionMin]) => {
      const { version, ...symbol } = qrSymbol('ศาลา', { ecc, versionMin })
      const reading = await readPng(qrPng({ ...symbol, version }, { sizePx: 740 }))
      expect(reading).toMatchObject({ zxing: 'ศาลา', isMirrored: false, version: `${version}`, ecc: symbol.ecc })
    },
  )

  it('any text, byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), async (text) => {
        expect(await readPng(qrPng(qrSymbol(text), { sizePx: 400 }))).toMatchObject({ zxing: text, isMirrored: false })
      }),
      { numRuns: 60 },
    )
  })
})
