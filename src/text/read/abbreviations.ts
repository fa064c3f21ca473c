import { abbreviations, type Abbreviation } from './abbreviation-table.ts'
import { letterWords } from './letters.ts'
import { isAt, isConsonant, isThai, matchAt, saidBy, startsWord, type Found, type Pass } from './pass.ts'
import { words } from './table.ts'

/** Chapter: abbreviations. The longest of the table that is written here, with its dots or without those people forget. */

interface Node {
  readonly next: Map<number, Node>
  readonly entries: Entry[]
}

interface Entry extends Abbreviation {
  /** Dots before the last character. */
  readonly inner: number
  readonly endsInDot: boolean
  /** Characters without dots. */
  readonly letters: string
}

const DOT = 0x2e
const newNode = (): Node => ({ next: new Map(), entries: [] })
const root = newNode()
for (const listed of abbreviations) {
  let node = root
  const letters = listed.written.replaceAll('.', '')
  for (const letter of letters) {
    const code = letter.charCodeAt(0)
    const next = node.next.get(code) ?? newNode()
    node.next.set(code, next)
    node = next
  }
  const endsInDot = listed.written.endsWith('.')
  const inner = listed.written.length - letters.length - (endsInDot ? 1 : 0)
  node.entries.push({ ...listed, inner, endsInDot, letters })
}

/** Two letters that are known without any dot; of three and more all are, but for these words. */
const BARE = new Set(words(String.raw`ดร รพ นร นศ ผอ รร พศ คศ สส สว นพ พญ อย ผศ รศ ปณ`))
/** Ranks of two letters typed with one dot: only before a name, because parties and offices are written so too. */
const RANKS = new Set(words(String.raw`พอ พท พต รอ รท รต สอ สท สต นอ นท นต สก สข ดต รล มอ ปอ วทบ`))
const WORDS = new Set(['สมอ', 'กรอ', 'รฟม'])

/** Those of two letters in which no word ends, and โทร. */
const GLUED = new Set(['บช', 'สภ', 'นศ', 'มท', 'โทร'])

/** What was typed for an entry. */
interface Typed {
  readonly end: number
  readonly inner: number
  readonly hasLastDot: boolean
}

/** The abbreviation of the table that is written here. */
export function abbreviation(pass: Pass): Found | undefined {
  const { text, at } = pass
  let node: Node | undefined = root
  let dots = 0
  let found: { entry: Entry; typed: Typed } | undefined
  for (let i = at; i < text.length;) {
    node = node.next.get(text.charCodeAt(i))
    if (!node) break
    i++
    const hasLastDot = text.charCodeAt(i) === DOT
    const typed = { end: hasLastDot ? i + 1 : i, inner: dots, hasLastDot }
    const entry = best(pass, node.entries, typed)
    if (entry) found = { entry, typed: entry.endsInDot ? typed : { ...typed, end: i } }
    if (hasLastDot) {
      dots++
      i++
    }
  }
  if (!found) return undefined
  const { spoken, kind, cue, isMinistry } = found.entry
  const reading = isMinistry && !saidBy(pass).endsWith('กระทรวง') ? `กระทรวง${spoken}` : spoken
  return { end: found.typed.end, reading, kind, ...(cue && { cue }) }
}

/** The entry that is written exactly so, else one that only lacks dots. */
function best(pass: Pass, entries: readonly Entry[], typed: Typed): Entry | undefined {
  const exact = entries.find((entry) => entry.inner === typed.inner && isWritten(pass, entry, typed))
  return exact ?? entries.find((entry) => isWritten(pass, entry, typed))
}

function isWritten(pass: Pass, entry: Entry, { end, inner, hasLastDot }: Typed): boolean {
  const { text } = pass
  const isDotless = inner === 0 && entry.inner > 0
  // ผ.อ., ค.ร.ม.: a dot after every letter.
  const isDotted = entry.inner === 0 && inner === entry.letters.length - 1
  if (inner !== entry.inner && !((isDotless || isDotted) && isOfConsonants(entry.letters))) return false
  if (entry.letters === 'นส' && /^ ?\d/.test(text.slice(end, end + 2))) return false
  const endsWell = !entry.endsInDot || hasLastDot || !isThai(text.charCodeAt(end)) || inner >= 2
  if (!endsWell) return false
  const isWord = startsWord(pass)
  if (!entry.endsInDot) return isWord || inner > 0 || /[ฯ/]/.test(entry.letters)
  if (isDotless && RANKS.has(entry.letters)) return isWord && hasLastDot && isThai(text.charCodeAt(end))
  if (inner === 0 && !hasLastDot) return isWord && isKnownBare(entry.letters)
  return isWord || (inner > 0 && !isDotless) || isGlued(pass, entry)
}

