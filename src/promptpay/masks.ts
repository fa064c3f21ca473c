/** Masks identifiers of payees as wallets and slips print them: most digits hidden. */

const SHOWN_TAIL = 4
const MOBILE_DIGITS = 10
const ID_DIGITS = 13

/** All but the last four characters hidden. @example maskHead('004999000288505') // 'xxxxxxxxxxx8505' */
export const maskHead = (value: string): string =>
  'x'.repeat(Math.max(0, value.length - SHOWN_TAIL)) + value.slice(-SHOWN_TAIL)

/** @example maskedPhone('0812345678') // '081-xxx-5678' */
export const maskedPhone = (value: string): string =>
  value.length === MOBILE_DIGITS ? `${value.slice(0, 3)}-xxx-${value.slice(6)}` : maskHead(value)

/** @example maskedId('3000044726397') // '3-xxxx-xxxxx-39-7' */
export const maskedId = (value: string): string =>
  value.length === ID_DIGITS
    ? `${value.slice(0, 1)}-xxxx-xxxxx-${value.slice(10, 12)}-${value.slice(12)}`
    : maskHead(value)
