import { Answer, keptBy } from '../http/answer.ts'
import { strongEtag } from '../http/cache.ts'
import { searchRecord, type Searched } from './answers.ts'
import type { Area } from './dataset.ts'
import { matchKinds, type Match, type MatchKind } from './search.ts'

/** One result as JSON in UTF-8, and a tag of its text. */
interface Piece {
  readonly bytes: Uint8Array
  readonly tag: string
}

/** Caches what `make` returns, by match kind and area, of which there is one object each. */
function keptByResult<V>(make: (result: Match) => V): (result: Match) => V {
  const keptFor = (match: MatchKind): ((area: Area) => V) => {
    const makeFor = (area: Area): V => make({ area, match })
    return keptBy(makeFor, (area) => area)
  }
  const kept = new Map(matchKinds.map((match) => [match, keptFor(match)]))
  return ({ area, match }) => (kept.get(match) as (area: Area) => V)(area)
}

const encoder = new TextEncoder()
const COMMA = 0x2c

/** A result is the same in every answer, so it is serialised once; that was half of a search's time. */
const pieceOf = keptByResult((result): Piece => {
  const text = JSON.stringify(searchRecord(result))
  return { bytes: encoder.encode(text), tag: strongEtag(text) }
})

/**
 * The answer to a search, assembled from pre-serialised results.
 *
 * @example searchAnswer(searchAddress('บางรัก', { limit: 20, offset: 0, level: undefined }))
 */
export function searchAnswer({ query, mode, total, page, asked: { limit, offset } }: Searched): Answer {
  const text = JSON.stringify({ query, mode, total, count: page.length, limit, offset, results: [] })
  const head = text.slice(0, -']}'.length)
  if (page.length === 0) return new Answer(text, { etag: strongEtag(head) })
  const pieces = page.map((match) => pieceOf(match))
  const etag = strongEtag(head + pieces.map(({ tag }) => tag).join(''))
  return new Answer(joined(encoder.encode(head), pieces), { etag })
}

/** The results of a search as records, for formats other than JSON. */
export function searchRecords({ page }: Searched) {
  return { results: page.map((match) => recordOf(match)) }
}

/** One record object per result, so that its CSV line is cached too. */
const recordOf = keptByResult(searchRecord)

/** The head, the results with commas between them, and the end of the array and the object. */
function joined(head: Uint8Array, pieces: readonly Piece[]): Uint8Array<ArrayBuffer> {
  const end = encoder.encode(']}')
  const commas = Math.max(0, pieces.length - 1)
  const length = pieces.reduce((sum, { bytes }) => sum + bytes.length, head.length + commas + end.length)
  const all = new Uint8Array(length)
  all.set(head)
  let at = head.length
  for (const [i, { bytes }] of pieces.entries()) {
    if (i > 0) all[at++] = COMMA
    all.set(bytes, at)
    at += bytes.length
  }
  all.set(end, at)
  return all
}
