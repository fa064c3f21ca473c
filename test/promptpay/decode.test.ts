import { describe, expect, it } from 'vitest'
import { decode, type Decoded } from '../../src/promptpay/decode.ts'
import { decodedExample } from '../../src/promptpay/words.ts'
import { sealed } from './independent.ts'
import vectors from './vectors.json' with { type: 'json' }

const kinds = {
  phone: 'mobile',
  nationalId: 'national_or_tax_id',
  eWallet: 'ewallet',
  bankAccount: 'bank_account',
  biller: 'biller',
} as const
const subkinds = { national: 'national_id', juristic: 'tax_id', trueMoney: undefined } as const

/** An answer in the terms of the vectors. */
function inVectorWords(decoded: Decoded): Record<string, unknown> {
  const { valid, crc, reusable, amount, currency, country, target } = decoded
  return {
    valid,
    crc_ok: crc?.valid,
    poi: reusable === null ? null : reusable ? 'static' : 'dynamic',
    amount: amount === null ? null : Number(amount),
    currency,
    country,
    payee_kind: target && kinds[target.type],
    payee_value: target && target.value,
    subkind: target?.kind ? subkinds[target.kind] : undefined,
    wallet: target?.kind === 'trueMoney' ? 'truemoney' : undefined,
    wallet_mobile: target?.mobile,
    bank_code: target?.bankCode,
    account: target?.account,
    merchant_name: decoded.merchantName,
    merchant_city: decoded.merchantCity,
    ref1: decoded.ref1,
    ref2: decoded.ref2,
    ref3: decoded.ref3,
    ota: decoded.oneTimeAccount,
    cross_border: decoded.crossBorder,
  }
}

describe('decode vectors', () => {
  it.for(vectors.decode)('$id $class', ({ payload, expect: right }) => {
    expect(inVectorWords(decode(payload))).toMatchObject(right)
  })

  it.for(vectors.negative_samples)('$id $class is not valid', ({ payload, expect: right }) => {
    const { valid, crc } = decode(payload)
    const crcOk = 'crc_ok' in right ? crc?.valid : undefined
    expect({ valid, crc_ok: crcOk }).toMatchObject(right)
  })

  it.for(vectors.slips)('slip $payload is not payable, its checksum $crc_ok', ({ payload, crc_ok: crcOk }) => {
    const { valid, crc } = decode(payload)
    expect({ valid, crcOk: crc?.valid }).toEqual({ valid: false, crcOk })
  })
})

const AID = '0016A000000677010111'
const PHONE = '01130066812345678'
const BILL_AID = '0016A000000677010112'
const BILL = '0016A00000067701011201131234567890123'
/** Of a network that is not Thai (DuitNow's application ID). */
const OTHER_ACCOUNT = '26180014A0000006150001'
const END = '53037645802TH'
/** A payload with this template 29, these objects after it and a correct checksum. */
const transfer = (template: string, rest = END): string => {
  const length = String(Array.from(template).length).padStart(2, '0')
  return sealed(`00020101021129${length}${template}${rest}`)
}
const bill = (template: string): string => sealed(`00020101021130${template.length}${template}${END}`)
const slip = vectors.slips[0]?.payload ?? ''

