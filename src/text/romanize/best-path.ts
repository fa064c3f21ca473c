// The choice among all readings of a word: the best path through them (Viterbi), linear in the length of the word.
import { buildTag, contexts } from './context.ts'
import { readings } from './grammar.ts'
import { encodeWord, initialSounds, straySounds } from './letters.ts'
import { Build, BUILD_COUNT, placeOf, roleOf, type Reading } from './reading.ts'
import { segmentsOf } from './segments.ts'
import { weigh, type Weights, type WeightTable } from './weights.ts'

/** A letter that no syllable can use costs more than any reading. */
const STRAY = -1_000_000
const UNREACHED = -0x7fff_ffff
const NOT_KNOWN = UNREACHED
const ROLES_PER_PLACE = 64
const PAIRS = BUILD_COUNT * BUILD_COUNT

export type Step = { readonly start: number; readonly reading: Reading }

export type BestPath = {
  readonly path: readonly Step[]
  /** The letters as small numbers, where a dictionary starts words, and the contexts of each place. */
  readonly letters: Uint8Array
  readonly segments: Uint8Array
  readonly contexts: Int32Array
  /** How many comparisons it took. */
  readonly steps: number
}

/** The best way to read a run of letters, as normalised. */
export function bestPath(thai: string, weights: Weights): BestPath {
  const letters = encodeWord(thai)
  const segments = segmentsOf(thai)
  const seen = contexts(letters, segments)
  const search = new Search(letters, thai.length, seen, weights.reading)
  for (let place = 0; place < thai.length; place++) {
    search.extend(place, false)
    search.extend(place, true)
  }
  return { path: search.path(), letters, segments, contexts: seen, steps: search.steps }
}

/** A node is a place, whether its letter is read again, and the build of the syllable before it. */
const NODES_PER_PLACE = 2 * BUILD_COUNT
const nodeAt = (place: number, again: boolean, build: number): number =>
  place * NODES_PER_PLACE + Number(again) * BUILD_COUNT + build

/** Memory of a search, reused by the next one: allocating it for every word takes as long as the search. */
const room = { scores: new Int32Array(0), from: new Int32Array(0), by: [] as Reading[], roles: new Int32Array(0) }
const pairs = new Int32Array(PAIRS)

function makeRoom(length: number): void {
  const nodes = (length + 1) * NODES_PER_PLACE
  if (room.scores.length < nodes) {
    room.scores = new Int32Array(nodes)
    room.from = new Int32Array(nodes)
    room.roles = new Int32Array((length + 1) * ROLES_PER_PLACE)
  }
  room.scores.fill(UNREACHED, 0, nodes)
  room.roles.fill(NOT_KNOWN, 0, (length + 1) * ROLES_PER_PLACE)
}

class Search {
  steps = 0
  readonly #contexts: Int32Array
  readonly #word: Uint8Array
  readonly #length: number
  readonly #weights: WeightTable

  constructor(word: Uint8Array, length: number, seen: Int32Array, weights: WeightTable) {
    makeRoom(length)
    this.#word = word
    this.#length = length
    this.#weights = weights
    this.#contexts = seen
    room.scores[nodeAt(0, false, Build.none)] = 0
  }

  /** Extends every path that ends at this place by every reading that starts here. */
  extend(place: number, again: boolean): void {
    const first = nodeAt(place, again, 0)
    let reached = false
    for (let build = 0; build < BUILD_COUNT; build++) reached ||= room.scores[first + build] !== UNREACHED
    if (!reached) return
    pairs.fill(NOT_KNOWN)
    for (const reading of readings(this.#word, place, again)) {
      let score = 0
      for (const role of reading.roles) score += this.#roleScore(role)
      this.#carry(first, place, reading, score)
    }
    if (!again) this.#carry(first, place, stray(this.#word, place), STRAY)
  }

  #carry(first: number, place: number, reading: Reading, score: number): void {
    const { scores, from, by } = room
    const to = nodeAt(reading.end, reading.again, reading.build)
    for (let build = 0; build < BUILD_COUNT; build++) {
      const before = scores[first + build] as number
      if (before === UNREACHED) continue
      this.steps++
      const total = before + score + this.#pairScore(place, build, reading.build)
      if (total <= (scores[to] as number)) continue
      scores[to] = total
      from[to] = first + build
      by[to] = reading
    }
  }

  #roleScore(role: number): number {
    const known = room.roles[role] as number
    if (known !== NOT_KNOWN) return known
    this.steps++
    return (room.roles[role] = weigh(this.#weights, this.#contexts, placeOf(role), roleOf(role)))
  }

  #pairScore(place: number, before: number, build: number): number {
    const pair = before * BUILD_COUNT + build
    const known = pairs[pair] as number
    if (known !== NOT_KNOWN) return known
    return (pairs[pair] = weigh(this.#weights, this.#contexts, place, buildTag(before, build)))
  }

  path(): Step[] {
    const last = nodeAt(this.#length, false, 0)
    let best = last
    let bestScore = UNREACHED
    pairs.fill(NOT_KNOWN)
    for (let build = 0; build < BUILD_COUNT; build++) {
      const reached = room.scores[last + build] as number
      if (reached === UNREACHED) continue
      const score = reached + this.#pairScore(this.#length, build, Build.none)
      if (score <= bestScore) continue
      best = last + build
      bestScore = score
    }
    const steps: Step[] = []
    const start = nodeAt(0, false, Build.none)
    for (let node = best; node !== start; node = room.from[node] as number) {
      const from = room.from[node] as number
      steps.push({ start: Math.floor(from / NODES_PER_PLACE), reading: room.by[node] as Reading })
    }
    return steps.toReversed()
  }
}

/** A letter that belongs to no syllable: its bare sound, if it has one. */
function stray(word: Uint8Array, place: number): Reading {
  const value = word[place] as number
  const sounds = { before: undefined, onset: initialSounds[value] ?? '', vowel: straySounds[value] ?? '', final: '' }
  return { end: place + 1, again: false, build: Build.open, roles: [], ...sounds }
}
