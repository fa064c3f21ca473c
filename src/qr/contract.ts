import * as z from 'zod'
import { defineContract } from '../http/contract.ts'
import { bulkQrsMax, qrBodyBytesMax } from '../limits.ts'
import { kindInput } from './field-values.ts'
import { fieldParameters } from './fields.ts'
import { kindNames } from './kinds.ts'
import { pictureParameters, styleParameter } from './style.ts'
import { eccLevels } from './symbol.ts'

export const Created = z.object({
  kind: z.enum(kindNames),
  text: z.string().describe('The exact text in the symbol'),
  svg: z.string().describe('The picture, ready to put into a page'),
  svgUrl: z.url(),
  pngUrl: z.url(),
  ecc: z.enum(eccLevels).describe('Error correction of the symbol; higher than asked where that costs nothing'),
  version: z.int().min(1).max(40).describe('Size of the symbol: 17 + 4 × version modules'),
})

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
  response: {
    schema: Created,
    example: {
      kind: 'wifi',
      text: 'WIFI:T:WPA;S:Cafe;P:secret123;;',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" …>…</svg>',
      svgUrl: 'https://example.com/api/v1/tools/qr.svg?text=WIFI%3AT%3AWPA%3BS%3ACafe%3BP%3Asecret123%3B%3B',
      pngUrl: 'https://example.com/api/v1/tools/qr.png?text=WIFI%3AT%3AWPA%3BS%3ACafe%3BP%3Asecret123%3B%3B',
      ecc: 'Q',
      version: 3,
    },
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
