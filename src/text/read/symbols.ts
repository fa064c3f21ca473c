import { isLatin, isThaiLetter } from '../../thai/character-kinds.ts'
import { cutEndings } from './abbreviation-table.ts'
import { heart } from './laughter.ts'
import { namedRange } from './dates.ts'
import { account } from './electronic.ts'
import { digitWords } from '../number-words.ts'
import { partWords } from './fractions.ts'
import { decimalWords, NUMBER, wholeWords } from './numbers.ts'
import { follows, isAt, matchAt, matching, SAID_CHARS, saidBy, type Found, type Pass, type Find } from './pass.ts'
import { rule, type Rule } from './rule.ts'
import { table } from './table.ts'
import type { Token, TokenKind } from './token.ts'
import { measured, per, unitName } from './units.ts'

/** Chapter: signs. Those between or before numbers become words; quotes and brackets remain. */

/** A sign as a token. */
const said = ({ at }: Pass, reading: string, kind: TokenKind = 'symbol'): Found => ({ end: at + 1, reading, kind })

const between =
  (reading: string): Find =>
  (pass) =>
    isAfterNumber(pass) && isAt(/. ?[\d√(฿$-]/y, pass.text, pass.at) ? said(pass, reading) : undefined

/** A sign before a number: ประมาณ, มากกว่า. The reading is the same between two numbers. */
const beforeNumber =
  (reading: string): Find =>
  (pass) =>
    isAt(/. ?[\d฿$]/y, pass.text, pass.at) ? said(pass, reading) : undefined

const isAfterNumber = (pass: Pass): boolean =>
  follows(pass, 'number', 'measure', 'money', 'fraction', 'range', 'code', 'acronym', 'symbol') ||
  (pass.last?.kind === 'number' && /^\) ?$/.test(pass.text.slice(pass.lastEnd, pass.at)))

const LATER_EQUALS = /. ?[\d.,]{1,20}(?: ?[-+×x*÷/−] ?[\d.,]{1,20}){0,5} ?=/y

/** A class or degree after another: ม.6-ป.ตรี. */
const GRADE_NEXT = /. ?(?:[มปอ]\. ?\d|ป\.(?:ตรี|โท|เอก)|ปว[ชส]|ม\.?(?:ต้น|ปลาย)|ปริญญา|มัธยม)/y

const isAfterAmountOrDay = (pass: Pass): boolean =>
  follows(pass, 'number', 'measure', 'money', 'time', 'date', 'fraction')

/** `10 - 4 = 6`: ลบ if the result of a sum follows. */
const minusOfSum: Find = (pass) =>
  isAfterAmountOrDay(pass) && isAt(LATER_EQUALS, pass.text, pass.at) ? said(pass, 'ลบ') : undefined

/** `22 พ.ย. 69 - 09:45`: silent between a day and its time. */
const dayAndTime: Find = (pass) =>
  follows(pass, 'date') && isAt(/. ?\d{1,2}[:.]\d\d(?!\d)/y, pass.text, pass.at) ? said(pass, '') : undefined

/** ถึง between two amounts, times or dates. */
const toNumber: Find = (pass) => {
  if (!isAfterAmountOrDay(pass)) return undefined
  const isBeforeDate = follows(pass, 'date', 'time') && isAt(/. ?(?:[ก-ฮมีเิ]{1,2}\.|วัน)/y, pass.text, pass.at)
  return isBeforeDate || isAt(/. ?[\d฿]/y, pass.text, pass.at) ? said(pass, 'ถึง', 'range') : undefined
}

/** ถึง between two things with a count, number or grade, and from today on. */
const toNamed: Find = (pass) =>
  isAfterCounted(pass) ||
  isAt(/(?<=(?:วันนี้|พรุ่งนี้|บัดนี้|ปัจจุบัน) ?). ?\d/y, pass.text, pass.at) ||
  (follows(pass, 'abbreviation') && isAt(GRADE_NEXT, pass.text, pass.at)) ||
  isBetweenNumbered(pass)
    ? said(pass, 'ถึง', 'range')
    : undefined

/** Whether an interest rate begins here: MRR-1.5%. */
const isRate = (pass: Pass): boolean => follows(pass, 'acronym') && isAt(/. ?[\d.]{1,6} ?%/y, pass.text, pass.at)

