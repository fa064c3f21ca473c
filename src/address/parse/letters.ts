import { once } from '../../http/once.ts'
import { encodeThai } from '../thai-letters.ts'
import { foldLines, latinRule } from './latin-rules.ts'

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

/** The same for coded names, many at once, one a line. */
export function foldThaiNames(coded: string): string {
  return coded.replace(codedMarks, '').replaceAll(encode('ฏ'), encode('ฎ'))
}

/** Letters as 1 to 26, anything else as 0: five bits. */
const BITS = 5
const SMALL_A = 0x61
const UNKNOWN = 0xff
const letterOf = (number: number): string => (number === 0 ? '' : String.fromCharCode(SMALL_A - 1 + number))

/** The rules for three letters: the folded one, and 32 more if the next is taken as well; each made on its first use. */
const steps = new Uint8Array(1 << (3 * BITS)).fill(UNKNOWN)

function stepOf(before: number, letter: number, next: number): number {
  const { letters, to } = latinRule(letterOf(before), letterOf(letter), letterOf(next))
  const put = to === '' ? 0 : to.charCodeAt(0) - SMALL_A + 1
  return put | ((letters.length - 1) << BITS)
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()
/** A name needs no bytes of its own: they are most of the time of folding it. */
const NAME_BYTES = 256
const nameBytes = new Uint8Array(NAME_BYTES)

/**
 * Romanized words in small letters, folded by the rules of `latin-rules.ts`; double letters become single.
 *
 * @example foldLatin('khlongtoey') // 'klongtoei'
 */
export function foldLatin(text: string): string {
  const isName = text.length * 3 < NAME_BYTES
  const bytes = isName ? nameBytes : encoder.encode(`${text}\n`)
  const length = isName ? encoder.encodeInto(`${text}\n`, bytes).written : bytes.length
  let end = 0
  let before = 0
  let last = 0
  for (let i = 0; i < length - 1; i++) {
    const byte = bytes[i] as number
    if (byte < SMALL_A) {
      bytes[end++] = byte
      before = 0
      last = 0
      continue
    }
    const next = bytes[i + 1] as number
    const after = next < SMALL_A ? 0 : next & 31
    const three = (before << (2 * BITS)) | ((byte & 31) << BITS) | after
    let step = steps[three] as number
    if (step === UNKNOWN) steps[three] = step = stepOf(before, byte & 31, after)
    if (step > 31) i++
    before = (step > 31 ? next : byte) & 31
    const put = step & 31
    if (put === 0 || put === last) continue
    bytes[end++] = put + SMALL_A - 1
    last = put
  }
  return isName ? asciiText(bytes, end) : decoder.decode(bytes.subarray(0, end))
}

/** The same for names, many at once, one a line. */
export function foldLatinNames(names: string): string {
  return foldLines(names.replace(/['.()-]/g, '').toLowerCase()) // prettier-ignore
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
