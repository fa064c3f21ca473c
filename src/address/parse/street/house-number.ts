import { once } from '../../../once.ts'
import { isLatin, isThai } from '../../../thai/character-kinds.ts'
import { CODE } from '../text/numbers.ts'
import { TAKEN, type Mask } from '../text/mask.ts'
import { withWord, inLatin, takePart, type PartRule } from './part.ts'
import type { Evidence, Rule } from '../text/rule.ts'
import { matchesOf, skip } from '../text/span.ts'
import type { Tell } from '../text/tell.ts'
import { endings, WordList, wordBefore, wordEnd } from '../text/word-list.ts'
import { AMOUNT, CUSTOMER, HOUSE, NUMBERED_ROADS, UNITS } from '../text/vocabulary.ts'

const raw = String.raw

const AND = raw`[ \t]?(?:และ|&)[ \t]?`
/** ก of 99ก, 99/1-ก, 99 (ก), A of 12A: neither the letter of a sign nor the start of a word. */
const LETTER =
  raw`(?:-?[กขคฆงฉชญฐณดธนปพฟภยรลวสหฬฮ](?![ก-๎.])|[ \t][กขคงฉช](?![ก-๎.])|[ \t]?\([กขคงA-H]\)|` +
  raw`-?[A-Fa-f](?![A-Za-z\d])|(?<=/\d{1,4})[A-Za-z](?![A-Za-z\d])|[ \t][A-H](?=[ \t]{0,3}(?:[,\n${TAKEN}]|$)))?`
/** 99, 99/1, 12 / 45, 12 ทับ 3, 228/24-25, 12 - 14. */
const ONE = raw`\d{1,5}(?:(?:[ \t]?/[ \t]?|-|[ \t]?ทับ[ \t]?)\d{1,4})*(?:\s?-\s?\d{1,4}(?:/\d{1,4})?)?`
const NUMBER = raw`${ONE}(?![\d/]|-\d|,\d{3}(?![ \t]?/))${LETTER}`
const NEXT_ONE = raw`\d{1,4}(?:[ \t]?/[ \t]?\d{1,4})?(?![\d/]|,?\d{3})`
/** Further houses, up to the next part: 112, 114; or after และ. */
const FURTHER = raw`(?:(?:,\s?|${AND})${NEXT_ONE}){1,5}(?=\s{0,3}${TAKEN})`
/** Several houses after their sign, up to the next part: 301,303,305. */
const HOUSES = raw`\d{1,4}(?:[ \t]?/[ \t]?\d{1,4})?(?:(?:,\s?|${AND})\d{1,4}(?:[ \t]?/[ \t]?\d{1,4})?){1,5}(?![\d/])(?=\s{0,3}${TAKEN})`
/** In Villa 5, 99 Moo 3 and แปลง 5, 99 ม.3 the second number is the house's. */
const ALONE = raw`(?<!(?:[A-Za-z.]|แปลง|ล็อค|โซน|อาคาร|ตึก|หลัง|โกดัง|ชั้น|ห้อง|ที่|แผง|ประตู|เฟส)\s?)`
/** Things with numbers of their own. */
const NUMBERED = raw`(?:บิล|ใบ\S{0,24}|ซื้อ|${CUSTOMER}|พัสดุ|บัญชี|order|invoice|bill|member|parcel)\s*`
const SIGN_LATIN = raw`(?:house|no)(?<!(?:[A-Za-z]|${NUMBERED})(?:house|no))(?:\s*no)?`
export const SIGNED: readonly PartRule[] = [
  {
    name: 'house after its sign',
    match: withWord(
      ['เลขที่', 'เลขบ้าน', 'ที่ตั้ง'],
      raw`(?:${HOUSE}|(?:สถาน)?ที่ตั้ง)(?<!${NUMBERED}เลขที่)[\s.:]*(${HOUSES}|${NUMBER})`,
    ),
  },
  { name: 'house after its English sign', match: inLatin(raw`${SIGN_LATIN}[\s.:]+(${NUMBER})`, 'i') },
]
const bare = (number: string): RegExp =>
  new RegExp(raw`(?=\d)(?<![\d/.+#฿]|\d[,-]|[A-Za-z]-?|(?<![ก-๎])[ก-ฮ]{1,3})(${number})`, 'g')