describe('why a text is not valid', () => {
  it.for([
    ['nothing', '', 'missing'],
    ['blanks and line ends', ' \r\n\ufeff', 'missing'],
    ['4,097 characters', '0'.repeat(4097), 'too-long'],
    ['4,097 characters beyond the first plane', '😀'.repeat(4097), 'too-long'],
    ['4,096 characters beyond the first plane', '😀'.repeat(4096), 'not-emv'],
    ['a web address', 'https://example.com', 'not-emv'],
    ['a bill barcode', '|099999999999900\r111222333444\r0\r10050', 'not-emv'],
    // PromptPay has payload format indicator 01 (Thai QR Payment Standard, object 00); other networks may have another.
    ['PromptPay of another format', sealed(`00020201021129370016A000000677010111${PHONE}${END}`), 'malformed'],
    ['a bill of another format', sealed(`00029901021130${BILL.length}${BILL}${END}`), 'malformed'],
    ['another format behind another object', sealed(`010211000202${OTHER_ACCOUNT}${END}`), 'not-emv'],
    ['a format of one digit', sealed(`00011010211${OTHER_ACCOUNT}${END}`), 'not-emv'],
    ['a format of letters', sealed(`0002AB010211${OTHER_ACCOUNT}${END}`), 'not-emv'],
    ['a format of Thai digits', sealed(`0002๐๒010211${OTHER_ACCOUNT}${END}`), 'not-emv'],
    ['a number that begins like one', '0002021234567890', 'not-emv'],
    ['six digits', '000212', 'not-emv'],
    ['another format without an account', sealed(`000202010211${END}`), 'malformed'],
    [
      'another format and a wrong checksum',
      `${sealed(`000202010211${OTHER_ACCOUNT}${END}`).slice(0, -4)}0000`,
      'crc-mismatch',
    ],
    ['a length of -4', '00020101-4', 'malformed'],
    ['a cut text', '000201010211293700', 'malformed'],
    ['a slip', slip, 'not-payable'],
    [
      'a slip with a lost zero in its checksum',
      '00480002010102010203P2P0313TXN00012345670408250120249103425',
      'not-payable',
    ],
    ['a hidden mobile', transfer(`${AID}01130066xxxxx5678`), 'not-payable'],
    ['a hidden mobile and a broken checksum', transfer(`${AID}01130066*****5678`).slice(0, -4) + '0000', 'not-payable'],
    ['a hidden ID', transfer(`${AID}02131XXXXXXXXX121`), 'not-payable'],
    ['no checksum', `00020101021129370016A000000677010111${PHONE}${END}`, 'crc-missing'],
    [
      'a checksum that lost its zero',
      '00020101021129370016A0000006770101110113006680000037553037645802TH630311B',
      'crc-mismatch',
    ],
    ['a checksum of no digits', transfer(AID + PHONE).slice(0, -4) + 'ZZZZ', 'crc-mismatch'],
    ['a wrong checksum', transfer(AID + PHONE).slice(0, -4) + '0000', 'crc-mismatch'],
    ['an object behind the checksum', `${transfer(AID + PHONE)}5802TH`, 'malformed'],
    ['two payees', transfer(`${AID}${PHONE}02131234567890121`), 'malformed'],
    ['two mobiles', transfer(`${AID}${PHONE}01130066898765432`), 'malformed'],
    ['two templates 29', transfer(AID + PHONE, `29370016A000000677010111${PHONE}${END}`), 'malformed'],
    ['two amounts', transfer(AID + PHONE, `53037645401154015${END.slice(7)}`), 'malformed'],
    ['no payee', transfer(AID), 'malformed'],
    ['no account at all', sealed(`000201010211${END}`), 'malformed'],
    ['a mobile of 12 digits', transfer(`${AID}0112006681234567`), 'malformed'],
    ['a mobile of letters', transfer(`${AID}01130066ABCDEFGHI`), 'malformed'],
    ['a mobile of Thai digits', transfer(`${AID}0113๐๐๖๖๘๑๒๓๔๕๖๗๘`), 'malformed'],
    ['a wallet of 14 digits', transfer(`${AID}031414000081234567`), 'malformed'],
    ['a bank account without a number', transfer(`${AID}0403004`), 'malformed'],
    ['a biller that is missing', bill(`${BILL_AID}0204TEST`), 'malformed'],
    ['two billers', bill(`${BILL_AID}0102AB0102CD`), 'malformed'],
    ['a point of initiation of 13', sealed(`00020101021329370016A000000677010111${PHONE}${END}`), 'malformed'],
    ['a currency of letters', transfer(AID + PHONE, '5303THB5802TH'), 'malformed'],
    ['no currency', transfer(AID + PHONE, '5802TH'), 'malformed'],
    ['no country', transfer(AID + PHONE, '5303764'), 'malformed'],
    ['a country of small letters', transfer(AID + PHONE, '53037645802th'), 'malformed'],
    ['an amount with a comma', transfer(AID + PHONE, '5303764540598,735802TH'), 'malformed'],
    ['an amount of 14 characters', transfer(AID + PHONE, '5303764541410000000000.005802TH'), 'malformed'],
    ['additional data that is no chain', transfer(AID + PHONE, `${END}6205hello`), 'malformed'],
  ] as const)('%s: %s is %s', ([, text, reason]) => {
    const decoded = decode(text)
    expect([decoded.valid, decoded.reason]).toEqual([false, reason])
  })
})

