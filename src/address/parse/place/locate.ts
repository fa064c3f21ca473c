import { LEVELS, type Level, type Places } from '../../places.ts'
import { standing, type Facts } from './agreement.ts'
import { saidBy, spotOf, type Findings, type Reading } from './choose.ts'
import type { Number5 } from '../text/numbers.ts'
import { formHits } from './form.ts'
import { gapsOf } from './gaps.ts'
import { addEdges, exactHits, markContained, textView, type Hit, type Rejected, type View } from './hits.ts'
import { loneWords } from './lone-word.ts'
import { effort, factsIn, withMisspelt, type Effort, type Judged } from './misspelt.ts'
import { retypedText } from './retype.ts'
import { shortHits } from './short-forms.ts'
import { signsOf, type Sign } from '../text/markers.ts'
import { overlap, type Span } from '../text/span.ts'
import { surest } from './sure.ts'
import { thresholds, tied } from './tied.ts'
import { capitalsMeant, ownNames } from './whole-names.ts'
import { writtenPostcode } from './written-postcode.ts'

/** Where an address is, according to the text. */
export interface Located {
  readonly text: string
  readonly signs: readonly Sign[]
  /** All names found. */
  readonly hits: readonly Hit[]
  /** Readings that fit equally well; empty if the text names no place. */
  readonly best: readonly Reading[]
  readonly postcode: Number5 | undefined
  readonly signed: ReadonlyMap<number, Level>
  /** Whether only blanks, signs and points are between two positions. */
  readonly touches: (end: number, start: number) => boolean
  /** Where the text was read as typed on the other keyboard layout. */
  readonly retyped: readonly Span[]
  /** The steps to this result, for `npm run why`; undefined if three names of a form decide it. */
  readonly why: Why | undefined
}

/** The input from which the best readings were chosen. */
export interface Why {
  readonly findings: Findings
  /** All of them, best first. */
  readonly readings: readonly Reading[]
  /** Rejected names, each with its rule. */
  readonly rejected: readonly Rejected[]
  /** The rule by which a reading rests on a word that names no place here. */
  readonly loneWord: (reading: Reading) => string | undefined
  /** The facts of the text and their agreements. */
  readonly facts: () => Facts
}

/** Above the names of any real paste, even a page of orders; a text with more is read only once. */
const NAMES_MAX = 30
/** The cost of a second search for names, in comparisons. */
const RETYPED_PAIRS = 2_000

/**
 * Finds the places of a text whose phones are marked in `cut`. If a level remains unknown, reads the text again with its Latin
 * words retyped on the Thai layout.
 */
export function locate(places: Places, text: string, cut: Uint8Array, left: Effort = effort()): Located {
  const written = namesIn(places, text, cut)
  const plain = judged(places, written, left)
  const isWhole = plain.best.length === 1 && (plain.best[0] as Reading).hits.length === LEVELS.length
  const isSpent = left.pairs <= 0 || written.hits.length > NAMES_MAX
  const other = isWhole || isSpent ? undefined : retypedText(text, cut)
  if (!other) return plain
  left.pairs -= RETYPED_PAIRS
  const names = namesIn(places, other.text, cut)
  // If no name is in the retyped parts, the rest has already been judged.
  if (!isNamedIn(other.spans, names.hits)) return plain
  const again = { ...judged(places, names, left), retyped: other.spans }
  return isBetter(again, plain) ? again : plain
}

/** Whether the retyped text scores enough more, with a name in the retyped part, to assume the wrong keyboard. */
function isBetter({ best: [found], retyped }: Located, { best: [plain] }: Located): boolean {
  if (!found || found.score - (plain?.score ?? 0) < thresholds.retyped) return false
  return isNamedIn(retyped, found.hits)
}

const isNamedIn = (spans: readonly Span[], hits: readonly Hit[]): boolean =>
  hits.some((hit) => hit.cost === 0 && spans.some((span) => overlap(hit, span)))

/** The correctly spelt names of a text. */
interface Names {
  readonly text: string
  readonly signs: readonly Sign[]
  readonly postcode: Number5 | undefined
  readonly hits: Hit[]
  /** Undefined if three names of a form decide the text. */
  readonly view: View | undefined
}

function namesIn(places: Places, text: string, cut: Uint8Array): Names {
  const signs = signsOf(text)
  const postcode = writtenPostcode(places, text, cut)
  const form = formHits(places, text, signs)
  if (form) return { text, signs, postcode, hits: [...form], view: undefined }
  const view = textView(text, places, signs, cut)
  const exact = exactHits(view)
  return { text, signs, postcode, hits: [...exact, ...shortHits(view, exact)], view }
}

/** The best readings, with misspelt names for levels without a name. */
function judged(places: Places, { text, signs, postcode, hits, view }: Names, left: Effort): Located {
  if (!view) return asWritten(text, signs, hits, postcode)
  addEdges(view, hits)
  markContained(hits)
  const signed = signedIn(view)
  const known = {
    places,
    text,
    postcode: postcode && { number: postcode, ...spotOf(places, places.postcode(postcode.digits)) },
    ...gapsOf(view, postcode),
  }
  const own = capitalsMeant(view, known, ownNames(view, known, hits))
  const said = saidBy(places, own, signed)
  const findings: Judged = { ...known, hits: own.slice(), all: own.slice(), signed, said, facts: undefined }
  const found = withMisspelt(view, findings, left)
  const loneWord = loneWords(view, findings)
  const named = found.filter((reading) => loneWord(reading) === undefined)
  const facts = (): Facts => factsIn(view, findings, found)
  const best = surest(view, findings, standing(view, findings, facts, tied(places, named), named), found)
  const why = { findings, readings: found, rejected: view.rejected, loneWord, facts }
  return { text, signs, hits, best, postcode, signed, touches: findings.touches, retyped: [], why }
}

/** The starts of the names after a sign of a level, with that level. */
function signedIn({ text, signBefore }: View): Map<number, Level> {
  const signed = new Map<number, Level>()
  for (const [start, { level, weak }] of signBefore)
    if (level !== null && !weak && /[ก-๎A-Za-z]/.test(text[start] ?? '')) signed.set(start, level)
  return signed
}

/** The result for a text that three names of a form decide. */
function asWritten(text: string, signs: readonly Sign[], hits: readonly Hit[], postcode: Number5 | undefined): Located {
  const [subdistrict] = hits
  const best = subdistrict?.places.map((place) => ({ place, hits, score: Infinity })) ?? []
  const signed = new Map<number, Level>()
  return { text, signs, hits, best, postcode, signed, touches: () => true, retyped: [], why: undefined }
}
