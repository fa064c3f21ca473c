import * as fc from 'fast-check'
import { correction, generate, type Mode } from 'lean-qr'
import { describe, expect, it } from 'vitest'
import { dataCodewords, dataModules } from '../../src/qr/codewords.ts'
import { alignmentCentres, layoutOf, sizeOfVersion, versionBits } from '../../src/qr/layout.ts'
import { groupEnds, Segments, type Group } from '../../src/qr/segments.ts'
import { DoesNotFit, eccLevels, qrSymbol, type QrSymbol } from '../../src/qr/symbol.ts'

/** Rows of # and blank, for readable messages. */
function rowsOf({ modules, size }: QrSymbol): string[] {
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => (modules[y * size + x] === 1 ? '#' : ' ')).join(''),
  )
}

/** Our segments for lean-qr, whose symbols must equal ours module by module. */
const segmented =
  (text: string): Mode =>
  (data, version) =>
    new Segments(text).write(groupEnds.findIndex((last) => version <= last) as Group, data)

describe('alignmentCentres', () => {
  // ISO/IEC 18004:2015 Annex E, table E.1
  it.for([
    [1, []],
    [2, [6, 18]],
    [6, [6, 34]],
    [7, [6, 22, 38]],
    [14, [6, 26, 46, 66]],
    [15, [6, 26, 48, 70]],
    [16, [6, 26, 50, 74]],
    [22, [6, 26, 50, 74, 98]],
    [30, [6, 26, 52, 78, 104, 130]],
    [31, [6, 30, 56, 82, 108, 134]],
    [32, [6, 34, 60, 86, 112, 138]],
    [36, [6, 24, 50, 76, 102, 128, 154]],
    [39, [6, 26, 54, 82, 110, 138, 166]],
    [40, [6, 30, 58, 86, 114, 142, 170]],
  ] as const)('version %i → %j', ([version, centres]) => {
    expect(alignmentCentres(version)).toEqual(centres)
  })
})

describe('versionBits', () => {
  // ISO/IEC 18004:2015 Annex D, table D.1
  it.for([
    [7, 0x07c94],
    [8, 0x085bc],
    [21, 0x15683],
    [40, 0x28c69],
  ])('version %i → %i', ([version = 0, bits]) => {
    expect(versionBits(version)).toBe(bits)
  })
})

describe('layoutOf', () => {
  // ISO/IEC 18004:2015 table 1, data modules without format and version information
  it.for([
    [1, 208],
    [2, 359],
    [6, 1383],
    [7, 1568],
    [14, 4651],
    [20, 8683],
    [32, 19723],
    [40, 29648],
  ])('version %i has %i modules of data', ([version = 0, count]) => {
    const ones = [...layoutOf(version).data].map((word) => (word >>> 0).toString(2).replaceAll('0', '').length)
    expect(ones.reduce((sum, each) => sum + each, 0)).toBe(count)
    expect(dataModules(version)).toBe(count)
  })
})

describe('qrSymbol', () => {
  // A short text gets level H in every version; a text that fills its level keeps it.
  it.for(['short', 'full'])(
    'is what lean-qr draws, which tries all eight masks, in every version and level: a %s text',
    (length) => {
      for (let version = 1; version <= 40; version++) {
        for (const ecc of eccLevels) {
          const head = version < 10 ? 2 : 3
          const bytes = length === 'full' ? dataCodewords(version, ecc) - head : 7
          const text = `sala ${version}${ecc} `.repeat(bytes).slice(0, bytes)
          const symbol = qrSymbol(text, { ecc, versionMin: version })
          const tried = generate(segmented(text), { minCorrectionLevel: correction[ecc], minVersion: version })
          expect([symbol.version, length === 'short' ? 'H' : ecc]).toEqual([version, symbol.ecc])
          expect(rowsOf(symbol)).toEqual(
            tried
              .toString({ on: '#', off: ' ', pad: 0 })
              .trimEnd()
              .split('\n')
              .map((row) => row.padEnd(symbol.size)),
          )
        }
      }
    },
  )

  it('is that for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
        fc.constantFrom(...eccLevels),
        (text, ecc) => {
          const { size, modules } = qrSymbol(text, { ecc })
          const tried = generate(segmented(text), { minCorrectionLevel: correction[ecc] })
          expect(size).toBe(tried.size)
          expect([...modules].every((dark, at) => (dark === 1) === tried.get(at % size, Math.floor(at / size)))).toBe(
            true,
          )
        },
      ),
      { numRuns: 60 },
    )
  })

  // ISO/IEC 18004:2015 table 7, version 40
  it.for([
    ['0123456789', 7089, 'L'],
    ['0123456789', 5596, 'M'],
    ['0123456789', 3993, 'Q'],
    ['0123456789', 3057, 'H'],
    ['ABCXYZ $%*+-./:', 4296, 'L'],
    ['ABCXYZ $%*+-./:', 3391, 'M'],
    ['ABCXYZ $%*+-./:', 2420, 'Q'],
    ['ABCXYZ $%*+-./:', 1852, 'H'],
    ['abcxyz', 2953, 'L'],
    ['abcxyz', 2331, 'M'],
    ['abcxyz', 1663, 'Q'],
    ['abcxyz', 1273, 'H'],
  ] as const)('characters of "%s": %i fit at level %s, one more does not', ([alphabet, count, ecc]) => {
    const text = alphabet.repeat(count).slice(0, count)
    const symbol = qrSymbol(text, { ecc, exact: true })
    expect([symbol.version, symbol.ecc, symbol.size]).toEqual([40, ecc, 177])
    expect(() => qrSymbol(`${text}${alphabet.charAt(0)}`, { ecc, exact: true })).toThrow(DoesNotFit)
  })

  it('names the level that was tried last', () => {
    expect(() => qrSymbol('a'.repeat(2954))).toThrow(expect.objectContaining({ ecc: 'L' }))
    expect(() => qrSymbol('a'.repeat(1664), { ecc: 'Q', exact: true })).toThrow(expect.objectContaining({ ecc: 'Q' }))
    expect(() => qrSymbol('1'.repeat(2_000_000))).toThrow(DoesNotFit)
  })

  it.for([
    [776, 'M'],
    [777, 'L'],
    [984, 'L'],
  ] as const)('lowers the level before it refuses: %i Thai letters at %s', ([count, ecc]) => {
    expect(qrSymbol('ก'.repeat(count)).ecc).toBe(ecc)
  })

  it('starts no larger than requested', () => {
    expect(qrSymbol('1', { versionMin: 5 })).toMatchObject({ version: 5, size: sizeOfVersion(5), ecc: 'H' })
  })
})