describe('a text of another network', () => {
  it.for([
    // PayNet's sample of DuitNow, whose payload format indicator is 02.
    [
      '00020201021126410014A000000615000101065016640209123456789520400005303458540510.005802MY5909AUSERNAME6005BANGI63043A23',
      { valid: true, scheme: 'other-emv', amount: '10.00', currency: '458', country: 'MY', merchantName: 'AUSERNAME' },
    ],
    [sealed(`000202010211${OTHER_ACCOUNT}${END}`), { valid: true, scheme: 'other-emv' }],
    [sealed(`000299010212${OTHER_ACCOUNT}${END}`), { valid: true, scheme: 'other-emv', reusable: false }],
    [sealed(`000200010211${OTHER_ACCOUNT}${END}`), { valid: true, scheme: 'other-emv', reusable: true }],
    [sealed(`000201010211${OTHER_ACCOUNT}${END}`), { valid: true, scheme: 'other-emv' }],
  ] as const)('%s', ([text, expected]) => expect(decode(text)).toMatchObject(expected))
})

describe('what is valid', () => {
  it.for([
    ['white space and a byte order mark around it', `\ufeff \t${transfer(AID + PHONE)}\r\n `],
    [
      'small letters in the checksum',
      transfer(AID + PHONE)
        .toLowerCase()
        .replace('a0000', 'A0000')
        .replace('th', 'TH'),
    ],
    ['a template of an unknown network beside it', transfer(AID + PHONE, `4005hello${END}`)],
    ['a biller of 19 digits', bill(`${BILL_AID}01190115010552300935008`)],
  ] as const)('%s', ([, text]) => {
    expect(decode(text)).toMatchObject({ valid: true, reason: null })
  })
})

describe('what is read even from a text that is not valid', () => {
  it('the fields, the payee and both checksums', () => {
    const decoded = decode(`${transfer(AID + PHONE).slice(0, -4)}0000`)
    expect(decoded).toMatchObject({
      target: { value: '0812345678' },
      currency: '764',
      crc: { valid: false, actual: '0000' },
    })
    expect(decoded.crc?.expected).toMatch(/^[\dA-F]{4}$/)
    expect(decoded.fields.map(({ id }) => id)).toEqual(['00', '01', '29', '53', '58', '63'])
  })

  it('no payee where there are two', () => {
    expect(decode(transfer(`${AID}${PHONE}02131234567890121`)).target).toBeNull()
    expect(decode(transfer(AID + PHONE, `29370016A000000677010111${PHONE}${END}`)).target).toBeNull()
  })

  it('the checksum at the end of a chain that breaks before it', () => {
    expect(decode('00020101-4113037645802TH6304FFFF').crc).toMatchObject({ actual: 'FFFF', valid: false })
    expect(decode('00020101-4').crc).toBeNull()
  })

  it('who sent a slip', () => {
    expect(decode(slip)).toMatchObject({
      scheme: 'slip',
      target: null,
      slip: { sendingBank: '002', reference: '0002123123121200011', date: null },
      fields: [
        { id: '00', fields: [{ name: 'slipType' }, { name: 'sendingBank' }, { name: 'transactionReference' }] },
        { id: '51' },
        { id: '91' },
      ],
    })
    expect(decode(vectors.slips[3]?.payload ?? '')).toMatchObject({
      scheme: 'slip',
      slip: { sendingBank: null, reference: 'TXN0001234567', date: '2024-01-25' },
      crc: { valid: true, expected: 'B425', actual: 'b425' },
    })
  })
})