const BARE_HOUSE = bare(NUMBER)
/** Cheap check: most texts have no list, and its pattern takes two milliseconds to compile. */
const IN_A_LIST = /\d[\d/ \t-]{0,14}(?:,\s?|[ \t]?(?:และ|&)[ \t]?)\d/
/** Most numbers are alone: looking at the next characters is cheaper than matching twice. */
const LISTED = raw`(?=\d[\d/ \t-]{0,14}(?:,|&|และ))`
const LISTED_HOUSES = once(() => bare(`${ALONE}${LISTED}${NUMBER}${FURTHER}|${NUMBER}`))
const UNIT = new WordList(UNITS)
/** บ. is บ้าน before a name, else บาท; กม.16 is a place, 16 กม. is a distance. */
const PLACE_UNIT = /^(?:บ\.[ก-ฮเ-ไ]|(?:กม\.?|กิโลเมตรที่|กิโลเมตร|กิโล)\s?\d)/
const LATIN_UNIT = /^\s*(?:\)|\.-|฿|%|(?:th|st|nd|rd)\b|baht|thb|kg|km(?!\.?\s?\d)|pcs|x\s?\d|[/.:]\d)/i
/** A number after one of these is no house number. */
const COUNTED = endings(
  'no|คลอง|โครงการ|ก่อน|ภายใน|เกิด|นัด|กม|km|แผง|ล็อค|ล็อก|แปลง|ที่|ภาค|สาย|กองบิน|ร้อย|พัน|กรม|ตู้ไปรษณีย์|ตู้|ปณ|ป.ณ|' +
    `box|เฟส|ฮอลล์|หอ|โกดัง|คลังสินค้า|บูธ|แพค|แพ็ค|ปลายทาง|ทั้งหมด|หน่วย|เสาที่|phase|hall|booth|rama|แถว|ซุ้ม` +
    `|tower|bldg|฿|thb|${AMOUNT}|โอน|cod|ค่าส่ง|ทะเบียน|order|ออเดอร์|ไซส์|เบอร์|โซน|zone|ประตู|gate|แยก|เขต|พระราม` +
    `|` +
    'รุ่น|เทศบาล|x|@|#',
)
/** After these words, or alone, ที่ means "at" before a house number. */
const AT = /(?:^|[^ก-๎]|ส่ง[ก-๎]*|อยู่|ถึง|ไป|มา)$/
/** Words of an order anywhere in the word before the number; but รั้วสีเขียว describes a house. */
const ORDERED = /โอน|สั่ง|เอา|สี(?:ดำ|ขาว|แดง|ฟ้า|ชมพู|เขียว|เหลือง|ม่วง|น้ำ|ส้ม|เทา|กรม|ครีม|เงิน|เนื้อ)/
const OF_A_HOUSE = /^(?:บ้าน|รั้ว|ตึก|ประตู|หลังคา|กำแพง)/
const ROADS = endings(NUMBERED_ROADS)
/** First on its line or after another part. */
const AFTER_PART = new RegExp(`(?:^|[${TAKEN},])\\s*$`)
/** Four digits alone after the places: a postcode that lost a digit. */
const BROKEN_POSTCODE = new RegExp(`${TAKEN}\\s*$`)
const BEFORE_PART = new RegExp(`^\\s{0,3}${TAKEN}`)

/** Words before a number: เสื้อ 2. */
const SAID = /[ก-๎A-Za-z](?<!บ้าน|วิลล่า)\s*$/
/** Rural Road Nonthaburi 3021, 100 + 40 = 140, ท่า 3. */
const HIGHWAY = /(?:rural|highway|route)[^,\n]*$|= $|(?<![ก-๎])(?:ท่า|วอร์ด|คอก) ?$/i
/** A date, a chain of shops, and a shirt size. */
const NO_HOUSE = /^(?:[0-3]?\d\/[01]?\d\/(?:20\d\d|(?:25)?[67]\d)|7-11)$/
const SIZE = /(?<![A-Za-z])(?:S|M|X*L) $/

/** A possible house number. */
export interface Candidate {
  readonly number: string
  readonly text: string
  readonly index: number
  readonly end: number
  /** The end of the line before the number, and what is directly after it. */
  readonly before: string
  readonly after: string
  /** Digits only. */
  readonly isPlain: boolean
  /** After a road whose lanes are numbered. */
  readonly isLane: boolean
  /** On the line of the place or street, or below it. */
  readonly isBeside: boolean
}

/** A candidate is rejected if one of these matches. */
export const NOT_A_HOUSE: readonly Rule<[candidate: Candidate]>[] = [
  { name: 'counted by the word before', match: ({ before, isPlain }) => isCounted(before, isPlain) },
  { name: 'followed by a unit', match: ({ text, end }) => isFollowed(text, end) },
  {
    name: 'a quantity after the address',
    match: ({ isPlain, before, text, index, end }) =>
      isPlain &&
      SAID.test(before) &&
      !text.includes(TAKEN, end) &&
      text.lastIndexOf(TAKEN, index) > text.lastIndexOf('\n', index),
  },
  { name: 'a highway, a sum or a pier', match: ({ isPlain, before }) => isPlain && HIGHWAY.test(before) },
  { name: 'five digits', match: ({ number, isPlain }) => isPlain && number.length > 4 },
  { name: 'a numbered lane', match: ({ isPlain, isLane }) => isPlain && isLane },
  {
    name: 'a broken postcode',
    match: ({ number, isPlain, before, text, end }) =>
      number.length === 4 && isPlain && BROKEN_POSTCODE.test(before) && text.slice(end).trim() === '',
  },
  {
    name: 'between English words',
    match: ({ number, isPlain, before, text, end }) =>
      (isPlain && /^ [A-Za-z]/.test(text.slice(end, end + 2)) && /[A-Za-z] $/.test(before)) ||
      (/^\d+[A-Za-z]$/.test(number) && /[a-z] $/.test(before)),
  },
  { name: 'a date or a chain of shops', match: ({ number }) => NO_HOUSE.test(asWritten(number)) },
  { name: 'a size', match: ({ isPlain, before, after }) => isPlain && SIZE.test(before) && !/^ ?¦/.test(after) },
]

