import { digitWords } from '../number-words.ts'
import { letterWords } from './letters.ts'
import { isAt, isCued, matchAt, type Found, type Pass } from './pass.ts'
import { countsAt, unitAt } from './units.ts'

/** Chapter: telephone numbers, digit by digit, a blank between the groups as written (Royal Institute). */

/** 0 and eight or nine more digits, one separator between two of them at most; a point only if it comes twice. */
const NATIONAL = /\(?0(?:\)?[- ]?\(?\d){8,9}(?!\d|[- ]\d{5}|,\d{3}|\.\d)/y
const DOTTED = /0\d{1,2}\.\d{3,4}\.\d{3,4}(?![\d.])/y
const INTERNATIONAL = /\+\d{1,3}(?:[- ]?\(?\d\)?){7,11}(?!\d)/y
const FREE_OF_CHARGE = /1-?[89]00[- ]\d{3}[- ]?\d{3}(?!\d)|1[89]00\d{6}(?!\d)/y
/** The last digits hidden. */
const HIDDEN = /0\d{1,2}[- ]?\d{3}[- ]?\d{0,3}[xX*]{1,4}(?![A-Za-z\d])/y
/** By what each begins with. */
const beginsWith: Readonly<Record<string, readonly RegExp[]>> = {
  '0': [NATIONAL, DOTTED, HIDDEN],
  '(': [NATIONAL],
  '+': [INTERNATIONAL],
  '1': [FREE_OF_CHARGE],
}
/** Emergency and service numbers, only after a word for telephones. */
const SHORT = /\d{3,6}(?:[- ]\d{3,4}){0,2}(?![\d.,:]\d|\/\d(?!\d{7})|\d|%)/y
/** A branch line, or the last digits of a row of lines: 02-123-4567-9. */
const EXTENSION = / ?(?:ต่อ|กด|ext\.?|#) ?(?=\d{1,5}(?!\d))/y
const BRANCH = /\d{1,5}(?:(?: ?[-,/] ?|, ?| และ | หรือ )\d{1,5}(?!\d))*/y
const LAST_LINE = / ?(?:-|ถึง|\/) ?(\d{1,2})(?![\d:.]|-\d)/y

/** A telephone number with its branch line. */
export function telephone(pass: Pass): Found | undefined {
  const { text, at } = pass
  const number = numberAt(pass)
  if (number === undefined) return undefined
  let end = at + number.length
  let reading = groups(pass, number)
  const [word] = matchAt(EXTENSION, text, end)
  const [branch] = word === undefined ? [] : matchAt(BRANCH, text, end + word.length)
  if (word !== undefined && branch !== undefined) {
    end += word.length + branch.length
    return {
      end,
      reading: `${reading} ${/กด/.test(word) ? 'กด' : 'ต่อ'} ${groups(pass, branch)}`,
      kind: 'phone',
      cue: 'phone',
    }
  }
  const [line, digits = ''] = matchAt(LAST_LINE, text, end)
  if (line !== undefined && number.startsWith('0')) {
    end += line.length
    reading += `ถึง${groups(pass, digits)}`
  }
  return { end, reading, kind: 'phone', cue: 'phone' }
}

function numberAt(pass: Pass): string | undefined {
  const { text, at } = pass
  for (const pattern of beginsWith[text[at] ?? ''] ?? []) {
    const [number] = matchAt(pattern, text, at)
    if (number !== undefined && isBalanced(number)) return number
  }
  if (isHotline(pass)) return text.slice(at, at + HOTLINE_DIGITS)
  if (!isCued(pass, 'phone')) return undefined
  const [short] = matchAt(SHORT, text, at)
  if (short === undefined || countsAt(text, at + short.length) || unitAt(pass, at + short.length)) return undefined
  return isAt(/\d{3,6}(?![- ]\d)/y, text, at) || short.length >= 7 ? short : undefined
}

const HOTLINE_DIGITS = 4
const HOTLINE = /1[1-7]\d\d(?![\d]|[.,:/-]\d|%)/y
const CALLED = /(?:โทร|ติดต่อ|สอบถาม|แจ้ง|ร้องเรียน|สายด่วน)[^\d]{0,32}$/

/** 1545 some words after ติดต่อ, or right after a body that is called by letters: กฟน. 1130. */
function isHotline({ text, at, last, lastEnd }: Pass): boolean {
  if (!isAt(HOTLINE, text, at) || countsAt(text, at + HOTLINE_DIGITS)) return false
  const isAfterBody =
    last?.kind === 'abbreviation' &&
    lastEnd === at - 1 &&
    text[lastEnd] === ' ' &&
    last.reading === letterWords(last.text)
  return isAfterBody || CALLED.test(text.slice(Math.max(0, at - 40), at))
}

const isBalanced = (number: string): boolean => number.includes('(') === number.includes(')')

/** Each written group digit by digit. */
function groups({ options }: Pass, number: string): string {
  const two = options.phoneTwo === 'tho' ? 'โท' : 'สอง'
  const words = number.match(/\d+/g)?.map((group) => digitWords(group, two)) ?? []
  return (number.startsWith('+') ? 'บวก' : '') + words.join(' ')
}
