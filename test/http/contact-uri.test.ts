import { expect, it } from 'vitest'
import { contactUri } from '../../src/http/contact-uri.ts'

/** RFC 9116, section 2.5.3: a URI, and an https one if it is a page; RFC 6068 for mailto. */
it.for([
  ['security@example.com', 'mailto:security@example.com'],
  ['first.last+tag@mail.example.co.th', 'mailto:first.last+tag@mail.example.co.th'],
  ['mailto:security@example.com', 'mailto:security@example.com'],
  ['https://example.com/contact', 'https://example.com/contact'],
  ['tel:+66-2-123-4567', 'tel:+66-2-123-4567'],
  ['example.com/contact', undefined],
  ['http://example.com/contact', undefined],
  ['javascript:alert(1)', undefined],
  ['ask the front desk', undefined],
  ['a@b', undefined],
  ['a@b.co\nExpires: never', undefined],
  ['mail a@b.co', undefined],
  ['see https://example.com/', undefined],
  ['a@@b.co', undefined],
  ['https://', undefined],
  ['https://example.com/\nExpires: never', undefined],
  ['', undefined],
] as const)('%s → %s', ([contact, uri]) => {
  expect(contactUri(contact)).toBe(uri)
})
