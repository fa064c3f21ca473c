import type { Bilingual } from '../../http/values.ts'
import { amountText, bahtTextAnswer, type Amount } from '../baht-text/baht-text.ts'
import { cleanAmountWords, wordsAndFigures, wordsOf, type Correction, type Word } from './amount-words.ts'

/**
 * The result for an amount in words: one amount, the readings of an ending clipped in speech, or a refusal. Nothing is
 * guessed, because the words of a document prevail over its figures (Civil and Commercial Code, s. 12).
 */
export type BahtAmount =
  | { readonly amount: Amount; readonly corrections: readonly Correction[] }
  | { readonly candidates: readonly Amount[]; readonly corrections: readonly Correction[] }
  | { readonly refused: Bilingual }

/** Satang in a baht, and the decimals for them. */
const BAHT = 100n
const SATANG_DECIMALS = 2
const MILLION = 1_000_000n
/** The first amount with too many digits: 10^18 baht. */
const TOO_LARGE = 10n ** 18n
const TEN = 10n
const HUNDRED = 100n

/** A number read so far: `value` / 10^`decimals`, and the index of the word after it. */
interface ReadNumber {
  readonly value: bigint
  readonly decimals: number
  readonly next: number
  /** Whether every place has its digit: false for ร้อยห้า, which omits หนึ่ง as speech does. */
  readonly isFull: boolean
  /** Other meanings of its last digit: หมื่นห้า is 10,005 or, clipped, 15,000. */
  readonly others: readonly bigint[]
}

/** A thrown refusal: the message about the words from `at` on. */
class Refused extends Error {
  readonly sentence: Bilingual
  constructor(sentence: Bilingual) {
    super(sentence.en)
    this.sentence = sentence
  }
}

const refusal = {
  order: (piece: string): Bilingual => ({
    en: `has "${piece}" where it cannot stand in an amount`,
    th: `มี "${piece}" อยู่ผิดที่ในจำนวนเงิน`,
  }),
  nothing: { en: 'must be an amount of money in Thai words', th: 'ต้องเป็นจำนวนเงินเป็นตัวอักษรไทย' },
  satang: { en: 'must have 0 to 99 satang after the baht', th: 'ต้องมีสตางค์ตั้งแต่ 0 ถึง 99' },
  decimals: { en: 'must come to baht with at most 2 decimals', th: 'ต้องเป็นบาทที่มีทศนิยมไม่เกิน 2 ตำแหน่ง' },
  tooLarge: { en: 'must have at most 18 digits before the point', th: 'ต้องมีไม่เกิน 18 หลักหน้าจุดทศนิยม' },
}

/**
 * Reads an amount of money in Thai words, the inverse of `bahtText`: words, words with figures (5 ล้านบาท), satang, จุด. ล้าน
 * multiplies everything before it; after ล้านล้าน only the words since. Clipped speech (สองหมื่นห้า) returns candidates,
 * unless ถ้วน or satang close a number with all its digits. Corrects and reports misspellings of a closed list.
 *
 * @param text at most 500 characters.
 * @example bahtAmount('หนึ่งร้อยเอ็ดบาทถ้วน') // { amount: { negative: false, baht: '101', satang: 0 }, corrections: [] }
 * @example bahtAmount('ร้อยห้า') // { candidates: [{ negative: false, baht: '105', satang: 0 }, { negative: false, baht: '150', satang: 0 }], corrections: [] }
 */
export function bahtAmount(text: string): BahtAmount {
  const words = wordsOf(cleanAmountWords(text))
  if ('refused' in words) return words
  try {
    const negative = words.list[0]?.kind === 'minus'
    const readings = satangReadings(words.list, negative ? 1 : 0)
    const [first, ...others] = readings.map((satang) => amountOf(satang, negative))
    if (!first) return { refused: refusal.nothing }
    const { corrections } = words
    return others.length === 0 ? { amount: first, corrections } : { candidates: [first, ...others], corrections }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.sentence }
    throw error
  }
}

/** The amount for a number of satang. */
function amountOf(satang: bigint, negative: boolean): Amount {
  const baht = satang / BAHT
  return { negative, baht: baht === 0n ? '' : String(baht), satang: Number(satang % BAHT) }
}

/** All readings of the words from `start` on, in satang, ascending: number, บาท, number of สตางค์, ถ้วน. */
function satangReadings(words: readonly Word[], start: number): readonly bigint[] {
  const whole = numberAt(words, start)
  let at = whole.next
  if (words[at]?.kind === 'satang') {
    expectEnd(words, words[at + 1]?.kind === 'exact' ? at + 2 : at + 1)
    return [satangOf(whole)]
  }
  let satang = 0n
  let isFormal = false
  if (words[at]?.kind === 'baht') {
    at++
    if (isNumeral(words[at])) {
      const part = numberAt(words, at)
      if (words[part.next]?.kind !== 'satang' || whole.decimals > 0) throw misplaced(words, at)
      satang = satangOf(part)
      at = part.next + 1
      isFormal = true
    }
  }
  if (words[at]?.kind === 'exact') {
    at++
    isFormal = true
  }
  expectEnd(words, at)
  const others = isFormal && whole.isFull ? [] : whole.others
  const all = [inSatang(whole), ...others.map((value) => value * BAHT)].map((value) => value + satang)
  return all.toSorted((a, b) => (a < b ? -1 : 1))
}

