import { arabicDigits } from '../../thai/digits.ts'
import { numberWords } from '../number-words.ts'

/** Integer digits of the largest amount read. */
const bahtDigitsMax = 18

/** An amount of money as decimal text: never a float, so every digit counts. */
export interface Amount {
  readonly negative: boolean
  /** Digits before the point, without leading zeros; empty for less than one baht. */
  readonly baht: string
  /** 0 to 99. */
  readonly satang: number
}

const PLAIN = /^([+-]?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{1,2})?)?$/

/**
 * Reads an amount as people write it: sign, commas in the right places, Thai digits, one word or sign for baht before or after
 * it (`฿`, `บาท`, `บ.`, `THB`; after it also `บาทถ้วน` and `.-`, if there are no satang). Undefined for anything else, three
 * or more decimals (never rounded silently), or more than 18 integer digits.
 *
 * @example parseAmount('฿1,234.5') // { negative: false, baht: '1234', satang: 50 }
 * @example parseAmount('500.-') // { negative: false, baht: '500', satang: 0 }
 */
export function parseAmount(text: string): Amount | undefined {
  const match = PLAIN.exec(text) ?? PLAIN.exec(plainAmount(text))
  if (!match) return undefined
  const [, sign, whole, decimals] = match
  if ((whole ?? decimals) === undefined) return undefined
  const baht = (whole ?? '').replace(/^[0,]+|,/g, '')
  if (baht.length > bahtDigitsMax) return undefined
  return { negative: sign === '-', baht, satang: satangOf(decimals) }
}

const BAHT_BEFORE = /^([+-]?)\s*(?:฿|บาท|บ\.|THB)\s*([+-]?)/
const BAHT_AFTER = ['฿', 'บาท', 'บ.', 'THB']
/** Marks of a whole amount, allowed after no satang or zeros. */
const NO_SATANG_AFTER = ['บาทถ้วน', '.-']
const SATANG = /\.(?:\d?[1-9]|[1-9]\d)$/

/** Removes one currency; a second one, or one that contradicts the satang, remains and is refused later. */
function plainAmount(text: string): string {
  const typed = arabicDigits(text).trim()
  const bare = typed.replace(BAHT_BEFORE, '$1$2')
  return bare === typed ? withoutBahtAfter(bare) : bare
}

function withoutBahtAfter(text: string): string {
  const currency = [...BAHT_AFTER, ...NO_SATANG_AFTER].find((word) => text.endsWith(word))
  if (currency === undefined) return text
  const amount = text.slice(0, -currency.length).trimEnd()
  return NO_SATANG_AFTER.includes(currency) && SATANG.test(amount) ? text : amount
}

/** @example satangOf('5') // 50 */
const satangOf = (decimals = ''): number => Number(decimals.padEnd(2, '0'))

/** The answer for an amount. */
export const bahtTextAnswer = (amount: Amount): { amount: string; text: string } => ({
  amount: amountText(amount),
  text: bahtText(amount),
})

/** The amount with a point and two decimals. @example amountText({ negative: true, baht: '', satang: 5 }) // '-0.05' */
export function amountText({ negative, baht, satang }: Amount): string {
  const isZero = baht === '' && satang === 0
  return `${negative && !isZero ? '-' : ''}${baht || '0'}.${String(satang).padStart(2, '0')}`
}

/**
 * Reads an amount in Thai words, as on receipts and cheques. Under one baht only the satang are read; a whole amount ends
 * in บาทถ้วน; a negative one begins with ลบ.
 *
 * @example bahtText({ negative: false, baht: '1234', satang: 50 }) // 'หนึ่งพันสองร้อยสามสิบสี่บาทห้าสิบสตางค์'
 */
export function bahtText({ negative, baht, satang }: Amount): string {
  if (baht === '' && satang === 0) return 'ศูนย์บาทถ้วน'
  const bahtWords = baht && `${numberWords(baht)}บาท`
  const satangWords = satang === 0 ? 'ถ้วน' : `${numberWords(String(satang))}สตางค์`
  return `${negative ? 'ลบ' : ''}${bahtWords}${satangWords}`
}
