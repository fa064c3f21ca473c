// How a syllable may start (RTGS: initial groups; sources in data/romanize/README.md).
import { initialSounds, letter, letters } from './letters.ts'
import { Role, roleAt } from './reading.ts'

/** Kinds of vowel that may follow an initial; they index `Initial.last`. */
export const VowelKind = { written: 0, impliedO: 1, impliedA: 2, openO: 3, closedA: 4 } as const

export type Initial = {
  /** The place after the last letter. */
  readonly end: number
  readonly sound: string
  readonly before: string | undefined
  /** Roles of all letters but the last. */
  readonly first: readonly number[]
  /** Role of the last letter by `VowelKind`; 0 if such a vowel cannot follow. */
  readonly last: readonly number[]
}

const SINGLE = [Role.written, Role.impliedO, Role.impliedA, Role.openO, Role.closedA]
const SINGLE_D = [Role.soundD, Role.soundD, Role.soundD, 0, 0]
const CLUSTER = [Role.cluster2, Role.cluster2ImpliedO, Role.cluster2ImpliedA, 0, 0]
const FALSE = [Role.falseR, Role.falseRImpliedO, 0, 0, 0]
const FALSE_AGAIN = [Role.falseR, Role.falseRImpliedO, Role.falseR, 0, 0]
const LED = [Role.led, Role.ledImpliedO, 0, 0, 0]
const AGAIN = [Role.again, Role.again, Role.againImpliedA, 0, 0]

type PairRule = {
  readonly pairs: string
  /** Which sounds are heard: both, the first, the second, or s. */
  readonly heard: 'both' | 'first' | 'second' | 's'
  readonly role: number
  readonly last: readonly number[]
}

const PAIR_RULES: readonly PairRule[] = [
  // true clusters; บร บล ดร ฟร ฟล in loans, ทร in Sanskrit words and loans
  { pairs: 'กร กล กว ขร ขล ขว คร คล คว ตร ปร ปล พร พล ผล ทร บร บล ดร ฟร ฟล', heard: 'both', role: Role.cluster1, last: CLUSTER },
  // false clusters: จริง ching, ศรี si, สร้าง sang; ทราย sai
  { pairs: 'จร ซร ศร สร', heard: 'first', role: Role.false1, last: FALSE },
  { pairs: 'ทร', heard: 's', role: Role.falseSo, last: FALSE },
  // leading ห: หนู nu, หลวง luang
  { pairs: 'หง หญ หณ หน หม หย หร หล หว', heard: 'second', role: Role.leading, last: LED },
] // prettier-ignore

/** The same when the first letter also closed the syllable before: จักรี chak-kri, พุทรา phut-sa, เพชรบุรี phet-cha-bu-ri. */
const PAIR_RULES_AGAIN: readonly PairRule[] = [
  { ...(PAIR_RULES[0] as PairRule), role: Role.againCluster1 },
  { ...(PAIR_RULES[2] as PairRule) },
  { pairs: 'ชร ตร', heard: 'first', role: Role.againCluster1, last: FALSE_AGAIN },
]

const pairKey = (first: number, second: number): number => first * 128 + second

function byPair(rules: readonly PairRule[]): ReadonlyMap<number, readonly PairRule[]> {
  const result = new Map<number, PairRule[]>()
  for (const rule of rules) {
    for (const pair of rule.pairs.split(' ')) {
      const key = pairKey(letter(pair), letter(pair.slice(1)))
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
/** ฑ is th, in some words d: บัณฑิต bandit. */
const THO_MONTHO = letter('ฑ')

export const startsWith = (word: Uint8Array, place: number, text: readonly number[]): boolean =>
  text.every((value, index) => word[place + index] === value)

/** All initials that start at `place`; `again` if its letter also closed the syllable before. */
export function initials(word: Uint8Array, place: number, afterPreVowel: boolean, again: boolean): Initial[] {
  const first = word[place] as number
  const sound = initialSounds[first]
  if (sound === undefined) return []
  const found = pairInitials(word, place, again)
  found.push({ end: place + 1, sound, before: undefined, first: [], last: again ? AGAIN : SINGLE })
  if (first === THO_MONTHO) found.push({ end: place + 1, sound: 'd', before: undefined, first: [], last: SINGLE_D })
  if (afterPreVowel) found.push(...underPreVowel(word, place, sound))
  return found
}

/** Two consonants heard together or as one. */
function pairInitials(word: Uint8Array, place: number, again: boolean): Initial[] {
  const first = word[place] as number
  const second = word[place + 1] as number
  const sound1 = initialSounds[first]
  const sound2 = initialSounds[second]
  if (sound1 === undefined || sound2 === undefined) return []
  const sounds = { both: sound1 + sound2, first: sound1, second: sound2, s: 's' }
  const found: Initial[] = []
  for (const { heard, role, last } of (again ? pairRulesAgain : pairRules).get(pairKey(first, second)) ?? []) {
    found.push({ end: place + 2, sound: sounds[heard], before: undefined, first: [roleAt(place, role)], last })
  }
  if (first === O_ANG && !again && O_YO_WORDS.some((text) => startsWith(word, place, text))) {
    found.push({ end: place + 2, sound: sound2, before: undefined, first: [roleAt(place, Role.leading)], last: LED })
  }
  return found
}

/** เจริญ cha-roen, แสดง sa-daeng, โตนด ta-not: the pre-vowel belongs to the second letter, the first has its own "a". */
function underPreVowel(word: Uint8Array, place: number, before: string): Initial[] {
  const second = initialSounds[word[place + 1] as number]
  if (second === undefined) return []
  const role = roleAt(place, Role.underPreVowel)
  const pairs = pairInitials(word, place + 1, false)
  return [
    { end: place + 2, sound: second, before, first: [role], last: SINGLE },
    ...pairs.map((initial) => ({ ...initial, before, first: [role, ...initial.first] })),
  ]
}
