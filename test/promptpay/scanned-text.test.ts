import { expect, it } from 'vitest'
import { parametersMax } from '../../src/limits.ts'
import { decode } from '../../src/promptpay/decode.ts'
import { scannedText } from '../../src/promptpay/scanned-text.ts'

const crowded = JSON.stringify(Object.fromEntries(Array.from({ length: parametersMax + 1 }, (_, i) => [`n${i}`, 1])))

/** A body declared as JSON is parsed as such; any other is the scanned text, unless it looks like our JSON. */
it.for([
  [true, '{"payload":"000201"}', { text: '000201' }],
  [true, ' \n{"qr":"000201"}', { text: '000201' }],
  [true, '{"text":"a","data":"a"}', { text: 'a' }],
  [true, '{"payload":null,"data":"x"}', { text: 'x' }],
  [true, '{"payload":"a","text":"b"}', { reason: 'invalid-json' }],
  [true, '{"payload":5}', { reason: 'not-emv' }],
  [true, '{"payload":["000201"]}', { reason: 'not-emv' }],
  [true, '{}', { reason: 'missing' }],
  [true, '{"payload":', { reason: 'invalid-json' }],
  [true, '000201', { reason: 'invalid-json' }],
  [true, '"000201"', { reason: 'invalid-json' }],
  [true, '', { reason: 'missing' }],
  [true, crowded, { reason: 'too-long' }],
  [false, '000201', { text: '000201' }],
  [false, '{"payload":"000201"}', { text: '000201' }],
  [false, '{}', { text: '{}' }],
  [false, '{"payload":', { text: '{"payload":' }],
  [false, '', { reason: 'missing' }],
  [false, crowded, { reason: 'too-long' }],
] as const)('JSON %s, %s → %j', ([isJson, body, expected]) => {
  expect(scannedText({ text: body, isUtf8: true }, isJson)).toEqual(expected)
})

it('reads bytes that are not UTF-8 as text with replacement characters, but not as JSON', () => {
  const body = { text: '{"payload":"\ufffd"}', isUtf8: false }
  expect(scannedText(body, false)).toEqual({ text: body.text })
  expect(scannedText(body, true)).toEqual({ reason: 'invalid-json' })
})

it('returns nothing of a body over the limit', () => {
  expect(scannedText(undefined, false)).toEqual({ reason: 'too-long' })
})

/** The checksum of this text is 0D8D: a field of length 3 drops the zero. */
it('refuses a checksum without its leading zero in a payment code', () => {
  const whole = '00020101021229370016A00000067701011101130066812345678530376454031855802TH6303D8D'
  expect(decode(whole)).toMatchObject({ valid: false, reason: 'crc-mismatch', crc: { valid: false, actual: 'D8D' } })
})
