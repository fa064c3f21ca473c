import { anyText, type Input } from '../http/parameter.ts'
import { refusedParameter } from '../http/problem.ts'
import { choiceRule } from '../http/values.ts'
import { emvAmount } from './amount.ts'
import { refusals } from './problems.ts'
import { readReceiver, receiverTypes, type Receiver, type ReceiverType } from './receiver.ts'
import { payloadNames } from './scanned-text.ts'

/** Aliases that imply the kind of account, and so set `type` too. */
const typedNames = { phone: 'phone', nationalId: 'nationalId', taxId: 'nationalId', eWallet: 'eWallet' } as const

/** A pattern for readers of openapi.json; `emvAmount` decides. */
const AMOUNT = String.raw`(\d{1,10}|\d{1,3}(,\d{3}){1,3})(\.\d{1,2})?`

const targetInput = (): Input<Receiver> => ({
  judge: (raw) => {
    const receiver = readReceiver(raw)
    if (typeof receiver === 'object') return { value: receiver }
    return raw === undefined ? undefined : { refused: refusals[receiver] }
  },
  rule: refusals['wrong-length'],
  aliases: ['id', ...Object.keys(typedNames)],
  jsonSchema: { type: 'string', minLength: 1 },
})

/** The type of the account; null counts as absent. */
const typeInput = (): Input<ReceiverType | undefined> => ({
  judge: (raw) => {
    const known = receiverTypes.find((each) => each === raw)
    return known || (raw ?? undefined) === undefined ? { value: known } : undefined
  },
  rule: choiceRule(receiverTypes),
  impliedBy: typedNames,
  jsonSchema: { type: 'string', enum: [...receiverTypes] },
})

/** The amount in a body, in the form of field 54. Absent or null: the payer enters it. */
const amountInput = (): Input<string | null> => ({
  judge: (raw) => {
    const value = (raw ?? null) === null ? null : emvAmount(raw)
    return value === undefined ? undefined : { value }
  },
  rule: {
    en: 'must be a plain number greater than 0 with at most 2 decimals, at most 9999999999.99',
    th: 'ต้องเป็นตัวเลขมากกว่า 0 ทศนิยมไม่เกิน 2 ตำแหน่ง และไม่เกิน 9999999999.99',
  },
  jsonSchema: {
    anyOf: [
      { type: 'number', exclusiveMinimum: 0, maximum: 9_999_999_999.99 },
      { type: 'string', pattern: `^${AMOUNT}$` },
      { type: 'null' },
    ],
  },
})

export const paymentInput = () => ({ target: targetInput(), type: typeInput(), amount: amountInput() })

/** In a URL an empty amount counts as absent. */
export const paymentUrlInput = () => ({
  ...paymentInput(),
  amount: { ...amountInput(), emptyIsAbsent: true, jsonSchema: { type: 'string', pattern: `^(${AMOUNT})?$` } },
})

export const payloadInput = (): Input<string> => ({
  judge: anyText,
  rule: { en: 'may be anything', th: 'เป็นอะไรก็ได้' },
  aliases: payloadNames.slice(1),
})

/** @throws {Problem} if a given type contradicts the form of the number. */
export function agree(target: Receiver, type: ReceiverType | undefined, place: 'body' | 'query'): void {
  if (type === undefined || type === target.type) return
  throw refusedParameter('invalid_parameter', 'target', place, {
    en: `has the form of ${target.type}, not of ${type}`,
    th: `มีรูปแบบของ ${target.type} ไม่ใช่ ${type}`,
  })
}