/** Silent between a word and its number: ตึก-3. */
const joint: Find = (pass) =>
  !isRate(pass) && isAfterThai(pass) && isAt(/.\d/y, pass.text, pass.at) ? said(pass, '') : undefined

/** ลบ before a number, without a word or number before it. */
const minus: Find = (pass) =>
  (isRate(pass) || isAt(/(?<=^|[\s("“'~=:,])/y, pass.text, pass.at)) && isAt(/.[\d฿$]/y, pass.text, pass.at)
    ? said(pass, 'ลบ')
    : undefined

/** `ซ.4-ซ.8`, `ห้อง 101-ห้อง 105`: the same numbered thing on both sides. */
const isBetweenNumbered = ({ text, at }: Pass): boolean => isAt(NAMED_TWICE, text, at)
const NAMED_TWICE = /(?<=(?:^|[^ก-๎A-Z]|(?=ซ\.))([ก-ฮ]{1,3}\.|[ก-๎]{2,8}|[A-Z]{1,3}) ?\d{1,4}(?:\/\d{1,4})? ?). ?\1 ?\d/y

const HOUR_NAMES = String.raw`(?:โมง(?:เช้า|เย็น|ครึ่ง)?|ทุ่ม(?:ครึ่ง)?)`
const AFTER_HOUR = String.raw`(?<=(?:(?:ตี|บ่าย) ?\d{1,2}|\d ?${HOUR_NAMES}|บ่ายโมง|เที่ยงคืน|เที่ยง) ?)`
const HOURS = new RegExp(String.raw`${AFTER_HOUR}. ?(?:\d{1,2}(?:\.\d\d)? ?${HOUR_NAMES}|ตี|บ่าย|เที่ยง)`, 'y')
const COUNTED_TWICE = /(?<=\d ?([ก-๎]{2,10}) ?)(?:(?<! ).|.(?= )) ?[\d.,]{1,12} ?\1(?![ก-๎])/y

const TIME_UNITS = '(?:วินาที|นาที|ชั่วโมง|ชม\\.|วัน|สัปดาห์|เดือน|ปี|ขวบ)'
const TWO_TIMES = new RegExp(
  String.raw`(?<=\d ?${TIME_UNITS} ?)(?:(?<! ).|.(?= )) ?\d{1,3}(?:\.\d)? ?${TIME_UNITS}`,
  'y',
)

/** `2ทุ่ม-3ทุ่ม`, `9 โมง-บ่าย 2`, `3 วัน-5 วัน`, `6 เดือน-2 ปี`: a counted thing on both sides. */
const isAfterCounted = ({ text, at }: Pass): boolean =>
  isAt(HOURS, text, at) || isAt(COUNTED_TWICE, text, at) || isAt(TWO_TIMES, text, at)

const HYPHENS = '- – — −'
/** The readings of a hyphen. */
const hyphenRules: readonly Rule[] = [
  rule('minus of a sum', HYPHENS, 'form', minusOfSum),
  rule('hyphen of a day and its time', HYPHENS, 'form', dayAndTime, 'minus of a sum'),
  rule('hyphen of weekdays or months', HYPHENS, 'form', namedRange),
  rule('hyphen between amounts or dates', HYPHENS, 'context', toNumber),
  rule('hyphen between named numbers', HYPHENS, 'context', toNamed),
  rule('hyphen of a word', HYPHENS, 'general', joint),
  rule('minus', HYPHENS, 'rest', minus),
]

const several = matching(/\+{2,8}/y, 'symbol', ([{ length } = '']) => 'บวก'.repeat(length))

/** `+`: บวก before and between numbers, and after one: 18+. */
const plus: Find = (pass) => {
  const { text, at } = pass
  const isSaid = isAt(/. ?\d/y, text, at)
    ? !isLatin(text.charCodeAt(at - 1)) || follows(pass, 'measure') || isAt(/. ?[\d.]{1,6} ?%/y, text, at)
    : (follows(pass, 'number', 'acronym') && pass.lastEnd === at) || isAt(/(?<= ). ?[ก-ฮเ-ไ]/y, text, at)
  return isSaid ? said(pass, 'บวก') : undefined
}

/** A counted thing and its divisor: 5 ครั้ง/วัน, 2 คน/ครัวเรือน; or after another /. */
const COUNTED = /(?<=\d ?[ก-๎]{2,14}). ?(?:[ก-๎]{1,9}(?![ก-๎])|[A-Za-z\d])/y
/** The quantity of an amount: 99 บ./2 ชิ้น, 5 กก./100 บาท. */
const COUNTED_NEXT = /.\d{1,5} ?(?!บ)[ก-ฮเ-ไ][ก-๎]{0,16}(?![ก-๎]| ?[\d,]{1,7} ?บ)/y
const MEASURED_NEXT = /.[\d,]{1,7} ?(?:บ|ม\.?ล|ชม|วัน|นาที|เดือน)/y
const AGAIN = /(?<=\/[ก-๎]{1,14})/y

/** The last token, if it ends at the pass's position. */
const lastHere = ({ last, lastEnd, at }: Pass): Token | undefined => (lastEnd === at ? last : undefined)

/** Whether a unit without a number before it ends here: the กม. of กม./ชม. */
function isAfterUnit(pass: Pass): boolean {
  const last = lastHere(pass)
  return last?.kind === 'abbreviation' && unitName(last.text) !== undefined
}

const perUnit: Find = (pass) => (isAfterUnit(pass) ? { ...per(pass.text, pass.at, ''), kind: 'measure' } : undefined)

const AMOUNTS: ReadonlySet<TokenKind | undefined> = new Set(['number', 'money', 'measure', 'range'])

/** ต่อ between an amount and its quantity. */
const perCounted: Find = (pass) => {
  const kind = lastHere(pass)?.kind
  const isPer =
    (AMOUNTS.has(kind) && isAt(/. ?(?![พค] ?\.? ?ศ)[ก-ฮเ-ไ]/y, pass.text, pass.at)) ||
    (kind === 'money' && isAt(COUNTED_NEXT, pass.text, pass.at)) ||
    (kind === 'measure' && isAt(MEASURED_NEXT, pass.text, pass.at))
  return isPer ? said(pass, 'ต่อ') : undefined
}

/** ทับ between two amounts. */
const slashAmounts: Find = (pass) =>
  AMOUNTS.has(lastHere(pass)?.kind) && isAt(/.[\d+@฿$€£¥½¼¾ฯ~±≈]/y, pass.text, pass.at) ? said(pass, 'ทับ') : undefined

/** Silent between two telephone numbers. */
const slashPhones: Find = (pass) =>
  follows(pass, 'phone') && isAt(/. ?\(?0\d/y, pass.text, pass.at) ? said(pass, ' ') : undefined

/** Between words: ต่อ after something counted, else ทับ. */
const slashWords: Find = (pass) => {
  const { text, at, last } = pass
  if (isAfterUnit(pass) || !isAfterThai(pass) || !isAt(/.[ก-ฮเ-ไA-Za-z\d+@฿$€£¥½¼¾ฯ~±≈]/y, text, at)) return undefined
  const isCounted = isAt(COUNTED, text, at) || (last?.reading.endsWith('ต่อ') && isAt(AGAIN, text, at))
  return said(pass, isCounted ? 'ต่อ' : 'ทับ')
}

const endings = Object.entries(cutEndings).map(([cut, ending]) => {
  const [word, next] = cut.split('ฯ')
  return { ending, pattern: new RegExp(`(?<=${word})ฯ${next}`, 'y') }
})

/** ฯลฯ: ละถึง between two items, และอื่นอื่น at the end of a list (Royal Institute); ฯ alone is silent. */
const paiyan: Find = (pass) => {
  const { text, at } = pass
  const [whole] = matchAt(/ฯ ?ล ?ฯ/y, text, at)
  const end = at + (whole ?? 'ฯ').length
  if (whole !== undefined) return { end, reading: isAt(LAST_ITEM, text, end) ? 'ละถึง' : 'และอื่นอื่น', kind: 'symbol' }
  const before = ` ${saidBy(pass).trimEnd()}`
  const around = before + text.slice(at, at + SAID_CHARS)
  const { ending = '' } = endings.find(({ pattern }) => isAt(pattern, around, before.length)) ?? {}
  return { end, reading: ending, kind: 'symbol', cue: ending === 'มหานคร' ? 'area' : undefined }
}

/** A short last item of the list: ก ฯลฯ ฮ. */
const LAST_ITEM =
  / ?(?!(?:รวม|และ|ที่|จะ|ได้|ใน|มี|ก็|ให้|โดย|ซึ่ง|ของ|นี้|ไป|มา|คือ|ถูก|ต้อง)(?![ก-๎]))[ก-ฮเ-ไ](?:$|[ก-๎]{0,2}(?:$|[ .,)]))/y

const dots = matching(/\.{2,}|…+/y, 'symbol', () => ' ')

/** `.5`: a decimal without its zero. */
const pointBefore = matching(
  /(?<=^|((?:ปืน|กระสุน)(?:ขนาด)?)? )\.(\d{1,6})(?![\d.,:/-])/y,
  'number',
  ([, gun, decimals = '']) => `${gun === undefined ? 'ศูนย์' : ''}จุด${digitWords(decimals)}`,
)

/** Whether the reading so far ends in a Thai word, plain or from a token. */
const isAfterThai = (pass: Pass): boolean =>
  isThaiLetter(pass.text.charCodeAt(pass.at - 1)) ||
  (pass.lastEnd === pass.at && isThaiLetter(pass.saidBefore.charCodeAt(pass.saidBefore.length - 1)))

/** The same, after a blank. */
const isAfterWord = (pass: Pass): boolean =>
  pass.text[pass.at - 1] === ' ' ? isAfterThai({ ...pass, at: pass.at - 1 }) : isAfterThai(pass)

const ampersand: Find = (pass) =>
  isAfterWord(pass) && isAt(/. ?[ก-ฮเ-ไA-Z\d]/y, pass.text, pass.at) ? said(pass, 'และ') : undefined

const root = matching(
  new RegExp(`. ?(${NUMBER})`, 'y'),
  'number',
  ([, number = '']) => `รากที่สองของ${decimalWords(number)}`,
)

const vulgar = table(String.raw`
½=1/2
⅓=1/3
⅔=2/3
¼=1/4
¾=3/4
⅕=1/5
⅛=1/8
`)
const fraction: Find = (pass) => {
  const [over, under] = (vulgar[pass.text[pass.at] ?? ''] ?? '').split('/')
  return measured(pass, pass.at + 1, partWords(over, under), 'fraction', 'fraction')
}

/** `10^6`, `2^-3`. */
const raised: Find = (pass) =>
  isAfterNumber(pass) && isAt(/. ?-?\d/y, pass.text, pass.at) ? said(pass, 'ยกกำลัง') : undefined

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
/** `10²³`, `10⁻³`: an exponent follows a number or a letter; ² and ³ also a word. */
const power = matching(/(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,6})/y, 'symbol', ([, sign, digits = ''], pass) => {
  const isAfter = isAt(/(?<=[\dA-Za-z)])/y, pass.text, pass.at) || (/^[²³]$/.test(digits) && isAfterThai(pass))
  const number = digits.replace(/./g, (digit) => String(RAISED.indexOf(digit)))
  return isAfter ? `ยกกำลัง${sign === '' ? '' : 'ลบ'}${wholeWords(number)}` : undefined
})

/** `~` between two numbers is read by the hyphen rules; after a unit it is alternating current: 220 V~. */
const tilde: Find = (pass) => {
  if (!isAfterNumber(pass) || pass.lastEnd !== pass.at) return undefined
  if (!isAt(/.\d/y, pass.text, pass.at)) return said(pass, '')
  for (const { find } of hyphenRules) {
    const found = find(pass)
    if (found) return found
  }
  return undefined
}

const starNames: Readonly<Record<string, string>> = { '*': 'ดอกจัน', '#': 'สี่เหลี่ยม' }

/** `*121#` after กด: the keys by name. */
const dialled = matching(
  /(?<=(?:กด|โทร|หมุน|[Dd]ial)[ก-๎.]{0,8} ?)\*\d{1,4}(?:\*\d{1,15}){0,3}#?/y,
  'phone',
  ([keys = '']) => keys.replace(/\d+|[*#]/g, (part) => starNames[part] ?? digitWords(part)),
)

/** `@` between a date and a time is silent. */
const atTime: Find = (pass) =>
  follows(pass, 'date', 'time') && isAt(/. ?\d/y, pass.text, pass.at) ? said(pass, ' ') : undefined

const comparisons = table(String.raw`
≈=ประมาณ
~=ประมาณ
±=บวกลบ
<=น้อยกว่า
>=มากกว่า
≤=น้อยกว่าหรือเท่ากับ
≥=มากกว่าหรือเท่ากับ
≠=ไม่เท่ากับ
`)
const compared: Find = (pass) => beforeNumber(comparisons[pass.text[pass.at] ?? ''] ?? '')(pass)

const equals: Find = (pass) =>
  (isAfterNumber(pass) && isAt(/. ?\?|. ?[ก-ฮ]/y, pass.text, pass.at)) ||
  (isAfterWord(pass) && isAt(/. ?[\d฿]/y, pass.text, pass.at))
    ? said(pass, 'เท่ากับ')
    : undefined

/** `10 เม็ด x 10 แผง`, `กว้าง 60 x ยาว 90`: counts or measures on both sides. */
const areTimes = ({ text, at }: Pass): boolean =>
  isAt(/(?<=\d ?(?:[ก-๎]{2,12} ?|[ก-๎]{1,3}\. ?)?). ?(?:(?:กว้าง|ยาว|สูง|หนา|ลึก) ?)?\d/y, text, at)

const times: Find = (pass) => (areTimes(pass) ? said(pass, 'คูณ') : between('คูณ')(pass))

/** `15x20`, `5,890 x 12 งวด`: x between two numbers. */
const timesLetter = matching(/[xX](?= ?(?:[กยสหล][ก-๎]{2,3} ?)?\d)/y, 'symbol', (_, pass) =>
  areTimes(pass) || follows(pass, 'number', 'measure', 'money', 'fraction') ? 'คูณ' : undefined,
)

const EMOJI =
  /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\uFE0F\u20E3]|\u200D|[\u{E0020}-\u{E007F}])+/uy

/** Emoji, including families, flags and skin tones: silent, but a blank between two words. */
const emoji = matching(EMOJI, 'emoji', (_, { text, at }, end) =>
  isAt(/(?<=[^ ])/y, text, at) && isAt(/[^ ]/y, text, end) ? ' ' : '',
)

/** The readings of signs. */
export const signRules: readonly Rule[] = [
  ...hyphenRules,
  rule('tilde', '~', 'form', tilde),
  rule('comparison', Object.keys(comparisons).join(' '), 'general', compared),
  rule('heart', '<', 'form', heart),
  rule('several plus signs', '+', 'form', several),
  rule('plus', '+', 'general', plus),
  rule('equals between numbers', '=', 'form', between('เท่ากับ')),
  rule('equals of a word', '=', 'general', equals),
  rule('times', '× *', 'general', times),
  rule('times by x', 'latin', 'form', timesLetter),
  rule('dialled keys', '*', 'form', dialled),
  rule('division', '÷', 'general', between('หาร')),
  rule('root', '√', 'general', root),
  rule('power', `⁻ ${[...RAISED].join(' ')}`, 'general', power),
  rule('raised to a power', '^', 'form', raised),
  rule('slash after a unit', '/', 'form', perUnit),
  rule('slash of what an amount is for', '/', 'context', perCounted),
  rule('slash between telephone numbers', '/', 'context', slashPhones),
  rule('slash between amounts', '/', 'general', slashAmounts),
  rule('slash between words', '/', 'rest', slashWords),
  rule('ampersand', '&', 'general', ampersand),
  rule('at sign of a time', '@', 'context', atTime),
  rule('account name', '@', 'general', account),
  rule('ฯ and ฯลฯ', 'ฯ', 'rest', paiyan),
  rule('dots', '… .', 'general', dots),
  rule('decimal without its zero', '.', 'form', pointBefore),
  rule('fraction sign', Object.keys(vulgar).join(' '), 'form', fraction),
  rule('emoji', 'other', 'form', emoji),
]
