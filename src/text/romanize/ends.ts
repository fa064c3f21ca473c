// How a syllable may end (RTGS follows the sound; sources in data/romanize/README.md): finals, silent letters, and finals that open the next syllable too.
import { VowelKind } from './initials.ts'
import { finalSounds, isConsonant, isKaran, Kind, kindAt, letter, mayStart } from './letters.ts'
import { Build, Role, roleAt } from './reading.ts'
import { Ends, type Vowel } from './vowels.ts'

export type End = {
  readonly end: number
  readonly final: string
  readonly build: number
  readonly again: boolean
  readonly roles: readonly number[]
}

const YO = letter('ย')
const WO = letter('ว')
const RO = letter('ร')
const HO = letter('ห')
const MO = letter('ม')
const THO_THONG = letter('ธ')
const SARA_I = letter('ิ')
const SARA_U = letter('ุ')
const SARA_II = letter('ี')
const NO_LETTER = 0

const isShortVowel = (value: number | undefined): boolean => value === SARA_I || value === SARA_U
const takes = (vowel: Vowel, end: number): boolean => (vowel.ends & end) !== 0

/** All ends of a syllable whose vowel ends at `place`. */
export function ends(word: Uint8Array, place: number, vowel: Vowel): End[] {
  const found: End[] = []
  if (takes(vowel, Ends.open)) openEnds(word, place, vowel, found)
  if (takes(vowel, Ends.closed)) closedEnds(word, place, vowel, found)
  const glide = vowel.ends === Ends.onlyYo ? YO : WO
  if (vowel.ends > Ends.either && word[place] === glide) finalAt(word, place, vowel, [], found)
  return found
}

const OPEN_BUILDS: Readonly<Record<number, number>> = {
  [VowelKind.impliedA]: Build.impliedA,
  [VowelKind.openO]: Build.openO,
}

function openEnds(word: Uint8Array, place: number, vowel: Vowel, found: End[]): void {
  const build = OPEN_BUILDS[vowel.kind] ?? Build.open
  if (mayStart(word, place)) found.push({ end: place, final: '', build, again: false, roles: [] })
  if (vowel.kind !== VowelKind.written) return
  const silent = (end: number, role: number): void => {
    found.push({ end, final: '', build: Build.tail, again: false, roles: [roleAt(place, role)] })
  }
  // เสาร์ sao
  const karan = karanEnd(word, place, 1)
  if (karan > 0) silent(karan, Role.silentKaran)
  // โพธิ pho
  if (word[place] === THO_THONG && word[place + 1] === SARA_I && mayStart(word, place + 2))
    silent(place + 2, Role.silent)
  // ศีรษะ si-sa
  if (word[place] === RO && vowel.after[0] === SARA_II && isConsonant(word, place + 1))
    silent(place + 1, Role.silentBefore)
}

function closedEnds(word: Uint8Array, place: number, vowel: Vowel, found: End[]): void {
  finalAt(word, place, vowel, [], found)
  if (!isConsonant(word, place) || vowel.kind === VowelKind.closedA) return
  // การ์ด kat, ฟิล์ม fim: silent before the final
  if (isKaran(word, place + 1)) finalAt(word, place + 2, vowel, [roleAt(place, Role.silentKaran)], found)
  // สามารถ sa-mat; พรหม phrom
  const silentRo = word[place] === RO && vowel.beforeSilentRo
  const silentHo = word[place] === HO && word[place + 1] === MO
  if (silentRo || silentHo) finalAt(word, place + 1, vowel, [roleAt(place, Role.silentBefore)], found)
}

function finalAt(word: Uint8Array, place: number, vowel: Vowel, before: readonly number[], found: End[]): void {
  const value = word[place] as number
  const final = finalSounds[value]
  if (final === undefined) return
  if ((value === YO && !vowel.takesYo) || (value === WO && !vowel.takesWo)) return
  const next = kindAt(word, place + 1)
  // ราชบุรี rat-cha-bu-ri, วิทยา wit-tha-ya, ยุติ yut-ti: closes and opens
  if (word[place + 1] !== NO_LETTER && next !== Kind.tone && next !== Kind.karan) {
    found.push({
      end: place,
      final,
      build: Build.again,
      again: true,
      roles: [...before, roleAt(place, Role.finalAgain)],
    })
  }
  if (vowel.kind === VowelKind.closedA) return
  const roles = [...before, roleAt(place, Role.final)]
  const tail = (end: number, silent: readonly number[]): void => {
    found.push({ end, final, build: Build.tail, again: false, roles: [...roles, ...silent] })
  }
  if (isShortVowel(word[place + 1])) silentVowelTails(word, place + 1, before.length > 0, tail)
  if (!mayStart(word, place + 1)) return
  const build = vowel.kind === VowelKind.impliedO ? Build.impliedO : Build.closed
  found.push({ end: place + 1, final, build, again: false, roles })
  silentTails(word, place + 1, tail)
}

type AddTail = (end: number, silent: readonly number[]) => void

/** A silent ิ or ุ on the final: ชาติ chat, ปาฏิหาริย์ pa-ti-han, and เกียรติ์ kiat after a silent ร. */
function silentVowelTails(word: Uint8Array, place: number, behindSilent: boolean, tail: AddTail): void {
  const karan = karanEnd(word, place + 1, 1)
  if (karan > 0) tail(karan, [roleAt(place + 1, Role.silentKaran)])
  if (mayStart(word, place + 1)) tail(place + 1, [roleAt(place, Role.silentVowel)])
  else if (behindSilent && isKaran(word, place + 1)) tail(place + 2, [roleAt(place, Role.silentVowel)])
}

/** Silent consonants after the final: with ์ in จันทร์ and ลักษณ์, without it in พุทธ, จักร, พักตร, ศักดิ. */
function silentTails(word: Uint8Array, place: number, tail: AddTail): void {
  const karan = karanEnd(word, place, 3)
  if (karan > 0) tail(karan, [roleAt(place, Role.silentKaran)])
  if (!isConsonant(word, place)) return
  const silent = roleAt(place, Role.silent)
  if (mayStart(word, place + 1)) {
    tail(place + 1, [silent])
    if (word[place + 1] === RO && mayStart(word, place + 2)) tail(place + 2, [silent, roleAt(place + 1, Role.silent)])
  } else if (isShortVowel(word[place + 1]) && mayStart(word, place + 2)) {
    tail(place + 2, [silent, roleAt(place + 1, Role.silentVowel)])
  }
}

/** The place after a ์ that silences the consonants from `place` on and any ิ ุ on them, or -1. */
function karanEnd(word: Uint8Array, start: number, consonantsMax: number): number {
  let place = start
  for (let count = 0; count < consonantsMax && isConsonant(word, place); count++) {
    place += isShortVowel(word[place + 1]) ? 2 : 1
    if (isKaran(word, place)) return mayStart(word, place + 1) ? place + 1 : -1
  }
  return -1
}
