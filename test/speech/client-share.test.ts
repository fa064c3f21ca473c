import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { shareKey } from '../../src/speech/client-share.ts'
import { spokenText } from '../../src/speech/spoken-text.ts'

/** HMAC-SHA-256 (RFC 2104) by Node, cut to 128 bits. */
const keyed = (text: string): string => createHmac('sha256', 'secret').update(text).digest('hex').slice(0, 32)

it.for([
  ['203.0.113.7', '203.0.113.7/32'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
] as const)('a share of %s is counted under the keyed hash of the day and %s', async ([address, client]) => {
  const key = await shareKey('secret', '2026-11-21', address)
  expect(key).toBe(keyed(`speech|2026-11-21|${client}`))
  expect(await shareKey('secret', '2026-11-22', address)).not.toBe(key)
})

it('speaks the reading of a text, or the text itself', () => {
  const options = { clock: 'official', phoneTwo: 'song' } as const
  expect(spokenText('คิวที่ 125', { ...options, raw: false })).toBe('คิวที่ หนึ่งร้อยยี่สิบห้า')
  expect(spokenText('คิวที่ 125', { ...options, raw: true })).toBe('คิวที่ 125')
})
