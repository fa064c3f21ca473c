import { decimalWords, NUMBER, plainWords, scaled, TO, wholeWords } from './numbers.ts'
import { matchAt, matching, type Found, type Pass } from './pass.ts'
import { table } from './table.ts'
import { per } from './units.ts'

/** Chapter: money. 5.80 บาท is ห้าบาทแปดสิบสตางค์; whole amounts omit ถ้วน, which is for cheques. */

/** Patterns of a currency before or after a number, its name, and that of its hundredths if any. */
const currencies = table(String.raw`
฿|THB|[Bb]aht|บาท|บ\.(?![ก-ฮ]\.)|บ(?![ก-๎.])|\.- ?(?:บาท|บ\.)|\.[-–]|,-(?!\d)=บาท สตางค์
US\$|ดอลลาร์สหรัฐ=ดอลลาร์สหรัฐ เซนต์
\$|USD|ดอลล่?าร์=ดอลลาร์ เซนต์
เหรียญสหรัฐ=เหรียญสหรัฐ เซนต์
€|EUR|ยูโร=ยูโร เซนต์
£|GBP=ปอนด์ เพนนี
¥|JPY=เยน
CNY=หยวน
KRW=วอน
`)
const written = Object.entries(currencies).map(([pattern, names]) => ({
  pattern: new RegExp(`^(?:${pattern})$`),
  names: names.split(' '),
}))

/** The name of a currency and of its hundredths. @example namesOf('฿') // ['บาท', 'สตางค์'] */
const namesOf = (sign: string): readonly string[] => written.find(({ pattern }) => pattern.test(sign))?.names ?? []

const POWER = String.raw`(?: ?(?:สิบ|ร้อย|พัน|หมื่น|แสน)?ล้าน(?![ก-ฮ]?้)| ?(?:พัน|หมื่น|แสน)(?=$|[^ก-๎]|บาท))`
const BEFORE = String.raw`(?:US\$|[฿$€£¥]|THB|USD|EUR|GBP|JPY)`
const AFTER = `((?:${Object.keys(currencies).join('|')})(?![A-Za-z]))`

const PREFIXED = new RegExp(
  `(${BEFORE}) ?(-?)(${NUMBER})(?:${TO}(?:${BEFORE})? ?(${NUMBER}))?(${POWER})?(?:(?:\\.|,)[-–](?!\\d))?`,
  'y',
)
const SUFFIXED = new RegExp(String.raw`(${NUMBER})(?:${TO}(${NUMBER}))?(?! [.,][-–]) ?${AFTER}`, 'y')

/** Thousands and millions: 10K, 1.2M, 10K-15K, 10-15K. */
const LETTERED = `(-?)(${NUMBER})(?:([kKM])?[-–](${NUMBER}))?([kKM])(?![A-Za-z])`
const LETTERED_AFTER_SIGN = new RegExp(`(${BEFORE}) ?${LETTERED}`, 'y')
const LETTERED_BEFORE_SIGN = new RegExp(`${LETTERED} ?${AFTER}`, 'y')

/** An amount and its unit, by the groups of `LETTERED`; a first number without a letter uses the last one's. */
function letteredWords(amount: readonly (string | undefined)[], sign = ''): string {
  const [minus, from = '', ofFrom, to, letter = ''] = amount
  const end = to === undefined ? '' : `ถึง${scaled(to, letter)}`
  return (minus === '-' ? 'ลบ' : '') + scaled(from, ofFrom ?? letter) + end + (namesOf(sign)[0] ?? '')
}

/** `฿10K`, `10K-15K บาท`. */
function lettered({ text, at }: Pass): Found | undefined {
  const [signed, before, ...amount] = matchAt(LETTERED_AFTER_SIGN, text, at)
  if (signed !== undefined) return { ...per(text, at + signed.length, letteredWords(amount, before)), kind: 'money' }
  const [whole, ...rest] = matchAt(LETTERED_BEFORE_SIGN, text, at)
  if (whole === undefined) return undefined
  return { ...per(text, at + whole.length, letteredWords(rest, rest.at(-1))), kind: 'money' }
}

