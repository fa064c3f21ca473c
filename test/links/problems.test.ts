import { expect, it } from 'vitest'
import { notOnLinkHost } from '../../src/links/problems.ts'

it('a host of short links names the API where the settings say it, and nothing else', () => {
  expect(notOnLinkHost('https://sala.test').detail.en).toContain('; the API is at https://sala.test/api/v1.')
  expect(notOnLinkHost(undefined).detail).toEqual({ en: 'This host has short links only.', th: 'โฮสต์นี้มีเฉพาะลิงก์ย่อ' })
})
