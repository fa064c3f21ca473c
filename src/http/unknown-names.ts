import { errorsMax } from '../limits.ts'
import { keptFor } from './answer.ts'
import type { Inputs } from './parameter.ts'
import type { RawValues } from './query.ts'
import type { Bilingual } from './values.ts'

/** An unknown name as an error reports it. */
export interface UnknownName extends Bilingual {
  readonly name: string
}

/**
 * The names in a request that its contract does not know. Words only as many as one problem can list, and each sentence
 * once; `count` counts all of them.
 */
export function unknownNames(inputs: Inputs, raw: RawValues): { worded: readonly UnknownName[]; count: number } {
  const known = knownNames(inputs)
  const unknown: string[] = []
  for (const name of raw.keys()) if (!known.has(name)) unknown.push(name)
  return { worded: unknown.length === 0 ? [] : worded(unknown, [...known]), count: unknown.length }
}

/** All names of a contract's parameters. */
const knownNames = keptFor(
  (inputs: Inputs) => new Set(Object.entries(inputs).flatMap(([name, { aliases = [] }]) => [name, ...aliases])),
)

/** The list of known names is long, so only the first error without a suggestion carries it. */
function worded(unknown: readonly string[], known: readonly string[]): UnknownName[] {
  const list: UnknownName[] = []
  const seen = new Set<string>()
  let isListed = false
  for (const name of unknown) {
    const nearest = nearestName(name, known)
    const key = `${shownName(name)} ${nearest ?? ''}`
    if (seen.has(key)) continue
    seen.add(key)
    const advice = nearest === undefined ? (isListed ? undefined : adviceOf(known)) : suggestion(nearest)
    isListed ||= nearest === undefined
    list.push({
      name: shownName(name),
      en: advice ? `is not known (${advice.en})` : 'is not known',
      th: advice ? `ไม่รู้จัก (${advice.th})` : 'ไม่รู้จัก',
    })
    if (list.length === errorsMax) break
  }
  return list
}

const suggestion = (nearest: string): Bilingual => ({ en: `did you mean ${nearest}?`, th: `หมายถึง ${nearest} หรือไม่` })

function adviceOf(known: readonly string[]): Bilingual {
  if (known.length === 0) return { en: 'none is taken here', th: 'ที่นี่ไม่รับพารามิเตอร์' }
  return { en: `known are ${known.join(', ')}`, th: `ที่รู้จักคือ ${known.join(', ')}` }
}

/** A caller may send anything as a name, even a phone number: only plain short names are repeated back. */
export function shownName(name: string): string {
  return /^[A-Za-z][A-Za-z_-]{0,39}$/.test(name) ? name : '(unnamed)'
}

const NEAREST_EDITS_MAX = 3
const NAME_CHARS_MAX = 40

/** The known name with the fewest edits, at most three. @example nearestName('ammount', ['amount']) // 'amount' */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > NAME_CHARS_MAX) return undefined
  const written = name.toLowerCase()
  let nearest: string | undefined
  let fewest = Math.min(NEAREST_EDITS_MAX, name.length - 1) + 1
  for (const candidate of known) {
    // A difference in length is a lower bound of the edits.
    if (Math.abs(candidate.length - name.length) >= fewest) continue
    const edits = editDistance(written, candidate.toLowerCase())
    if (edits < fewest) [nearest, fewest] = [candidate, edits]
  }
  return nearest
}

/** Levenshtein distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