/**
 * An amount in words: one or two decimals are hundredths, three or more are decimals of the whole unit.
 *
 * @example amountWords('1,250.50', ['บาท', 'สตางค์']) // 'หนึ่งพันสองร้อยห้าสิบบาทห้าสิบสตางค์'
 */
function amountWords(number: string, [unit = '', cent]: readonly string[]): string {
  const [whole = '', decimals = ''] = number.replaceAll(',', '').split('.')
  if (decimals.length > 2 || (decimals !== '' && cent === undefined)) return decimalWords(number) + unit
  const cents = String(Number(decimals.padEnd(2, '0')))
  const centWords = cents === '0' ? '' : wholeWords(cents) + cent
  return /^0+$/.test(whole) && centWords !== '' ? centWords : plainWords(whole) + unit + centWords
}

/** `฿1,250.50`, `$8.65`, `฿3 ล้าน`, `฿10K`. */
export function moneyAfterSign(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [whole, sign = '', minus, from = '', to, power = ''] = matchAt(PREFIXED, text, at)
  if (whole === undefined) return undefined
  const names = namesOf(sign)
  const scale = power.trim()
  const words =
    scale === ''
      ? rangeWords(from, to, names)
      : decimalWords(from) + (to === undefined ? '' : `ถึง${decimalWords(to)}`) + scale + names[0]
  return lettered(pass) ?? { ...per(text, at + whole.length, (minus === '-' ? 'ลบ' : '') + words), kind: 'money' }
}

/** `5.80 บาท`, `1.2M บาท`, `1,500.-`, `500บ.`, `15,000-20,000 บาท`. */
export function moneyBeforeSign(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [whole, from = '', to, sign = ''] = matchAt(SUFFIXED, text, at)
  if (whole === undefined) return lettered(pass)
  return { ...per(text, at + whole.length, rangeWords(from, to, namesOf(sign))), kind: 'money' }
}

/** Reads the unit once, unless hundredths require it twice. */
function rangeWords(from: string, to: string | undefined, names: readonly string[]): string {
  if (to === undefined) return amountWords(from, names)
  const first = /\.(?!0+$)/.test(from) ? amountWords(from, names) : decimalWords(from.replace(/\.0+$/, ''))
  return `${first}ถึง${amountWords(to, names)}`
}

/** Currencies quoted against another. */
const quoted = table(String.raw`
USD=ดอลลาร์สหรัฐ
THB=บาท
EUR=ยูโร
GBP=ปอนด์
JPY=เยน
CNY=หยวน
AUD=ดอลลาร์ออสเตรเลีย
SGD=ดอลลาร์สิงคโปร์
HKD=ดอลลาร์ฮ่องกง
`)
/** `USD/THB 34.25`: one currency in another; the number is a rate and no amount of either. */
export const pair = matching(
  new RegExp(String.raw`([A-Z]{3})\/([A-Z]{3})(?![A-Za-z])(?:[ :=]{0,3}(${NUMBER}))?`, 'y'),
  'number',
  ([, of = '', by = '', rate]) =>
    quoted[of] && quoted[by] && `${quoted[of]}ต่อ${quoted[by]}${rate === undefined ? '' : ` ${decimalWords(rate)}`}`,
)

const CURRENCY = new RegExp(` ?${AFTER}`, 'y')

/** The currency that begins here, after at most one blank. @example currencyAt('5 บ.', 1) // { end: 4, … } */
export function currencyAt(text: string, at: number): { end: number; reading: string } | undefined {
  const [whole, sign = ''] = matchAt(CURRENCY, text, at)
  return whole === undefined ? undefined : per(text, at + whole.length, namesOf(sign)[0] ?? '')
}
