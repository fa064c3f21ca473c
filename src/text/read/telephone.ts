import { digitWords } from '../number-words.ts'
import { letterWords } from './letters.ts'
import { isAt, isCued, isSpent, matchAt, type Found, type Pass } from './pass.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: telephone numbers, digit by digit, a blank between the groups as written (Royal Institute). */

/** How a number is written that needs no word before it. */
const forms = [
  // A landline of nine digits before the last digits of its row of lines: 02-123-4567-9.
  /\(?0-?[2-7]\)?(?:[- ]?\d){7}(?=-\d{1,2}(?!\d|-\d))/,
  // 0 and eight or nine more digits, one separator between two of them at most; a point only if it comes twice.
  /\(?0(?:\)?[- ]?\(?\d){8,9}(?!\d|[- ]\d{5}|,\d{3}|\.\d)/,
  /0\d{1,2}\.\d{3,4}\.\d{3,4}(?![\d.])/,
  // Some digits hidden.
  /(?:\+66[- ]?|(?=0))(?=[\d -]{1,12}[xX*•])(?=(?:[- ]?[\dxX*•]){9,10}(?![\dA-Za-z]))\d{1,3}(?:[- ]?[\dxX*•]{1,8}){1,4}(?![\dA-Za-z])/,
  // International, free of charge.
  /\+\d{1,3}(?:[- ]?\(?\d\)?){7,11}(?!\d)/,
  /1-?[89]00[- ]?\d{3}[- ]?\d{3}(?!\d)/,
]
const NUMBER = new RegExp(forms.map(({ source }) => source).join('|'), 'y')
/** Emergency and service numbers, only after a word for telephones. */
const SHORT = /\d{3,6}(?:(?:[- ]\d{3,4}){1,2}|(?![- ]\d))(?!\d|[.,:]\d|\/\d(?!\d{7})|%)/y
/** A branch line, or the last digits of a row of lines: 02-123-4567-9. */
const EXTENSION = / ?(?:ต่อ|(กด)|ext\.?|#) ?(\d{1,5}(?!\d)(?:(?: ?[-,/] ?|, ?| และ | หรือ )\d{1,5}(?!\d))*)/y
const LAST_LINE = / ?(?:-|ถึง|\/) ?(\d{1,2})(?![\d:.]|-\d)/y

/** A telephone number with its branch line. */
export function telephone(pass: Pass): Found | undefined {
  const { text, at } = pass
  const number = numberAt(pass)
  if (number === undefined) return undefined
  const end = at + number.length
  const [extension, press, branch = ''] = matchAt(EXTENSION, text, end)
  const [line, digits = ''] = extension === undefined && number.startsWith('0') ? matchAt(LAST_LINE, text, end) : []
  const words = [groups(pass, number)]
  if (extension !== undefined) words.push(` ${press ?? 'ต่อ'} `, groups(pass, branch))
  else if (line !== undefined) words.push('ถึง', groups(pass, digits))
  return { end: end + (extension ?? line ?? '').length, reading: words.join(''), kind: 'phone', cue: 'phone' }
}

function numberAt(pass: Pass): string | undefined {
  const { text, at } = pass
  const [number] = matchAt(NUMBER, text, at)
  if (number !== undefined && number.includes('(') === number.includes(')')) return number
  const [hotline] = matchAt(HOTLINE, text, at)
  if (hotline !== undefined && isAfterBody(pass) && !countsAt(text, at + hotline.length)) return hotline
  const [short] = isCued(pass, 'phone') && !isSpent(pass) ? matchAt(SHORT, text, at) : []
  if (short === undefined) return undefined
  const end = at + short.length
  return countsAt(text, end) || unitAt(pass, end) ? undefined : short
}

const HOTLINE = /1[1-7]\d\d(?!\d|[.,:/-]\d|%)/y
const CALLED = /(?<=(?:โทร|ติดต่อ|สอบถาม|แจ้ง|ร้องเรียน|สายด่วน)\D{0,32})/y

/** Some words after ติดต่อ, or right after a body that is called by letters: กฟน. 1130. */
function isAfterBody({ text, at, last, lastEnd }: Pass): boolean {
  if (isAt(CALLED, text, at)) return true
  return last?.kind === 'abbreviation' && text.slice(lastEnd, at) === ' ' && last.reading === letterWords(last.text)
}

/** Each written group digit by digit. */
function groups({ options }: Pass, number: string): string {
  const two = options.phoneTwo === 'tho' ? 'โท' : 'สอง'
  const words = number.match(/\d+/g)?.map((group) => digitWords(group, two)) ?? []
  return (number.startsWith('+') ? 'บวก' : '') + words.join(' ')
}
