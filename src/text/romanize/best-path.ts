// Chooses among all readings of a word: the best path through them (Viterbi), linear in the length of the word.
import { buildTag, contexts } from './context.ts'
import { readings } from './grammar.ts'
import { encodeWord, initialSounds, straySounds } from './letters.ts'
import { Build, BUILD_COUNT, Draft, placeOf, roleOf, type Reading } from './reading.ts'
import { weigh, type Weights, type WeightTable } from './weights.ts'

/** A letter outside every syllable costs more than any reading. */
const STRAY = -1_000_000
const UNREACHED = -0x7fff_ffff
const NOT_KNOWN = UNREACHED
const ROLES_PER_PLACE = 64

export type Step = { readonly start: number; readonly reading: Reading }

export type BestPath = {
  readonly path: readonly Step[]
  /** The letters as small numbers, and the contexts of each place. */
  readonly letters: Uint8Array
  readonly contexts: Int32Array
  /** The sum of all weights. */
  readonly score: number
  /** The number of comparisons. */
  readonly steps: number
}

/** Whether a syllable that begins at a place must not have this reading. */
export type Forbidden = (place: number, draft: Draft) => boolean

/** The best reading of a run of normalized letters. */
export function bestPath(thai: string, weights: Weights, isForbidden?: Forbidden): BestPath {
  const letters = encodeWord(thai)
  const seen = contexts(letters, thai.length)
  const search = new Search(letters, thai.length, seen, weights.reading(), isForbidden)
  for (let place = 0; place < thai.length; place++) {
    search.extend(place, false)
    search.extend(place, true)
  }
  return { path: search.path(), letters, contexts: seen, score: search.score, steps: search.steps }
}

/** A node is a place, whether its letter is read again, and the build of the previous syllable. */
const NODES_PER_PLACE = 2 * BUILD_COUNT
const nodeAt = (place: number, again: boolean, build: number): number =>
  place * NODES_PER_PLACE + (again ? BUILD_COUNT : 0) + build

/** Memory of a search, reused by the next one: allocating it for every word takes as long as the search. */
const room = { scores: new Int32Array(0), from: new Int32Array(0), by: [] as Reading[], roles: new Int32Array(0) }
/** For the current place: the best score, and its node, before a syllable of each build. */
const before = { scores: new Int32Array(BUILD_COUNT), from: new Int32Array(BUILD_COUNT) }

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
  score = 0
  readonly #contexts: Int32Array
  readonly #length: number
  readonly #weights: WeightTable
  readonly #draft: Draft
  #place = 0
  /** The place's first node with the current `again`. */
  #first = 0

  constructor(word: Uint8Array, length: number, seen: Int32Array, weights: WeightTable, isForbidden?: Forbidden) {
    makeRoom(length)
    this.#length = length
    this.#weights = weights
    this.#contexts = seen
    const take = (draft: Draft): void => this.#take(draft, 0)
    this.#draft = new Draft(word, isForbidden ? (draft) => isForbidden(this.#place, draft) || take(draft) : take)
    room.scores[nodeAt(0, false, Build.none)] = 0
  }

  /** Extends the paths that end at this place by every reading that starts here. */
  extend(place: number, again: boolean): void {
    if (!this.#moveTo(place, again)) return
    readings(this.#draft, place, again)
    if (!again) this.#addStray(place)
  }

  /** Whether any path ends here. */
  #moveTo(place: number, again: boolean): boolean {
    this.#place = place
    this.#first = nodeAt(place, again, 0)
    before.scores.fill(NOT_KNOWN)
    for (let build = 0; build < BUILD_COUNT; build++) if (room.scores[this.#first + build] !== UNREACHED) return true
    return false
  }

  /** Adds a letter outside every syllable: its bare sound, if any. */
  #addStray(place: number): void {
    const draft = this.#draft
    const value = draft.word[place] as number
    draft.count = 0
    draft.onset = initialSounds[value] ?? ''
    draft.vowel = straySounds[value] ?? ''
    draft.final = ''
    draft.again = false
    draft.build = Build.open
    draft.end = place + 1
    this.#take(draft, STRAY)
  }

  /** Appends the syllable to the best path, if that improves the path to its end. */
  #take(draft: Draft, extra: number): void {
    this.steps++
    const { build, roles, count } = draft
    let score = this.#scoreBefore(build) + extra
    for (let index = 0; index < count; index++) score += this.#roleScore(roles[index] as number)
    const to = nodeAt(draft.end, draft.again, build)
    if (score <= (room.scores[to] as number)) return
    room.scores[to] = score
    room.from[to] = before.from[build] as number
    room.by[to] = draft.toReading()
  }

  /** The best score before a syllable of this build, including the weights for the two neighbouring builds. */
  #scoreBefore(build: number): number {
    const known = before.scores[build] as number
    if (known !== NOT_KNOWN) return known
    let best = UNREACHED
    for (let other = 0; other < BUILD_COUNT; other++) {
      const reached = room.scores[this.#first + other] as number
      if (reached === UNREACHED) continue
      this.steps++
      const score = reached + weigh(this.#weights, this.#contexts, this.#place, buildTag(other, build))
      if (score <= best) continue
      best = score
      before.from[build] = this.#first + other
    }
    return (before.scores[build] = best)
  }

  #roleScore(role: number): number {
    const known = room.roles[role] as number
    if (known !== NOT_KNOWN) return known
    this.steps++
    return (room.roles[role] = weigh(this.#weights, this.#contexts, placeOf(role), roleOf(role)))
  }

  path(): Step[] {
    this.#moveTo(this.#length, false)
    this.score = this.#scoreBefore(Build.none)
    const steps: Step[] = []
    const start = nodeAt(0, false, Build.none)
    for (let node = before.from[Build.none] as number; node !== start; node = room.from[node] as number) {
      const from = room.from[node] as number
      steps.push({ start: Math.floor(from / NODES_PER_PLACE), reading: room.by[node] as Reading })
    }
    return steps.toReversed()
  }
}
