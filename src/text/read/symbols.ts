import { isDigit, isLatin } from '../../thai/character-kinds.ts'
import { cutEndings } from './abbreviation-table.ts'
import { namedRange } from './dates.ts'
import { account } from './electronic.ts'
import { digitWords } from './letters.ts'
import { moneyAfterSign } from './money.ts'
import { partWords } from './fractions.ts'
import { decimalWords, NUMBER } from './numbers.ts'
import { follows, isAt, isThai, matchAt, saidBy, type Found, type Pass, type Rule } from './pass.ts'
import { telephone } from './telephone.ts'
import { masked } from './codes.ts'
import { table } from './table.ts'
import { isUnit, per, unitAt } from './units.ts'

/** Chapter: signs. Those between numbers and before them are words; quotes and brackets stay. */

const between =
  (reading: string): Rule =>
  (pass) => {
    const isBetween = isAfterNumber(pass) && isAt(/. ?[\d√(฿$-]/y, pass.text, pass.at)
    return isBetween ? { end: pass.at + 1, reading, kind: 'symbol' } : undefined
  }

/** A sign before a number: ประมาณ, มากกว่า. Between two numbers it says the same. */
const beforeNumber =
  (reading: string): Rule =>
  ({ text, at }) =>
    isAt(/. ?[\d฿$]/y, text, at) ? { end: at + 1, reading, kind: 'symbol' } : undefined

const isAfterNumber = (pass: Pass): boolean =>
  follows(pass, 'number', 'measure', 'money', 'fraction', 'range', 'code', 'acronym', 'symbol') ||
  (pass.last?.kind === 'number' && /^\) ?$/.test(pass.text.slice(pass.lastEnd, pass.at)))

const LATER_EQUALS = /. ?[\d.,]{1,20}(?: ?[-+×x*÷/−] ?[\d.,]{1,20}){0,5} ?=/y

/** A class or degree after another: ม.6-ป.ตรี. */
const GRADE_NEXT = /. ?(?:[มปอ]\. ?\d|ป\.(?:ตรี|โท|เอก)|ปว[ชส]|ม\.?(?:ต้น|ปลาย)|ปริญญา|มัธยม)/y

