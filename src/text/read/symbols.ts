import { isLatin } from '../../thai/character-kinds.ts'
import { cutEndings } from './abbreviation-table.ts'
import { namedRange } from './dates.ts'
import { account } from './electronic.ts'
import { digitWords } from './letters.ts'
import { moneyAfterSign } from './money.ts'
import { partWords } from './fractions.ts'
import { decimalWords, NUMBER } from './numbers.ts'
import { follows, isAt, isThai, matchAt, rule, SAID_CHARS, saidBy, type Found, type Pass, type Rule } from './pass.ts'
import { telephone } from './telephone.ts'
import { masked } from './codes.ts'
import { table } from './table.ts'
import type { TokenKind } from './token.ts'
import { measured, per, unitName } from './units.ts'

/** Chapter: signs. Those between numbers and before them are words; quotes and brackets stay. */

/** A sign in words. */
const said = ({ at }: Pass, reading: string, kind: TokenKind = 'symbol'): Found => ({ end: at + 1, reading, kind })

const between =
  (reading: string): Rule =>
  (pass) =>
    isAfterNumber(pass) && isAt(/. ?[\d√(฿$-]/y, pass.text, pass.at) ? said(pass, reading) : undefined

/** A sign before a number: ประมาณ, มากกว่า. Between two numbers it says the same. */
const beforeNumber =
  (reading: string): Rule =>
  (pass) =>
    isAt(/. ?[\d฿$]/y, pass.text, pass.at) ? said(pass, reading) : undefined

const isAfterNumber = (pass: Pass): boolean =>
  follows(pass, 'number', 'measure', 'money', 'fraction', 'range', 'code', 'acronym', 'symbol') ||
  (pass.last?.kind === 'number' && /^\) ?$/.test(pass.text.slice(pass.lastEnd, pass.at)))

const LATER_EQUALS = /. ?[\d.,]{1,20}(?: ?[-+×x*÷/−] ?[\d.,]{1,20}){0,5} ?=/y

/** A class or degree after another: ม.6-ป.ตรี. */
const GRADE_NEXT = /. ?(?:[มปอ]\. ?\d|ป\.(?:ตรี|โท|เอก)|ปว[ชส]|ม\.?(?:ต้น|ปลาย)|ปริญญา|มัธยม)/y

