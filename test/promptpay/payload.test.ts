import { describe, expect, it } from 'vitest'
import { emvAmount } from '../../src/promptpay/amount.ts'
import { buildPayload } from '../../src/promptpay/payload.ts'
import { readReceiver } from '../../src/promptpay/receiver.ts'
import vectors from './vectors.json' with { type: 'json' }

/** Our names of the vectors' kinds; we do not support `passport` and `bank_account`. */
const types: Readonly<Record<string, string>> = {
  mobile: 'phone',
  national_id: 'nationalId',
  tax_id: 'nationalId',
  ewallet: 'eWallet',
}

interface Typed {
  kind: string | null
  target: unknown
  amount: unknown
}

/** The payload of a vector's input, or undefined if it is rejected. */
function built({ kind, target, amount }: Typed): string | undefined {
  const receiver = readReceiver(target)
  const text = amount === null ? null : emvAmount(amount)
  if (typeof receiver === 'string' || text === undefined) return undefined
  return kind === null || types[kind] === receiver.type ? buildPayload(receiver, text) : undefined
}

const good = vectors.build.filter(({ expect: { ok } }) => ok === true)

describe('build vectors', () => {
  it.for(good.filter(({ scored }) => scored === undefined))('$id $class', ({ input, expect: { payloads } }) => {
    expect(built(input)).toBe(payloads?.ascending)
  })

  it.for(good.filter(({ scored }) => scored !== undefined))('$id $class, or refused', ({ input, expect: right }) => {
    expect([right.payloads?.ascending, undefined]).toContain(built(input))
  })

  it('reads every soft spelling but the lost zero and the tel: prefix', () => {
    expect(good.filter(({ input }) => built(input) === undefined).map(({ class: name }) => name)).toEqual([
      'mobile-soft/tel: prefix',
      'mobile-soft/9 digits, leading zero lost (spreadsheet)',
    ])
  })

  it.for(vectors.build.filter(({ expect: { ok } }) => ok === false))('$id $class is refused', ({ input }) => {
    expect(built(input)).toBeUndefined()
  })

  it.for(vectors.build.filter(({ expect: { ok } }) => ok === null))('$id $note: we refuse', ({ input }) => {
    expect(built(input)).toBeUndefined()
  })
})

describe('the payloads of the contract, both checksums computed apart from this code', () => {
  it.for([
    ['100.50', '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3'],
    [null, '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E'],
  ] as const)('0812345678, %s → %s', ([amount, payload]) => {
    expect(built({ kind: null, target: '0812345678', amount })).toBe(payload)
  })
})
