import { once } from '../../http/once.ts'
import { encodeThai } from '../thai-letters.ts'

/** Folded letters of one script, as names are compared; `from[i]` is the place of letter i in the text. */
export interface Folded {
  readonly text: string
  readonly from: readonly number[]
}

const encode = encodeThai
/** Tone marks, MAITAIKHU, THANTHAKHAT and the rest that people leave out or put wrong. */
const MARKS = '็่้๊๋์ํ๎ฺ'
/** Look-alikes that are typed for each other so often that they count as one letter. */
const LOOKS_SAME: Readonly<Record<string, string>> = { ฏ: 'ฎ' }

const FIRST = 0x0e01
/** The folded code of each Thai character from ก on; 0 for those that are left out. */
const foldedCodes = once(() =>
  Uint8Array.from({ length: 0x0e4e - FIRST + 1 }, (_, i) => {
    const letter = String.fromCharCode(FIRST + i)
    return `${MARKS}ฯๆ`.includes(letter) ? 0 : encode(LOOKS_SAME[letter] ?? letter).charCodeAt(0)
  }),
)

/** The Thai letters of a text without tone marks and the like, coded by `encodeThai`. */
export function foldThai(text: string): Folded {
  const folded = foldedCodes()
  const letters: number[] = []
  const from: number[] = []
  for (let i = 0; i < text.length; i++) {
    const letter = folded[text.charCodeAt(i) - FIRST] ?? 0
    if (letter === 0) continue
    letters.push(letter)
    from.push(i)
  }
  return { text: String.fromCharCode(...letters), from }
}

const codedMarks = new RegExp(`[${[...MARKS].map((mark) => `\\u${encode(mark).charCodeAt(0).toString(16).padStart(4, '0')}`).join('')} .()-]`, 'g') // prettier-ignore

/** A line that is for the name of the parent: a hyphen in the data, and here what no name has. */
export const SAME = '"'
const withSame = (lines: string): string => lines.replaceAll('\n-\n', `\n${SAME}\n`)

/** The same for coded names, many at once, one a line. */
export function foldThaiNames(coded: string): string {
  return withSame(coded).replace(codedMarks, '').replaceAll(encode('ฏ'), encode('ฎ'))
}

/** What one letter becomes (empty: nothing), and how many letters it takes. */
type Step = readonly [folded: string, length: number]

const VOWELS = 'aeiouy'
const isVowel = (letter: string): boolean => letter !== '' && VOWELS.includes(letter)

/**
 * The folding rules. kh ph th ch dh are k p t c t, v is w, ue eu oo are u, ee ie y are i, ae is e; r closes no syllable, d
 * and b close it as t and p.
 */
function latinStep(before: string, letter: string, next: string): Step {
  switch (letter) {
    case 'k':
    case 'p':
    case 't':
      return [letter, next === 'h' ? 2 : 1]
    case 'c':
      return next === 'h' ? ['c', 2] : ['k', next === 'k' ? 2 : 1]
    case 'd':
      return next === 'h' ? ['t', 2] : [isVowel(next) || next === 'd' ? 'd' : 't', 1]
    case 'b':
      return [isVowel(next) || next === 'r' || next === 'l' ? 'b' : 'p', 1]
    case 'g':
      return [before === 'n' ? 'g' : 'k', 1]
    case 'r':
      return [before === 's' || (isVowel(before) && !isVowel(next)) ? '' : 'r', 1]
    case 'h':
      return [isVowel(before) && !isVowel(next) ? '' : 'h', 1]
    case 'u':
      return ['u', next === 'e' ? 2 : 1]
    case 'e':
      return next === 'u' ? ['u', 2] : [next === 'e' ? 'i' : 'e', 1]
    case 'o':
      return next === 'o' ? ['u', 2] : ['o', 1]
    case 'a':
      return next === 'e' ? ['e', 2] : ['a', 1]
    case 'i':
      return ['i', next === 'e' ? 2 : 1]
    default:
      return [ALWAYS.get(letter) ?? letter, 1]
  }
}

