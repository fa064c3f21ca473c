import type { Clean } from './clean.ts'
import { matchesOf } from './span.ts'
import { FRIENDLY, HOUSE, patternOf, PHONE_LABELS, POLITE, STREET } from './vocabulary.ts'

const DIGITS = ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const DIGIT = `(?:${DIGITS.join('|')})`
/** สองร้อยสามสิบเอ็ด, or digit by digit. */
const NUMBER = `(?:(?:${DIGIT}ร้อย)?(?:(?:${DIGIT}|ยี่)?สิบ)?(?:${DIGIT}|เอ็ด)?|${DIGIT}{2,5})`
/** A number ends before a word of its sentence or the next part. */
const ENDS = `(?![ก-๎])|(?=นะ|${POLITE}|${FRIENDLY}|หมู่|${patternOf(STREET)}|ต\\.|ตำบล|แขวง)`
const MOO = String.raw`หมู่(?:ที่)?|(?<![ก-๎])ม\.`

const run = (label: string, number: string): RegExp =>
  new RegExp(`(?<label>${label})(?<number>${number})(?:${ENDS})`, 'g')

/** Runs of number words that form one number of an address, each after its label. */
const RUNS = [
  run(String.raw`(?:${HOUSE})[\s:]{0,2}`, `${NUMBER}(?: ?ทับ ?${NUMBER}){0,2}`),
  // Without a label only a stroke marks a house number.
  run(`(?<![ก-๎])(?=${DIGIT}|ยี่|สิบ)`, `${NUMBER}(?: ?ทับ ?${NUMBER}){1,2}`),
  run(String.raw`(?:${MOO})\s?`, NUMBER),
  run(String.raw`(?:(?:${PHONE_LABELS})[\s.:]{0,3}|(?<![ก-๎]))`, `ศูนย์(?: ?${DIGIT}){8,9}`),
  run(String.raw`(?:(?:รหัส(?:ไปรษณีย์)?|ไปรษณีย์)[\s:]{0,2}|(?<![ก-๎]))`, `${DIGIT}(?: ?${DIGIT}){4}`),
]
const ANY = new RegExp(`${DIGIT}|สิบ`)
const WORD = new RegExp(`${DIGIT}|ร้อย|ยี่|สิบ|เอ็ด`, 'g')

/** @example inDigits('สองร้อยสามสิบเอ็ด') // '231' */
function inDigits(words: string): string {
  if (!/สิบ|ร้อย/.test(words)) return Array.from(words.matchAll(WORD), ([word]) => valueOf(word)).join('')
  let sum = 0
  let digit = 0
  for (const [word] of words.matchAll(WORD)) {
    const unit = word === 'ร้อย' ? 100 : word === 'สิบ' ? 10 : 0
    sum += unit * Math.max(digit, 1)
    digit = unit > 0 ? 0 : valueOf(word)
  }
  return String(sum + digit)
}

const valueOf = (word: string): number => (word === 'เอ็ด' ? 1 : word === 'ยี่' ? 2 : DIGITS.indexOf(word))

/**
 * A text with the house, moo, phone and postcode in digits if they were in words, as in dictated orders.
 *
 * @example 'บ้านเลขที่สิบสองทับสาม หมู่สี่' // 'บ้านเลขที่12/3 หมู่4'
 */
export function spoken(cleaned: Clean): Clean {
  if (!ANY.test(cleaned.text)) return cleaned
  return RUNS.reduce(inRuns, cleaned)
}

function inRuns(cleaned: Clean, pattern: RegExp): Clean {
  const { text, at, original } = cleaned
  let digits = ''
  let from = 0
  const places: number[] = []
  const placeOf = (position: number): number => at?.[position] ?? position
  for (const { index, groups } of matchesOf(text, pattern)) {
    const { label = '', number = '' } = groups ?? {}
    if (number === '') continue
    const start = index + label.length
    const figures = number.split('ทับ').map(inDigits).join('/')
    digits += text.slice(from, start) + figures
    while (from < start) places.push(placeOf(from++))
    for (let i = 0; i < figures.length; i++) places.push(placeOf(start))
    from = start + number.length
  }
  if (from === 0) return cleaned
  digits += text.slice(from)
  while (from <= text.length) places.push(placeOf(from++))
  return { text: digits, at: places, original }
}
