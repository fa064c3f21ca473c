import { digitWords } from '../number-words.ts'
import { plainWords } from './numbers.ts'
import { follows, isAt, isCued, matchAt, type Found, type Pass } from './pass.ts'
import type { ReadOptions } from './token.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: times of day (Royal Institute, การอ่านตัวเลขบอกเวลา). */

/** An hour and its minutes with a colon or a point; seconds only with colons. */
const CLOCK = /(\d{1,2})(?::([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,3}))?)?|\.([0-5]\d))(?![\d])(?![.,:]\d|\/\d(?!\d?[.:][0-5]\d))/y
/** น. may lack its dot, or its blank. */
const HOUR_WORD = / ?(?:นาฬิกา|น\.(?![ก-ฮ]{1,2}\.)|น(?![ก-๎.]))/y
const WHOLE_HOUR = /(\d{1,2})(?: ?- ?(\d{1,2}))? ?(?:(นาฬิกา)|น\.(?!\d|[ก-ฮ]{1,2}\.)|น(?![ก-๎.]))/y
/** Words after which น. is นาที: how long, not when. */
const HOW_LONG =
  /(?:(?:ทุก|อีก|นาน|ใช้เวลา|รอ|(?<!เ)ช้า|สาย|ดีเลย์|ถึงใน|ประมาณ|เดิน)(?:ๆ)?|(?:ต้ม|อบ(?!รม)|นึ่ง|ทอด|แช่|ย่าง|เคี่ยว|ผัด|ตุ๋น|หมัก|ลวก|ปั่น|นวด)[^\d]{0,14}) ?$/
const TO = / ?[-\u2010-\u2015~] ?(?=\d{1,2}[.:]\d\d)| ถึง (?=\d{1,2}[.:]\d\d)/y
/** What follows a `9.30` that is a time, because the list it begins ends in น. */
const SHARED =
  /(?:(?: ?(?:[-\u2010-\u2015~,&/]|ถึง|และ|หรือ|กับ|รอบ|เช้า|บ่าย|เย็น|ค่ำ|เวลา|ช่วง|น\.|พัก|ถึง[ก-๎]{2,14}|\(|\)|\d\)) ?){1,4}\d{1,2}[.:]\d\d(?![\d])){1,8} ?(?:นาฬิกา|น\.|น(?![ก-๎.]))/y
/** What follows a time of `10.00-22.00` in a sentence about opening hours. */
const QUARTERS = /\d{1,2}\.(?:00|15|30|45) ?[-\u2010-\u2015~] ?\d{1,2}\.(?:00|15|30|45)(?![\d.])/y

/** Hours written with two digits from before ten on: no decimal is. */
const EARLY = /0\d\.[0-5]\d ?[-\u2010-\u2015~] ?[0-2]\d\.[0-5]\d(?![\d.])/y

/** A programme: 20.15 ละคร 22.30 ข่าว. */
const NEXT_ITEM = / (?!บาท|จุด|ล้าน)[ก-๎A-Za-z].{1,48}? [0-2]\d\.[0-5]\d [ก-๎A-Za-z]/y
const ITEM_BEFORE = /[012]?\d\.[0-5]\d [ก-๎A-Za-z][^\n]{1,54}$/

/** From one round time of the day to one of the afternoon: 8.00-17.00. */
const WORKDAY = /(?:0?[5-9]|1\d|2[0-3])\.(?:00|15|30|45) ?[-\u2010-\u2015~] ?(?:1[3-9]|2[0-4])\.(?:00|15|30|45)(?![\d.])/y
/** What is never counted in parts. */
const WHOLE_ONLY = / ?(?:คน|ห้อง|ชั้น|กลุ่ม|ทีม|สาย|รอบ|ช่วง|ตอน|สถานี|ร้าน|สาขา|นัด|ยก|คณะ|เรื่อง|รายการ|ทาง|ท่าน|ที่นั่ง|หน้า)/y
/** Words, and then a time with its น.: เที่ยวแรก 5.30 เที่ยวสุดท้าย 20.00 น. */
const THEN_TIME = / (?:[^\d.]|(?<=[ก-ฮ])\.|\d(?![\d.,:])){2,24}?\d{1,2}[.:][0-5]\d ?(?:นาฬิกา|น\.|น(?![ก-๎.]))/y
/** The same, without น.: กลุ่ม 3 14.00 กลุ่ม 4 14.20. */
const THEN_ROUND = / (?:[^\d.]|(?<=[ก-ฮ])\.|\d(?![\d.,:])){2,24}?((?:0[5-9]|1\d|2[0-3])\.[0-5][05])(?![\d.])(?! ?(?:%|บ|ล้าน|จุด|[กลม]))/y
const ROUND_BEFORE = /(?:^|[^\d.,])(?:0?[5-9]|1\d|2[0-3])\.(?:00|30)(?: ?น\.?)? (?:[^\d.]|\d(?![\d.,:])){1,16}$/
const ON_THE_HOUR = /(?:0?[5-9]|1\d|2[0-3])\.(?:00|30)(?![\d.])/y

