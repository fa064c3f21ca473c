// How a vowel is written (RTGS: table of vowels; sources in data/romanize/README.md).
import { VowelKind } from './initials.ts'
import { Kind, kindAt, letter, letters } from './letters.ts'
import { Role } from './reading.ts'

/** What may follow a vowel: nothing, a final, either, or only a ย or ว that is silent here but may be read again. */
export const Ends = { open: 1, closed: 2, either: 3, onlyYo: 5, onlyWo: 9 } as const
const { open, closed, either, onlyYo, onlyWo } = Ends

/** By the vowel sign before the initial: letters after the initial, RTGS, ends, kind (default: written). */
type Row = readonly [after: string, sound: string, ends: number, kind?: number]
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  '': [
    ['ะ', 'a', open],
    ['ั', 'a', closed],
    ['ัว', 'ua', open],
    ['ัวะ', 'ua', open],
    ['า', 'a', either],
    ['ำ', 'am', open],
    ['ิ', 'i', either],
    ['ี', 'i', either],
    ['ึ', 'ue', either],
    ['ื', 'ue', closed],
    ['ือ', 'ue', open],
    ['ุ', 'u', either],
    ['ู', 'u', either],
    ['อ', 'o', either],
    ['็อ', 'o', closed],
    ['ว', 'ua', closed],
    ['รร', 'a', closed],
    ['รร', 'an', open],
    ['ฤ', 'rue', either],
    ['ฤ', 'ri', either],
    ['ฤๅ', 'rue', open],
    // no sign: คน khon, สบาย sa-bai, บริ- bo-ri, สตรี sat-tri
    ['', 'o', closed, VowelKind.impliedO],
    ['', 'a', open, VowelKind.impliedA],
    ['', 'o', open, VowelKind.openO],
    ['', 'a', closed, VowelKind.closedA],
  ],
  เ: [
    ['', 'e', either],
    ['ะ', 'e', open],
    ['็', 'e', closed],
    ['ย', 'oei', open],
    ['า', 'ao', onlyWo],
    ['าะ', 'o', open],
    ['อ', 'oe', either],
    ['อะ', 'oe', open],
    ['ิ', 'oe', closed],
    ['ีย', 'ia', either],
    ['ียะ', 'ia', open],
    ['ือ', 'uea', either],
    ['ือะ', 'uea', open],
  ],
  แ: [
    ['', 'ae', either],
    ['ะ', 'ae', open],
    ['็', 'ae', closed],
  ],
  โ: [
    ['', 'o', either],
    ['ะ', 'o', open],
  ],
  ไ: [['', 'ai', onlyYo]],
  ใ: [['', 'ai', onlyYo]],
}

/** Roles of the consonant letters that spell a vowel but have other uses. */
const SPELLING_ROLES: Readonly<Record<string, number>> = {
  'รร a': Role.rrA,
  'รร an': Role.rrAn,
  'ฤ rue': Role.rue,
  'ฤ ri': Role.ri,
  'ฤๅ rue': Role.rue,
  'ว ua': Role.vowel,
  'อ o': Role.vowel,
  'อ oe': Role.vowel,
  'อะ oe': Role.vowel,
  'ย oei': Role.vowel,
}

export type Vowel = {
  readonly after: readonly number[]
  readonly sound: string
  readonly ends: number
  readonly kind: number
  /** Role of the letters in `after`; 0 if they have no other use. */
  readonly role: number
  /** Whether ย and ว may close its syllable; the other pairs are separate vowels: -ัว, เ-ย. */
  readonly takesYo: boolean
  readonly takesWo: boolean
  /** Whether ร may be silent between it and a final: สามารถ sa-mat, เกียรติ kiat, เฮิรตซ์ hoet. */
  readonly beforeSilentRo: boolean
}

function vowel(pre: string, [after, sound, ends, kind = VowelKind.written]: Row): Vowel {
  const plain = kind === VowelKind.written && !after.startsWith('รร') && after !== 'ื'
  return {
    after: letters(after),
    sound,
    ends,
    kind,
    role: SPELLING_ROLES[`${after} ${sound}`] ?? 0,
    takesYo: plain && `${pre}${after}` !== 'เ',
    beforeSilentRo: ['า', 'ีย', 'ิ'].includes(after),
    takesWo: plain && after !== 'ั' && after !== 'ว',
  }
}

const NO_PRE_VOWEL = 0
const LETTER_COUNT = 128
/** The vowels by the sign before the initial and the letter after it; letter 0 for those without a sign after it. */
const byLetters = new Map<number, Vowel[]>()
for (const [pre, rows] of Object.entries(ROWS)) {
  for (const row of rows) {
    const made = vowel(pre, row)
    const key = (pre === '' ? NO_PRE_VOWEL : letter(pre)) * LETTER_COUNT + (made.after[0] ?? 0)
    byLetters.set(key, [...(byLetters.get(key) ?? []), made])
  }
}
const NO_VOWELS: readonly Vowel[] = []

/** The vowels with this sign before the initial (0: none) and this letter after it (0: none). */
export const vowelsBy = (preVowel: number, after: number): readonly Vowel[] =>
  byLetters.get(preVowel * LETTER_COUNT + after) ?? NO_VOWELS

/** ฤ and ฤๅ without a consonant before them. */
export const ruVowels = (ROWS[''] as readonly Row[])
  .filter(([after]) => after.startsWith('ฤ'))
  .map((row) => vowel('', row))

/** The place after the letters of a vowel, or -1 without a match. A tone mark follows a sign above or below. */
export function matchVowel(word: Uint8Array, start: number, after: readonly number[]): number {
  let place = start
  for (const value of after) {
    if (word[place] !== value) return -1
    const kind = kindAt(word, place)
    place++
    const next = kindAt(word, place)
    if (kind === Kind.aboveBelow && next === Kind.tone) place++
    // a consonant that carries a sign is an initial
    if (kind === Kind.consonant && (next === Kind.aboveBelow || next === Kind.tone || next === Kind.karan)) return -1
  }
  return place
}
