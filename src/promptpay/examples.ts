import type { Decoded } from './decode.ts'
import type { PaymentQr } from './schemas.ts'
import type * as z from 'zod'

/** A fixed amount of 100.50 baht to a mobile number. */
export const paymentQrExample: z.infer<typeof PaymentQr> = {
  payload: '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3',
  type: 'phone',
  target: '0812345678',
  amount: '100.50',
  reusable: false,
  warnings: [],
  qrPngUrl: 'https://example.com/api/v1/tools/promptpay/qr.png?target=0812345678&amount=100.50',
}

/** What decoding that payload answers. */
export const decodedExample: Decoded = {
  valid: true,
  reason: null,
  crc: {
    valid: true,
    expected: 'FFE3',
    actual: 'FFE3',
  },
  scheme: 'promptpay-transfer',
  target: {
    type: 'phone',
    kind: null,
    value: '0812345678',
    wire: '0066812345678',
    formatted: '081-234-5678',
    masked: '081-xxx-5678',
    hidden: false,
    checksumValid: null,
    mobile: null,
    bankCode: null,
    account: null,
  },
  amount: '100.50',
  currency: '764',
  country: 'TH',
  reusable: false,
  merchantName: null,
  merchantCity: null,
  merchantNameLocal: null,
  merchantCityLocal: null,
  ref1: null,
  ref2: null,
  ref3: null,
  applicationId: 'A000000677010111',
  oneTimeAccount: null,
  crossBorder: null,
  message: null,
  slip: null,
  warnings: [],
  fields: [
    {
      id: '00',
      name: 'payloadFormatIndicator',
      length: 2,
      value: '01',
      fields: null,
    },
    {
      id: '01',
      name: 'pointOfInitiation',
      length: 2,
      value: '12',
      fields: null,
    },
    {
      id: '29',
      name: 'merchantAccountInformation',
      length: 37,
      value: '0016A00000067701011101130066812345678',
      fields: [
        {
          id: '00',
          name: 'applicationId',
          length: 16,
          value: 'A000000677010111',
          fields: null,
        },
        {
          id: '01',
          name: 'mobile',
          length: 13,
          value: '0066812345678',
          fields: null,
        },
      ],
    },
    {
      id: '53',
      name: 'currency',
      length: 3,
      value: '764',
      fields: null,
    },
    {
      id: '54',
      name: 'amount',
      length: 6,
      value: '100.50',
      fields: null,
    },
    {
      id: '58',
      name: 'country',
      length: 2,
      value: 'TH',
      fields: null,
    },
    {
      id: '63',
      name: 'crc',
      length: 4,
      value: 'FFE3',
      fields: null,
    },
  ],
}
