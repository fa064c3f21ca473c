import { encodeThai } from '../thai-letters.ts'

/** Folded letters of one script, as names are compared; `from[i]` is where letter i is in the text. */
export interface Folded {
  readonly text: string
  readonly from: readonly number[]
}

const encode = encodeThai
/** Tone marks, MAITAIKHU, THANTHAKHAT and the rest that people leave out or put wrong. */
const MARKS = '็่้๊๋์ํ๎ฺ'
/** Look-alikes that are typed for each other so often that they count as one letter. */
const SAME: Readonly<Record<string, string>> = { ฏ: 'ฎ' }

const foldedLetter = new Map<string, string>()
for (let code = 0x0e01; code <= 0x0e4e; code++) {
  const letter = String.fromCharCode(code)
  if (!MARKS.includes(letter)) foldedLetter.set(letter, encode(SAME[letter] ?? letter))
}

/** The Thai letters of a text without tone marks and the like, coded by `encodeThai`. */
export function foldThai(text: string): Folded {
  const letters: string[] = []
  const from: number[] = []
  for (let i = 0; i < text.length; i++) {
    const letter = foldedLetter.get(text[i] as string)
    if (letter === undefined || text[i] === 'ฯ' || text[i] === 'ๆ') continue
    letters.push(letter)
    from.push(i)
  }
  return { text: letters.join(''), from }
}

const codedMarks = new RegExp(`[${[...MARKS].map((mark) => `\\u${encode(mark).charCodeAt(0).toString(16).padStart(4, '0')}`).join('')} .()-]`, 'g') // prettier-ignore

/** The same for coded names, many at once, one a line. */
export function foldThaiNames(coded: string): string {
  return coded.replace(codedMarks, '').replaceAll(encode('ฏ'), encode('ฎ'))
}

const code = (letter: string): number => letter.charCodeAt(0)
const A = code('a')
const B = code('b')
const C = code('c')
const D = code('d')
const E = code('e')
const G = code('g')
const H = code('h')
const I = code('i')
const K = code('k')
const L = code('l')
const N = code('n')
const O = code('o')
const P = code('p')
const R = code('r')
const S = code('s')
const T = code('t')
const U = code('u')
const LINE_FEED = code('\n')
const vowels = new Uint8Array(128)
for (const vowel of 'aeiouy') vowels[code(vowel)] = 1
/** Letters that are folded whatever is around them. */
const always = new Uint8Array(128)
for (const [letter, folded] of ['jc', 'vw', 'zs', 'qk', 'yi']) always[code(letter as string)] = code(folded as string)

/**
 * Romanized words in small letters, folded; lines stay lines. kh ph th ch dh are k p t c t, v is w, ue eu oo are u, ee
 * ie y are i, ae is e, au ao; r closes no syllable, d and b close it as t and p; double letters are single.
 *
 * @example foldLatin('khlongtoey') // 'klongtoei'
 */
export function foldLatin(text: string): string {
  const length = text.length
  const folded = new Uint8Array(length)
  let end = 0
  let last = 0 // of the folded letters
  let before = 0 // of the written ones
  for (let i = 0; i < length; i++) {
    const letter = text.charCodeAt(i)
    const next = i + 1 < length ? text.charCodeAt(i + 1) : 0
    let put = letter
    if (letter === K || letter === P || letter === T) {
      if (next === H) i++
    } else if (letter === C) {
      if (next === H) i++
      else {
        put = K
        if (next === K) i++
      }
    } else if (letter === D) {
      if (next === H) i++
      if (next === H || (vowels[next] === 0 && next !== D)) put = T
    } else if (letter === B) {
      if (vowels[next] === 0 && next !== R && next !== L) put = P
    } else if (letter === G) {
      if (before !== N) put = K
    } else if (letter === R) {
      if (before === S || (vowels[before] === 1 && vowels[next] === 0)) put = 0
    } else if (letter === H) {
      if (vowels[before] === 1 && vowels[next] === 0) put = 0
    } else if (letter === U) {
      if (next === E) i++
    } else if (letter === E) {
      if (next === U) put = U
      else if (next === E) put = I
      if (next === U) i++
    } else if (letter === O) {
      if (next === O) put = U
      if (next === O) i++
    } else if (letter === A) {
      if (next === E) put = E
      if (next === E) i++
    } else if (letter === I) {
      if (next === E) i++
    } else put = always[letter & 127] || letter
    before = text.charCodeAt(i)
    if (put === 0 || (put === last && put !== LINE_FEED)) continue
    folded[end++] = put
    last = put
  }
  return decoder.decode(folded.subarray(0, end))
}

const decoder = new TextDecoder()
