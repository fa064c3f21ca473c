import { emvAmount } from '../../src/promptpay/amount.ts'
import { decode } from '../../src/promptpay/decode.ts'
import { buildPayload } from '../../src/promptpay/payload.ts'
import { read } from '../../src/promptpay/reading.ts'
import { readReceiver } from '../../src/promptpay/receiver.ts'
import { faultOf } from '../../src/promptpay/rules.ts'
import { compare } from '../compare.ts'
import { peer } from './peers.ts'

/** `node bench/peers/promptpay.ts`: payloads built and parsed, beside the npm packages that do the same. */
const { default: promptpayQr } = await peer<{ default: (target: string, options: { amount?: number }) => string }>(
  'promptpay-qr',
)
const { generate, validate } = await peer<{
  generate: { anyId: (config: { type: string; target: string; amount?: number }) => string }
  validate: { anyId: (payload: string) => { type: string; target: string; amount?: number } | null }
}>('promptparse')
const { default: promptpayJs } = await peer<{ default: { generate: (config: Record<string, string>) => string } }>(
  'promptpay-js',
)

console.log('## Payment QR')

/** Every kind of receiver, so that the engine never sees the same one twice in a row. */
const typed = [
  { target: '0812345678', amount: 100.5, type: 'MSISDN', mobileNumber: '0066812345678' },
  { target: '3000044726397', amount: 0.25, type: 'NATID', nationalID: '3000044726397' },
  { target: '140000812345678', amount: 99_999.99, type: 'EWALLETID', eWalletID: '140000812345678' },
  { target: '0898765432', amount: 1, type: 'MSISDN', mobileNumber: '0066898765432' },
  { target: '0994000165501', amount: 3649.22, type: 'NATID', taxID: '0994000165501' },
] as const
type Typed = (typeof typed)[number]

/** What POST does with the values of a body: check the account and the amount, then build the payload. */
function sala({ target, amount }: Pick<Typed, 'target' | 'amount'>): string {
  const receiver = readReceiver(target)
  const baht = emvAmount(amount)
  if (typeof receiver === 'string' || baht === undefined) throw new Error(`${target} is refused`)
  return buildPayload(receiver, baht)
}

/** promptpay-js takes wire values and an amount of two decimals; they are built outside the measurement. */
const configs = typed.map(({ target: _target, amount, type: _type, ...receiver }) => ({
  method: 'QR_DYNAMIC',
  application: 'PROMPTPAY_CREDIT_TRANSFER',
  currencyCode: '764',
  countryCode: 'TH',
  amount: amount.toFixed(2),
  ...receiver,
}))
const payloads = JSON.parse(JSON.stringify(typed.map(sala))) as string[]

/** The packages order the objects 53, 54 and 58 differently, so decoded values are compared, not payloads. */
for (const [i, each] of typed.entries()) {
  const { target, amount, type } = each
  const theirs = [
    promptpayQr(target, { amount }),
    generate.anyId({ type, target, amount }),
    promptpayJs.generate(configs[i]!),
  ]
  for (const payload of theirs) {
    const { target: payee, amount: baht, valid } = decode(payload)
    if (!valid || payee?.value !== target || Number(baht) !== amount) throw new Error(`${target}: ${payload}`)
  }
  if (validate.anyId(payloads[i]!)?.amount !== amount) throw new Error(`promptparse does not read ${payloads[i]}`)
}

let next = 0
const turn = (): number => (next = (next + 1) % typed.length)

compare('Build a payload from what was typed', [
  {
    name: 'Sala, `readReceiver`, `emvAmount` and `buildPayload`',
    run: () => sala(typed[turn()]!),
    fasterThan: [['promptparse', 3]],
  },
  { name: 'promptparse', run: () => generate.anyId(typed[turn()]!) },
  { name: 'promptpay-qr', run: () => promptpayQr(typed[turn()]!.target, typed[next]!) },
  { name: 'promptpay-js (fed with finished wire values)', run: () => promptpayJs.generate(configs[turn()]!) },
])

const twice = [['promptparse, `validate.anyId`', 2]] as const
compare('Read a payload: checksum and payee', [
  {
    name: 'Sala, `read` and `faultOf`: the same and every rule',
    run: () => faultOf(read(payloads[turn()]!)),
    fasterThan: twice,
  },
  { name: 'Sala, `decode`: all fields named besides', run: () => decode(payloads[turn()]!) },
  { name: 'promptparse, `validate.anyId`', run: () => validate.anyId(payloads[turn()]!) },
])

/** Texts built to be slow: each must take time bounded by its length. */
const hostile = {
  'a length of -4': `000201010211${'29-4'.repeat(1000)}`,
  '4,096 digits, all objects': '0001'.concat('0'.repeat(4092)),
  '819 shortest objects': '01010'.repeat(819),
  '4,096 Thai letters': 'ก'.repeat(4096),
  'Thai fields of 99 letters and a checksum': `${`5999${'ก'.repeat(99)}`.repeat(39)}6304FFFF`,
  '10,000 characters': '0'.repeat(10_000),
}
compare(
  'Hostile texts',
  Object.entries(hostile).map(([name, text]) => ({ name, run: () => decode(text), microsecondsMax: 2000 })),
)
