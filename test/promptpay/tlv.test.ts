import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { crc16, crcText } from '../../src/promptpay/crc.ts'
import { hasDouble, only, readChain, writeObject } from '../../src/promptpay/tlv.ts'
import { checksum } from './independent.ts'
import vectors from './vectors.json' with { type: 'json' }

/** EMVCo's own sample: lengths count characters, the checksum covers UTF-8 bytes. */
const emvcoSample = vectors.decode.find(({ id }) => id === 'd166')?.payload ?? ''

describe('crc16', () => {
  it.for([
    ['123456789', '29B1'], // the published check value of CRC-16/CCITT-FALSE
    ['', 'FFFF'],
    [emvcoSample.slice(0, -4), 'A13A'],
  ] as const)('%s → %s', ([text, crc]) => {
    expect(crcText(crc16(text))).toBe(crc)
  })

  it.for(['a', 'ab', 'abc', 'aก', 'abก', 'กa', 'é', '😀', 'a😀b', '\ud83d', 'a\udc00b'])(
    '%j as computed bit by bit',
    (text) => {
      expect(crcText(crc16(text))).toBe(checksum(text))
    },
  )

  it('continues from an earlier part', () => {
    expect(crc16('456789', 6, crc16('123'))).toBe(0x29b1)
  })

  it('preserves leading zeros', () => {
    expect(crcText(0x1f)).toBe('001F')
  })

  it('agrees with a bitwise computation over TextEncoder bytes, lone surrogates included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(0xffff), (text, unit) => {
        const any = text + String.fromCharCode(unit) + text
        expect(crcText(crc16(any))).toBe(checksum(any))
      }),
      { numRuns: 50 },
    )
  })
})

describe('readChain', () => {
  it('counts characters, not bytes and not UTF-16 units', () => {
    expect(readChain('5902กข6003😀น้5802TH').objects.map(({ value }) => value)).toEqual(['กข', '😀น้', 'TH'])
  })

  it.for([
    ['', 0, true],
    ['5802TH', 1, true],
    ['5802THx', 1, false],
    ['5802T', 0, false],
    ['5800', 0, false],
    ['5800TH', 0, false],
    ['58-2TH', 0, false],
    ['58+2TH', 0, false],
    ['58 2TH', 0, false],
    ['5A02TH', 0, false],
    ['๕๘02TH', 0, false],
    ['580', 0, false],
    ['5803T😀', 0, false],
  ] as const)('%j: %i objects, whole: %s', ([text, count, whole]) => {
    const chain = readChain(text)
    expect(chain.objects).toHaveLength(count)
    expect(chain.whole).toBe(whole)
  })

  it('reads back what writeObject writes', () => {
    const object = fc.tuple(fc.integer({ min: 0, max: 99 }), fc.string({ minLength: 1, maxLength: 99 }))
    fc.assert(
      fc.property(fc.array(object), (list) => {
        const objects = list.map(([id, value]) => ({ id, value }))
        const { objects: found, whole } = readChain(objects.map(({ id, value }) => writeObject(id, value)).join(''))
        expect(whole).toBe(true)
        expect(found.map(({ id, value }) => ({ id, value }))).toEqual(objects)
      }),
    )
  })

  it('never has more objects than a fifth of the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('0', '1', '01', '010', '0101x', 'ก', '😀')), (parts) => {
        const text = parts.join('')
        expect(readChain(text).objects.length).toBeLessThanOrEqual(text.length / 5)
      }),
    )
  })
})

describe('only, hasDouble', () => {
  const { objects } = readChain('0101a0201b0101c')
  it('has a value where there is exactly one', () => {
    expect([only(objects, 1), only(objects, 2), only(objects, 3)]).toEqual([undefined, 'b', undefined])
    expect([hasDouble(objects), hasDouble(objects.slice(0, 2))]).toEqual([true, false])
  })
})
