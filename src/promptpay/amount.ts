import { plainCharacters } from './typed-text.ts'

/** Field 54 holds at most 13 characters (EMVCo), so the largest amount with two decimals is 9999999999.99. */
export const AMOUNT_CHARS_MAX = 13

/**
 * An amount of money as the text of field 54, with two decimals. It works on the decimal text, never on a binary fraction:
 * `(1.005).toFixed(2)` is 1.00. A third decimal is refused, not rounded away.
 *
 * @param raw a JSON number, or a plain decimal string (blanks around it, Thai or full-width digits allowed).
 * @returns the amount in baht, or undefined when it is none, zero, negative, finer than a satang or too large.
 * @example amountText(100.5) // '100.50'
 */
export function amountText(raw: unknown): string | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined
  const typed = typeof raw === 'number' ? String(raw) : plainCharacters(raw).trim()
  const [, whole, decimals = ''] = /^0*(\d{1,10})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  if (whole === undefined) return undefined
  const text = `${whole}.${decimals.padEnd(2, '0')}`
  return /[1-9]/.test(text) ? text : undefined
}

/** What field 54 may hold in any code: digits with at most one point, 1 to 13 characters (EMVCo). */
export function isFieldAmount(text: string): boolean {
  return text.length <= AMOUNT_CHARS_MAX && /^\d+\.?\d*$/.test(text)
}

/** Whether a field amount is zero: EMVCo wants it different from zero, some generators write 0.00 for "open". */
export function isZero(fieldAmount: string): boolean {
  return !/[1-9]/.test(fieldAmount)
}

/**
 * A field amount as this service writes amounts: no bare point, and in baht two decimals.
 *
 * @example shownAmount('98.', '764') // '98.00'
 */
export function shownAmount(fieldAmount: string, currency: string | null): string {
  const [whole = '0', decimals = ''] = fieldAmount.replace(/^0+(?=\d)/, '').split('.')
  if (currency === '764') return `${whole}.${decimals.padEnd(2, '0')}`
  return decimals === '' ? whole : `${whole}.${decimals}`
}
