// Generic words before a name: the name is read and divided as if alone (as in official names: Amphoe Omkoi).
import { isFollowing, isMark } from '../../thai/character-kinds.ts'
import { oneOf } from '../read/table.ts'

/** Words that begin no other word: even in running text the name after them is read as if alone. */
const STRONG = oneOf(String.raw`จังหวัด อำเภอ ตำบล แขวง โรงเรียน โรงพยาบาล มหาวิทยาลัย`)
/** Words that also begin others (บ้านเรือน, วัดผล): in running text they only end their own syllables. */
const WEAK = oneOf(String.raw`เขต คลอง บ้าน หมู่บ้าน สถานี เทศบาล วัด ถนน ซอย แยก สะพาน ตลาด`)
const GENERIC = new RegExp(`^(?:(${STRONG})|${WEAK})(?=..|$)`, 'su')

const THANTHAKHAT = '์'

/** A generic word at the head of a run, or alone, and its length in letters. */
export interface Generic {
  readonly length: number
  readonly isStrong: boolean
}

/** @example genericOf('อำเภอปาย') // { length: 5, isStrong: true } */
export function genericOf(thai: string): Generic | undefined {
  const [word, strong] = GENERIC.exec(thai) ?? []
  if (word === undefined) return undefined
  const next = thai.charCodeAt(word.length)
  const beginsWord = !isFollowing(next) && !isMark(next) && thai[word.length + 1] !== THANTHAKHAT
  return beginsWord ? { length: word.length, isStrong: strong !== undefined } : undefined
}
