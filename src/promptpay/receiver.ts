import { hasCheckDigit } from '../thai/id.ts'
import { plainCharacters } from '../thai/typed-text.ts'

export const receiverTypes = ['phone', 'nationalId', 'eWallet'] as const
export type ReceiverType = (typeof receiverTypes)[number]

/** An account that can receive money, for the payload and the answer. */
export interface Receiver {
  readonly type: ReceiverType
  /** Local form: `0812345678`, 13 digits, 15 digits. */
  readonly target: string
  /** Sub-object of template 29 and its value: `0066` + 9 digits, 13 digits, 15 digits. */
  readonly wireId: 1 | 2 | 3
  readonly wire: string
  /** Whether a 13-digit number ends in its check digit; null for the others. */
  readonly checksumValid: boolean | null
}

/** Why a typed account is rejected; the words are in problems.ts. */
export type ReceiverFault =
  | 'type'
  | 'empty'
  | 'characters'
  | 'zero-lost'
  | 'not-thai-mobile'
  | 'two-numbers'
  | 'grouping'
  | 'wrong-length'

/** Digits with single separators between them, never before or after; a plus only at the very front. */
const NUMBER = /^\+? ?\d+(?:[ .-]\d+)*$/
const PARENTHESES = /\((\+?\d+)\)/g
const DIGITS = /^\d+$/

/** What may precede the nine digits of a Thai mobile, by total length: the zero may follow 66. */
const mobilePrefixes: Readonly<Record<number, string>> = { 10: '0', 11: '66', 12: '660', 13: '0066' }
const MOBILE_DIGITS = 9
/** Mobiles begin with 06, 08 and 09. */
const MOBILE_FIRST = '689'

/** How a 13-digit number is printed: 1-2345-67890-12-3 (Department of Provincial Administration). */
const ID_GROUPS = /^\d[ -]\d{4}[ -]\d{5}[ -]\d\d[ -]\d$|^\d{13}$/
const E_WALLET_DIGITS = 15
/** TrueMoney numbers its wallets 14000 + the ten digits of the mobile. */
export const TRUEMONEY_PREFIX = '14000'

/**
 * Reads an account as people type it. Anything unknown is rejected, never dropped: a code built from the rest would pay a
 * stranger.
 *
 * @param raw any value of a request; only text is accepted.
 * @returns the receiver, or why it is rejected.
 * @example readReceiver('+66 81-234-5678') // { type: 'phone', target: '0812345678', wireId: 1, wire: '0066812345678', … }
 */
export function readReceiver(raw: unknown): Receiver | ReceiverFault {
  if (typeof raw !== 'string') return 'type'
  if (DIGITS.test(raw)) return mobile(raw) ?? account(raw, raw)
  const typed = plainCharacters(raw).trim()
  if (typed === '') return 'empty'
  const spelled = typed
    .replace(PARENTHESES, ' $1 ')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?([.-]) ?/g, '$1')
    .trim()
  if (!NUMBER.test(spelled)) return 'characters'
  const digits = spelled.replace(/\D/g, '')
  if (spelled.startsWith('+') && !digits.startsWith('66')) return 'not-thai-mobile'
  const found = mobile(digits)
  if (found) return found
  // Plus, points and parentheses occur only in telephone numbers; `660812345678.0` from a spreadsheet is not a 13-digit number.
  return /[+.(]/.test(typed) ? 'not-thai-mobile' : account(spelled, digits)
}

/** The Thai mobile of the digits: local, 66, 0066, or 66 with the zero. */
function mobile(digits: string): Receiver | undefined {
  if (!isMobile(digits)) return undefined
  const national = digits.slice(-MOBILE_DIGITS)
  return { type: 'phone', target: `0${national}`, wireId: 1, wire: `0066${national}`, checksumValid: null }
}

function isMobile(digits: string): boolean {
  const prefix = mobilePrefixes[digits.length]
  return prefix !== undefined && digits.startsWith(prefix) && MOBILE_FIRST.includes(digits.charAt(prefix.length))
}

/** A 13- or 15-digit number, or the reason why it is neither. */
function account(spelled: string, digits: string): Receiver | ReceiverFault {
  if (digits.length === 13) {
    if (digits.startsWith('0066')) return 'not-thai-mobile'
    if (!ID_GROUPS.test(spelled)) return 'grouping'
    return { type: 'nationalId', target: digits, wireId: 2, wire: digits, checksumValid: hasCheckDigit(digits) }
  }
  if (digits.length === E_WALLET_DIGITS) {
    if (holdsTwoNumbers(spelled)) return 'two-numbers'
    return { type: 'eWallet', target: digits, wireId: 3, wire: digits, checksumValid: null }
  }
  if (/^[689]\d{8}$/.test(digits)) return 'zero-lost'
  if (digits.length === 10 || /^(?:66|0\d{8}$)/.test(digits)) return 'not-thai-mobile'
  return digits.length >= 18 ? 'two-numbers' : 'wrong-length'
}

/** Whether a separator comes right after a whole account or before a mobile, as in `081-234-5678 12345`. */
function holdsTwoNumbers(spelled: string): boolean {
  if (DIGITS.test(spelled)) return false
  const groups = spelled.split(/[ -]/)
  return groups.some((_, i) => {
    const before = groups.slice(0, i).join('')
    if (before.length === 13 || isMobile(before)) return true
    return isMobile(groups.slice(i).join('')) && before !== TRUEMONEY_PREFIX
  })
}