/** A number of satang, 0 to 99. */
function satangOf({ value, decimals }: ReadNumber): bigint {
  if (decimals > 0 || value >= BAHT) throw new Refused(refusal.satang)
  return value
}

/** A number of baht in satang. */
function inSatang({ value, decimals }: ReadNumber): bigint {
  const scaled = decimals <= SATANG_DECIMALS ? value * TEN ** BigInt(SATANG_DECIMALS - decimals) : value
  const divisor = TEN ** BigInt(Math.max(0, decimals - SATANG_DECIMALS))
  if (scaled % divisor !== 0n) throw new Refused(refusal.decimals)
  return scaled / divisor
}

const isNumeral = (word: Word | undefined): boolean =>
  word !== undefined && !['baht', 'satang', 'exact', 'minus'].includes(word.kind)

function expectEnd(words: readonly Word[], at: number): void {
  if (at < words.length) throw misplaced(words, at)
}

/** The refusal of the word at an index, or of the last word if one is missing. */
function misplaced(words: readonly Word[], at: number): Refused {
  const word = words[at] ?? words.at(-1)
  return new Refused(word ? refusal.order(word.text) : refusal.nothing)
}

/** The state of a number in Horner's form: closed millions, and the current group of up to six digits. */
class Horner {
  total = 0n
  group = 0n
  /** The last place named in the group; the next one must be lower. */
  place = MILLION
  /** Number of ล้าน in a row that closed the millions. */
  row = 0
  /** A digit or figure still without a place. */
  pending: Word | undefined
  /** Decimals of a figure: 1.25 ล้าน. */
  decimals = 0
  isFull = true
  isEmpty = true

  get value(): bigint {
    return this.total + this.group + (this.pending?.value ?? 0n)
  }
}

/** Reads the number that begins at an index. @throws {Refused} for a misplaced word. */
function numberAt(words: readonly Word[], start: number): ReadNumber {
  const state = new Horner()
  for (let at = start; ; at++) {
    const word = words[at]
    if (!word || !isNumeral(word)) return finished(words, start, at, state)
    if (word.kind === 'point') return withDecimals(words, at, state)
    if (!steps[word.kind]?.(state, word, words, at)) throw misplaced(words, at)
    if (state.total >= TOO_LARGE) throw new Refused(refusal.tooLarge)
    state.isEmpty = false
  }
}

/** Adds a word to the number; false if it is misplaced. */
type Step = (state: Horner, word: Word, words: readonly Word[], at: number) => boolean

const takesDigit = (state: Horner): boolean => !state.pending && state.decimals === 0

const steps: Readonly<Partial<Record<Word['kind'], Step>>> = {
  digit(state, word) {
    if (!takesDigit(state)) return false
    state.pending = word
    return true
  },
  /** เอ็ด is a one that follows another numeral: neither alone nor before a place other than ล้าน. */
  one(state, word, words, at) {
    if (!takesDigit(state) || state.isEmpty || words[at + 1]?.kind === 'place') return false
    state.pending = word
    return true
  },
  /** ยี่ is a two, only before สิบ. */
  two(state, word, words, at) {
    if (!takesDigit(state) || words[at + 1]?.value !== TEN) return false
    state.pending = word
    return true
  },
  /** ศูนย์ is valid alone or before จุด. */
  zero: (state, _word, words, at) => state.isEmpty && (!isNumeral(words[at + 1]) || words[at + 1]?.kind === 'point'),
  /** A figure is valid alone or before its multiplier: 5 ล้าน 2 แสน, but not 5 ล้าน 2. */
  figure(state, word, words, at) {
    const next = words[at + 1]?.kind
    const isMultiplied = next === 'place' || next === 'million'
    if (!takesDigit(state) || !(isMultiplied || state.isEmpty) || (word.decimals > 0 && !state.isEmpty)) return false
    state.pending = word
    state.decimals = word.decimals
    return true
  },
  /** Places descend strictly; only the first may lack its digit, and สิบ never needs one. */
  place(state, word) {
    const lacks = !state.pending
    if (lacks && word.value !== TEN && !state.isEmpty) return false
    if (lacks && word.value !== TEN) state.isFull = false
    const product = (state.pending?.value ?? 1n) * word.value
    const isFirst = state.total + state.group === 0n
    if (word.value >= state.place || (!isFirst && product >= state.place * TEN ** BigInt(state.decimals))) return false
    state.group += product
    state.place = word.value
    state.pending = undefined
    return true
  },
  /** ล้าน multiplies everything before it, but after ล้านล้าน only the words since: 3 ล้านล้าน 7 แสนล้าน. */
  million(state, _word, words, at) {
    if (state.isEmpty) {
      state.isFull = false
      state.group = 1n
    }
    if (state.pending?.kind === 'figure' && state.total > 0n) return false
    const isNext = words[at - 1]?.kind === 'million'
    const isPart = state.row > 1 && !isNext && state.decimals === 0
    state.total = isPart ? state.total + (state.value - state.total) * MILLION : state.value * MILLION
    state.row = isNext ? state.row + 1 : 1
    state.group = 0n
    state.pending = undefined
    state.place = MILLION
    return true
  },
}

