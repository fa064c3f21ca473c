import { defineContract } from '../http/contract.ts'
import { bulkQrsMax, qrBodyBytesMax } from '../limits.ts'
import { fieldInputs, kindInput } from './field-values.ts'
import { pictureQuery, bodyStyleInput } from './style.ts'

export const createProperties = { kind: kindInput(), ...fieldInputs(), style: bodyStyleInput }

const imageContract = { query: pictureQuery, rate: 'image', cache: 'private', packageEntry: 'qr' } as const

export const qr = defineContract({
  name: 'qr',
  body: { properties: createProperties, bytesMax: qrBodyBytesMax },
  problems: ['missing_parameter'],
  isPure: true,
  bulkMax: bulkQrsMax,
  picture: 'accepted',
  packageEntry: 'qr',
  isOffline: true,
  rate: 'image',
  cache: 'none',
})

export const qrSvg = defineContract({ ...imageContract, name: 'qrSvg', response: { contentType: 'image/svg+xml' } })

export const qrPng = defineContract({ ...imageContract, name: 'qrPng', response: { contentType: 'image/png' } })
