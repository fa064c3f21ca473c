// RTGS romanization of a text, without a dictionary of readings. How it works: README.md in this folder.
import type { Step } from './best-path.ts'
import { genericOf, type Generic } from './generic.ts'
import { Kind, kindAt } from './letters.ts'
import { Role, roleAt, type Reading } from './reading.ts'
import { readRun } from './run.ts'
import { shippedWeights } from './shipped-weights.ts'
import type { Weights } from './weights.ts'
import { normalize } from './normalize.ts'
import { abbreviatedTitle, titleLength, type AbbreviatedTitle } from '../titles.ts'
import { wordStarts, type TextKind } from './word-starts.ts'

export type Syllable = { thai: string; roman: string }
export type Word = { thai: string; roman: string }
export type Romanized = { text: string; spaced: string; words: Word[]; syllables: Syllable[] }

/** Letters and signs of words, with invisible characters between; ฯ ๆ digits and ฿ are excluded. */
const TOKENS = /ฯลฯ|[ก-ฮะ-ฺเ-ๅ็-๎](?:[\u200b-\u200d\u2060\ufeff]*[ก-ฮะ-ฺเ-ๅ็-๎])*|ๆ{1,3}|ฯ|\s+|[^ก-ฮะ-ฺเ-๎ๆฯ\s]+|./gsu
/** Most repeated words have one syllable, and hardly any has more than two. */
const REPEATED_SYLLABLES_MAX = 2
const RUN = /^[ก-ฮะ-ฺเ-ๅ็-๎]/u

/**
 * Romanizes the Thai words of a text by the rules of the Royal Institute (RTGS, 1999): the sound, without tones and vowel
 * length. All other text is unchanged. A hyphen is a border of syllables: nothing is read across it.
 *
 * `spaced` has a blank between the words, as the Royal Institute writes; `text` only those of the input. `words` and
 * `syllables` are those of the Thai runs in order; the `thai` parts of a run joined give the run (normalized: เเ is แ, tone
 * marks follow the vowel sign). A linking syllable, which has no letters, has "". ๆ repeats the run before it, up to three
 * times in a row; of a run longer than two syllables, which is a phrase, only the last one. ฯ is silent, ฯลฯ is copied.
 *
 * `kind` only decides where words end: in running `text`; in the name of a `place`, whose parts are separate; or nowhere,
 * because a `person`'s name is one word, apart from the title before it. An abbreviated title is one syllable and one word, in
 * the letters of its full words; a blank replaces its last dot.
 *
 * @example romanize('สมชาย ใจดี').text // 'somchai chaidi'
 * @example romanize('เชียงใหม่', 'place').spaced // 'chiang mai'
 * @example romanize('นายโชคชัย จิตงาม', 'person').spaced // 'nai chokchai chitngam'
 * @example romanize('พล.อ.สนธิ').text // 'phon-ek sonthi'
 * @example romanize('ราชบุรี').syllables // [{ thai: 'ราช', roman: 'rat' }, { thai: '', roman: 'cha' }, { thai: 'บุ', … }]
 */
export function romanize(typed: string, kind: TextKind = 'text', weights: Weights = shippedWeights()): Romanized {
  const text = typed.replaceAll(KOLOK, KOLOK.replace('-', ''))
  const result: Romanized = { text: '', spaced: '', words: [], syllables: [] }
  let previous: readonly Syllable[] = []
  let hyphenated = false
  /** Whether a name, and hence a title, may begin here. */
  let begins = true
  let token = ''
  for (let place = 0; place < text.length; place += token.length) {
    const title = begins || isBlank(text[place - 1]) ? abbreviatedTitle(text, place) : undefined
    if (title) {
      token = title.typed
      addTitle(result, title, text[place + token.length] !== ' ', weights)
      previous = []
      begins = true
      continue
    }
    token = tokenAt(text, place)
    if (RUN.test(token)) {
      const titled: number = begins ? titleLength(normalize(token)) : 0
      const { syllables, words } = romanizeRun(token, kind, weights, titled)
      begins = titled === token.length
      previous = syllables
      result.syllables.push(...syllables)
      result.text += spell(syllables)
      result.spaced += words.map(({ roman }) => roman).join(' ')
      addWords(result.words, words, kind === 'person' && hyphenated)
    } else if (token.startsWith('ๆ') && previous.length > 0) {
      repeat(result, token, previous)
      previous = []
    } else if (token !== 'ฯ') {
      result.text += token
      result.spaced += token
      hyphenated = token === '-' && previous.length > 0
      if (token.trim() !== '') {
        previous = []
        begins = !hyphenated
      }
    }
  }
  return result
}

