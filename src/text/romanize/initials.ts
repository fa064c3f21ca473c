// How a syllable may start (RTGS: initial groups; sources in data/romanize/README.md).
import { initialSounds, letter, letters } from './letters.ts'
import { Role, type Draft } from './reading.ts'

/** Kinds of vowels that may follow an initial; indexes into `Initial.last`. */
export const VowelKind = { written: 0, impliedO: 1, impliedA: 2, openO: 3, closedA: 4 } as const

/** Roles of the last letter of an initial, by `VowelKind`; 0 if that kind of vowel cannot follow. */
export type LastRoles = readonly number[]
/** Callback for an initial that ends before `end`; its sound and the roles of its other letters are in the draft. */
export type AfterInitial = (end: number, last: LastRoles) => void

const SINGLE = [Role.written, Role.impliedO, Role.impliedA, Role.openO, Role.closedA]
const SINGLE_D = [Role.soundD, Role.soundD, Role.soundD, 0, 0]
const CLUSTER = [Role.cluster2, Role.cluster2ImpliedO, Role.cluster2ImpliedA, 0, 0]
const FALSE = [Role.falseR, Role.falseRImpliedO, 0, 0, 0]
const FALSE_AGAIN = [Role.falseR, Role.falseRImpliedO, Role.falseR, 0, 0]
const LED = [Role.led, Role.ledImpliedO, 0, 0, 0]
const AGAIN = [Role.again, Role.again, Role.againImpliedA, 0, 0]

type PairRule = {
  readonly pairs: string
  /** The audible sounds: both, the first, the second, or s. */
  readonly heard: 'both' | 'first' | 'second' | 's'
  readonly role: number
  readonly last: LastRoles
}

const PAIR_RULES: readonly PairRule[] = [
  // true clusters; บร บล ดร ฟร ฟล in loans, ทร in Sanskrit words and loans
  {
    pairs: 'กร กล กว ขร ขล ขว คร คล คว ตร ปร ปล พร พล ผล ทร บร บล ดร ฟร ฟล',
    heard: 'both',
    role: Role.cluster1,
    last: CLUSTER,
  },
  // false clusters: จริง ching, ศรี si, สร้าง sang; ทราย sai
  { pairs: 'จร ซร ศร สร', heard: 'first', role: Role.false1, last: FALSE },
  { pairs: 'ทร', heard: 's', role: Role.falseSo, last: FALSE },
  // leading ห: หนู nu, หลวง luang
  { pairs: 'หง หญ หณ หน หม หย หร หล หว', heard: 'second', role: Role.leading, last: LED },
]

/** Clusters whose first letter also closed the previous syllable: จักรี chak-kri, พุทรา phut-sa, เพชรบุรี phet-cha-bu-ri. */
const PAIR_RULES_AGAIN: readonly PairRule[] = [
  { ...(PAIR_RULES[0] as PairRule), role: Role.againCluster1 },
  { ...(PAIR_RULES[2] as PairRule) },
  { pairs: 'ชร ตร', heard: 'first', role: Role.againCluster1, last: FALSE_AGAIN },
]

const pairKey = (first: number, second: number): number => first * 128 + second

function byPair(rules: readonly PairRule[]): ReadonlyMap<number, readonly PairRule[]> {
  const result = new Map<number, PairRule[]>()
  for (const rule of rules) {
    for (const two of rule.pairs.split(' ')) {
      const key = pairKey(letter(two), letter(two.slice(1)))
      result.set(key, [...(result.get(key) ?? []), rule])
    }
  }
  return result
}
const pairRules = byPair(PAIR_RULES)
const pairRulesAgain = byPair(PAIR_RULES_AGAIN)

/** The only words with อ before ย (อย่าง starts like อย่า). */
const O_YO_WORDS = ['อย่า', 'อยู่', 'อยาก'].map(letters)
const O_ANG = letter('อ')
/** ฑ is th, but d in some words: บัณฑิต bandit. */
const THO_MONTHO = letter('ฑ')

export const startsWith = (word: Uint8Array, place: number, text: readonly number[]): boolean => {
  for (let index = 0; index < text.length; index++) if (word[place + index] !== text[index]) return false
  return true
}

/** Emits all initials that start at `place`; `again` if its letter also closed the previous syllable. */
export function initials(
  draft: Draft,
  place: number,
  afterPreVowel: boolean,
  again: boolean,
  next: AfterInitial,
): void {
  const first = draft.word[place] as number
  const sound = initialSounds[first]
  if (sound === undefined) return
  pairInitials(draft, place, again, next)
  single(draft, place, sound, again ? AGAIN : SINGLE, next)
  if (first === THO_MONTHO) single(draft, place, 'd', SINGLE_D, next)
  if (afterPreVowel) underPreVowel(draft, place, sound, next)
}

function single(draft: Draft, place: number, sound: string, last: LastRoles, next: AfterInitial): void {
  draft.onset = sound
  next(place + 1, last)
}

/** Two consonants pronounced together or as one. */
function pairInitials(draft: Draft, place: number, again: boolean, next: AfterInitial): void {
  const first = draft.word[place] as number
  const second = draft.word[place + 1] as number
  const rules = (again ? pairRulesAgain : pairRules).get(pairKey(first, second))
  if (rules)
    for (const { heard, role, last } of rules) pair(draft, place, heardOf(heard, first, second), role, last, next)
  if (first === O_ANG && !again && O_YO_WORDS.some((text) => startsWith(draft.word, place, text))) {
    pair(draft, place, heardOf('second', first, second), Role.leading, LED, next)
  }
}

function pair(draft: Draft, place: number, sound: string, role: number, last: LastRoles, next: AfterInitial): void {
  draft.onset = sound
  draft.addRole(place, role)
  next(place + 2, last)
  draft.count--
}

function heardOf(heard: PairRule['heard'], first: number, second: number): string {
  if (heard === 's') return 's'
  const [sound1, sound2] = [initialSounds[first] as string, initialSounds[second] as string]
  if (heard === 'both') return sound1 + sound2
  return heard === 'first' ? sound1 : sound2
}

/** เจริญ cha-roen, แสดง sa-daeng, โตนด ta-not: the pre-vowel belongs to the second letter, the first has its own "a". */
function underPreVowel(draft: Draft, place: number, before: string, next: AfterInitial): void {
  const second = initialSounds[draft.word[place + 1] as number]
  if (second === undefined) return
  draft.before = before
  draft.addRole(place, Role.underPreVowel)
  single(draft, place + 1, second, SINGLE, next)
  pairInitials(draft, place + 1, false, next)
  draft.count--
  draft.before = undefined
}