const ALWAYS: ReadonlyMap<string, string> = new Map(['jc', 'vw', 'zs', 'qk', 'yi'].map(([from = '', to = '']) => [from, to])) // prettier-ignore

/** Letters as 1 to 26, anything else as 0: five bits. */
const BITS = 5
const LETTERS = 27
const SMALL_A = 0x61
const UNKNOWN = 0xff
const letterOf = (number: number): string => (number === 0 ? '' : String.fromCharCode(SMALL_A - 1 + number))
/** What the rules need to know of the letter before. */
const BEFORE = ['', 'a', 'n', 's'] as const
const beforeOf = Uint8Array.from({ length: LETTERS }, (_, number) => {
  const letter = letterOf(number)
  return isVowel(letter) ? 1 : Math.max(0, BEFORE.indexOf(letter as (typeof BEFORE)[number]))
})

/** The rules for three letters: the folded one, and 32 more if the next is taken as well; each made on its first use. */
const steps = new Uint8Array(BEFORE.length << (2 * BITS)).fill(UNKNOWN)

function stepOf(kind: number, letter: number, next: number): number {
  const [folded, length] = latinStep(BEFORE[kind] as string, letterOf(letter), letterOf(next))
  const put = folded === '' ? 0 : folded.charCodeAt(0) - SMALL_A + 1
  return put | ((length - 1) << BITS)
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
/** A name needs no bytes of its own: they are most of the time of folding it. */
const NAME_BYTES = 256
const nameBytes = new Uint8Array(NAME_BYTES)

/**
 * Romanized words in small letters, folded by the rules above; double letters are single, lines stay lines.
 *
 * @example foldLatin('khlongtoey') // 'klongtoei'
 */
export function foldLatin(text: string): string {
  const isName = text.length * 3 < NAME_BYTES
  const bytes = isName ? nameBytes : encoder.encode(`${text}\n`)
  const length = isName ? encoder.encodeInto(`${text}\n`, bytes).written : bytes.length
  let end = 0
  let kind = 0
  let last = 0
  for (let i = 0; i < length - 1; i++) {
    const byte = bytes[i] as number
    if (byte < SMALL_A) {
      bytes[end++] = byte
      kind = 0
      last = 0
      continue
    }
    const next = bytes[i + 1] as number
    const after = next < SMALL_A ? 0 : next & 31
    const three = (kind << (2 * BITS)) | ((byte & 31) << BITS) | after
    let step = steps[three] as number
    if (step === UNKNOWN) steps[three] = step = stepOf(kind, byte & 31, after)
    if (step > 31) i++
    kind = beforeOf[(step > 31 ? next : byte) & 31] as number
    const put = step & 31
    if (put === 0 || put === last) continue
    bytes[end++] = put + SMALL_A - 1
    last = put
  }
  return isName ? asciiText(bytes, end) : decoder.decode(bytes.subarray(0, end))
}

/** The same for names, many at once, one a line. */
export function foldLatinNames(names: string): string {
  return foldLatin(withSame(names).replace(/['.()-]/g, '').toLowerCase()) // prettier-ignore
}

/** Folded names are ASCII, unless the text has other letters. */
function asciiText(bytes: Uint8Array, end: number): string {
  let text = ''
  for (let i = 0; i < end; i++) {
    const byte = bytes[i] as number
    if (byte > 0x7f) return decoder.decode(bytes.subarray(0, end))
    text += String.fromCharCode(byte)
  }
  return text
}

/** เมือง as names of capital districts begin, folded; made when a text is first read, as the rules take milliseconds. */
export const capitalKey = { th: once(() => foldThai('เมือง').text), en: once(() => foldLatin('mueang')) }

const STRICT = /[\s.'’()A-Zฏ-]/

/** A name letter by letter, but for what nobody looks at: case, blanks, points and brackets. */
export const strict = (text: string): string =>
  STRICT.test(text)
    ? text
        .toLowerCase()
        .replaceAll(/[\s.'’()-]/g, '')
        .replaceAll('ฏ', 'ฎ')
    : text