/** The only name whose official spelling has no border at the Thai hyphen: Su-ngai Kolok (Royal Gazette). */
const KOLOK = 'สุไหงโก-ลก'

const isBlank = (letter: string | undefined): boolean => letter?.trim() === ''

function tokenAt(text: string, place: number): string {
  TOKENS.lastIndex = place
  return TOKENS.exec(text)?.[0] ?? ''
}

/** ดร. as the contract spells it, without the e of its last vowel sign. */
const OWN_SPELLING: Readonly<Record<string, string>> = { ดอกเตอร์: 'dokto' }

/** Adds an abbreviated title, separate from what follows. */
function addTitle(result: Romanized, { typed, full }: AbbreviatedTitle, isGlued: boolean, weights: Weights): void {
  const roman = OWN_SPELLING[full] ?? spell(romanizeRun(full, 'person', weights).syllables)
  result.syllables.push({ thai: typed, roman })
  result.words.push({ thai: typed, roman })
  const added = isGlued ? `${roman} ` : roman
  result.text += added
  result.spaced += added
}

/** Adds the words of a run; a hyphen does not end a name. */
function addWords(words: Word[], added: readonly Word[], goesOn: boolean): void {
  const last = words.at(-1)
  const [first] = added
  if (!goesOn || !last || !first) words.push(...added)
  else words.splice(-1, 1, { thai: last.thai + first.thai, roman: `${last.roman}-${first.roman}` }, ...added.slice(1))
}

/** ๆ, once or more in a row: each repeats the previous run, or its last syllable. */
function repeat(result: Romanized, marks: string, run: readonly Syllable[]): void {
  const repeated = run.length > REPEATED_SYLLABLES_MAX ? run.slice(-1) : run
  for (const mark of marks) {
    result.syllables.push(...repeated.map(({ roman }, index) => ({ thai: index === 0 ? mark : '', roman })))
    result.words.push({ thai: mark, roman: spell(repeated) })
    const added = `${result.text.at(-1)?.trim() === '' ? '' : ' '}${spell(repeated)}`
    result.text += added
    result.spaced += added
  }
}

/**
 * The syllables of one run of Thai letters, and the words they form.
 *
 * @param titled number of letters that form a title before a name; 0 for none.
 * @param generics maximum number of generic words before a name.
 */
export function romanizeRun(
  text: string,
  kind: TextKind,
  weights: Weights,
  titled = 0,
  generics = GENERICS_MAX,
): Pick<Romanized, 'syllables' | 'words'> {
  const generic = titled === 0 && generics > 0 ? genericOf(normalize(text)) : undefined
  if (!generic) return runOf(text, kind, weights, titled)
  return afterGeneric(normalize(text), generic, kind, weights, generics - 1)
}

/** โรงเรียนวัดบ้าน…: the most generic words before a name. */
const GENERICS_MAX = 3

