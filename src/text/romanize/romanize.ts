// RTGS romanization of a text, without a dictionary. How it works: README.md in this folder.
import { bestPath, type Step } from './best-path.ts'
import { encodeWord, Kind, kindAt } from './letters.ts'
import { normalize } from './normalize.ts'
import { Role, roleAt } from './reading.ts'

export type Syllable = { thai: string; roman: string }

/** Letters and signs that make up words, with invisible characters between them; ฯ ๆ digits and ฿ are none. */
const TOKENS = /ฯลฯ|[ก-ฮะ-ฺเ-ๅ็-๎](?:[\u200b-\u200d\u2060\ufeff]*[ก-ฮะ-ฺเ-ๅ็-๎])*|ๆ{1,3}|ฯ|\s+|[^ก-ฮะ-ฺเ-๎ๆฯ\s]+|./gsu
/** Most words that are repeated have one syllable, hardly any more than two. */
const REPEATED_SYLLABLES_MAX = 2
const WORD = /^[ก-ฮะ-ฺเ-ๅ็-๎]/u

/**
 * Writes the Thai words of a text in Latin letters by the rules of the Royal Institute (RTGS, 1999): the sound, without
 * tones and vowel length. Everything else stays as it is. A hyphen is a border of syllables: nothing is read across it.
 *
 * `syllables` are those of the Thai words in order; the `thai` parts of a word joined give the word (as normalised:
 * เเ is แ, tone marks follow the vowel sign). A syllable without letters of its own, a linking one, has "". ๆ repeats
 * the word before it, up to three times in a row; of a run longer than two syllables, which is a phrase, only the last
 * one. ฯ is silent, ฯลฯ copied.
 *
 * @example romanize('สมชาย ใจดี').text // 'somchai chaidi'
 * @example romanize('ราชบุรี').syllables // [{ thai: 'ราช', roman: 'rat' }, { thai: '', roman: 'cha' }, { thai: 'บุ', … }]
 */
export function romanize(text: string): { text: string; syllables: Syllable[] } {
  const syllables: Syllable[] = []
  let result = ''
  let previous: Syllable[] = []
  for (const [token] of text.matchAll(TOKENS)) {
    if (WORD.test(token)) {
      previous = romanizeWord(token)
      syllables.push(...previous)
      result += spell(previous)
    } else if (token.startsWith('ๆ') && previous.length > 0) {
      const repeated = previous.length > REPEATED_SYLLABLES_MAX ? previous.slice(-1) : previous
      for (const mark of token) {
        syllables.push(...repeated.map(({ roman }, index) => ({ thai: index === 0 ? mark : '', roman })))
        result += `${result.at(-1)?.trim() === '' ? '' : ' '}${spell(repeated)}`
      }
      previous = []
    } else if (token !== 'ฯ') {
      result += token
      if (token.trim() !== '') previous = []
    }
  }
  return { text: result, syllables }
}

/** The syllables of one Thai word. */
export function romanizeWord(thai: string): Syllable[] {
  const word = normalize(thai)
  const letters = encodeWord(word)
  const { path } = bestPath(letters, word.length)
  const ends = path.map((step, index) => letterEnd(letters, step, path[index + 1]))
  const syllables: Syllable[] = []
  let start = 0
  for (const [index, { reading }] of path.entries()) {
    const end = ends[index] as number
    let own = word.slice(start, end)
    start = end
    if (reading.before !== undefined) {
      // เจริญ: the pre-vowel stays with the letter it is written before
      syllables.push({ thai: own.slice(0, 2), roman: `${reading.before}a` })
      own = own.slice(2)
    }
    const roman = reading.onset + reading.vowel + reading.final
    const last = syllables.at(-1)
    if (roman === '' && last) last.thai += own
    else syllables.push({ thai: own, roman })
  }
  return syllables
}

/**
 * Where the letters of a syllable end. One that is read again stays with the syllable it closes, and a silent ร with it
 * (เพชร|บุรี); it goes on when it carries the next vowel sign (ยุ|ติ) or the next syllable is ทร, s (พุ|ทรา).
 */
function letterEnd(word: Uint8Array, { reading }: Step, following: Step | undefined): number {
  const { end, again } = reading
  if (!again) return end
  const next = kindAt(word, end + 1)
  const roles = following?.reading.roles ?? []
  if (next === Kind.aboveBelow || next === Kind.after || roles.includes(roleAt(end, Role.falseSo))) return end
  return roles.includes(roleAt(end + 1, Role.falseR)) ? end + 2 : end + 1
}

/** Joins syllables; a hyphen where the border could be misread (RTGS: hyphen): sa-at, sa-nga. */
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
