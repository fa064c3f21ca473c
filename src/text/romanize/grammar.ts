// The syllable grammar: every legal reading of the letters from one place of a word on, built from the tables of
// initials.ts, vowels.ts and ends.ts. best-path.ts chooses among them.
import { ends } from './ends.ts'
import { initials, startsWith, VowelKind, type Initial } from './initials.ts'
import { Kind, kindAt, letter, letters, mayStart } from './letters.ts'
import { Build, Role, roleAt, type Reading } from './reading.ts'
import { matchVowel, ruVowels, vowelsAfter, type Vowel } from './vowels.ts'

const RO = letter('ร')
const WO = letter('ว')
const BO = letter('บ')
const NO_LETTER = 0

/** Every reading of the syllable that starts at `place`; `again`: its letter also closed the syllable before. */
export function readings(word: Uint8Array, place: number, again: boolean): Reading[] {
  const found: Reading[] = []
  closedClasses(word, place, found)
  if (kindAt(word, place) === Kind.ru) {
    for (const vowel of ruVowels) finish(word, undefined, vowel, place, found)
  }
  const preVowel = kindAt(word, place) === Kind.preVowel ? (word[place] as number) : NO_LETTER
  const start = preVowel === NO_LETTER ? place : place + 1
  for (const initial of initials(word, start, preVowel !== NO_LETTER, again)) {
    const toned = kindAt(word, initial.end) === Kind.tone
    const next = toned ? initial.end + 1 : initial.end
    for (const vowel of vowelsAfter(preVowel)) {
      if (mayTake(word, initial, vowel, next, toned)) finish(word, initial, vowel, next, found)
    }
  }
  return found
}

/** Syllables without a vowel sign: o with a tone mark (บ่ bo), else o only before ร and ว and after บ. */
function mayTake(word: Uint8Array, initial: Initial, vowel: Vowel, next: number, toned: boolean): boolean {
  if (initial.last[vowel.kind] === 0) return false
  if (vowel.kind === VowelKind.impliedA) return !toned
  if (vowel.kind !== VowelKind.openO) return true
  return toned || word[next] === RO || word[next] === WO || word[initial.end - 1] === BO
}

/** Adds the syllable of this initial and vowel, once for each possible end. */
function finish(word: Uint8Array, initial: Initial | undefined, vowel: Vowel, start: number, found: Reading[]): void {
  const place = matchVowel(word, start, vowel.after)
  if (place < 0) return
  const roles: number[] = []
  if (initial) roles.push(...initial.first, roleAt(initial.end - 1, initial.last[vowel.kind] as number))
  if (vowel.role !== 0) roles.push(...vowel.after.map((_, index) => roleAt(start + index, vowel.role)))
  for (const end of ends(word, place, vowel)) {
    found.push({
      end: end.end,
      again: end.again,
      build: end.build,
      roles: [...roles, ...end.roles],
      before: initial?.before,
      onset: initial?.sound ?? '',
      vowel: vowel.sound,
      // ย and ว add nothing to a vowel that ends in their sound: ไทย thai, เยาว yao
      final: isGlide(end.final) && vowel.sound.endsWith(end.final) ? '' : end.final,
    })
  }
}

const isGlide = (final: string): boolean => final === 'i' || final === 'o'

/** ก็ ko and ฤกษ์ roek fit no rule. */
const KO = letters('ก็')
const ROEK = [letters('ฤกษ์'), letters('ฤกษ')]
const O_ANG = letter('อ')

function closedClasses(word: Uint8Array, place: number, found: Reading[]): void {
  const add = (end: number, role: number, onset: string, vowel: string, final: string): void => {
    const roles = [roleAt(place, role)]
    if (mayStart(word, end)) {
      found.push({ end, again: false, build: Build.tail, roles, before: undefined, onset, vowel, final })
    }
  }
  if (startsWith(word, place, KO) && word[place + 2] !== O_ANG) add(place + 2, Role.openO, 'k', 'o', '')
  const roek = ROEK.find((text) => startsWith(word, place, text))
  if (roek) add(place + roek.length, Role.roe, 'r', 'oe', 'k')
}
