// The grammar's description of a stretch of letters: the role of each letter, and the build of the syllable.

/** The role of a letter. Weights are learned for roles, never for words or syllables. */
export const Role = {
  // the consonant that opens a syllable, by the vowel after it: written, or implied by no sign at all
  written: 1,
  impliedA: 2,
  impliedO: 3,
  openO: 4,
  closedA: 5,
  soundD: 6,
  // two consonants that open it together: kl; s of สร, s of ทร and their silent ร; ห before ม; ส under the เ of แสดง
  cluster1: 7,
  cluster2: 8,
  cluster2ImpliedO: 9,
  cluster2ImpliedA: 10,
  false1: 11,
  falseSo: 12,
  falseR: 13,
  falseRImpliedO: 14,
  leading: 15,
  led: 16,
  ledImpliedO: 17,
  underPreVowel: 18,
  // the letter that closed the syllable before and also opens this one
  again: 19,
  againImpliedA: 20,
  againCluster1: 21,
  // consonant letters that spell a vowel, and ฤ
  vowel: 22,
  rrA: 23,
  rrAn: 24,
  rue: 25,
  ri: 26,
  roe: 27,
  // ends of syllables
  final: 28,
  finalAgain: 29,
  silent: 30,
  silentKaran: 31,
  silentVowel: 32,
  silentBefore: 33,
} as const
export const ROLE_COUNT = 34

/** The structure of a syllable, as far as it affects its neighbours. `none` is the border of the word. */
export const Build = { none: 0, open: 1, impliedA: 2, openO: 3, closed: 4, impliedO: 5, tail: 6, again: 7 } as const
export const BUILD_COUNT = 8

/** A role at a place, as one number: place * 64 + role. */
export const roleAt = (place: number, role: number): number => place * 64 + role
export const placeOf = (value: number): number => value >> 6
export const roleOf = (value: number): number => value & 63

/** A reading of the letters from some place on: one syllable, or two if a pre-vowel spans two letters. */
export type Reading = {
  /** Start of the next syllable: after this one, or on its last letter if that is read `again`. */
  readonly end: number
  readonly again: boolean
  readonly build: number
  /** `roleAt` of every letter with more than one possible role. */
  readonly roles: readonly number[]
  /** Sound of a letter between the pre-vowel and its consonant, read with an "a": จ of เจริญ cha-roen. */
  readonly before: string | undefined
  readonly onset: string
  readonly vowel: string
  readonly final: string
}

const ROLES_MAX = 16

/**
 * A syllable while the grammar builds it, letter by letter: passed to `found` with every possible end, then reused for the
 * next. One object serves all, because most are soon dropped.
 */
export class Draft {
  readonly word: Uint8Array
  before: string | undefined
  onset = ''
  vowel = ''
  final = ''
  end = 0
  again = false
  build: number = Build.none
  /** `roleAt` of every letter with more than one possible role: the first `count`. */
  readonly roles = new Int32Array(ROLES_MAX)
  count = 0
  readonly #found: (draft: Draft) => void

  constructor(word: Uint8Array, found: (draft: Draft) => void) {
    this.word = word
    this.#found = found
  }

  addRole(place: number, role: number): void {
    this.roles[this.count++] = roleAt(place, role)
  }

  /** Completes the syllable and emits it. */
  ends(end: number, build: number, again: boolean, final: string): void {
    this.end = end
    this.build = build
    this.again = again
    this.final = final
    this.#found(this)
  }

  toReading(): Reading {
    const { end, again, build, before, onset, vowel, final } = this
    // ย and ว add nothing to a vowel that ends in their sound: ไทย thai, เยาว yao
    const isHeard = !((final === 'i' || final === 'o') && vowel.endsWith(final))
    const roles: number[] = []
    for (let index = 0; index < this.count; index++) roles.push(this.roles[index] as number)
    return { end, again, build, roles, before, onset, vowel, final: isHeard ? final : '' }
  }
}
