/** A field's validated value. */
export type FieldValue = string | number | boolean
export type Fields = Readonly<Record<string, FieldValue | undefined>>

/** RFC 2426 section 4: backslash before comma, semicolon and backslash; a line break is written as \n. */
const escapeCard = (text: string): string =>
  text.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)

/**
 * The fields of a vCard 3.0 after the name, in output order. Most phones read version 3; UTF-8 needs no CHARSET, and long
 * lines are not folded.
 */
const properties: readonly (readonly [field: string, write: (value: string) => string])[] = [
  ['organization', (value) => `ORG:${value}`],
  ['jobTitle', (value) => `TITLE:${value}`],
  ['phone', (value) => `TEL:${value}`],
  ['mobile', (value) => `TEL;TYPE=CELL:${value}`],
  ['email', (value) => `EMAIL:${value}`],
  ['website', (value) => `URL:${value}`],
  ['address', (value) => `ADR:;;${value};;;;`],
  ['note', (value) => `NOTE:${value}`],
]

/**
 * A business card as vCard 3.0 (RFC 2426). N and FN are the minimum; a full name goes into the first component of N.
 *
 * @example contactCard({ firstName: 'สมชาย', lastName: 'ใจดี' }) // 'BEGIN:VCARD\r\nVERSION:3.0\r\nN:ใจดี;สมชาย;;;\r\nFN:สมชาย ใจดี\r\nEND:VCARD'
 */
export function contactCard(fields: Fields): string {
  const value = (field: string): string => escapeCard(String(fields[field] ?? ''))
  const first = value('firstName')
  const last = value('lastName')
  const whole = value('name')
  const hasParts = first !== '' || last !== ''
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    hasParts ? `N:${last};${first};;;` : `N:${whole};;;;`,
    `FN:${whole || [first, last].filter(Boolean).join(' ')}`,
    ...properties.flatMap(([field, write]) => (fields[field] === undefined ? [] : write(value(field)))),
    'END:VCARD',
  ]
  return lines.join('\r\n')
}
