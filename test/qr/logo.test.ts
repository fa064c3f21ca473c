import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clearForLogo, logoModules, readLogo, toBase64, toBase64Url } from '../../src/qr/logo.ts'
import { pngFile } from '../../src/qr/png-file.ts'
import { quantise } from '../../src/qr/quantise.ts'
import { qrSymbol } from '../../src/qr/symbol.ts'
import logos from './logos.json' with { type: 'json' }

const limits = { bytesMax: 64 * 1024, sideMax: 1024, scansMax: 32 }
const read = (text: string) => {
  const logo = readLogo(text, limits)
  return typeof logo === 'string' ? logo : { type: logo.type, width: logo.width, height: logo.height }
}

/** A PNG whose header has a size that its pixels do not have. */
function pngOf(width: number, height: number): string {
  return toBase64(pngFile({ width, height, bitDepth: 1, colours: [[0, 0, 0, 255]], bytes: new Uint8Array(2) }))
}

describe('readLogo', () => {
  it.for([
    ['a PNG', 'png', logos.png, { type: 'png', width: 64, height: 64 }],
    ['a wide PNG', 'png', logos.wide, { type: 'png', width: 96, height: 32 }],
    ['a JPEG', 'jpeg', logos.jpeg, { type: 'jpeg', width: 64, height: 64 }],
    ['WebP with alpha', 'webp', logos.webp, { type: 'webp', width: 64, height: 64 }],
    ['lossless WebP with alpha', 'webp', logos.webpLossless, { type: 'webp', width: 64, height: 64 }],
    ['plain lossy WebP', 'webp', logos.vp8, { type: 'webp', width: 64, height: 64 }],
    ['plain lossless WebP', 'webp', logos.vp8l, { type: 'webp', width: 64, height: 64 }],
    ['a PNG of the widest side', 'png', pngOf(1024, 1), { type: 'png', width: 1024, height: 1 }],
    ['a PNG of the highest side', 'png', pngOf(1, 1024), { type: 'png', width: 1, height: 1024 }],
  ] as const)('%s', ([, type, base64, header]) => {
    expect(read(`data:image/${type};base64,${base64}`)).toEqual(header)
  })

  it('takes a bare PNG in base64url', () => {
    const url = logos.png.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    expect(read(url)).toEqual({ type: 'png', width: 64, height: 64 })
  })

  it.for([
    ['an address', 'https://example.com/logo.png', 'encoding'],
    ['nothing', '', 'encoding'],
    ['SVG in base64', 'data:image/svg+xml;base64,PHN2Zy8+', 'encoding'],
    ['SVG as text', 'data:image/svg+xml,<svg onload="alert(1)"/>', 'encoding'],
    ['HTML', 'data:text/html;base64,PGI+', 'encoding'],
    ['no bytes', 'data:image/png;base64,', 'encoding'],
    ['markup', 'data:image/png;base64,"><script>', 'encoding'],
    ['a line end', `data:image/png;base64,${logos.png}\n`, 'encoding'],
    ['a file', 'file:///etc/passwd', 'encoding'],
    ['a group of five', 'data:image/png;base64,AAAAA', 'encoding'],
    ['JPEG called PNG', `data:image/png;base64,${logos.jpeg}`, 'format'],
    ['PNG called JPEG', `data:image/jpeg;base64,${logos.png}`, 'format'],
    ['PNG called WebP', `data:image/webp;base64,${logos.png}`, 'format'],
    ['a PNG cut short', `data:image/png;base64,${logos.png.slice(0, 400)}`, 'format'],
    [
      'a PNG with a broken chunk',
      `data:image/png;base64,${logos.png.slice(0, 100)}AAAA${logos.png.slice(104)}`,
      'format',
    ],
    ['a JPEG cut short', `data:image/jpeg;base64,${logos.jpeg.slice(0, 40)}`, 'format'],
    ['a PNG of no width', `data:image/png;base64,${pngOf(0, 5)}`, 'format'],
    ['a PNG of 20,000 px', `data:image/png;base64,${pngOf(20_000, 20_000)}`, 'side'],
    ['a PNG one pixel too wide', `data:image/png;base64,${pngOf(1025, 1)}`, 'side'],
    ['a PNG one pixel too high', `data:image/png;base64,${pngOf(1, 1025)}`, 'side'],
    ['zeros of the most bytes', `data:image/png;base64,${'A'.repeat(87_380)}`, 'format'],
    ['one byte more', `data:image/png;base64,${'A'.repeat(87_384)}`, 'bytes'],
    ['many bytes more', `data:image/png;base64,${'A'.repeat(2_000_000)}`, 'bytes'],
  ] as const)('refuses %s', ([, text, fault]) => {
    expect(readLogo(text, limits)).toBe(fault)
  })

  it('never throws on any bytes', () => {
    const kind = fc.constantFrom(['png', logos.png], ['jpeg', logos.jpeg], ['webp', logos.webp], ['webp', logos.vp8l])
    fc.assert(
      fc.property(kind, fc.nat(), fc.integer({ min: 0, max: 255 }), fc.nat(), ([type, base64], at, value, end) => {
        const bytes = Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0))
        bytes[at % Math.min(bytes.length, 200)] = value
        const cut = bytes.slice(0, end % 3 === 0 ? end % bytes.length : bytes.length)
        expect(() => readLogo(`data:image/${type};base64,${toBase64(cut)}`, limits)).not.toThrow()
      }),
      { numRuns: 2000 },
    )
  })
})