const isOfConsonants = (letters: string): boolean => [...letters].every((letter) => isConsonant(letter.charCodeAt(0)))

const isKnownBare = (letters: string): boolean =>
  !WORDS.has(letters) && (letters.length > 2 || BARE.has(letters)) && !/[ะ-๎ ]/.test(letters)

/** Three consonants and a dot do not end a word; รพ. ends only เคารพ. */
function isGlued({ text, at }: Pass, { letters }: Entry): boolean {
  if (letters === 'รพ') return !text.startsWith('เคา', at - 3)
  return (letters.length > 2 && !WORDS.has(letters)) || GLUED.has(letters)
}

const UNKNOWN = /(?:[ก-ฮ]\.){2,7}|[ก-ฮ]{3,5}\./y
/** What is attached to another abbreviation: the second half of ปตท.สผ. */
const ATTACHED = /[ก-ฮ]{2,5}\.(?![ก-๎])/y
/** Words written with consonants only: อ and ว for a vowel, รร, or an inherent one (two of them side by side too). */
const WITH_VOWEL_LETTER = /^[ก-ฮ]{1,2}[อว][กงดนบมยรลสท]$|รร/
const SHORT = words(String.raw`
  นก มด รถ คน ผม ลม ฝน กบ นม สด หก ตก อก ผล ชน จน บน บท พบ ลด ลง หมด หลบ หลง หนด รก รบ รส กด กฎ คด งด จบ จม ชม ดม ถม ถก ทน ธน ปน ปม ปด พล มน ยก ยศ ลบ วน สน สม หด หน หม อด อบ กรม กรง กรด กรน กลม กลบ ครบ ครก ตรง ตรม ทรง ปลด ปลง พรม พลบ สลด สวด
`)
const LONG = words(String.raw`
  ขนม ถนน ตลก ผสม พนม นคร อมร กมล สกล ตลบ สลบ สงบ ขนบ วงกลม อบรม ชลบ สมร จราจร ปกครอง ถล่ม ชนก ชนบท ถนัด ขจร กบฏ อบอวล ตรวจ หญง องค สนม
`)
const PAIR = new RegExp(`^(?:${SHORT.join('|')}|[ก-ฮ]อ[กงดนบมย]){1,2}$`)
const WORDS_OF_CONSONANTS = new Set(LONG)

/** Whether letters are a word written without vowel signs. @example isWordOfConsonants('ยอด') // true */
export const isWordOfConsonants = (letters: string): boolean =>
  WITH_VOWEL_LETTER.test(letters) || PAIR.test(letters) || WORDS_OF_CONSONANTS.has(letters)

/** รองผบ.ตร.: a word and an abbreviation of the table. */
function endsInKnown(pass: Pass, written: string): boolean {
  if (written[1] === '.') return false
  for (let i = 2; i < written.length - 2; i++) if (abbreviation({ ...pass, at: pass.at + i })) return true
  return false
}

/** One outside the table: by the names of its letters, unless it is a word of consonants before a full stop. */
export function unknownAbbreviation(pass: Pass): Found | undefined {
  const isAttached = pass.last?.kind === 'abbreviation' && pass.lastEnd === pass.at
  const pattern = isAttached && isAt(ATTACHED, pass.text, pass.at) ? ATTACHED : UNKNOWN
  const [written] = startsWord(pass) ? matchAt(pattern, pass.text, pass.at) : []
  if (written === undefined || isWordOfConsonants(written.slice(0, -1)) || endsInKnown(pass, written)) return undefined
  return { end: pass.at + written.length, reading: letterWords(written), kind: 'abbreviation' }
}
