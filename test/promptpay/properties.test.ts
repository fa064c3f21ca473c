import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decode } from '../../src/promptpay/decode.ts'
import type { Field } from '../../src/promptpay/fields.ts'
import { buildPayload } from '../../src/promptpay/payload.ts'
import { readReceiver, type Receiver } from '../../src/promptpay/receiver.ts'
import { checksum, parse } from './independent.ts'

const digits = (count: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''))
const mobile = fc.tuple(fc.constantFrom('6', '8', '9'), digits(8)).map(([first, rest]) => first + rest)
const account = fc.oneof(
  mobile.map((nine) => `0${nine}`),
  digits(13).filter((text) => !text.startsWith('0066')), // how a payload writes a mobile
  digits(15),
)
const amount = fc.option(
  fc.integer({ min: 1, max: 999_999_999_999 }).map((satang) => String(satang).padStart(3, '0').replace(/(..)$/, '.$1')),
)

/** The receiver of a text; skips the case if it is rejected. */
function accepted(typed: string): Receiver {
  const receiver = readReceiver(typed)
  if (typeof receiver === 'string') throw new fc.PreconditionFailure()
  return receiver
}

/** The digits of a text, unlike in src by their index in three lists of digits. */
const typedDigits = (text: string): string =>
  Array.from(text, (character) => {
    const places = ['0123456789', '๐๑๒๓๔๕๖๗๘๙', '０１２３４５６７８９'].map((script) => script.indexOf(character))
    return places.find((place) => place >= 0) ?? ''
  }).join('')

describe('build', () => {
  it('comes back from decode', () => {
    fc.assert(
      fc.property(account, amount, (typed, baht) => {
        const receiver = accepted(typed)
        const decoded = decode(buildPayload(receiver, baht))
        expect(decoded).toMatchObject({
          valid: true,
          scheme: 'promptpay-transfer',
          target: { type: receiver.type, value: typed, wire: receiver.wire, checksumValid: receiver.checksumValid },
          amount: baht,
          reusable: baht === null,
        })
      }),
      { numRuns: 500 },
    )
  })

  /** What people may type around the digits of a number, allowed or not. */
  const noise = fc.constantFrom(
    '',
    '',
    '',
    '',
    ' ',
    '-',
    '.',
    '(',
    ')',
    '+',
    '66',
    '0',
    '๑',
    '９',
    '–',
    '\u200b',
    'x',
    '\n',
  )
  const spelling = fc
    .tuple(fc.constantFrom('', '+66', '66', '0066', '+66(0)', '0'), fc.oneof(mobile, account), fc.array(noise))
    .map(([prefix, number, noises]) =>
      Array.from(prefix + number, (character, i) => character + (noises[i] ?? '')).join(''),
    )

  it('pays no other number than the one typed, in any spelling', () => {
    let built = 0
    fc.assert(
      fc.property(spelling, amount, (typed, baht) => {
        const receiver = readReceiver(typed)
        if (typeof receiver === 'string') return
        built++
        const payload = buildPayload(receiver, baht)
        const objects = parse(payload)
        const { '00': aid, ...payee } = parse(objects['29'] ?? '')
        expect(aid).toBe('A000000677010111')
        expect(objects['63']).toBe(checksum(payload.slice(0, -4)))
        expect(objects['54']).toBe(baht ?? undefined)
        const wanted = typedDigits(typed)
        const nine = payee['01']?.slice(4) ?? ''
        const spelled =
          payee['01'] === undefined ? Object.values(payee) : [`0${nine}`, `66${nine}`, `660${nine}`, `0066${nine}`]
        expect(Object.keys(payee)).toHaveLength(1)
        expect(spelled).toContain(wanted)
      }),
      { numRuns: 5000 },
    )
    expect(built).toBeGreaterThan(100)
  })
})

describe('one character changed', () => {
  const printable = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code))

  it('never stays valid, the case of a checksum digit apart', () => {
    fc.assert(
      fc.property(account, amount, fc.nat(), printable, (typed, baht, index, character) => {
        const payload = buildPayload(accepted(typed), baht)
        const at = index % payload.length
        const before = payload.charAt(at)
        fc.pre(character !== before)
        fc.pre(at < payload.length - 4 || character.toUpperCase() !== before)
        expect(decode(payload.slice(0, at) + character + payload.slice(at + 1)).valid).toBe(false)
      }),
      { numRuns: 5000 },
    )
  })

  it('never stays valid, at every place and with every character of one payload', () => {
    const payload = '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3'
    const valid: string[] = []
    for (let at = 0; at < payload.length; at++) {
      for (let code = 0x20; code < 0x7f; code++) {
        const text = payload.slice(0, at) + String.fromCharCode(code) + payload.slice(at + 1)
        if (text !== payload && decode(text).valid) valid.push(text)
      }
    }
    expect(valid.map((text) => text.toUpperCase())).toEqual(['F', 'F', 'E'].map(() => payload))
  })
})

describe('any text', () => {
  const count = (fields: readonly Field[]): number =>
    fields.reduce((sum, { fields: inner }) => sum + 1 + (inner ? count(inner) : 0), 0)
  const pieces = fc.constantFrom(
    '0002',
    '01',
    '29',
    '37',
    '0016A000000677010111',
    '63',
    '6304',
    '-4',
    '99',
    '00',
    'ก',
    '😀',
    '\ud800',
    'x*',
  )

  it.for([
    ['any characters', fc.string({ unit: 'binary', maxLength: 10_000 })],
    ['pieces of payment texts', fc.array(pieces, { maxLength: 1000 }).map((list) => `000201${list.join('')}`)],
    ['digits', fc.array(fc.constantFrom('0', '1', '2'), { maxLength: 10_000 }).map((list) => list.join(''))],
  ] as const)('%s: answers, with no more fields than two fifths of its length', ([, text]) => {
    fc.assert(
      fc.property(text, (scanned) => {
        const decoded = decode(scanned)
        expect(decoded.valid).toBe(decoded.reason === null)
        expect(count(decoded.fields)).toBeLessThanOrEqual((2 * scanned.length) / 5)
      }),
    )
  })
})
