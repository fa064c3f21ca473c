import { anyOf, controls, dashes, leftToRight, rightToLeft, softHyphen, zeroWidth } from '../../thai/characters.ts'

/** A text in one form, with the place of each of its characters in the text as it was written. */
export interface Clean {
  readonly text: string
  /** `at[i]` is where character i begins in the original; one more entry for the end. None if nothing was changed. */
  readonly at: readonly number[] | undefined
  readonly original: string
}

const VARIATION_SELECTORS = '\\ufe00-\\ufe0f'
const INVISIBLE = anyOf(zeroWidth, softHyphen, leftToRight, rightToLeft, VARIATION_SELECTORS)
const DASH = anyOf(dashes)
const BLANK = anyOf('\\s', controls)
const SARA_AA = '\u0e32'
/** Typed for the vowel or mark on the same key; no name of a place has it. */
const PHINTHU = 0x0e3a

/** Anything that has another form below; most texts have none of it. */
const ODD = /เเ|[\u0e48-\u0e4b][\u0e31\u0e34-\u0e3a]|[^\n -~\u0e01-\u0e39\u0e3f-\u0e44\u0e46-\u0e4c\u0e4e]/

/**
 * One way to write what can be typed in several: SARA AM as one letter, `แ` for `เเ`, `า` for `ๅ`, tone marks after
 * vowel signs, Arabic digits, plain blanks and hyphens, no invisible characters.
 *
 * @example clean('ต.เเม่ต\u0e49\u0e33 ๕').text // 'ต.แม่ต้ำ 5'
 */
export function clean(original: string): Clean {
  if (!ODD.test(original)) return { text: original, at: undefined, original }
  let characters = ''
  const places: number[] = []
  for (let i = 0; i < original.length; i++) {
    const character = plain(original[i] as string)
    characters += character
    if (character !== '') places.push(i)
  }
  let text = ''
  const at: number[] = []
  for (const { 0: piece, index } of characters.matchAll(PIECES)) {
    const composed = compose(piece)
    text += composed
    for (let i = 0; i < composed.length; i++) at.push(places[index] as number)
  }
  return { text, at: [...at, original.length], original }
}

/** What becomes one letter or changes its order, or else one character. */
const PIECES = /เเ|[\u0e48-\u0e4b]?\u0e4d[\u0e48-\u0e4b]?\u0e32|[\u0e48-\u0e4b][\u0e31\u0e34-\u0e3a\u0e4d]|[^]/g

const compose = (piece: string): string =>
  piece
    .replace('เเ', 'แ')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/, '$1\u0e33')
    .replace(/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e3a\u0e4d])/, '$2$1')

/** One character in its plain form; empty if it is invisible. */
function plain(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x80) return character === '\t' || character === '\r' ? ' ' : character
  if (code >= 0x0e50 && code <= 0x0e59) return String.fromCharCode(code - 0x0e50 + 0x30)
  if (code >= 0x0e01 && code <= 0x0e4e) return code === PHINTHU ? '' : code === 0x0e45 ? SARA_AA : character
  if (INVISIBLE.test(character)) return ''
  if (DASH.test(character)) return '-'
  return BLANK.test(character) ? ' ' : character
}

/** What was written at a span of the clean text, without blanks around it. */
export function written({ at, original }: Clean, start: number, end: number): string {
  return (at ? original.slice(at[start], at[end]) : original.slice(start, end)).trim()
}
