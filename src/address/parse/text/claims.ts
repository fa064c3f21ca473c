import { once } from '../../../once.ts'
import { isLatin, isThai } from '../../../thai/character-kinds.ts'
import type { Span } from './span.ts'
import { WordList } from './word-list.ts'
import { FAX, PHONE, PHONE_LABELS, PHONE_LATIN } from './vocabulary.ts'

/** A number or word claimed by the word before it: no house, name, phone or postcode. */
export interface Claimed extends Span {
  readonly by: ClaimRule['name']
}

/** Words that claim the text after them. */
export interface ClaimRule {
  readonly name: string
  /** In lower case; of two with the same beginning the longer comes first. */
  readonly words: string
  /** Pattern of the claimed text directly after them. */
  readonly value: string
  /** Text before the word that prevents the claim. */
  readonly unless?: RegExp
  /** Whether the word may be the end of a longer one. */
  readonly isPart?: boolean
}

/** Between a word and its number. */
const LINK = '[\\s.:#()]*(?:(?:no|number|id|code|เลขที่|หมายเลข|ที่|เลข)(?![A-Za-z])[\\s.:]*){0,2}'
const GAP = '[\\s().-]{0,2}'
/** +66 (0), 0066, (66), 0 and what separates it from the number. */
const TRUNK = `(?:(?:(?:\\+|00)\\s?66|\\(?66\\))(?:${GAP}0${GAP}|[\\s().-]{0,4})|\\(?0${GAP})`
const FIXED_LINE = `${TRUNK}[2-57](?:${GAP}\\d){7}(?!\\d)`
const MOBILE = `${TRUNK}[689](?:${GAP}\\d){8}(?!\\d)`
const AND = '\\s?(?:,|/|หรือ|และ|&|or|and)\\s?'
/** One number of a telephone, its range (02-111-2222-5), and further fixed lines. */
const TELEPHONES = `(?:${FIXED_LINE}|${MOBILE})(?:\\s?-\\s?\\d{1,4}(?!\\d))?(?:${AND}${FIXED_LINE})*`
const EXTENSION = '\\d{1,5}(?![\\d/])'
const THIRTEEN_DIGITS = '\\d(?:[ -]?\\d){12}(?!\\d)'
const CODE = '[A-Za-z]{0,4}-?\\d[\\d/-]*'
/** โทร./แฟกซ์ and Tel & Line are telephones as well. */
const TELEPHONE_TOO = new RegExp(String.raw`(?:${PHONE_LABELS}|${PHONE_LATIN})[\s.]*(?:\/|&|และ|,|-)\s*$`, 'i')