/** Every scan visits the whole picture (Red Hat bug 1344214), and deflate packs 1,032 bytes into one. */
describe('a costly logo', () => {
  const marker = Uint8Array.of(0xff, 0xda)
  const withScans = (count: number): string => {
    const bytes = Uint8Array.from(atob(logos.jpeg), (character) => character.charCodeAt(0))
    const own = Buffer.from(bytes).toString('latin1').split('\xff\xda').length - 1
    return toBase64(Buffer.concat([bytes, ...Array.from({ length: count - own }, () => marker)]))
  }

  /** A picture of 64 px with another width in its header, at an offset by format (T.81 B.2.2; RFC 9649 2.5 to 2.7). */
  it.for([
    [
      'jpeg',
      'jpeg',
      logos.jpeg,
      (bytes: Buffer, px: number) => bytes.writeUInt16BE(px, bytes.indexOf('ffc0', 'hex') + 7),
    ],
    ['WebP with alpha', 'webp', logos.webp, (bytes: Buffer, px: number) => bytes.writeUIntLE(px - 1, 24, 3)],
    ['lossy WebP', 'webp', logos.vp8, (bytes: Buffer, px: number) => bytes.writeUInt16LE(px, 26)],
    [
      'lossless WebP',
      'webp',
      logos.vp8l,
      (bytes: Buffer, px: number) => bytes.writeUInt16LE((px - 1) | (bytes.readUInt16LE(21) & 0xc000), 21),
    ],
  ] as const)('%s is refused by the width in its header, before a pixel is decoded', ([, type, base64, write]) => {
    const ofWidth = (px: number): string => {
      const bytes = Buffer.from(base64, 'base64')
      write(bytes, px)
      return `data:image/${type};base64,${toBase64(bytes)}`
    }
    expect([64, 1024, 1025, 16_000].map((px) => read(ofWidth(px)))).toEqual([
      { type, width: 64, height: 64 },
      { type, width: 1024, height: 64 },
      'side',
      'side',
    ])
  })

  it.for([
    [32, { type: 'jpeg', width: 64, height: 64 }],
    [33, 'scans'],
    [5500, 'scans'],
  ] as const)('a JPEG of %i scans', ([scans, expected]) => {
    expect(read(`data:image/jpeg;base64,${withScans(scans)}`)).toEqual(expected)
  })

  it.for([
    { side: 16, unpacked: 16 * 3 + 256 * 1024, expected: { type: 'png', width: 16, height: 16 } },
    { side: 16, unpacked: 16 * 3 + 256 * 1024 + 1, expected: 'bomb' },
    { side: 16, unpacked: 50_000_000, expected: 'bomb' },
    { side: 1024, unpacked: 1024 * 129 + 256 * 1024, expected: { type: 'png', width: 1024, height: 1024 } },
  ])('a PNG of $side px that unpacks to $unpacked bytes', ({ side, unpacked, expected }) => {
    const bytes = pngFile({
      width: side,
      height: side,
      bitDepth: 1,
      colours: [[0, 0, 0, 255]],
      bytes: new Uint8Array(unpacked),
      level: 9,
    })
    expect(read(`data:image/png;base64,${toBase64(bytes)}`)).toEqual(expected)
  })
})

describe('base64', () => {
  // RFC 4648, section 10
  it.for([
    ['f', 'Zg==', 'Zg'],
    ['fo', 'Zm8=', 'Zm8'],
    ['foobar', 'Zm9vYmFy', 'Zm9vYmFy'],
    ['\u00fb\u00ff', '+/8=', '-_8'],
  ] as const)('%j', ([text, plain, url]) => {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
    expect([toBase64(bytes), toBase64Url(bytes)]).toEqual([plain, url])
  })
})

describe('clearForLogo', () => {
  it.for([
    [5, 37, 9],
    [6, 41, 9],
    [7, 45, 11],
    [20, 97, 23],
    [40, 177, 43],
  ] as const)('version %i: %i modules a side, %i of them for the logo', ([versionMin, size, modules]) => {
    const symbol = qrSymbol('1', { ecc: 'H', versionMin })
    const cleared = clearForLogo(symbol)
    expect([symbol.size, logoModules(symbol.size)]).toEqual([size, modules])
    expect(modules / size).toBeLessThanOrEqual(0.25)
    const first = (size - modules) / 2 - 1
    for (let at = 0; at < size * size; at++) {
      const [x, y] = [at % size, Math.floor(at / size)]
      const inBox = x >= first && y >= first && x < size - first && y < size - first
      if (cleared.modules[at] !== (inBox ? 0 : symbol.modules[at])) throw new Error(`module ${x}, ${y}`)
    }
  })
})

describe('quantise', () => {
  it('preserves few colours exactly', () => {
    const pixels = Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 128, 9, 9, 9, 0, 255, 0, 0, 255])
    const { palette, indexes } = quantise(pixels, 4)
    expect([...indexes].map((index) => palette[index])).toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 128],
      [0, 0, 0, 0],
      [255, 0, 0, 255],
    ])
  })

  it('comes close with as many colours as allowed', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    const pixel = fc.tuple(channel, channel, channel, fc.constant(255))
    fc.assert(
      fc.property(
        fc.array(pixel, { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 1, max: 256 }),
        (pixels, colours) => {
          const { palette, indexes } = quantise(Uint8Array.from(pixels.flat()), colours)
          expect(palette.length).toBeLessThanOrEqual(colours)
          expect(indexes.length).toBe(pixels.length)
          for (const index of indexes) expect(palette[index]).toBeDefined()
        },
      ),
    )
  })

  it('a grey ramp in 16 shades is off by at most 12', () => {
    const ramp = Array.from({ length: 256 }, (_, level) => [level, level, level, 255]).flat()
    const { palette, indexes } = quantise(Uint8Array.from(ramp), 16)
    const worst = Math.max(...[...indexes].map((index, level) => Math.abs((palette[index]?.[0] ?? 999) - level)))
    expect(worst).toBeLessThanOrEqual(12)
  })
})
