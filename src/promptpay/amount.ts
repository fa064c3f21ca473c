import { plainCharacters } from '../thai/typed-text.ts'

/** Field 54 holds at most 13 characters (EMVCo), so the largest amount with two decimals is 9999999999.99. */
export const AMOUNT_CHARS_MAX = 13

/**
 * An amount of money as the text of field 54, with two decimals. It works on the decimal text, never on a binary fraction:
 * `(1.005).toFixed(2)` is 1.00. A third decimal is rejected, not rounded.
 *
 * @param raw a JSON number, or a decimal string; blanks around it, Thai or full-width digits and thousands groups are
 *   allowed.
 * @returns the amount in baht, or undefined if it is not an amount, zero, negative, finer than a satang or too large.
 * @example emvAmount(100.5) // '100.50'
 * @example emvAmount('1,250') // '1250.00'
 */
export function emvAmount(raw: unknown): string | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined
  const typed = typeof raw === 'number' ? String(raw) : ungrouped(plainCharacters(raw).trim())
  if (!PLAIN.test(typed) || isZero(typed)) return undefined
  const point = typed.indexOf('.')
  if (point === -1) return `${withoutZeros(typed)}.00`
  return withoutZeros(point === typed.length - 2 ? `${typed}0` : typed)
}

const PLAIN = /^0*\d{1,10}(?:\.\d{1,2})?$/
/** No leading zero: `0,125` means an eighth. */
const GROUPED = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d{1,2})?$/

/**
 * Removes the commas of well-formed thousands groups; other commas stay, to be rejected. @example ungrouped('1,250') // '1250'
 */
function ungrouped(text: string): string {
  return GROUPED.test(text) ? text.replaceAll(',', '') : text
}

/** Strips leading zeros, which mean nothing. @example withoutZeros('0100.50') // '100.50' */
function withoutZeros(text: string): string {
  return text.startsWith('0') ? text.replace(/^0+(?=\d)/, '') : text
}

/** Whether field 54 may hold the text in any code: digits with at most one point, 1 to 13 characters (EMVCo). */
export function isFieldAmount(text: string): boolean {
  return text.length <= AMOUNT_CHARS_MAX && /^\d+\.?\d*$/.test(text)
}

/** Whether a field amount is zero: EMVCo forbids zero, but some generators write 0.00 for "open". */
export function isZero(fieldAmount: string): boolean {
  return !/[1-9]/.test(fieldAmount)
}

/** ISO 4217 number of the Thai baht. */
const BAHT = '764'

/**
 * A field amount in the service's own form: no bare point, and in baht two decimals.
 *
 * @example shownAmount('98.', '764') // '98.00'
 */
export function shownAmount(fieldAmount: string, currency: string | null): string {
  const text = withoutZeros(fieldAmount)
  const point = text.indexOf('.')
  if (point !== -1 && point <= text.length - 3) return text
  const whole = point === -1 ? text : text.slice(0, point)
  const decimals = point === -1 ? '' : text.slice(point + 1)
  if (currency === BAHT) return `${whole}.${decimals.padEnd(2, '0')}`
  return decimals === '' ? whole : `${whole}.${decimals}`
}