/** A hyphen before a number: ถึง after a number, a time or a date; ลบ if no word or number is before it. */
const hyphen: Rule = (pass) => {
  const { text, at } = pass
  const isBefore = isAt(/. ?[\dก-๎฿]/y, text, at)
  if (follows(pass, 'number', 'measure', 'money', 'time', 'date', 'fraction') && isBefore) {
    if (isAt(LATER_EQUALS, text, at)) return { end: at + 1, reading: 'ลบ', kind: 'symbol' }
    const isNumber = isAt(/. ?[\d฿]/y, text, at)
    const isDate = pass.last?.kind === 'date' || pass.last?.kind === 'time'
    // 22 พ.ย. 69 - 09:45: a day and its time.
    if (pass.last?.kind === 'date' && isAt(/. ?\d{1,2}[:.]\d\d(?!\d)/y, text, at))
      return { end: at + 1, reading: '', kind: 'symbol' }
    if (isNumber || (isDate && isAt(/. ?(?:[ก-ฮมีเิ]{1,2}\.|วัน)/y, text, at)))
      return { end: at + 1, reading: 'ถึง', kind: 'range' }
  }
  if (
    isAfterCounted(pass) ||
    (isAt(/. ?\d/y, text, at) && /(?:วันนี้|พรุ่งนี้|บัดนี้|ปัจจุบัน) ?$/.test(text.slice(Math.max(0, at - 10), at))) ||
    (follows(pass, 'abbreviation') && isAt(GRADE_NEXT, text, at)) ||
    isBetweenNumbered(pass)
  )
    return { end: at + 1, reading: 'ถึง', kind: 'range' }
  const isRate = follows(pass, 'acronym') && isAt(/. ?[\d.]{1,6} ?%/y, text, at)
  if (!isRate && isAfterThai(pass) && isAt(/.\d/y, text, at)) return { end: at + 1, reading: '', kind: 'symbol' }
  const isFree = isRate || at === 0 || /[\s("“'~=:,]/.test(text[at - 1] ?? '')
  if (isFree && isAt(/.[\d฿$]/y, text, at)) return { end: at + 1, reading: 'ลบ', kind: 'symbol' }
  return namedRange(pass)
}

const NUMBERED_BEFORE = /(?:^|[^ก-๎A-Z]|(?=ซ\.))([ก-ฮ]{1,3}\.|[ก-๎]{2,8}|[A-Z]{1,3}) ?\d{1,4}(?:\/\d{1,4})? ?$/

/** `ซ.4-ซ.8`, `ห้อง 101-ห้อง 105`: what is numbered is named on both sides. */
function isBetweenNumbered({ text, at }: Pass): boolean {
  const [, name] = NUMBERED_BEFORE.exec(text.slice(Math.max(0, at - 20), at)) ?? []
  if (name === undefined) return false
  const next = text[at + 1] === ' ' ? at + 2 : at + 1
  return text.startsWith(name, next) && isAt(/ ?\d/y, text, next + name.length)
}

const HOUR_NAMES = '(?:โมงเช้า|โมงเย็น|โมงครึ่ง|โมง|ทุ่มครึ่ง|ทุ่ม)'
const COUNTED_BEFORE = new RegExp(
  String.raw`(?:(?:ตี|บ่าย) ?\d{1,2}|\d ?${HOUR_NAMES}|บ่ายโมง|เที่ยงคืน|เที่ยง|\d ?([ก-๎]{2,10})) ?$`,
)
const HOUR_NEXT = new RegExp(String.raw`. ?(?:\d{1,2}(?:\.\d\d)? ?${HOUR_NAMES}|ตี|บ่าย|เที่ยง)`, 'y')
const COUNTED_NEXT = /. ?[\d.,]{1,12} ?([ก-๎]{2,10})/y

/** `2ทุ่ม-3ทุ่ม`, `9 โมง-บ่าย 2`, `3 วัน-5 วัน`: what is counted is named on both sides. */
function isAfterCounted({ text, at }: Pass): boolean {
  const match = COUNTED_BEFORE.exec(text.slice(Math.max(0, at - 16), at))
  if (!match) return false
  const [, word] = match
  return word === undefined ? isAt(HOUR_NEXT, text, at) : matchAt(COUNTED_NEXT, text, at)?.[1] === word
}

/** `+`: บวก before and between numbers, and after one: 18+. */
const plus: Rule = (pass) => {
  const { text, at } = pass
  const phone = telephone(pass)
  if (phone) return phone
  const [several] = matchAt(/\+{2,8}/y, text, at)
  if (several !== undefined) return { end: at + several.length, reading: 'บวก'.repeat(several.length), kind: 'symbol' }
  const isSaid = isAt(/. ?\d/y, text, at)
    ? !isLatin(text.charCodeAt(at - 1)) || follows(pass, 'measure') || isAt(/. ?[\d.]{1,6} ?%/y, text, at)
    : (follows(pass, 'number', 'acronym') && pass.lastEnd === at) ||
      (text[at - 1] === ' ' && isAt(/. ?[ก-ฮเ-ไ]/y, text, at))
  return isSaid ? { end: at + 1, reading: 'บวก', kind: 'symbol' } : undefined
}

const COUNTED = /[\d] ?[ก-๎]{2,14}$/
/** By what things are counted: /วัน, /ครัวเรือน. */
const SHORT_WORD = /. ?(?:[ก-๎]{1,9}(?![ก-๎])|[A-Za-z\d])/y

/** `/` between words: ต่อ after something counted, else ทับ. */
const slash: Rule = (pass) => {
  const { text, at } = pass
  const unit =
    pass.last?.kind === 'abbreviation' && pass.lastEnd === at && isUnit(pass.last.text) ? per(text, at, '') : undefined
  if (unit) return { ...unit, kind: 'measure' }
  if (follows(pass, 'number', 'money', 'measure', 'range') && pass.lastEnd === at) {
    const reading = isAt(/. ?[ก-ฮเ-ไ]/y, text, at) ? 'ต่อ' : isAt(/.[\d+@฿$€£¥½¼¾ฯ~±≈]/y, text, at) ? 'ทับ' : undefined
    if (reading !== undefined) return { end: at + 1, reading, kind: 'symbol' }
  }
  if (!isAfterThai(pass) || !isAt(/.[ก-ฮเ-ไA-Za-z\d+@฿$€£¥½¼¾ฯ~±≈]/y, text, at)) return undefined
  const before = text.slice(Math.max(0, at - 18), at)
  const isCounted =
    (COUNTED.test(before) && isAt(SHORT_WORD, text, at)) ||
    (pass.last?.reading.endsWith('ต่อ') === true && /\/[ก-๎]{1,14}$/.test(before))
  const reading = isCounted ? 'ต่อ' : 'ทับ'
  return { end: at + 1, reading, kind: 'symbol' }
}

/** ฯลฯ: ละถึง between two items, และอื่นอื่น at the end of a list (Royal Institute); ฯ by itself is silent. */
const paiyan: Rule = (pass) => {
  const { text, at } = pass
  const [whole] = matchAt(/ฯ ?ล ?ฯ/y, text, at)
  if (whole === undefined) {
    const said = ` ${saidBy(pass).trimEnd()}`
    const [word, ending = ''] =
      cutEndings.find(([cut, , next]) => said.endsWith(cut) && (!next || isAt(next, text, at + 1))) ?? []
    return { end: at + 1, reading: ending, kind: 'symbol', ...(word === 'กรุงเทพ' && { cue: 'area' as const }) }
  }
  const isBetween = isAt(LAST_ITEM, text, at + whole.length)
  return { end: at + whole.length, reading: isBetween ? 'ละถึง' : 'และอื่นอื่น', kind: 'symbol' }
}

/** One short item that ends the list: ก ฯลฯ ฮ. */
const LAST_ITEM =
  / ?(?!(?:รวม|และ|ที่|จะ|ได้|ใน|มี|ก็|ให้|โดย|ซึ่ง|ของ|นี้|ไป|มา|คือ|ถูก|ต้อง)(?![ก-๎]))[ก-ฮเ-ไ](?:$|[ก-๎]{0,2}(?:$|[ .,)]))/y

const DOTS = /\.{2,}|…+/y
const dots: Rule = ({ text, at }) => {
  const [whole] = matchAt(DOTS, text, at)
  return whole === undefined ? undefined : { end: at + whole.length, reading: ' ', kind: 'symbol' }
}

/** `.5`: a decimal whose zero was not written. */
const pointBefore: Rule = ({ text, at }) => {
  const [whole] = at === 0 || text[at - 1] === ' ' ? matchAt(/\.\d{1,6}(?![\d.,:/-])/y, text, at) : []
  return whole === undefined
    ? undefined
    : { end: at + whole.length, reading: `ศูนย์จุด${digitWords(whole.slice(1))}`, kind: 'number' }
}

/** Whether the reading so far ends in a Thai word, written or read. */
const isAfterThai = (pass: Pass): boolean =>
  isThai(pass.text.charCodeAt(pass.at - 1)) ||
  (pass.lastEnd === pass.at && isThai(pass.saidBefore.charCodeAt(pass.saidBefore.length - 1)))

/** The same, with a blank between. */
const isAfterWord = (pass: Pass): boolean =>
  pass.text[pass.at - 1] === ' ' ? isAfterThai({ ...pass, at: pass.at - 1 }) : isAfterThai(pass)

const ampersand: Rule = (pass) => {
  const { text, at } = pass
  return isAfterWord(pass) && isAt(/. ?[ก-ฮเ-ไA-Z\d]/y, text, at)
    ? { end: at + 1, reading: 'และ', kind: 'symbol' }
    : undefined
}

const ROOT = new RegExp(`. ?(${NUMBER})`, 'y')
const root: Rule = ({ text, at }) => {
  const [whole, number = ''] = matchAt(ROOT, text, at)
  if (whole === undefined) return undefined
  return { end: at + whole.length, reading: `รากที่สองของ${decimalWords(number)}`, kind: 'number' }
}

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
  const end = pass.at + 1
  const [over, under] = (vulgar[pass.text[pass.at] ?? ''] ?? '').split('/')
  const unit = unitAt(pass, end)
  return {
    end: unit?.end ?? end,
    reading: partWords(over, under) + (unit?.reading ?? ''),
    kind: 'fraction',
  }
}