function runOf(text: string, kind: TextKind, weights: Weights, titled = 0): Pick<Romanized, 'syllables' | 'words'> {
  const run = readRun(text, weights)
  const isTitled = titled > 0 && titled < run.thai.length
  const named = isTitled ? run.starts.indexOf(titled) : 0
  if (isTitled && named !== readRun(run.thai.slice(0, titled), weights).path.length) {
    // Read as a whole, the title would merge with the name: คุณปราณี has no link.
    const parts = [run.thai.slice(0, titled), run.thai.slice(titled)].map((part) => romanizeRun(part, kind, weights))
    return { syllables: parts.flatMap(({ syllables }) => syllables), words: parts.flatMap(({ words }) => words) }
  }
  const starts = named > 0 && kind === 'person' ? new Set([named]) : wordStarts(run, kind, weights)
  const groups: Syllable[][] = [[]]
  let place = 0
  for (const [index, step] of run.path.entries()) {
    if (starts.has(index)) groups.push([])
    const end = letterEnd(run.letters, step, run.path[index + 1])
    addSyllables(groups.at(-1) as Syllable[], step.reading, run.thai.slice(place, end))
    place = end
  }
  return { syllables: groups.flat(), words: groups.map(wordOf) }
}

/** A generic word and the name after it, each read as if alone. */
function afterGeneric(
  thai: string,
  { length, isStrong }: Generic,
  kind: TextKind,
  weights: Weights,
  generics: number,
): Pick<Romanized, 'syllables' | 'words'> {
  const own = runOf(thai.slice(0, length), 'person', weights)
  if (length === thai.length) return own
  const isApart = kind === 'place' || (kind === 'text' && isStrong)
  const name = romanizeRun(thai.slice(length), isApart ? kind : 'person', weights, 0, generics)
  const syllables = [...own.syllables, ...name.syllables]
  if (isApart) return { syllables, words: [...own.words, ...name.words] }
  if (kind === 'person') return { syllables, words: [wordOf(syllables)] }
  const run = readRun(thai, weights)
  const starts = new Set(Array.from(wordStarts(run, kind, weights), (index) => run.starts[index]))
  const groups: Syllable[][] = []
  let place = 0
  for (const syllable of syllables) {
    const [last] = groups.slice(-1)
    if (last && !(syllable.thai !== '' && starts.has(place))) last.push(syllable)
    else groups.push([syllable])
    place += syllable.thai.length
  }
  return { syllables, words: groups.map(wordOf) }
}

const wordOf = (syllables: readonly Syllable[]): Word => ({
  thai: syllables.map(({ thai }) => thai).join(''),
  roman: spell(syllables),
})

/** Adds a reading to the syllables of its word: one, two, or none without sound. */
function addSyllables(syllables: Syllable[], { before, onset, vowel, final }: Reading, thai: string): void {
  let own = thai
  if (before !== undefined) {
    // เจริญ: the pre-vowel stays with the letter written after it
    syllables.push({ thai: own.slice(0, 2), roman: `${before}a` })
    own = own.slice(2)
  }
  const roman = onset + vowel + final
  const last = syllables.at(-1)
  if (roman === '' && last) last.thai += own
  else syllables.push({ thai: own, roman })
}

/**
 * The end of a syllable's letters. A letter read again belongs to the syllable it closes, with a silent ร after it
 * (เพชร|บุรี); but to the next one if it carries the next vowel sign (ยุ|ติ) or the next syllable is ทร, s (พุ|ทรา).
 */
function letterEnd(word: Uint8Array, { reading }: Step, following: Step | undefined): number {
  const { end, again } = reading
  if (!again) return end
  const next = kindAt(word, end + 1)
  const roles = following?.reading.roles ?? []
  if (next === Kind.aboveBelow || next === Kind.after || roles.includes(roleAt(end, Role.falseSo))) return end
  return roles.includes(roleAt(end + 1, Role.falseR)) ? end + 2 : end + 1
}

/** Joins syllables, with a hyphen at ambiguous borders (RTGS: hyphen): sa-at, sa-nga. */
function spell(syllables: readonly Syllable[]): string {
  let result = ''
  let lastLetter = ''
  for (const { roman } of syllables) {
    const unclear = isVowel(roman[0]) || (roman.startsWith('ng') && isVowel(lastLetter))
    result += result !== '' && unclear ? `-${roman}` : roman
    lastLetter = roman.at(-1) ?? lastLetter
  }
  return result
}

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== '' && 'aeiou'.includes(letter)
