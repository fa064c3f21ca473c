import { digitWords } from '../number-words.ts'
import { letterWords } from './letters.ts'
import { isAt, isCued, isSpent, matchAt, type Found, type Pass } from './pass.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: telephone numbers, digit by digit, with a blank between the groups as written (Royal Institute). */

/** Forms of a number recognised without a word before it. */
const forms = [
  // The digits that the prefix requires, before the last digits of a range of lines: 02-123-4567-9.
  /(?:\(?0|\+66[- ]?(?:\(0\))?)[- ]?(?:[2-57]|[689]\)?[- ]?\d)\)?(?:[- ]?\d){7}(?= ?[-–] ?\d{1,2}(?!\d|-\d))/,
  // 0 and eight or nine more digits, at most one separator between two of them; a point only if there are two.
  /\(?0(?:\)?[- ]?\(?\d){8,9}(?!\d|[- ]\d{5}|,\d{3}|\.\d)/,
  /0\d{1,2}\.\d{3,4}\.\d{3,4}(?![\d.])/,
  // Some digits hidden.
  /(?:\+66[- ]?|(?=0))(?=[\d -]{1,12}[xX*•])(?=(?:[- ]?[\dxX*•]){9,10}(?![\dA-Za-z]))\d{1,3}(?:[- ]?[\dxX*•]{1,8}){1,4}(?![\dA-Za-z])/,
  // International, toll-free.
  /\+\d{1,3}(?:[- ]?\(?\d\)?){7,11}(?!\d)/,
  /1-?[89]00[- ]?\d{3}[- ]?\d{3}(?!\d)/,
]
const NUMBER = new RegExp(forms.map(({ source }) => source).join('|'), 'y')
/** Emergency and service numbers, only after a word for telephones. */
const SHORT = /\d{3,6}(?:(?:[- ]\d{3,4}){1,2}|(?![- ]\d))(?!\d|[.,:]\d|\/\d(?!\d{7})|%)/y
/** Extensions: one, several, or a range. */
const EXTENSION =
  / ?(?:ต่อ|(กด)|[Ee]xt\.?|#) ?(\d{1,5}(?!\d)(?:(?: ?[-–,/] ?| และ | หรือ )(?!0\d[- ]?\d)\d{1,5}(?!\d))*)/y
/** The last digits of a range of lines: 02-123-4567-9. */
const LAST_LINE = / ?(?:[-–/]|ถึง) ?(\d{1,2})(?![\d:.]|-\d)/y
/** Between two whole numbers. */
const ROW = / ?[-–] ?(?=[0+(])/y

/** A telephone number with the rest of its range of lines and its extension. */
export function telephone(pass: Pass): Found | undefined {
  const { text, at } = pass
  const number = numberAt(pass)
  if (number === undefined) return undefined
  let end = at + number.length
  let reading = groups(pass, number)
  const isThai = /^(?:\(?0|\+66)/.test(number)
  const [row] = matchAt(ROW, text, end)
  const last = row === undefined ? undefined : numberAt({ ...pass, at: end + row.length })
  const [line, digits = last ?? ''] = isThai && last === undefined ? matchAt(LAST_LINE, text, end) : []
  if (digits !== '') {
    reading += `ถึง${groups(pass, digits)}`
    end += line?.length ?? `${row}${digits}`.length
  }
  const [extension, press = 'ต่อ', branch = ''] = matchAt(EXTENSION, text, end)
  if (extension !== undefined) {
    reading += ` ${press} ${branches(pass, branch)}`
    end += extension.length
  }
  return { end, reading, kind: 'phone', cue: 'phone' }
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

/** A few words after ติดต่อ, or directly after a body named by letters: กฟน. 1130. */
function isAfterBody({ text, at, last, lastEnd }: Pass): boolean {
  if (isAt(CALLED, text, at)) return true
  return last?.kind === 'abbreviation' && text.slice(lastEnd, at) === ' ' && last.reading === letterWords(last.text)
}

/** Extensions and their separators: ต่อ 12-15 is หนึ่งสองถึงหนึ่งห้า. */
const branches = (pass: Pass, written: string): string =>
  written
    .replace(/ ?[-–] ?/g, 'ถึง')
    .replace(/ ?[,/] ?/g, ' ')
    .replace(/\d+/g, (digits) => groups(pass, digits))

/** Each written group digit by digit. */
function groups({ options }: Pass, number: string): string {
  const two = options.phoneTwo === 'tho' ? 'โท' : 'สอง'
  const words = number.match(/\d+/g)?.map((group) => digitWords(group, two)) ?? []
  return (number.startsWith('+') ? 'บวก' : '') + words.join(' ')
}
