import { isFollowing, isMark, isThaiLetter } from '../../thai/character-kinds.ts'
import { abbreviations, ministries, type Abbreviation } from './abbreviation-table.ts'
import { letterWords } from './letters.ts'
import { isAt, matchAt, matching, saidBy, startsWord, type Found, type Pass } from './pass.ts'
import { words } from './table.ts'
import { withoutDots } from './units.ts'

/** Chapter: abbreviations. The longest match in the table, with its dots or without those that people omit. */

/** Abbreviations by their letters. */
const byLetters = new Map<string, Abbreviation[]>()
for (const entry of abbreviations) {
  const letters = withoutDots(entry.written)
  byLetters.set(letters, [...(byLetters.get(letters) ?? []), entry])
}
/** The same by their first two letters, longest first. */
const listed = new Map<string, [letters: string, entries: Abbreviation[]][]>()
for (const [letters, entries] of [...byLetters].toSorted(([a], [b]) => b.length - a.length)) {
  const first = letters.slice(0, 2)
  listed.set(first, [...(listed.get(first) ?? []), [letters, entries]])
}
/** The letters that an abbreviation may be part of, each with or without its dot. */
const RUN = /(?:[ก-๎/( ]\.?){1,12}/y

/** Two-letter abbreviations recognised without dots; of three or more letters all are, except these words. */
const BARE = new Set(words(String.raw`ดร รพ นร นศ ผอ รร พศ คศ สส สว นพ พญ อย ผศ รศ ปณ`))
/** Ranks of two letters typed with one dot: only before a name, because parties and offices are also written so. */
const RANKS = new Set(words(String.raw`พอ พท พต รอ รท รต สอ สท สต นอ นท นต สก สข ดต รล มอ ปอ วทบ`))
const WORDS = new Set(words(String.raw`สมอ กรอ รฟม`))

/** Two-letter abbreviations in which no word ends, and โทร. */
const GLUED = new Set(words(String.raw`บช สภ นศ มท ตอ ตต โทร`))

/** The longest abbreviation of the table here, unless it is part of one outside the table. */
export function abbreviation(pass: Pass): Found | undefined {
  const [run = ''] = matchAt(RUN, pass.text, pass.at)
  const plain = withoutDots(run)
  for (const [letters, entries] of listed.get(plain.slice(0, 2)) ?? []) {
    if (!plain.startsWith(letters)) continue
    const typed = withDots(run, letters.length)
    const [entry] = entries
      .filter(({ written }) => isWritten(pass, letters, written, typed))
      .toSorted((a, b) => distance(a, typed) - distance(b, typed))
    if (!entry) continue
    const { spoken, kind, cue, written } = entry
    const isShort = written in ministries && !saidBy(pass).endsWith('กระทรวง')
    const isEndOfText = typed.endsWith('.') && !written.endsWith('.')
    const end = pass.at + typed.length - (isEndOfText ? 1 : 0)
    return isCutShort(pass, end) ? undefined : { end, reading: (isShort ? 'กระทรวง' : '') + spoken, kind, cue }
  }
  return undefined
}

const LETTERS = /(?!น\.ส\.|ด\.[ชญ]\.)(?:[ก-ฮ]\.){3,7}/y
/** A place after a rank or an office, or the navy: ส.ส.จ.ตาก, น.ท.ร.น. */
const OF_WHERE = /[ตอจซถมบ]\.[ก-ฮเ-ไ\d](?!\.)|ร\.น\./y

/** Whether two letters are the start of a longer run, other than a rank or office of a place: ส.อ.ท. does not begin with ส.อ. */
const isCutShort = ({ text, at }: Pass, end: number): boolean =>
  end === at + 4 && isAt(LETTERS, text, at) && !isAt(OF_WHERE, text, end)

/** The first letters of a run with the dots that follow them. @example withDots('พ.ต.ท', 2) // 'พ.ต.' */
function withDots(run: string, letters: number): string {
  let end = 0
  for (let i = 0; i < letters; i++) end += run[end + 1] === '.' ? 2 : 1
  return run.slice(0, end)
}

/** The number of missing dots. */
const distance = ({ written }: Abbreviation, typed: string): number => Math.abs(inner(written) - inner(typed))

/** Dots before the last letter. @example inner('พ.ร.บ.') // 2 */
const inner = (written: string): number => (written.match(/\.(?!$)/g) ?? []).length

/** How the letters of an abbreviation were typed. */
interface Typed {
  readonly letters: string
  /** Their end in the text. */
  readonly end: number
  /** Dots before the last letter. */
  readonly dots: number
  readonly hasLastDot: boolean
  /** Without any dot. */
  readonly isBare: boolean
  /** Without the dots of the table's form. */
  readonly isDotless: boolean
}

/** Whether letters may be typed so: exactly, without their dots, or with one after every letter: ผ.อ., ค.ร.ม. */
function isWritten(pass: Pass, letters: string, written: string, typed: string): boolean {
  const end = pass.at + typed.length
  const dots = inner(typed)
  const hasLastDot = typed.endsWith('.')
  const isDotless = dots === 0 && inner(written) > 0
  const isOtherwise = isOfConsonants(letters) && (isDotless || isDotted(letters, written, dots))
  if (dots !== inner(written) && !isOtherwise) return false
  if (isLandPaper(pass, letters, end)) return false
  return written.endsWith('.')
    ? mayStand(pass, { letters, end, dots, hasLastDot, isBare: dots === 0 && !hasLastDot, isDotless })
    : startsWord(pass) || dots > 0 || /[ฯ/]/.test(letters)
}

/** นส3: a land document, by its number. */
const isLandPaper = ({ text }: Pass, letters: string, end: number): boolean =>
  letters === 'นส' && isAt(/ ?\d/y, text, end)

/** A dot after every letter, although the table has none, or several. */
const isDotted = (letters: string, written: string, dots: number): boolean =>
  (inner(written) === 0 || dots > 2) && dots === letters.length - 1

/** เข้าบช x1234: no word ends in บช before a number. */
const ACCOUNT_NEXT = /บช ?[\dxX*]/y
const mayBeBare = ({ text, at }: Pass, letters: string, isWord: boolean): boolean =>
  (isWord && isKnownBare(letters)) || isAt(ACCOUNT_NEXT, text, at)

/** Whether letters with a final dot, typed or omitted, can be an abbreviation here. */
function mayStand(pass: Pass, typed: Typed): boolean {
  const { letters, end, dots, hasLastDot, isBare, isDotless } = typed
  const isBeforeThai = isThaiLetter(pass.text.charCodeAt(end))
  if (!hasLastDot && isBeforeThai && !isJoined(pass, letters, dots, end)) return false
  const isWord = startsWord(pass)
  if (isDotless && RANKS.has(letters)) return isWord && hasLastDot && isBeforeThai
  if (isBare) return mayBeBare(pass, letters, isWord)
  return isWord || (dots > 0 && !isDotless) || isGlued(pass, letters)
}

/**
 * พ.ร.บจราจร: the last dot may be missing before a Thai letter too, except where the last letter begins the next word, after
 * another abbreviation (น.ส.พรทิพย์, พล.ต.ทวี) or before its vowel (ป.วิ.อาญา).
 */
function isJoined({ text }: Pass, letters: string, dots: number, end: number): boolean {
  const isKnown = byLetters.has(letters.slice(0, -1))
  const next = text.charCodeAt(end)
  return dots > 1 && !isKnown && !isFollowing(next) && !isMark(next)
}

const isOfConsonants = (letters: string): boolean => /^[ก-ฮ]+$/.test(letters)

const isKnownBare = (letters: string): boolean =>
  !WORDS.has(letters) && (letters.length > 2 || BARE.has(letters)) && !/[ะ-๎ ]/.test(letters)

/** Three consonants and a dot end no word; รพ. only ends เคารพ. */
function isGlued({ text, at }: Pass, letters: string): boolean {
  if (letters === 'รพ') return !text.startsWith('เคา', at - 3)
  return (letters.length > 2 && !WORDS.has(letters)) || GLUED.has(letters)
}

const UNKNOWN = /(?:[ก-ฮ]\.){2,7}|[ก-ฮ]{3,5}\./y
/** Words written with consonants only: อ and ว as vowels, รร, or an inherent vowel (two in a row too). */
const WITH_VOWEL_LETTER = /^(?:[ก-ฮ]{1,2}[อว][กงดนบมย]|[คอต]วร|ซอส|[นด]วล)$|รร/
const SHORT = words(String.raw`
  นก มด รถ คน ผม ลม ฝน กบ นม สด หก ตก อก ผล ชน จน บน บท พบ ลด ลง หมด หลบ หลง หนด รก รบ รส กด กฎ คด งด งบ จบ จม ชม ดม ถม ถก ทน ธน ปน
  ปม ปด พล มน ยก ยศ ลบ วน สน สม หด หน หม อด อบ กรม กรง กรด กรน กลม กลบ ครบ ครก ตรง ตรม ทรง ปลด ปลง พรม พลบ สลด สวด
`)
const LONG = words(String.raw`
  ขนม ถนน ตลก ผสม พนม นคร อมร กมล สกล ตลบ สลบ สงบ ขนบ วงกลม อบรม ชลบ สมร จราจร ปกครอง ถล่ม ชนก ชนบท ถนัด ขจร กบฏ อบอวล ตรวจ หญง องค สนม
`)
const PAIR = new RegExp(`^(?:${SHORT.join('|')}|[ก-ฮ]อ[กงดนบมย]){1,2}$`)
const WORDS_OF_CONSONANTS = new Set(LONG)

/** Whether letters are a word written without vowel signs. @example isWordOfConsonants('ยอด') // true */
export const isWordOfConsonants = (letters: string): boolean =>
  WITH_VOWEL_LETTER.test(letters) || PAIR.test(letters) || WORDS_OF_CONSONANTS.has(letters)

/** รองผบ.ตร.: a word followed by an abbreviation of the table. */
function endsInKnown(pass: Pass, written: string): boolean {
  if (written[1] === '.') return false
  for (let i = 2; i < written.length - 2; i++) if (abbreviation({ ...pass, at: pass.at + i })) return true
  return false
}

const TWO_LETTERS = /(?!.ฤ)[ก-ฮ]{2}\.(?![ก-ฮ]\.|[ะ-ฺ็-๎])/y

/** ทช.: two letters and a dot that are no word of consonants. */
export const twoLetters = matching(TWO_LETTERS, 'abbreviation', ([written = ''], pass) =>
  startsWord(pass) && !isWordOfConsonants(written.slice(0, -1)) ? letterWords(written) : undefined,
)

/** An abbreviation outside the table: letter names, unless it is a word of consonants before a full stop. */
export function unknownAbbreviation(pass: Pass): Found | undefined {
  const [written] = startsWord(pass) ? matchAt(UNKNOWN, pass.text, pass.at) : []
  if (written === undefined || isWordOfConsonants(written.slice(0, -1)) || endsInKnown(pass, written)) return undefined
  return { end: pass.at + written.length, reading: letterWords(written), kind: 'abbreviation' }
}
