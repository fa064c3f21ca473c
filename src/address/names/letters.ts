import { once } from '../../once.ts'
import { encodeThai } from './thai-letters.ts'
import { foldLatin } from './latin-rules.ts'

/** Folded letters of one script, as names are compared; `from[i]` is the position of letter i in the text. */
export interface Folded {
  readonly text: string
  readonly from: readonly number[]
}

const encode = encodeThai
/** Tone marks, MAITAIKHU, THANTHAKHAT and others that people omit or misplace. */
const MARKS = '็่้๊๋์ํ๎ฺ'
/** Look-alikes so often typed for each other that they count as one letter. */
const LOOKS_SAME: Readonly<Record<string, string>> = { ฏ: 'ฎ' }

const FIRST = 0x0e01
/** The folded code of each Thai character from ก on; 0 for dropped characters. */
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

/** A letter as the escape of its code in a pattern. */
const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
const codedMarks = new RegExp(`[${Array.from(encode(MARKS), escaped).join('')} .()-]+`, 'g')

/** Thai names coded by `encodeThai`, folded as by `foldThai`; many at once, one per line. */
export function foldThaiNames(coded: string): string {
  return coded.replace(codedMarks, '').replaceAll(encode('ฏ'), encode('ฎ'))
}

/** English names, folded by the rules of `latin-rules.ts`; many at once, one per line. */
export const foldLatinNames = (names: string): string => foldLatin(names.replace(/['.()-]/g, '').toLowerCase())

/** Folded เมือง, the start of capital districts' names; made on first use, because the rules take milliseconds. */
export const capitalKey = { th: once(() => foldThai('เมือง').text), en: once(() => foldLatin('mueang')) }

const STRICT = /[\s.'’()A-Zฏ-]/

/** A name in a form that ignores case, blanks, points and brackets. */
export const strict = (text: string): string =>
  STRICT.test(text)
    ? text
        .toLowerCase()
        .replaceAll(/[\s.'’()-]/g, '')
        .replaceAll('ฏ', 'ฎ')
    : text
