import { isDigit, isLatin, isThaiLetter, MAIYAMOK, PAIYANNOI } from '../../thai/character-kinds.ts'
import { months } from '../../thai/calendar/thai-calendar.ts'
import { isNameOfDigits } from './latin.ts'
import { isAt, startsWord, type Found, type Pass } from './pass.ts'
import { phases, type Kind, type Rule } from './rule.ts'

/** Orders the rules so that the first match wins. @throws RangeError for an `unless` that names no rule. */
function inOrder(rules: readonly Rule[]): Rule[] {
  const byName = new Map(rules.map((rule) => [rule.name, rule]))
  const ordered = new Set<Rule>()
  const add = (rule: Rule): void => {
    for (const name of rule.unless) {
      const winner = byName.get(name)
      if (winner && !ordered.has(winner)) add(winner)
    }
    ordered.add(rule)
  }
  for (const phase of phases) for (const rule of rules) if (rule.phase === phase) add(rule)
  return [...ordered]
}

const BLANK = 0x20

/** The rules, indexed by what they can begin at. */
export class RuleBook {
  readonly #ofKind: Readonly<Record<Kind, readonly Rule[]>>
  readonly #ofCharacter = new Map<number, readonly Rule[]>()

  constructor(rules: readonly Rule[]) {
    const ordered = inOrder(rules).map((rule) => ({ rule, places: new Set(rule.at.split(' ')) }))
    const at = (...places: readonly string[]): Rule[] =>
      ordered.filter((each) => places.some((place) => each.places.has(place))).map(({ rule }) => rule)
    this.#ofKind = { digit: at('digit'), name: at('name'), thai: at('thai'), latin: at('latin'), other: at('other') }
    for (const { places } of ordered) {
      for (const place of places) {
        const code = place.charCodeAt(0)
        if (place.length === 1) this.#ofCharacter.set(code, at(place, isThaiLetter(code) ? 'thai' : 'other'))
      }
    }
  }

  /** The rules that may match at the pass's position, by precedence. */
  rulesAt(pass: Pass): readonly Rule[] {
    const { text, at } = pass
    const code = text.charCodeAt(at)
    if (isThaiLetter(code)) return isCandidate(pass) ? (this.#ofCharacter.get(code) ?? this.#ofKind.thai) : []
    if (code === BLANK) return text.charCodeAt(at + 1) === MAIYAMOK ? (this.#ofCharacter.get(MAIYAMOK) ?? []) : []
    if (isDigit(code)) return isNameOfDigits(pass) ? this.#ofKind.name : this.#ofKind.digit
    if (isLatin(code)) return this.#ofKind.latin
    return this.#ofCharacter.get(code) ?? this.#ofKind.other
  }

  /** The result of the first matching rule; stores its name in the pass. */
  findAt(pass: Pass): Found | undefined {
    for (const rule of this.rulesAt(pass)) {
      const found = rule.find(pass)
      if (found && found.end > pass.at) {
        pass.by = rule.name
        return found
      }
    }
    return undefined
  }
}

/** A full month name before its day, as in English. */
const FULL_MONTH = new RegExp(`(?:${months.map(({ nameTh }) => nameTh).join('|')}) ?\\d{1,2}[ ,]`, 'y')

/** The letters of an abbreviation and its end; longer ones and those with more vowels have an early dot. */
const SHORT = /[ก-ฮ]?[าิีเโ]?[ก-ฮ]{0,5}า?(?:$|[^ก-ฮะ-ฺเ-ๆ็-๎])/y

/** มี.ค. and มิ.ย., the months whose first letter has a vowel above it, and an account, glued to a word. */
const GLUED = /มี\.ค|มิ\.ย|บช ?[\dxX*]/y

/** Whether a Thai letter may begin an abbreviation: few letters without vowels, then no other; in a word then a dot, ฯ, /, -. */
function isCandidate(pass: Pass): boolean {
  const { text, at } = pass
  if (isAt(FULL_MONTH, text, at)) return true
  if (startsWord(pass)) return isAt(SHORT, text, at)
  if (isAt(GLUED, text, at)) return true
  for (let i = at + 1; i < at + 5 && i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === PAIYANNOI || (code >= 0x2d && code <= 0x2f)) return true
    if ((code < 0x0e01 || code > 0x0e2e) && code !== 0x0e32) return false
  }
  return false
}
