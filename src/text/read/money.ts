import { decimalWords, NUMBER, TO, wholeWords } from './numbers.ts'
import { matchAt, type Found, type Pass } from './pass.ts'
import { table } from './table.ts'
import { per } from './units.ts'

/** Chapter: money. 5.80 บาท is ห้าบาทแปดสิบสตางค์; whole amounts have no ถ้วน, which is for cheques. */

/** Currencies as written before or after a number. */
const currencies = table(String.raw`
฿=บาท
THB=บาท
Baht=บาท
baht=บาท
บาท=บาท
บ.=บาท
บ=บาท
.-=บาท
.–=บาท
,-=บาท
.-บาท=บาท
.-บ.=บาท
$=ดอลลาร์
US$=ดอลลาร์สหรัฐ
USD=ดอลลาร์
ดอลลาร์=ดอลลาร์
ดอลล่าร์=ดอลลาร์
ดอลลาร์สหรัฐ=ดอลลาร์สหรัฐ
เหรียญสหรัฐ=เหรียญสหรัฐ
€=ยูโร
EUR=ยูโร
ยูโร=ยูโร
£=ปอนด์
GBP=ปอนด์
¥=เยน
JPY=เยน
CNY=หยวน
KRW=วอน
`)
/** Their hundredths, of those that have a name. */
const hundredths = table(String.raw`
บาท=สตางค์
ดอลลาร์=เซนต์
ดอลลาร์สหรัฐ=เซนต์
เหรียญสหรัฐ=เซนต์
ยูโร=เซนต์
ปอนด์=เพนนี
`)
const BAHT = currencies['฿'] ?? ''

const POWER = '(?: ?(?:สิบ|ร้อย|พัน|หมื่น|แสน)?ล้าน(?![ก-ฮ]?้)| ?(?:พัน|หมื่น|แสน)(?=$|[^ก-๎]|บาท))'
const BEFORE = String.raw`(?:฿|US\$|\$|€|£|¥|THB|USD|EUR|GBP|JPY)`
const AFTER = String.raw`(?:บาท|บ\.(?![ก-ฮ]\.)|บ(?![ก-๎.])|฿|THB|[Bb]aht|\.- ?(?:บาท|บ\.)|\.[-–]|,-(?!\d)|US\$|\$|USD|ดอลลาร์สหรัฐ|ดอลลาร์|ดอลล่าร์|เหรียญสหรัฐ|€|EUR|ยูโร|£|GBP|¥|JPY|CNY|KRW)(?![A-Za-z])`

const PREFIXED = new RegExp(
  `(${BEFORE}) ?(-?)(${NUMBER})(?:${TO}(?:${BEFORE})? ?(${NUMBER}))?(${POWER})?([kK](?![A-Za-z]))?`,
  'y',
)
const SUFFIXED = new RegExp(`(${NUMBER})(?:${TO}(${NUMBER}))?( ?)(${AFTER})`, 'y')

/**
 * An amount in words: two decimals and one are hundredths, three or more are decimals of the whole unit.
 *
 * @example amountWords('1,250.50', 'บาท') // 'หนึ่งพันสองร้อยห้าสิบบาทห้าสิบสตางค์'
 */
function amountWords(number: string, unit: string): string {
  const cent = hundredths[unit]
  const [whole = '', decimals = ''] = number.replaceAll(',', '').split('.')
  if (decimals.length > 2 || (decimals !== '' && cent === undefined)) return decimalWords(number) + unit
  const cents = Number(decimals.padEnd(2, '0'))
  const units = whole.replace(/^0+(?=\d)/, '')
  const centWords = cents === 0 ? '' : wholeWords(String(cents)) + (cent ?? '')
  return units === '0' && cents > 0 ? centWords : wholeWords(units) + unit + centWords
}

/** `฿1,250.50`, `$8.65`, `฿3 ล้าน`. */
export function moneyAfterSign({ text, at }: Pass): Found | undefined {
  const [whole, sign = '', minus, from = '', to, power, kilo] = matchAt(PREFIXED, text, at)
  if (whole === undefined) return undefined
  const currency = currencies[sign] ?? BAHT
  const end = at + whole.length
  const numbers = to === undefined ? [from] : [from, to]
  if (power !== undefined || kilo !== undefined) {
    const scale = kilo === undefined ? (power ?? '').trim() : 'พัน'
    return money(text, end, `${numbers.map(decimalWords).join('ถึง')}${scale}${currency}`, minus)
  }
  return money(text, end, rangeWords(numbers, currency), minus)
}

/** `5.80 บาท`, `1,500.-`, `500บ.`, `15,000-20,000 บาท`. */
export function moneyBeforeSign({ text, at }: Pass): Found | undefined {
  const [whole, from = '', to, blank = '', written = ''] = matchAt(SUFFIXED, text, at)
  if (whole === undefined) return undefined
  if (blank !== '' && /^[.,][-–]/.test(written)) return undefined
  const currency = currencies[written.replace(' ', '')] ?? BAHT
  return money(text, at + whole.length, rangeWords(to === undefined ? [from] : [from, to], currency))
}

/** The unit is said once, unless hundredths make it needed twice. */
function rangeWords(numbers: readonly string[], currency: string): string {
  const [from = '', to] = numbers
  if (to === undefined) return amountWords(from, currency)
  const first = /\.(?!0+$)/.test(from) ? amountWords(from, currency) : decimalWords(from.replace(/\.0+$/, ''))
  return `${first}ถึง${amountWords(to, currency)}`
}

const CURRENCY = new RegExp(` ?(${AFTER})`, 'y')

/** The currency that begins here, with at most one blank before. @example currencyAt('5 บ.', 1) // { end: 4, … } */
export function currencyAt(text: string, at: number): { end: number; reading: string } | undefined {
  const [whole, written = ''] = matchAt(CURRENCY, text, at)
  if (whole === undefined) return undefined
  return per(text, at + whole.length, currencies[written.replace(' ', '')] ?? BAHT)
}

function money(text: string, end: number, words: string, minus = ''): Found {
  const found = per(text, end, words)
  return { end: found.end, reading: (minus === '-' ? 'ลบ' : '') + found.reading, kind: 'money' }
}
