// How a syllable may end (RTGS follows the sound; sources in data/romanize/README.md): finals, silent letters, and finals
// that also open the next syllable.
import { VowelKind } from './initials.ts'
import { finalSounds, isConsonant, isKaran, Kind, kindAt, letter, mayStart } from './letters.ts'
import { Build, Role, type Draft } from './reading.ts'
import { Ends, type Vowel } from './vowels.ts'

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

/** Emits the draft with each possible end, given that its vowel ends at `place`. */
export function ends(draft: Draft, place: number, vowel: Vowel): void {
  const { word } = draft
  if (takes(vowel, Ends.open)) openEnds(draft, place, vowel)
  if (takes(vowel, Ends.closed)) closedEnds(draft, place, vowel)
  if (vowel.ends > Ends.either && word[place] === (vowel.ends === Ends.onlyYo ? YO : WO))
    finalAt(draft, place, vowel, false)
}

const openBuild = (kind: number): number => {
  if (kind === VowelKind.impliedA) return Build.impliedA
  return kind === VowelKind.openO ? Build.openO : Build.open
}

function openEnds(draft: Draft, place: number, vowel: Vowel): void {
  const { word } = draft
  if (mayStart(word, place)) draft.ends(place, openBuild(vowel.kind), false, '')
  if (vowel.kind !== VowelKind.written) return
  // เสาร์ sao
  const karan = karanEnd(word, place, 1)
  if (karan > 0) silentEnd(draft, karan, place, Role.silentKaran)
  // โพธิ pho
  if (word[place] === THO_THONG && word[place + 1] === SARA_I && mayStart(word, place + 2))
    silentEnd(draft, place + 2, place, Role.silent)
  // ศีรษะ si-sa
  if (word[place] === RO && vowel.after[0] === SARA_II && isConsonant(word, place + 1))
    silentEnd(draft, place + 1, place, Role.silentBefore)
}

function silentEnd(draft: Draft, end: number, place: number, role: number): void {
  draft.addRole(place, role)
  draft.ends(end, Build.tail, false, '')
  draft.count--
}

function closedEnds(draft: Draft, place: number, vowel: Vowel): void {
  const { word } = draft
  finalAt(draft, place, vowel, false)
  if (!isConsonant(word, place) || vowel.kind === VowelKind.closedA) return
  // การ์ด kat, ฟิล์ม fim: silent before the final
  if (isKaran(word, place + 1)) finalBehind(draft, place, Role.silentKaran, place + 2, vowel)
  // สามารถ sa-mat; พรหม phrom
  const silentRo = word[place] === RO && vowel.beforeSilentRo
  const silentHo = word[place] === HO && word[place + 1] === MO
  if (silentRo || silentHo) finalBehind(draft, place, Role.silentBefore, place + 1, vowel)
}

function finalBehind(draft: Draft, silent: number, role: number, place: number, vowel: Vowel): void {
  draft.addRole(silent, role)
  finalAt(draft, place, vowel, true)
  draft.count--
}

/** Whether a vowel allows ย or ว after it. */
const joinsVowel = ({ takesYo, takesWo }: Vowel, value: number): boolean =>
  (value !== YO || takesYo) && (value !== WO || takesWo)

function finalAt(draft: Draft, place: number, vowel: Vowel, behindSilent: boolean): void {
  const { word } = draft
  const value = word[place] as number
  const final = finalSounds[value]
  if (final === undefined || !joinsVowel(vowel, value)) return
  const next = kindAt(word, place + 1)
  // ราชบุรี rat-cha-bu-ri, วิทยา wit-tha-ya, ยุติ yut-ti: closes and opens
  if (word[place + 1] !== NO_LETTER && next !== Kind.tone && next !== Kind.karan) {
    draft.addRole(place, Role.finalAgain)
    draft.ends(place, Build.again, true, final)
    draft.count--
  }
  if (vowel.kind === VowelKind.closedA) return
  draft.addRole(place, Role.final)
  if (next === Kind.aboveBelow) {
    if (isShortVowel(word[place + 1])) silentVowelTails(draft, place + 1, behindSilent, final)
  } else if (mayStart(word, place + 1)) {
    draft.ends(place + 1, vowel.kind === VowelKind.impliedO ? Build.impliedO : Build.closed, false, final)
    silentTails(draft, place + 1, final)
  }
  draft.count--
}

/** A silent ิ or ุ on the final: ชาติ chat, ปาฏิหาริย์ pa-ti-han, and เกียรติ์ kiat after a silent ร. */
function silentVowelTails(draft: Draft, place: number, behindSilent: boolean, final: string): void {
  const { word } = draft
  const karan = karanEnd(word, place + 1, 1)
  if (karan > 0) tail(draft, karan, final, place + 1, Role.silentKaran)
  if (mayStart(word, place + 1)) tail(draft, place + 1, final, place, Role.silentVowel)
  else if (behindSilent && isKaran(word, place + 1)) tail(draft, place + 2, final, place, Role.silentVowel)
}

/** Silent consonants after the final: with ์ in จันทร์ and ลักษณ์, without it in พุทธ, จักร, พักตร, ศักดิ. */
function silentTails(draft: Draft, place: number, final: string): void {
  const { word } = draft
  if (!isConsonant(word, place)) return
  const karan = karanEnd(word, place, 3)
  if (karan > 0) tail(draft, karan, final, place, Role.silentKaran)
  if (mayStart(word, place + 1)) {
    tail(draft, place + 1, final, place, Role.silent)
    if (word[place + 1] === RO && mayStart(word, place + 2))
      tail(draft, place + 2, final, place, Role.silent, Role.silent)
  } else if (isShortVowel(word[place + 1]) && mayStart(word, place + 2)) {
    tail(draft, place + 2, final, place, Role.silent, Role.silentVowel)
  }
}

/** Emits the syllable with one or two silent letters after its final. */
function tail(draft: Draft, end: number, final: string, place: number, role: number, second?: number): void {
  const { count } = draft
  draft.addRole(place, role)
  if (second !== undefined) draft.addRole(place + 1, second)
  draft.ends(end, Build.tail, false, final)
  draft.count = count
}

/** The place after a ์ that silences the consonants from `start` on and any ิ ุ on them, or -1. */
function karanEnd(word: Uint8Array, start: number, consonantsMax: number): number {
  let place = start
  for (let count = 0; count < consonantsMax && isConsonant(word, place); count++) {
    place += isShortVowel(word[place + 1]) ? 2 : 1
    if (isKaran(word, place)) return mayStart(word, place + 1) ? place + 1 : -1
  }
  return -1
}
