import { expect, it } from 'vitest'
import { fieldInputs, kindInput } from '../../src/qr/field-values.ts'

const refused = Symbol('refused by the rule of the field')

/** IEEE 802.11 limits a network name to 32 bytes; latitudes and longitudes are WGS 84. */
it.for([
  ['hidden', true, true],
  ['hidden', false, false],
  ['hidden', undefined, undefined],
  ['hidden', 'true', refused],
  ['hidden', 1, refused],
  ['hidden', null, refused],
  ['ssid', `ab${'ก'.repeat(10)}`, `ab${'ก'.repeat(10)}`],
  ['ssid', `abc${'ก'.repeat(10)}`, refused],
  ['ssid', 'a\nb', refused],
  ['password', '😀'.repeat(128), '😀'.repeat(128)],
  ['password', '😀'.repeat(129), refused],
  ['password', 'a\tb', refused],
  ['security', 'wpa2', 'WPA2'],
  ['security', 'NOPASS', 'nopass'],
  ['security', 'WPA4', refused],
  ['lineId', `@${'a'.repeat(20)}`, `@${'a'.repeat(20)}`],
  ['lineId', `@${'a'.repeat(21)}`, refused],
  ['lineId', 'a b', refused],
  ['lineId', 'a@b', refused],
  ['text', 'ก\n', 'ก\n'],
  ['text', '', refused],
  ['text', '\ud800', refused],
  ['text', 5, refused],
  ['email', ' a@b.co ', 'a@b.co'],
  ['email', 'a@b.co,c@d.co', refused],
  ['to', 'a@b.co,c@d.co', 'a@b.co,c@d.co'],
  ['to', 'nobody', refused],
  ['latitude', 90, 90],
  ['latitude', -90, -90],
  ['latitude', 90.1, refused],
  ['longitude', 180, 180],
  ['longitude', -180.1, refused],
  ['url', 'https://example.com/a', 'https://example.com/a'],
  ['url', 'ftp://example.com/', refused],
  ['url', 'https://example.com/\ud800', refused],
] as const)('%s of %j', ([field, raw, value]) => {
  const judged = fieldInputs()[field].judge(raw)
  expect(judged).toEqual(value === refused ? undefined : { value })
})

it.for([
  ['wifi', 'wifi'],
  ['url', 'link'],
  ['vcard', 'contact'],
  ['tel', 'phone'],
  ['location', 'geo'],
  ['toString', refused],
  ['', refused],
  [null, refused],
] as const)('the kind %j', ([raw, kind]) => {
  expect(kindInput().judge(raw)).toEqual(kind === refused ? undefined : { value: kind })
})