describe('whose identifier it is', () => {
  it.for([
    [PHONE, 'phone', '0812345678', '081-234-5678', '081-xxx-5678', null],
    ['01130065912345678', 'phone', '0065912345678', '0065912345678', 'xxxxxxxxx5678', null],
    ['02131234567890121', 'nationalId', '1234567890121', '1-2345-67890-12-1', '1-xxxx-xxxxx-12-1', true],
    ['02131234567890123', 'nationalId', '1234567890123', '1-2345-67890-12-3', '1-xxxx-xxxxx-12-3', false],
    ['0315140000812345678', 'eWallet', '140000812345678', '140000812345678', 'xxxxxxxxxxx5678', null],
    ['04130041234567890', 'bankAccount', '0041234567890', '004-1234567890', '004-xxxxxx7890', null],
  ] as const)('%s: %s %s', ([object, type, value, formatted, masked, checksumValid]) => {
    const wire = object.slice(4)
    expect(decode(transfer(AID + object)).target).toMatchObject({ type, value, wire, formatted, masked, checksumValid })
  })

  it('names a TrueMoney wallet with its mobile, a bank account in its parts, a juristic person', () => {
    expect(decode(transfer(`${AID}0315140000812345678`)).target).toMatchObject({
      kind: 'trueMoney',
      mobile: '0812345678',
    })
    expect(decode(transfer(`${AID}04130041234567890`)).target).toMatchObject({ bankCode: '004', account: '1234567890' })
    expect(decode(transfer(`${AID}02130994000165501`)).target).toMatchObject({ kind: 'juristic' })
    expect(decode(transfer(`${AID}02131234567890121`)).target).toMatchObject({ kind: 'national' })
  })

  it('never a Thai one in a template 29 of another network', () => {
    const decoded = decode(transfer(`0009SG.PAYNOW${PHONE}`))
    expect(decoded).toMatchObject({ valid: true, scheme: 'other-emv', target: null, applicationId: null })
  })

  it('warns where a text names a receiver and a biller', () => {
    const both = transfer(AID + PHONE, `30390016A0000006770101120115099999999999990${END}`)
    expect(decode(both)).toMatchObject({
      valid: true,
      target: { type: 'phone' },
      warnings: [{ code: 'two_receivers' }],
    })
  })
})

describe('details', () => {
  it('answers exactly the example of the contract', () => {
    const payload = '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3'
    expect(decode(payload)).toEqual(decodedExample)
  })

  it('reads the Thai message of a TrueMoney code and the Thai name in the language template', () => {
    expect(vectors.decode.filter(({ id }) => id === 'd125').map(({ payload }) => decode(payload).message)).toEqual([
      'ขอบคุณ',
    ])
    expect(vectors.decode.filter(({ id }) => id === 'd121').map(({ payload }) => decode(payload))).toMatchObject([
      { merchantNameLocal: 'ร้านทดสอบ', merchantCityLocal: 'กรุงเทพ' },
    ])
  })

  it('takes zero for sound and warns', () => {
    const decoded = decode(transfer(AID + PHONE, '530376454040.005802TH'))
    expect(decoded).toMatchObject({ valid: true, amount: '0.00', warnings: [{ code: 'amount_zero' }] })
  })

  it('names the objects of a shop code', () => {
    const shop = vectors.decode.find(({ id }) => id === 'd133')?.payload ?? ''
    expect(decode(shop).fields.map(({ id, name, fields }) => [id, name, fields?.map((sub) => sub.name)])).toMatchObject(
      [
        ['00', 'payloadFormatIndicator', undefined],
        ['01', 'pointOfInitiation', undefined],
        ['02', 'visa', undefined],
        ['04', 'mastercard', undefined],
        ['15', 'unionPay', undefined],
        ['30', 'merchantAccountInformation', ['applicationId', 'billerId', 'reference1', 'reference2']],
        ['31', 'merchantAccountInformation', ['applicationId', 'acquirer', 'shopReference', null]],
        ['51', 'merchantAccountInformation', ['applicationId', null]],
        ['52', 'merchantCategoryCode', undefined],
        ['53', 'currency', undefined],
        ['58', 'country', undefined],
        ['59', 'merchantName', undefined],
        ['60', 'merchantCity', undefined],
        ['62', 'additionalData', ['referenceLabel', 'terminalLabel']],
        ['63', 'crc', undefined],
      ],
    )
  })
})
