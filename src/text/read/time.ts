import { digitWords } from '../number-words.ts'
import { isTime } from './dotted-time.ts'
import { plainWords } from './numbers.ts'
import { isAt, isCued, matchAt, matching, type Found, type Pass } from './pass.ts'
import { oneOf, words } from './table.ts'
import type { ReadOptions } from './token.ts'
import { unitAt } from './units.ts'

/** Chapter: times of day (Royal Institute, การอ่านตัวเลขบอกเวลา). */

/** An hour and its minutes with a colon or a point; seconds only with colons. */
const CLOCK =
  /(24(?=[:.]00)|2[0-3]|[01]?\d)(?::([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3}))?)?|(\.)([0-5]\d))(?!\d|[.,:]\d|\/\d(?!\d?[.:][0-5]\d))/y
/** น. may lack its dot, or its blank. */
const HOUR_WORD = / ?(?:นาฬิกา|น\.(?![ก-ฮ]{1,2}\.)|น(?![ก-๎.]))/y
const WHOLE_HOUR = /(\d{1,2})(?: ?- ?(\d{1,2}))? ?(?:(นาฬิกา)|น\.(?!\d|[ก-ฮ]{1,2}\.)|น(?![ก-๎.]))/y
/** Words after which น. is นาที: a duration, not a time. */
const ABOUT = String.raw`(?<!(?:ถึง|เจอกัน|เริ่ม|ปิด|ออก|นัด|ตื่น|นอน|เลิก|นี้) ?)ประมาณ`
const DURATION = oneOf(String.raw`ทุก อีก นาน ใช้เวลา รอ (?<!เ)ช้า สาย (?:สาย|ช้า|เลท)เกิน ดีเลย์ ถึงใน เดิน`)
const HOW_LONG = new RegExp(String.raw`(?<=(?:(?:${DURATION}|${ABOUT})(?:ๆ)?|\d ?(?:ชม\.?|ชั่วโมง)) ?)`, 'y')
const COOKING =
  /(?<=(?:ต้ม|(?<![กขชตมรลส])อบ(?!รม)|นึ่ง|ทอด(?!สด|กฐิน|ผ้า)|แช่|ย่าง|เคี่ยว|ผัด|ตุ๋น|หมัก|ลวก|ปั่น(?!จัก)|นวด)[^\d]{0,15})/y
const TO = / ?(?:[-\u2010-\u2015~]|ถึง) ?(?=\d{1,2}[.:]\d\d)/y

interface Clock {
  readonly end: number
  readonly hour: number
  readonly minute: number
  readonly seconds: string
  readonly isDotted: boolean
}

function clockAt(text: string, at: number): Clock | undefined {
  const [whole, hour, minutes, second, fraction, point, dotted] = matchAt(CLOCK, text, at)
  if (whole === undefined) return undefined
  const decimals = fraction === undefined ? '' : `จุด${digitWords(fraction)}`
  const seconds = second === undefined ? '' : `${plainWords(second)}${decimals}วินาที`
  const minute = Number(minutes ?? dotted)
  return { end: at + whole.length, hour: Number(hour), minute, seconds, isDotted: point !== undefined }
}

/** `14:30`, `14.30 น.`, `9.00-16.30 น.`: a point requires น. after the time or its list, or a time word before. */
export function timeOfDay(pass: Pass): Found | undefined {
  const { text, at, options } = pass
  const first = clockAt(text, at)
  if (!first || isCued(pass, 'ratio')) return undefined
  const second = clockAfter(text, first.end)
  const last = second ?? first
  const [word = ''] = matchAt(HOUR_WORD, text, last.end)
  if (first.isDotted && word === '' && !isTime(pass, last.end)) return undefined
  if (!first.isDotted && word === '' && unitAt(pass, last.end)) return undefined
  const reading = clockWords(first, options) + (second ? `ถึง${clockWords(second, options)}` : '')
  return { end: last.end + word.length, reading, kind: 'time' }
}

/** An hour with its part of the day before it or after its minutes. */
const HOUR_OF_PART = new RegExp(
  [
    String.raw`(?:(?<=(?<!โจม)ตี ?)[1-5]|(?<=(บ่าย|เย็น) ?)[1-7]|(?:1[0-2]|[1-9])(?=[.:]\d\d ?(?:โมง|(ทุ่ม))))[.:]([0-5]\d)`,
    String.raw`(?!\d|[.,:]\d| ?(?:บ|%))(?: ?(?:โมง|ทุ่ม)|นาฬิกา| ?น\.?(?![ก-๎.]))?`,
  ].join(''),
  'y',
)

/** `บ่าย 2.15`, `ตี 3.20`, `6.30 โมงเย็น`: the everyday clock, regardless of the option. */
export const hourOfPart = matching(HOUR_OF_PART, 'time', ([whole = '', part, evening, minutes = '']) => {
  const hour = plainWords(parseInt(whole).toString())
  const isOne = part === 'บ่าย' && hour === 'หนึ่ง'
  return (
    (isOne ? '' : hour) + (evening ?? (whole.includes('โมง') || part !== undefined ? 'โมง' : '')) + minuteWords(minutes)
  )
})

const minuteWords = (minutes: string): string => (minutes === '30' ? 'ครึ่ง' : partWords(minutes, 'นาที'))

