// The syllable grammar: every legal reading of the letters from one place of a word on, built from the tables of
// initials.ts, vowels.ts and ends.ts. best-path.ts chooses among them.
import { ends } from './ends.ts'
import { initials, startsWith, VowelKind, type LastRoles } from './initials.ts'
import { isKaran, Kind, kindAt, letter, letters, mayStart } from './letters.ts'
import { Build, Role, type Draft } from './reading.ts'
import { matchVowel, ruVowels, vowelsBy, type Vowel } from './vowels.ts'

const RO = letter('ร')
const WO = letter('ว')
const BO = letter('บ')
const NO_LETTER = 0

/** Emits the draft for every syllable that may start at `place`; `again`: its letter also closed the previous syllable. */
export function readings(draft: Draft, place: number, again: boolean): void {
  const { word } = draft
  const first = word[place] as number
  draft.count = 0
  draft.before = undefined
  if (first === KO[0] || first === ROEK[0]) closedClasses(draft, place)
  const kind = kindAt(word, place)
  if (kind === Kind.ru) {
    draft.onset = ''
    for (const vowel of ruVowels) finish(draft, vowel, place)
  }
  const preVowel = kind === Kind.preVowel ? first : NO_LETTER
  const start = preVowel === NO_LETTER ? place : place + 1
  initials(draft, start, preVowel !== NO_LETTER, again, (end, last) => afterInitial(draft, preVowel, end, last))
}

/** Adds every vowel that may follow an initial. */
function afterInitial(draft: Draft, preVowel: number, end: number, last: LastRoles): void {
  const { word } = draft
  const toned = kindAt(word, end) === Kind.tone
  const next = toned ? end + 1 : end
  const sign = word[next] as number
  for (const vowel of vowelsBy(preVowel, NO_LETTER)) {
    if (last[vowel.kind] !== 0 && mayTake(word, end, vowel, sign, toned)) withVowel(draft, vowel, end, next, last)
  }
  if (sign === NO_LETTER) return
  for (const vowel of vowelsBy(preVowel, sign)) withVowel(draft, vowel, end, next, last)
}

function withVowel(draft: Draft, vowel: Vowel, end: number, next: number, last: LastRoles): void {
  draft.addRole(end - 1, last[vowel.kind] as number)
  finish(draft, vowel, next)
  draft.count--
}

/** Whether a vowel without a sign is allowed: o with a tone mark (บ่ bo), else o only before ร and ว and after บ. */
function mayTake(word: Uint8Array, end: number, { kind }: Vowel, sign: number, toned: boolean): boolean {
  if (kind === VowelKind.impliedA) return !toned
  if (kind !== VowelKind.openO) return true
  return toned || sign === RO || sign === WO || word[end - 1] === BO
}

/** Emits the syllable with this vowel, whose letters begin at `start`, and each possible end. */
function finish(draft: Draft, vowel: Vowel, start: number): void {
  const place = matchVowel(draft.word, start, vowel.after)
  if (place < 0) return
  const { count } = draft
  if (vowel.role !== 0)
    for (let index = 0; index < vowel.after.length; index++) draft.addRole(start + index, vowel.role)
  draft.vowel = vowel.sound
  ends(draft, place, vowel)
  draft.count = count
}

/** ก็ ko and ฤกษ์ roek fit no rule. */
const KO = letters('ก็')
const ROEK = letters('ฤกษ')
const O_ANG = letter('อ')

function closedClasses(draft: Draft, place: number): void {
  const { word } = draft
  if (startsWith(word, place, KO) && word[place + 2] !== O_ANG) named(draft, place, place + 2, Role.openO, 'k', 'o', '')
  if (!startsWith(word, place, ROEK)) return
  const end = place + ROEK.length
  named(draft, place, isKaran(word, end) ? end + 1 : end, Role.roe, 'r', 'oe', 'k')
}

function named(
  draft: Draft,
  place: number,
  end: number,
  role: number,
  onset: string,
  vowel: string,
  final: string,
): void {
  if (!mayStart(draft.word, end)) return
  draft.onset = onset
  draft.vowel = vowel
  draft.addRole(place, role)
  draft.ends(end, Build.tail, false, final)
  draft.count--
}
