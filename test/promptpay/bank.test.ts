import { describe, expect, it } from 'vitest'
import { bankOf } from '../../src/promptpay/bank.ts'
import table from '../../src/promptpay/banks.generated.json' with { type: 'json' }
import { decode } from '../../src/promptpay/decode.ts'

// Bank of Thailand, FI_CODE list of 10 April 2023 (OCA/l10n-thailand, l10n_th_bank); 065 from an older list.
describe('the bank of a code', () => {
  it.for([
    ['002', 'BBL', 'ธนาคารกรุงเทพ', 'Bangkok Bank'],
    ['011', 'ttb', 'ธนาคารทหารไทยธนชาต', 'TMBThanachart Bank'],
    ['014', 'SCB', 'ธนาคารไทยพาณิชย์', 'Siam Commercial Bank'],
    ['034', 'BAAC', 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', 'Bank for Agriculture and Agricultural Cooperatives'],
    ['065', 'TBANK', 'ธนาคารธนชาต', 'Thanachart Bank'],
    ['071', 'TCRB', 'ธนาคารไทยเครดิต', 'Thai Credit Bank'],
  ] as const)('%s is %s', ([code, shortName, nameTh, nameEn]) => {
    expect(bankOf(code)).toEqual({ code, shortName, nameTh, nameEn })
  })

  it.for(['999', '079', '14', '0014', '', 'constructor'])('%j is in no list', (code) => {
    expect(bankOf(code)).toBeNull()
  })

  it('is one of 36', () => {
    expect(Object.keys(table)).toHaveLength(36)
  })
})

// Slips of the tests of klimakov/thai-qr-go and uunw/thai-qr-payment.
describe('a decoded slip', () => {
  it.for([
    ['of a bank', '004000060000010103002021900021231231212000115102TH91049C30', '002', 'Bangkok Bank'],
    ['of another bank', '004100060000010103014022000111222233344ABCD125102TH910417DF', '014', 'Siam Commercial Bank'],
    ['of TrueMoney', '00480002010102010203P2P0313TXN00012345670408250120249104b425', null, undefined],
  ] as const)('%s names it', ([, payload, sendingBank, nameEn]) => {
    const { slip } = decode(payload)
    expect(slip?.sendingBank).toBe(sendingBank)
    expect(slip?.bank?.nameEn).toBe(nameEn)
  })
})
