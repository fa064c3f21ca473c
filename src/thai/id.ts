/** Length of a Thai national ID, individual tax number or juristic-person number. */
export const ID_DIGITS = 13

/**
 * The 13th digit, computed from the first twelve: weights 13 down to 2, x = sum mod 11, digit = (11 − x) mod 10. That x = 0
 * and x = 10 both give 1, and x = 1 gives 0, is the official rule (Department of Provincial Administration; the same for
 * juristic persons).
 *
 * @param digits at least twelve digits 0–9.
 * @example checkDigit('123456789012') // 1
 */
export function checkDigit(digits: string): number {
  let sum = 0
  for (let i = 0; i < ID_DIGITS - 1; i++) sum += (ID_DIGITS - i) * (digits.charCodeAt(i) - 48)
  return (11 - (sum % 11)) % 10
}

/** Whether thirteen digits end in their check digit. @example hasCheckDigit('3000044726397') // true */
export function hasCheckDigit(digits: string): boolean {
  return checkDigit(digits) === digits.charCodeAt(ID_DIGITS - 1) - 48
}

/** An ID as printed. @example formatId('3000044726397') // '3-0000-44726-39-7' */
export function formatId(digits: string): string {
  return digits.replace(/(.)(.{4})(.{5})(..)/, '$1-$2-$3-$4-')
}