const powers: Readonly<Record<string, string>> = { '²': 'ยกกำลังสอง', '³': 'ยกกำลังสาม' }
const power: Rule = (pass) => {
  const { text, at } = pass
  const isAfter = isDigit(text.charCodeAt(at - 1)) || isLatin(text.charCodeAt(at - 1)) || isAfterThai(pass)
  return isAfter ? { end: at + 1, reading: powers[text[at] ?? ''] ?? '', kind: 'symbol' } : undefined
}

/** `°C` after องศา or alone; a number's own was read with it. */
const times = between('คูณ')
const bracket: Rule = (pass) => telephone(pass)

/** Before a number ประมาณ, between two ถึง; after a unit alternating current: 220 V~. */
const tilde: Rule = (pass) => {
  const isGlued = isAfterNumber(pass) && pass.lastEnd === pass.at
  if (!isGlued) return beforeNumber('ประมาณ')(pass)
  return isAt(/.\d/y, pass.text, pass.at) ? hyphen(pass) : { end: pass.at + 1, reading: '', kind: 'symbol' }
}

const DIAL = /\*\d{1,4}(?:\*\d{1,15}){0,3}#?/y
const DIALLING = /(?:กด|โทร|หมุน|Dial|dial)[ก-๎.]{0,8} ?$/
const starNames: Readonly<Record<string, string>> = { '*': 'ดอกจัน', '#': 'สี่เหลี่ยม' }

