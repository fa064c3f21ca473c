import {
  anyOf,
  controls,
  dashes,
  halfWidth,
  leftToRight,
  rightToLeft,
  softHyphen,
  zeroWidth,
} from '../../../thai/characters.ts'
import { matchesOf } from './span.ts'

/** A normalized text, with the position of each character in the original. */
export interface Clean {
  readonly text: string
  /** `at[i]` is where character i begins in the original; one more entry for the end. Undefined if nothing changed. */
  readonly at: readonly number[] | undefined
  readonly original: string
}

const VARIATION_SELECTORS = '\\ufe00-\\ufe0f'
const INVISIBLE = anyOf(zeroWidth, softHyphen, leftToRight, rightToLeft, VARIATION_SELECTORS)
const DASH = anyOf(dashes)
const BLANK = anyOf('\\s', controls)
const SARA_AA = '\u0e32'
const SARA_AM = '\u0e33'
/** ๅ, which is typed for า. */
const LAKKHANGYAO = 0x0e45
/** Typed for the vowel or mark on the same key; in no place name, but in Pali names of monks. */
const PHINTHU = '\u0e3a'

/**
 * Glyphs of old Windows fonts that remain in PDF files: lowered, moved or without their foot, from U+F700 on. The pairs are
 * those of HarfBuzz, `hb-ot-shaper-thai.cc`.
 */
const GLYPHS =
  '\u0e10\u0e34\u0e35\u0e36\u0e37\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e0d' +
  '\u0e31\u0e4d\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c\u0e38\u0e39\u0e3a'
const GLYPHS_FROM = 0xf700

/** Vowels and marks separated from their consonant: PDF files put a blank between, and turn ำ into a blank and า. */
const TORN =
  /(?<=[\u0e01-\u0e2e\u0e48-\u0e4b]) +(?=[\u0e30-\u0e3a\u0e47-\u0e4e])|(?<=[\u0e31\u0e34-\u0e39]) +(?=[\u0e48-\u0e4c])/
/** ตำบล and อำเภอ without the ring of their ำ. */
const RINGLESS = /ตาบล|อาเภอ/