/** The number that ends before an index, with the other meanings of its last digit. */
function finished(words: readonly Word[], start: number, next: number, state: Horner): ReadNumber {
  if (state.isEmpty) throw misplaced(words, next)
  const { value, decimals, isFull } = state
  if (value >= TOO_LARGE * TEN ** BigInt(decimals)) throw new Refused(refusal.tooLarge)
  return { value, decimals, next, isFull, others: otherReadings(words, start, next, state) }
}

/**
 * Other meanings of a digit directly after ร้อย to ล้าน: the next lower place (สองหมื่นห้า 25,000); for หนึ่ง after a lone
 * place that place itself (ร้อยหนึ่ง 100). สองร้อยหนึ่ง is only 201, never 210.
 */
function otherReadings(words: readonly Word[], start: number, next: number, state: Horner): readonly bigint[] {
  const digit = words[next - 1]
  const place = words[next - 2]
  if (digit?.kind !== 'digit' || !place || next - start < 2) return []
  if (place.kind !== 'million' && (place.kind !== 'place' || place.value === TEN)) return []
  const isOne = digit.value === 1n
  const isLone = !state.isFull && next - start === 2
  const bare = state.value - digit.value
  const clipped = isOne && place.value === HUNDRED ? [] : [bare + (digit.value * place.value) / TEN]
  return isOne && isLone ? [bare, ...clipped] : clipped
}

/** A number with จุด: single digits after it, then at most one multiplier for all of it. */
function withDecimals(words: readonly Word[], point: number, state: Horner): ReadNumber {
  if (state.isEmpty || state.decimals > 0) throw misplaced(words, point)
  let value = state.value
  let at = point + 1
  for (; words[at]?.kind === 'digit' || words[at]?.kind === 'zero'; at++) value = value * TEN + (words[at]?.value ?? 0n)
  const decimals = at - point - 1
  if (decimals === 0) throw misplaced(words, at)
  const multiplier = words[at]
  if (multiplier?.kind === 'place' || multiplier?.kind === 'million') {
    value *= multiplier.value
    at++
  }
  if (isNumeral(words[at])) throw misplaced(words, at)
  if (value >= TOO_LARGE * TEN ** BigInt(decimals)) throw new Refused(refusal.tooLarge)
  return { value, decimals, next: at, isFull: state.isFull, others: [] }
}

/** The answer for an amount in words, and whether the figures beside it agree. */
export interface BahtAmountAnswer {
  readonly input: string
  readonly amount: string
  readonly text: string
  readonly corrections: readonly Correction[]
  readonly figures: string | null
  readonly matches: boolean | null
}

/**
 * The answer for words that mean one amount, or one of several if the figures decide; else the candidates or the refusal.
 *
 * @example bahtAmountAnswer('สองหมื่นห้า', { negative: false, baht: '25000', satang: 0 }) // { input: 'สองหมื่นห้า', amount: '25000.00', text: 'สองหมื่นห้าพันบาทถ้วน', corrections: [], figures: '25000.00', matches: true }
 */
export function bahtAmountAnswer(
  input: string,
  figures?: Amount,
): BahtAmountAnswer | { readonly candidates: readonly string[] } | { readonly refused: Bilingual } {
  const [words, written] = wordsAndFigures(input) ?? [input, undefined]
  const said = bahtAmount(words)
  if ('refused' in said) return said
  const beside = written === undefined ? undefined : bahtAmount(written)
  if (beside && 'refused' in beside) return beside
  const besideText = beside && 'amount' in beside ? amountText(beside.amount) : undefined
  const inFigures = figures ? amountText(figures) : (besideText ?? null)
  const readings = 'amount' in said ? [said.amount] : said.candidates
  const agreeing = readings.find((reading) => amountText(reading) === inFigures)
  const meant = agreeing ?? (readings.length === 1 ? readings[0] : undefined)
  if (!meant) return { candidates: readings.map(amountText) }
  return {
    input,
    ...bahtTextAnswer(meant),
    corrections: said.corrections,
    figures: inFigures,
    matches: inFigures === null ? null : agreeing !== undefined && (besideText ?? inFigures) === inFigures,
  }
}