/** Evidence for one number over another; of equal ones the first is taken. */
export const HOUSE_EVIDENCE: readonly Evidence<Candidate>[] = [
  { name: 'beside the place', weight: 4, match: ({ isBeside }) => isBeside },
  { name: 'before the next part', weight: 3, match: ({ after }) => BEFORE_PART.test(after) },
  { name: 'with a stroke', weight: 3.5, match: ({ number }) => number.includes('/') },
  { name: 'first on its line or after another part', weight: 1, match: ({ before }) => AFTER_PART.test(before) },
  { name: 'after a road of lanes', weight: -2, match: ({ isLane }) => isLane },
]

/** The number after เลขที่, or the likeliest free number that no rule rejects. */
export function houseNumber(mask: Mask, hasPlace: boolean, tell?: Tell): House | undefined {
  const signed = takePart(mask, SIGNED, tell)
  if (signed) return { number: asWritten(signed[1] ?? ''), start: signed.index }
  if (!hasPlace) return undefined
  const best = bestOf(candidatesIn(mask), tell)
  if (!best) return undefined
  mask.take(best.index, best.end)
  return { number: asWritten(best.number), start: best.index }
}

interface House {
  readonly number: string
  /** Where it was written, with its sign. */
  readonly start: number
}

/** Removes blanks, writes ทับ as a stroke, and joins several numbers with commas. */
const asWritten = (number: string): string =>
  number
    .replaceAll(/\s/g, '')
    .replaceAll('ทับ', '/')
    .replaceAll(/,|และ|&/g, ', ')

/** The candidate with the most evidence that no rule rejects. */
function bestOf(candidates: readonly Candidate[], tell: Tell | undefined): Candidate | undefined {
  let best: Candidate | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const candidate of candidates) {
    const forbidden = NOT_A_HOUSE.find(({ match }) => match(candidate))?.name
    const worth = forbidden === undefined ? worthOf(candidate) : Number.NEGATIVE_INFINITY
    const isBest = worth > most
    if (tell) tellOf(tell, candidate, worth, isBest ? undefined : (forbidden ?? best?.number))
    if (!isBest) continue
    best = candidate
    most = worth
  }
  return best
}

const tellOf = (tell: Tell, { index, end }: Candidate, worth: number, lost: string | undefined): void =>
  tell({ rule: 'house by its place', start: index, end, worth, ...(lost !== undefined && { lost }) })

/** Every number that is not part of another one. */
function candidatesIn(mask: Mask): Candidate[] {
  const text = mask.rest
  const from = lineOfPlace(mask)
  return matchesOf(text, IN_A_LIST.test(text) ? LISTED_HOUSES() : BARE_HOUSE).map(({ 1: number = '', index }) => {
    const end = index + number.length
    const before = text.slice(Math.max(text.lastIndexOf('\n', index) + 1, index - BEFORE_MAX), index)
    return {
      number,
      text,
      index,
      end,
      before,
      after: text.slice(end, end + 4),
      isPlain: /^\d+$/.test(number),
      isLane: wordBefore(before, before.length, ROADS) !== -1,
      isBeside: index >= from,
    }
  })
}

const BEFORE_MAX = 24

/** The evidence for a number as a house's. */
const worthOf = (candidate: Candidate): number =>
  HOUSE_EVIDENCE.reduce((sum, { match, weight }) => sum + weight * Number(match(candidate)), 0)

/** Whether a number belongs to the word before it, as a count or a name. */
function isCounted(before: string, isPlain: boolean): boolean {
  const word = wordBefore(before, before.length, COUNTED)
  if ((word !== -1 && !isAt(before, word)) || CODE.test(before)) return true
  const end = wordEnd(before, before.length)
  let start = end
  while (isThai(before.charCodeAt(start - 1))) start--
  const said = before.slice(start, end)
  return isPlain && (said.startsWith('หอผู้ป่วย') || (ORDERED.test(said) && !OF_A_HOUSE.test(said)))
}

const isAt = (before: string, word: number): boolean => before.startsWith('ที่', word) && AT.test(before.slice(0, word))

/** Whether a unit follows a number. */
function isFollowed(text: string, end: number): boolean {
  const at = skip(text, end, ' \n')
  if (isThai(text.charCodeAt(at))) return isUnit(text, at) && !PLACE_UNIT.test(text.slice(at, at + 12))
  return isLatin(text.charCodeAt(end)) || LATIN_UNIT.test(text.slice(end, end + 14))
}

/** โล is กิโล, but โลตัส a shop. */
const isUnit = (text: string, at: number): boolean =>
  UNIT.at(text, at) !== undefined || /^โล(?![ก-๎])/.test(text.slice(at, at + 3))

/** The start of the first line from which something was taken: that of the place or street. */
function lineOfPlace({ text, taken }: Mask): number {
  const at = taken.indexOf(1)
  return at === -1 ? 0 : text.lastIndexOf('\n', at) + 1
}