interface Clock {
  readonly end: number
  readonly hour: number
  readonly minute: number
  readonly seconds: string
  readonly isDotted: boolean
}

function clockAt(text: string, at: number): Clock | undefined {
  const match = matchAt(CLOCK, text, at)
  if (!match) return undefined
  const [whole, hours = '', minutes, seconds = '', fraction, dotted] = match
  const hour = Number(hours)
  const minute = Number(minutes ?? dotted)
  if (hour > 24 || (hour === 24 && minute > 0)) return undefined
  const decimals = fraction === undefined ? '' : `จุด${digitWords(fraction)}`
  const secondWords = seconds === '' ? '' : `${plainWords(seconds)}${decimals}วินาที`
  return { end: at + whole.length, hour, minute, seconds: secondWords, isDotted: dotted !== undefined }
}

/** `14:30`, `14.30 น.`, `9.00-16.30 น.`: a point needs น. after it or its list, or a word for time before. */
export function timeOfDay(pass: Pass): Found | undefined {
  const { text, at, options } = pass
  const first = clockAt(text, at)
  if (!first || isCued(pass, 'ratio')) return undefined
  const second = clockAfter(text, first.end)
  const last = second ?? first
  const [word = ''] = matchAt(HOUR_WORD, text, last.end) ?? []
  if (first.isDotted && word === '' && !isTime(pass, last.end)) return undefined
  if (!first.isDotted && word === '' && unitAt(pass, last.end)) return undefined
  const reading = clockWords(first, options) + (second ? `ถึง${clockWords(second, options)}` : '')
  return { end: last.end + word.length, reading, kind: 'time' }
}

/** The time that a range ends in. */
function clockAfter(text: string, end: number): Clock | undefined {
  const [hourWord = ''] = matchAt(HOUR_WORD, text, end) ?? []
  const [to] = matchAt(TO, text, end + hourWord.length) ?? []
  return to === undefined ? undefined : clockAt(text, end + hourWord.length + to.length)
}

/** Whether `9.30` is a time without its own น.: a list that ends in น. goes on, or a word for time is before. */
function isTime(pass: Pass, end: number): boolean {
  const { text, at } = pass
  if (isAt(SHARED, text, end) || isAt(EARLY, text, at)) return true
  if (unitAt(pass, end) || (countsAt(text, end) && !(isAt(ON_THE_HOUR, text, at) && isAt(WHOLE_ONLY, text, end)))) return false
  if (isItem(pass, end)) return true
  if (!isCued(pass, 'stop', 16) && (isAt(WORKDAY, text, at) || isNextTime(pass, end))) return true
  if (isCued(pass, 'time') && isAt(/\d{1,2}\.[0-5][05]/y, text, at)) return true
  if (isCued(pass, 'open') && isAt(/(?:[01]\d|2[0-3])\.(?:[0134][05]|2[05]|55)(?![\d-])/y, text, at)) return true
  return (isCued(pass, 'time', 24) || isCued(pass, 'open') || follows(pass, 'date', 'time')) && isAt(QUARTERS, text, at)
}

/** Two digits, a point and two digits at the head of a text and before more of it: the times of a programme. */
function isItem({ text, at, last }: Pass, end: number): boolean {
  if (!isAt(/[0-2]\d\.[0-5]\d [ก-๎A-Za-z]/y, text, at)) return false
  if (at === 0) return isAt(NEXT_ITEM, text, end)
  return last !== undefined && ITEM_BEFORE.test(text.slice(Math.max(0, at - 60), at)) && /^[0-2]\d\.[0-5]\d /.test(text)
}

