import { maskedId, maskedPhone, maskHead } from '../../promptpay/masks.ts'
import { bahtText, parseAmount } from '../../text/baht-text/baht-text.ts'

/** The content of a payment card. The name is drawn here and never sent to the service. */
export interface Payment {
  readonly payload: string
  readonly name: string
  /** The kind of the receiver's number, in words. */
  readonly kind: string
  /** The number, masked as wallets show it. */
  readonly target: string
  /** Baht with two decimals; null if the payer enters it. */
  readonly amount: string | null
}

/** @example inWords('1250.00') // 'หนึ่งพันสองร้อยห้าสิบบาทถ้วน' */
export function inWords(amount: string): string {
  const parsed = parseAmount(amount)
  return parsed ? bahtText(parsed) : ''
}

/** @example masked('phone', '0812345678') // '081-xxx-5678' */
export function masked(type: string, target: string): string {
  return (masks[type] ?? maskHead)(target)
}

const masks: Readonly<Record<string, (target: string) => string>> = { phone: maskedPhone, nationalId: maskedId }
