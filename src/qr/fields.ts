import { described } from '../http/parameter.ts'
import { fieldInputs } from './field-values.ts'

/** The fields of all kinds, as the reference describes them. */
export const fieldParameters = described(fieldInputs(), {
  url: { description: 'Link: the address to open.', example: 'https://www.example.org/page?x=1' },
  text: { description: 'Text: any text, kept exactly.', example: 'สวัสดี' },
  ssid: { description: 'Wi-Fi: name of the network.', example: 'Cafe' },
  password: {
    description: 'Wi-Fi: the password; WPA: 8 to 63 bytes.',
    example: 'secret123',
  },
  security: {
    description: 'Wi-Fi: kind of protection; WPA with a password, else nopass, when left out.',
    example: 'WPA2',
  },
  hidden: { description: 'Wi-Fi: whether the network does not announce its name.', example: false },
  lineId: {
    description: 'LINE: an ID, with @ if official, or an address.',
    example: '@shop',
  },
  firstName: { description: 'Contact: given name.', example: 'สมชาย' },
  lastName: { description: 'Contact: family name.', example: 'ใจดี' },
  name: { description: 'Contact: the whole name, as it is shown.', example: 'สมชาย ใจดี' },
  phone: { description: 'Contact: telephone, as it is written.', example: '02-123-4567' },
  mobile: { description: 'Contact: mobile telephone, as it is written.', example: '081-234-5678' },
  email: { description: 'Contact: e-mail address.', example: 'somchai@example.com' },
  organization: { description: 'Contact: company or office.', example: 'บริษัท ศาลา จำกัด' },
  jobTitle: { description: 'Contact: position.', example: 'ผู้จัดการ' },
  website: { description: 'Contact: web site.', example: 'https://www.example.org' },
  address: { description: 'Contact: postal address.', example: '1 ถนนพระอาทิตย์ กรุงเทพฯ 10200' },
  note: { description: 'Contact: a remark.', example: 'โทรหลัง 9 โมง' },
  to: { description: 'E-mail: to whom.', example: 'shop@example.com' },
  subject: { description: 'E-mail: subject.', example: 'สั่งของ' },
  body: { description: 'E-mail: text.', example: 'สวัสดีค่ะ' },
  cc: { description: 'E-mail: copy to.', example: 'office@example.com' },
  bcc: { description: 'E-mail: hidden copy to.', example: 'archive@example.com' },
  number: { description: 'Phone and SMS: the number.', example: '081-234-5678' },
  message: { description: 'SMS: the text.', example: 'ขอจองโต๊ะ 2 ที่' },
  latitude: { description: 'Geo: latitude, WGS 84; rounded to 7 decimals.', example: 13.7563 },
  longitude: { description: 'Geo: longitude, WGS 84; rounded to 7 decimals.', example: 100.5018 },
})
