import { expect, it } from 'vitest'
import { spokenText } from '../../src/speech/spoken-text.ts'

it('speaks the reading of a text, or the text itself', () => {
  const options = { clock: 'official', phoneTwo: 'song' } as const
  expect(spokenText('คิวที่ 125', { ...options, raw: false })).toBe('คิวที่ หนึ่งร้อยยี่สิบห้า')
  expect(spokenText('คิวที่ 125', { ...options, raw: true })).toBe('คิวที่ 125')
})