/** Everything that is normalized below; most texts have none of it. */
const ODD = new RegExp(
  [
    /เเ|[\u0e48-\u0e4b][\u0e31\u0e34-\u0e3a]|[^\n -~\u0e01-\u0e39\u0e3f-\u0e44\u0e46-\u0e4c\u0e4e]/,
    / [\u0e30-\u0e3a\u0e47-\u0e4e]/,
    RINGLESS,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/**
 * Normalizes text: SARA AM as one letter, `แ` for `เเ`, `า` for `ๅ`, tone marks after vowel signs, Arabic digits, plain blanks
 * and hyphens, no invisible characters; rejoins what PDF files tear apart.
 *
 * @example clean('ต.เเม่ต\u0e49\u0e33 ๕').text // 'ต.แม่ต้ำ 5'
 */
export function clean(original: string): Clean {
  if (!ODD.test(original)) return { text: apart(original), at: undefined, original }
  let characters = ''
  const places: number[] = []
  for (let i = 0; i < original.length; i++) {
    const character = plain(original[i] as string)
    characters += character
    if (character !== '') places.push(i)
  }
  let text = ''
  let from = 0
  const at: number[] = []
  for (const piece of matchesOf(characters, PIECES)) {
    const composed = mended(piece)
    text += characters.slice(from, piece.index) + composed
    while (from < piece.index) at.push(places[from++] as number)
    for (let i = 0; i < composed.length; i++) at.push(places[piece.index] as number)
    from += piece[0].length
  }
  text += characters.slice(from)
  while (from < places.length) at.push(places[from++] as number)
  at.push(original.length)
  return { text: apart(text), at, original }
}

const TELEPHONE = String.raw`0\d(?:[ -]?\d){7,8}`
/** A stroke beside a telephone number separates parts of an order; any other may be a house's. */
const STRUNG = new RegExp(String.raw`(?<!\d)${TELEPHONE} ?\/|\/ ?${TELEPHONE}(?!\d)`)
const STROKE = new RegExp(String.raw`(?<=(?<!\d)${TELEPHONE} ?)\/|\/(?= ?${TELEPHONE}(?!\d))|(?<!\d)\/|\/(?!\d)`, 'g')

/** In a bilingual label the English half, so that ถนน/Road: is not followed by a name of its own. */
const ENGLISH_LABEL = /(?<=[ก-๎])\/[A-Z][A-Za-z. -]{1,20}(?= ?:)/g

const inThai = (text: string): string => text.replace(ENGLISH_LABEL, ({ length }) => ' '.repeat(length))

/** Levels joined by hyphens up to the postcode: บางพลีใหญ่-บางพลี-สมุทรปราการ-10540. */
const JOINED_LEVELS = /(?<![ก-๎])[ก-๎]+(?:-[ก-๎]+){1,2}-\d{5}(?!\d)/

/** Commas for strokes between parts. @example apart('จอย/0899990000/40/1 ซ.5/ถ.สีลม') // 'จอย,0899990000,40/1 ซ.5,ถ.สีลม' */
function apart(given: string): string {
  const text = given.replace(JOINED_LEVELS, (levels) => levels.replaceAll('-', ','))
  if (!text.includes('/')) return text
  const labelled = inThai(text)
  return STRUNG.test(labelled) ? labelled.replace(STROKE, ',') : labelled
}

/** The pieces that change: torn ones, and letters that join or change order. */
const PIECES = new RegExp(
  String.raw`(?<torn>(?:${TORN.source})(?:\u0e32(?!\u0e30))?)|(?<ringless>(?<=ต)า(?=บล)|(?<=อ)า(?=เภอ))|` +
    String.raw`เเ|[\u0e48-\u0e4b]?\u0e4d[\u0e48-\u0e4b]?\u0e32|[\u0e48-\u0e4b][\u0e31\u0e34-\u0e3a\u0e4d]`,
  'g',
)

const mended = ({ 0: piece, groups }: RegExpExecArray): string => {
  if (groups?.torn !== undefined) return piece.endsWith(SARA_AA) ? SARA_AM : ''
  return groups?.ringless === undefined ? compose(piece) : SARA_AM
}

const compose = (piece: string): string =>
  piece
    .replace('เเ', 'แ')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/, '$1\u0e33')
    .replace(/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e3a\u0e4d])/, '$2$1')

/** A character in its normal form; empty if it is invisible. */
function plain(character: string): string {
  const code = character.charCodeAt(0)
  if (code < 0x80) return character === '\t' || character === '\r' ? ' ' : character
  if (code >= 0x0e50 && code <= 0x0e59) return String.fromCharCode(code - 0x0e50 + 0x30)
  if (code >= 0x0e01 && code <= 0x0e4e) return plainThai(character, code)
  const glyph = GLYPHS[code - GLYPHS_FROM]
  if (glyph !== undefined) return plainThai(glyph, glyph.charCodeAt(0))
  if (INVISIBLE.test(character)) return ''
  if (DASH.test(character)) return '-'
  return BLANK.test(character) ? ' ' : halfWidth(character)
}

function plainThai(character: string, code: number): string {
  if (character === PHINTHU) return ''
  return code === LAKKHANGYAO ? SARA_AA : character
}

/** The original text of a span of the clean text, trimmed. */
export function written({ at, original }: Clean, start: number, end: number): string {
  return (at ? original.slice(at[start], at[end]) : original.slice(start, end)).trim()
}

/** A span of the clean text, trimmed, with the PHINTHU of the original if they differ in nothing else: ฐิตธมฺโม. */
export function withPhinthu(cleaned: Clean, start: number, end: number): string {
  const text = cleaned.text.slice(start, end).trim()
  const original = written(cleaned, start, end)
  return original.replaceAll(PHINTHU, '') === text ? original : text
}