/** The end of a range of times. */
function clockAfter(text: string, end: number): Clock | undefined {
  const [hourWord = ''] = matchAt(HOUR_WORD, text, end)
  const [to] = matchAt(TO, text, end + hourWord.length)
  return to === undefined ? undefined : clockAt(text, end + hourWord.length + to.length)
}

/** `2:00:35 ชม.`, `55:30 นาที`: a duration, not a time. */
export const duration = matching(
  /(\d{1,3}):([0-5]\d)(?::([0-5]\d))? ?(?:ชม\.?|ชั่วโมง|(นาที))(?![ก-๎])/y,
  'measure',
  ([, first = '', second, third, minutes]) => {
    const [hour, minute] = third === undefined && minutes ? ['นาที', 'วินาที'] : ['ชั่วโมง', 'นาที']
    return plainWords(first) + hour + partWords(second, minute) + partWords(third, 'วินาที')
  },
)

/** `คลิป 0:59`, `เพซ 5:30`, `วิ่ง 1:23:45`: a duration, because of the word before. */
export const timed = matching(
  new RegExp(
    [
      String.raw`(?<=(?:ยาว|คลิป|วิดีโอ|วีดีโอ|เพลง|เพซ|pace|สถิติ|มาราธอน|ทำเวลา|นาน|ความเร็ว|เส้นชัย|แพลงก์|วิ่ง[^:]{0,16}`,
      String.raw`(?:ได้|จบ|ใน)|(ใช้เวลา(?:เดินทาง|บิน|นอน|ขับรถ)))[^\d.]{0,14}(?<!(?:(?<!ใช้|ทำ)เวลา|นัด|ตอน|เริ่ม|ถึง`,
      String.raw`|รอบ|ออก) ?))(\d{1,3}):([0-5]\d)(?::([0-5]\d))?(?!\d|:|\.\d\d? ?น| ?น(?![ก-๎])| ?[-–] ?\d\d:)`,
    ].join(''),
    'iy',
  ),
  'measure',
  ([, travel, first = '', second, third]) => {
    const [hour, minute] = third === undefined && travel === undefined ? ['นาที', 'วินาที'] : ['ชั่วโมง', 'นาที']
    return partWords(first, hour) + partWords(second, minute) + partWords(third, 'วินาที')
  },
)

/** Skips zero minutes and seconds. */
const partWords = (number = '0', name = ''): string => (Number(number) ? plainWords(number) + name : '')

/** `9 น.`, `9-16 น.`: an hour alone. */
export function wholeHour(pass: Pass): Found | undefined {
  const { text, at, options } = pass
  const [whole, first, last, word] = matchAt(WHOLE_HOUR, text, at)
  if (whole === undefined) return undefined
  const end = at + whole.length
  const hours = [first, last].filter((hour) => hour !== undefined).map(Number)
  if (word === undefined && (hours.some((hour) => hour > 24) || isAt(HOW_LONG, text, at) || isCooking(pass, hours)))
    return { end, reading: `${hours.map((minutes) => plainWords(String(minutes))).join('ถึง')}นาที`, kind: 'measure' }
  const reading = hours.map((hour) => clockWords({ hour, minute: 0, seconds: '' }, options)).join('ถึง')
  return { end, reading, kind: 'time' }
}

/** ต้ม 10-15 น. is a duration; ผัดไทย เปิด 10-15 น. and ผัดไทย 9-15 น. are hours: minutes are few or multiples of five. */
function isCooking(pass: Pass, minutes: readonly number[]): boolean {
  if (!isAt(COOKING, pass.text, pass.at) || isCued(pass, 'open') || isCued(pass, 'time', 14)) return false
  return minutes.length === 1 || minutes.every((minute) => minute < 9 || minute % 5 === 0)
}

type Moment = Pick<Clock, 'hour' | 'minute' | 'seconds'>

/** A time in words; with seconds always official. */
function clockWords({ hour, minute, seconds }: Moment, { clock }: Pick<ReadOptions, 'clock'>): string {
  const minutes = minute === 0 ? '' : `${plainWords(String(minute))}นาที`
  if (clock === 'official' || seconds !== '') return `${plainWords(String(hour))}นาฬิกา${minutes}${seconds}`
  const name = EVERYDAY[hour % 24] ?? ''
  // หกโมงครึ่ง is used in the morning and in the evening.
  return minute === 30 ? `${hour % 12 === 6 ? 'หกโมง' : name}ครึ่ง` : name + minutes
}

/** Hours of the everyday clock, from midnight on (usage; PyThaiNLP time.py has the same words). */
const EVERYDAY = words(String.raw`
  เที่ยงคืน ตีหนึ่ง ตีสอง ตีสาม ตีสี่ ตีห้า หกโมงเช้า เจ็ดโมงเช้า แปดโมงเช้า เก้าโมงเช้า สิบโมงเช้า สิบเอ็ดโมงเช้า
  เที่ยง บ่ายโมง บ่ายสองโมง บ่ายสามโมง สี่โมงเย็น ห้าโมงเย็น หกโมงเย็น หนึ่งทุ่ม สองทุ่ม สามทุ่ม สี่ทุ่ม ห้าทุ่ม
`)