export const CLAIM_RULES = [
  { name: 'extension', words: 'ต่อ|extension|ext|กด', value: `${EXTENSION}(?:\\s?(?:[-/]|หรือ)\\s?${EXTENSION})*` },
  { name: 'fax', words: `${FAX}|facsimile|fax|f.|f:`, value: `(?:${TELEPHONES}|\\d[\\d-]*)`, unless: TELEPHONE_TOO },
  { name: 'fax by its letter', words: 'f ', value: TELEPHONES },
  {
    name: 'numbered road',
    words: 'ทางหลวงแผ่นดิน|ทางหลวงชนบท|ทางหลวง|หมายเลข|ทล.|ทช.|highway|hwy|motorway|route',
    value: '\\d{1,4}(?![\\d/]|-\\d| ?-? ?\\d{3})',
    unless: new RegExp(String.raw`(?:ถนน|ถ\.|บ้าน|${PHONE})\s*$`),
    isPart: true,
  },
  { name: 'branch', words: 'สาขา|branch', value: '(?:0\\d{4}|\\d{1,4})(?![\\d/-])', isPart: true },
  {
    name: 'tax number',
    words:
      'เลขประจำตัวผู้เสียภาษีอากร|เลขประจำตัวผู้เสียภาษี|เลขที่ผู้เสียภาษี|เลขผู้เสียภาษีอากร|เลขผู้เสียภาษี|' +
      'ผู้เสียภาษีอากร|ผู้เสียภาษี|เลขที่กำกับภาษี|เลขกำกับภาษี|เลขประจำตัวภาษี|เลขภาษี|' +
      'เลขทะเบียนนิติบุคคล|เลขทะเบียน|ทะเบียนนิติบุคคล|ทะเบียนพาณิชย์|นิติบุคคลเลขที่|ทะเบียนเลขที่|' +
      'เลขประจำตัวประชาชน|เลขบัตรประชาชน|บัตรประชาชน|เลขบัตร ปชช|เลขบัตรปชช|บัตร ปชช|บัตรปชช|ปชช|' +
      'เลขประจำตัว 13 หลัก|เลข 13 หลัก|13 หลัก|' +
      'tax payer|taxpayer|taxid|tax|vat|tin|registration|reg.',
    value: `(?:${THIRTEEN_DIGITS}|\\d[\\d-]*)`,
    isPart: true,
  },
  { name: 'former address', words: '(ที่อยู่เก่า|(ที่อยู่เดิม|(ที่เก่า|(เก่า|(เดิม', value: '[^()\\n]{0,80}\\)' },
  { name: 'account', words: 'เลขที่บัญชี|เลขบัญชี|บัญชีเลขที่|account|a/c', value: '\\d[\\d-]*', isPart: true },
  {
    name: 'LINE',
    words: 'ไอดีไลน์|ไลน์ไอดี|ไลน์|line id|line',
    value: '(?:@[\\w.-]+|[\\w.-]*\\d[\\w.-]*)',
    unless: new RegExp(String.raw`${TELEPHONE_TOO.source}|(?:direct|hot)[\s-]*$`, 'i'),
  },
  { name: 'code', words: 'tracking|isbn|serial|sku|ref.|ref|พัสดุ|ผลัด', value: CODE },
  {
    name: 'thirteen digits',
    words: 'เลข|id|no.',
    value: THIRTEEN_DIGITS,
    isPart: true,
    unless: /(?:พัสดุ|สินค้า|บัญชี|ออเดอร์|คำสั่งซื้อ|order|tracking)\s*$/i,
  },
] as const satisfies readonly ClaimRule[]

/** By word: its rule, and a pattern of what it claims, compiled when the word first occurs. Most texts have none. */
const RULES = new Map(
  CLAIM_RULES.flatMap((rule: ClaimRule) => {
    const pattern = once(() => new RegExp(`${LINK}${rule.value}`, 'iy'))
    return rule.words.split('|').map((word) => [word, { rule, pattern }] as const)
  }),
)
const WORDS = new WordList([...RULES.keys()].join('|'))

/**
 * The claimed numbers and words of a text, each with its claiming word, in order.
 *
 * @example claimsOf('โทร 032-618-500 ต่อ 4714')[0]?.by // 'extension'
 */
export function claimsOf(text: string): Claimed[] {
  const small = /[A-Z]/.test(text) ? text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text
  const found: Claimed[] = []
  for (let start = WORDS.next(small, 0); start !== -1; start = WORDS.next(small, start + 1)) {
    const word = WORDS.at(small, start)
    if (word === undefined) continue
    const claimed = claimedBy(word, text, start)
    if (!claimed) continue
    found.push(claimed)
    start = claimed.end - 1
  }
  return found
}

/** The claim of a word at a position; undefined without one. */
function claimedBy(word: string, text: string, start: number): Claimed | undefined {
  const known = RULES.get(word)
  if (!known) return undefined
  const { rule, pattern } = known
  const end = start + word.length
  const before = text.charCodeAt(start - 1)
  const last = text.charCodeAt(end - 1)
  if (isLatin(before) || (isThai(before) && rule.isPart !== true)) return undefined
  if (isLatin(last) && isLatin(text.charCodeAt(end))) return undefined
  if (rule.unless?.test(text.slice(Math.max(0, start - BEFORE_MAX), start)) === true) return undefined
  const value = pattern()
  value.lastIndex = end
  return value.test(text) ? { start, end: value.lastIndex, by: rule.name } : undefined
}

const BEFORE_MAX = 16