/** `*121#` after กด: the keys by name. */
const dialled: Rule = ({ text, at }) => {
  const [keys] = DIALLING.test(text.slice(Math.max(0, at - 14), at)) ? matchAt(DIAL, text, at) : []
  if (keys === undefined) return undefined
  const reading = keys.replace(/\d+|[*#]/g, (part) => starNames[part] ?? digitWords(part))
  return { end: at + keys.length, reading, kind: 'phone' }
}

/** `@` between a date and a time is silent, else it begins an account. */
const atSign: Rule = (pass) =>
  follows(pass, 'date', 'time') && isAt(/. ?\d/y, pass.text, pass.at)
    ? { end: pass.at + 1, reading: ' ', kind: 'symbol' }
    : account(pass)

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
  '(': bracket,
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
    ? { end: pass.at + 1, reading: 'เท่ากับ', kind: 'symbol' }
    : undefined

/** The sign at this place. */
export function sign(pass: Pass): Found | undefined {
  return signs[pass.text[pass.at] ?? '']?.(pass)
}

const TIMES = /[xX](?= ?\d)/y

/** `15x20`, `5,890 x 12 งวด`: x between two numbers. */
export function timesLetter(pass: Pass): Found | undefined {
  const { text, at } = pass
  const [whole] = follows(pass, 'number', 'measure', 'money') ? matchAt(TIMES, text, at) : []
  return whole === undefined ? undefined : { end: at + whole.length, reading: 'คูณ', kind: 'symbol' }
}

const EMOJI =
  /(?:[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\uFE0F\u20E3]|\u200D|[\u{E0020}-\u{E007F}])+/uy

/** Emoji with their families, flags and skin tones: silent. Between two words there is a blank for them. */
export function emoji({ text, at }: Pass): Found | undefined {
  if (text.charCodeAt(at) < 0xa9) return undefined
  const [whole] = matchAt(EMOJI, text, at)
  if (whole === undefined) return undefined
  const end = at + whole.length
  const isGlued = at > 0 && end < text.length && text[at - 1] !== ' ' && text[end] !== ' '
  return { end, reading: isGlued ? ' ' : '', kind: 'emoji' }
}
