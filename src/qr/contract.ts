import { defineContract } from '../http/contract.ts'
import { bulkQrsMax, qrBodyBytesMax } from '../limits.ts'
import { kindInput } from './field-values.ts'
import { fieldParameters } from './fields.ts'
import { pictureParameters, styleParameter } from './style.ts'

export const createProperties = {
  kind: {
    ...kindInput(),
    description:
      'What the QR code is for; without it, `text` is drawn as it is. `url`, `vcard`, `tel` and `location` are other names of link, contact, phone and geo.',
    example: 'wifi',
  },
  ...fieldParameters,
  style: styleParameter,
}

const imageContract = {
  tag: 'qr',
  query: pictureParameters,
  rate: 'image',
  cache: 'private',
  packageEntry: 'qr',
  page: '/qr#qr?kind=text',
} as const

export const qr = defineContract({
  name: 'qr',
  summary: 'Make a QR code of a link, text, Wi-Fi, LINE, contact, e-mail, phone, SMS or place',
  summaryTh: 'สร้างคิวอาร์โค้ดจากลิงก์ ข้อความ Wi-Fi LINE นามบัตร อีเมล โทรศัพท์ SMS หรือพิกัด',
  description:
    'Each kind has its own fields. With `Accept: image/png` or `image/svg+xml` the answer is the picture itself. Nothing is stored: the links carry text and style themselves.',
  tag: 'qr',
  body: {
    properties: createProperties,
    bytesMax: qrBodyBytesMax,
    example: { kind: 'wifi', ssid: 'Cafe', password: 'secret123' },
  },
  problems: ['missing_parameter'],
  isPure: true,
  bulkMax: bulkQrsMax,
  picture: 'accepted',
  packageEntry: 'qr',
  isOffline: true,
  page: '/#qr',
  rate: 'image',
  cache: 'none',
})

export const qrSvg = defineContract({
  ...imageContract,
  name: 'qrSvg',
  summary: 'QR code as SVG',
  summaryTh: 'คิวอาร์โค้ดเป็น SVG',
  response: { contentType: 'image/svg+xml' },
})

export const qrPng = defineContract({
  ...imageContract,
  name: 'qrPng',
  summary: 'QR code as PNG',
  summaryTh: 'คิวอาร์โค้ดเป็น PNG',
  response: { contentType: 'image/png' },
})