/** A round time with words between it and a time that says so, before or after. */
function isNextTime({ text, at, last, lastEnd }: Pass, end: number): boolean {
  if (!isAt(/\d{1,2}\.[0-5][05]/y, text, at)) return false
  if (isAt(THEN_TIME, text, end)) return true
  if (last?.kind === 'time' && /^[^\d.]{1,14}$/.test(text.slice(lastEnd, at))) return true
  if (ROUND_BEFORE.test(text.slice(Math.max(0, at - 24), at))) return true
  const [, later = ''] = isAt(ON_THE_HOUR, text, at) ? (matchAt(THEN_ROUND, text, end) ?? []) : []
  return later > text.slice(at, end)
}

const DURATION = /(\d{1,3}):([0-5]\d)(?::([0-5]\d))? ?(ชม\.?|ชั่วโมง|นาที)(?![ก-๎])/y

/** `2:00:35 ชม.`, `55:30 นาที`: how long, not when. */
export function duration({ text, at }: Pass): Found | undefined {
  const match = matchAt(DURATION, text, at)
  if (!match) return undefined
  const [whole, first = '', second = '', third, unit = ''] = match
  const names = third !== undefined || unit.startsWith('ช') ? ['ชั่วโมง', 'นาที', 'วินาที'] : ['นาที', 'วินาที']
  const parts = [first, second, third].flatMap((number, i) =>
    number === undefined || (i > 0 && Number(number) === 0) ? [] : [`${plainWords(number)}${names[i]}`],
  )
  return { end: at + whole.length, reading: parts.join(''), kind: 'measure' }
}

/** `9 น.`, `9-16 น.`: an hour alone. */
export function wholeHour({ text, at, options }: Pass): Found | undefined {
  const match = matchAt(WHOLE_HOUR, text, at)
  if (!match) return undefined
  const hours = [match[1], match[2]].filter((hour) => hour !== undefined).map(Number)
  if (match[3] === undefined && (hours.some((hour) => hour > 24) || HOW_LONG.test(text.slice(Math.max(0, at - 22), at)))) {
    const reading = `${hours.map((minutes) => plainWords(String(minutes))).join('ถึง')}นาที`
    return { end: at + match[0].length, reading, kind: 'measure' }
  }
  const reading = hours.map((hour) => clockWords({ hour, minute: 0, seconds: '' }, options)).join('ถึง')
  return { end: at + match[0].length, reading, kind: 'time' }
}

type Moment = Pick<Clock, 'hour' | 'minute' | 'seconds'>

/** A time in words; those with seconds stay official. */
function clockWords(moment: Moment, { clock }: Pick<ReadOptions, 'clock'>): string {
  const { hour, minute, seconds } = moment
  if (clock === 'everyday' && seconds === '') return everydayWords(hour % 24, minute)
  const minutes = minute === 0 ? '' : `${plainWords(String(minute))}นาที`
  return `${plainWords(String(hour))}นาฬิกา${minutes}${seconds}`
}

/** Hours of the everyday clock, from midnight on (usage; PyThaiNLP time.py has the same words). */
const EVERYDAY = [
  'เที่ยงคืน ตีหนึ่ง ตีสอง ตีสาม ตีสี่ ตีห้า หกโมงเช้า เจ็ดโมงเช้า แปดโมงเช้า เก้าโมงเช้า สิบโมงเช้า สิบเอ็ดโมงเช้า',
  'เที่ยง บ่ายโมง บ่ายสองโมง บ่ายสามโมง สี่โมงเย็น ห้าโมงเย็น หกโมงเย็น หนึ่งทุ่ม สองทุ่ม สามทุ่ม สี่ทุ่ม ห้าทุ่ม',
].flatMap((half) => half.split(' '))

/** @example everydayWords(14, 30) // 'บ่ายสองโมงครึ่ง' */
function everydayWords(hour: number, minute: number): string {
  const name = EVERYDAY[hour] ?? ''
  if (minute === 0) return name
  if (minute === 30) return hour === 18 ? 'หกโมงครึ่ง' : hour === 6 ? 'หกโมงครึ่ง' : `${name}ครึ่ง`
  return `${name}${plainWords(String(minute))}นาที`
}