/** A hyphen before a number: ถึง after a number, a time or a date; ลบ if no word or number is before it. */
const hyphen: Rule = (pass) => {
  const { text, at } = pass
  const isBeforeNumber = isAt(/. ?[\d฿]/y, text, at)
  if (follows(pass, 'number', 'measure', 'money', 'time', 'date', 'fraction')) {
    if (isAt(LATER_EQUALS, text, at)) return said(pass, 'ลบ')
    const kind = pass.last?.kind
    // 22 พ.ย. 69 - 09:45: a day and its time.
    if (kind === 'date' && isAt(/. ?\d{1,2}[:.]\d\d(?!\d)/y, text, at)) return said(pass, '')
    const isBeforeDate = (kind === 'date' || kind === 'time') && isAt(/. ?(?:[ก-ฮมีเิ]{1,2}\.|วัน)/y, text, at)
    if (isBeforeNumber || isBeforeDate) return said(pass, 'ถึง', 'range')
  }
  if (
    isAfterCounted(pass) ||
    isAt(/(?<=(?:วันนี้|พรุ่งนี้|บัดนี้|ปัจจุบัน) ?). ?\d/y, text, at) ||
    (follows(pass, 'abbreviation') && isAt(GRADE_NEXT, text, at)) ||
    isBetweenNumbered(pass)
  )
    return said(pass, 'ถึง', 'range')
  const isRate = follows(pass, 'acronym') && isAt(/. ?[\d.]{1,6} ?%/y, text, at)
  if (!isRate && isAfterThai(pass) && isAt(/.\d/y, text, at)) return said(pass, '')
  const isFree = isRate || isAt(/(?<=^|[\s("“'~=:,])/y, text, at)
  return isFree && isAt(/.[\d฿$]/y, text, at) ? said(pass, 'ลบ') : namedRange(pass)
}

/** `ซ.4-ซ.8`, `ห้อง 101-ห้อง 105`: what is numbered is named on both sides. */
const isBetweenNumbered = ({ text, at }: Pass): boolean => isAt(NAMED_TWICE, text, at)
const NAMED_TWICE = /(?<=(?:^|[^ก-๎A-Z]|(?=ซ\.))([ก-ฮ]{1,3}\.|[ก-๎]{2,8}|[A-Z]{1,3}) ?\d{1,4}(?:\/\d{1,4})? ?). ?\1 ?\d/y

const HOUR_NAMES = String.raw`(?:โมง(?:เช้า|เย็น|ครึ่ง)?|ทุ่ม(?:ครึ่ง)?)`
const HOURS = new RegExp(
  String.raw`(?<=(?:(?:ตี|บ่าย) ?\d{1,2}|\d ?${HOUR_NAMES}|บ่ายโมง|เที่ยงคืน|เที่ยง) ?). ?(?:\d{1,2}(?:\.\d\d)? ?${HOUR_NAMES}|ตี|บ่าย|เที่ยง)`,
  'y',
)
const COUNTED_TWICE = /(?<=\d ?([ก-๎]{2,10}) ?). ?[\d.,]{1,12} ?\1(?![ก-๎])/y

/** `2ทุ่ม-3ทุ่ม`, `9 โมง-บ่าย 2`, `3 วัน-5 วัน`: what is counted is named on both sides. */
const isAfterCounted = ({ text, at }: Pass): boolean => isAt(HOURS, text, at) || isAt(COUNTED_TWICE, text, at)

const several = rule(/\+{2,8}/y, 'symbol', ([{ length } = '']) => 'บวก'.repeat(length))

/** `+`: บวก before and between numbers, and after one: 18+. */
const plus: Rule = (pass) => {
  const { text, at } = pass
  const isSaid = isAt(/. ?\d/y, text, at)
    ? !isLatin(text.charCodeAt(at - 1)) || follows(pass, 'measure') || isAt(/. ?[\d.]{1,6} ?%/y, text, at)
    : (follows(pass, 'number', 'acronym') && pass.lastEnd === at) || isAt(/(?<= ). ?[ก-ฮเ-ไ]/y, text, at)
  return telephone(pass) ?? several(pass) ?? (isSaid ? said(pass, 'บวก') : undefined)
}

/** What is counted, and by what: 5 ครั้ง/วัน, 2 คน/ครัวเรือน; or after another /. */
const COUNTED = /(?<=\d ?[ก-๎]{2,14}). ?(?:[ก-๎]{1,9}(?![ก-๎])|[A-Za-z\d])/y
/** What an amount is for: 99 บ./2 ชิ้น, 5 กก./100 บาท. */
const COUNTED_NEXT = /.\d{1,5} ?(?!บ)[ก-ฮเ-ไ][ก-๎]{0,16}(?![ก-๎]| ?[\d,]{1,7} ?บ)/y
const MEASURED_NEXT = /.[\d,]{1,7} ?(?:บ|ม\.?ล|ชม|วัน|นาที|เดือน)/y
const AGAIN = /(?<=\/[ก-๎]{1,14})/y

/** `/` between words: ต่อ after something counted, else ทับ. */
const slash: Rule = (pass) => {
  const { text, at, last } = pass
  const lastKind = pass.lastEnd === at ? last?.kind : undefined
  if (last && lastKind === 'abbreviation' && unitName(last.text)) return { ...per(text, at, ''), kind: 'measure' }
  if (lastKind === 'number' || lastKind === 'money' || lastKind === 'measure' || lastKind === 'range') {
    const isPer =
      isAt(/. ?[ก-ฮเ-ไ]/y, text, at) ||
      (lastKind === 'money' && isAt(COUNTED_NEXT, text, at)) ||
      (lastKind === 'measure' && isAt(MEASURED_NEXT, text, at))
    if (isPer) return said(pass, 'ต่อ')
    if (isAt(/.[\d+@฿$€£¥½¼¾ฯ~±≈]/y, text, at)) return said(pass, 'ทับ')
  }
  if (!isAfterThai(pass) || !isAt(/.[ก-ฮเ-ไA-Za-z\d+@฿$€£¥½¼¾ฯ~±≈]/y, text, at)) return undefined
  const isCounted = isAt(COUNTED, text, at) || (last?.reading.endsWith('ต่อ') && isAt(AGAIN, text, at))
  return said(pass, isCounted ? 'ต่อ' : 'ทับ')
}

const endings = Object.entries(cutEndings).map(([cut, ending]) => {
  const [word, next] = cut.split('ฯ')
  return { ending, pattern: new RegExp(`(?<=${word})ฯ${next}`, 'y') }
})

/** ฯลฯ: ละถึง between two items, และอื่นอื่น at the end of a list (Royal Institute); ฯ by itself is silent. */
const paiyan: Rule = (pass) => {
  const { text, at } = pass
  const [whole] = matchAt(/ฯ ?ล ?ฯ/y, text, at)
  const end = at + (whole ?? 'ฯ').length
  if (whole !== undefined) return { end, reading: isAt(LAST_ITEM, text, end) ? 'ละถึง' : 'และอื่นอื่น', kind: 'symbol' }
  const before = ` ${saidBy(pass).trimEnd()}`
  const around = before + text.slice(at, at + SAID_CHARS)
  const { ending = '' } = endings.find(({ pattern }) => isAt(pattern, around, before.length)) ?? {}
  return { end, reading: ending, kind: 'symbol', cue: ending === 'มหานคร' ? 'area' : undefined }
}

/** One short item that ends the list: ก ฯลฯ ฮ. */
const LAST_ITEM =
  / ?(?!(?:รวม|และ|ที่|จะ|ได้|ใน|มี|ก็|ให้|โดย|ซึ่ง|ของ|นี้|ไป|มา|คือ|ถูก|ต้อง)(?![ก-๎]))[ก-ฮเ-ไ](?:$|[ก-๎]{0,2}(?:$|[ .,)]))/y

const dots = rule(/\.{2,}|…+/y, 'symbol', () => ' ')

/** `.5`: a decimal whose zero was not written. */
const pointBefore = rule(
  /(?<=^| )\.(\d{1,6})(?![\d.,:/-])/y,
  'number',
  ([, decimals = '']) => `ศูนย์จุด${digitWords(decimals)}`,
)

/** Whether the reading so far ends in a Thai word, written or read. */
const isAfterThai = (pass: Pass): boolean =>
  isThai(pass.text.charCodeAt(pass.at - 1)) ||
  (pass.lastEnd === pass.at && isThai(pass.saidBefore.charCodeAt(pass.saidBefore.length - 1)))

/** The same, with a blank between. */
const isAfterWord = (pass: Pass): boolean =>
  pass.text[pass.at - 1] === ' ' ? isAfterThai({ ...pass, at: pass.at - 1 }) : isAfterThai(pass)

const ampersand: Rule = (pass) =>
  isAfterWord(pass) && isAt(/. ?[ก-ฮเ-ไA-Z\d]/y, pass.text, pass.at) ? said(pass, 'และ') : undefined

const root = rule(new RegExp(`. ?(${NUMBER})`, 'y'), 'number', ([, number = '']) => `รากที่สองของ${decimalWords(number)}`)

const vulgar = table(String.raw`
½=1/2
⅓=1/3
⅔=2/3
¼=1/4
¾=3/4
⅕=1/5
⅛=1/8
`)
const fraction: Rule = (pass) => {
  const [over, under] = (vulgar[pass.text[pass.at] ?? ''] ?? '').split('/')
  return measured(pass, pass.at + 1, partWords(over, under), 'fraction', 'fraction')
}

const powers: Readonly<Record<string, string>> = { '²': 'ยกกำลังสอง', '³': 'ยกกำลังสาม' }
const power: Rule = (pass) => {
  const { text, at } = pass
  const isAfter = isAt(/(?<=[\dA-Za-z])/y, text, at) || isAfterThai(pass)
  return isAfter ? said(pass, powers[text[at] ?? ''] ?? '') : undefined
}

const times = between('คูณ')

/** Before a number ประมาณ, between two ถึง; after a unit alternating current: 220 V~. */
const tilde: Rule = (pass) => {
  if (!isAfterNumber(pass) || pass.lastEnd !== pass.at) return beforeNumber('ประมาณ')(pass)
  return isAt(/.\d/y, pass.text, pass.at) ? hyphen(pass) : said(pass, '')
}

const starNames: Readonly<Record<string, string>> = { '*': 'ดอกจัน', '#': 'สี่เหลี่ยม' }

/** `*121#` after กด: the keys by name. */
const dialled = rule(/(?<=(?:กด|โทร|หมุน|[Dd]ial)[ก-๎.]{0,8} ?)\*\d{1,4}(?:\*\d{1,15}){0,3}#?/y, 'phone', ([keys = '']) =>
  keys.replace(/\d+|[*#]/g, (part) => starNames[part] ?? digitWords(part)),
)

/** `@` between a date and a time is silent, else it begins an account. */
const atSign: Rule = (pass) =>
  follows(pass, 'date', 'time') && isAt(/. ?\d/y, pass.text, pass.at) ? said(pass, ' ') : account(pass)

/** The rule of each sign. */
const beforeNumbers = table(String.raw`
≈=ประมาณ
±=บวกลบ
<=น้อยกว่า
>=มากกว่า
≤=น้อยกว่าหรือเท่ากับ
≥=มากกว่าหรือเท่ากับ
≠=ไม่เท่ากับ
`)
const signs: Readonly<Record<string, Rule>> = {
  '-': hyphen,
  '–': hyphen,
  '—': hyphen,
  '−': hyphen,
  '~': tilde,
  '+': plus,
  '=': (pass) => between('เท่ากับ')(pass) ?? equals(pass),
  '×': times,
  '*': (pass) => dialled(pass) ?? masked(pass) ?? times(pass),
  '•': masked,
  '÷': between('หาร'),
  '√': root,
  '²': power,
  '³': power,
  '(': telephone,
  '/': slash,
  '&': ampersand,
  '@': atSign,
  ฯ: paiyan,
  '…': dots,
  '.': (pass) => pointBefore(pass) ?? dots(pass),
  ...Object.fromEntries(Object.entries(beforeNumbers).map(([written, spoken]) => [written, beforeNumber(spoken)])),
  ...Object.fromEntries(Object.keys(vulgar).map((written) => [written, fraction])),
  ...Object.fromEntries(['฿', '$', '€', '£', '¥'].map((written) => [written, moneyAfterSign])),
}

const equals: Rule = (pass) =>
  (isAfterNumber(pass) && isAt(/. ?\?|. ?[ก-ฮ]/y, pass.text, pass.at)) ||
  (isAfterWord(pass) && isAt(/. ?[\d฿]/y, pass.text, pass.at))
    ? said(pass, 'เท่ากับ')
    : undefined

/** The sign at this place. */
export function sign(pass: Pass): Found | undefined {
  return signs[pass.text[pass.at] ?? '']?.(pass)
}

/** `15x20`, `5,890 x 12 งวด`: x between two numbers. */
export const timesLetter = rule(/[xX](?= ?\d)/y, 'symbol', (_, pass) =>
  follows(pass, 'number', 'measure', 'money', 'fraction') ? 'คูณ' : undefined,
)

const EMOJI =
  /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\uFE0F\u20E3]|\u200D|[\u{E0020}-\u{E007F}])+/uy

/** Emoji with their families, flags and skin tones: silent. Between two words there is a blank for them. */
export const emoji = rule(EMOJI, 'emoji', (_, { text, at }, end) =>
  isAt(/(?<=[^ ])/y, text, at) && isAt(/[^ ]/y, text, end) ? ' ' : '',
)
