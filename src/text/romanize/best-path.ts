// The choice among all readings of a word: the best path through them (Viterbi), linear in the length of the word.
import { buildTag, contexts } from './context.ts'
import { readings } from './grammar.ts'
import { initialSounds, straySounds } from './letters.ts'
import { Build, BUILD_COUNT, placeOf, roleOf, type Reading } from './reading.ts'
import { weigh, type Weights, type WeightTable } from './weights.ts'

/** A letter that no syllable can use costs more than any reading. */
const STRAY = -1_000_000
const UNREACHED = -Infinity

export type Step = { readonly start: number; readonly reading: Reading }

type BestPath = { path: Step[]; contexts: Int32Array; steps: number }

/** The best way to read a word of `length` letters; `steps` counts what was compared. */
export function bestPath(word: Uint8Array, length: number, weights: Weights): BestPath {
  const search = new Search(word, length, weights.reading)
  for (let place = 0; place < length; place++) {
    search.extend(place, false)
    search.extend(place, true)
  }
  return { path: search.path(), contexts: search.contexts, steps: search.steps }
}

/** A node is a place, whether its letter is read again, and the build of the syllable before it. */
const nodeAt = (place: number, again: boolean, build: number): number =>
  (place * 2 + Number(again)) * BUILD_COUNT + build

class Search {
  steps = 0
  readonly contexts: Int32Array
  readonly #word: Uint8Array
  readonly #length: number
  readonly #weights: WeightTable
  readonly #scores: Float64Array
  readonly #from: Int32Array
  readonly #by: (Reading | undefined)[]
  /** Weights of the roles at the place, filled when asked for. */
  readonly #roleScores: Float64Array

  constructor(word: Uint8Array, length: number, weights: WeightTable) {
    const nodes = (length + 1) * 2 * BUILD_COUNT
    this.#word = word
    this.#length = length
    this.#weights = weights
    this.contexts = contexts(word, length)
    this.#scores = new Float64Array(nodes).fill(UNREACHED)
    this.#from = new Int32Array(nodes)
    this.#by = Array.from<undefined>({ length: nodes })
    this.#roleScores = new Float64Array((length + 1) * 64).fill(UNREACHED)
    this.#scores[nodeAt(0, false, Build.none)] = 0
  }

  /** Carries every way that has come to this place on by every reading from here. */
  extend(place: number, again: boolean): void {
    const first = nodeAt(place, again, 0)
    let reached = false
    for (let build = 0; build < BUILD_COUNT; build++) reached ||= this.#scores[first + build] !== UNREACHED
    if (!reached) return
    const found = readings(this.#word, place, again)
    const pairScores = new Float64Array(BUILD_COUNT * BUILD_COUNT).fill(UNREACHED)
    for (const reading of found) {
      let score = 0
      for (const role of reading.roles) score += this.#roleScore(role)
      this.#carry(first, place, reading, score, pairScores)
    }
    if (!again) this.#carry(first, place, stray(this.#word, place), STRAY, pairScores)
  }

  #carry(first: number, place: number, reading: Reading, score: number, pairScores: Float64Array): void {
    const to = nodeAt(reading.end, reading.again, reading.build)
    for (let build = 0; build < BUILD_COUNT; build++) {
      const before = this.#scores[first + build] as number
      if (before === UNREACHED) continue
      this.steps++
      const total = before + score + this.#pairScore(place, build, reading.build, pairScores)
      if (total <= (this.#scores[to] as number)) continue
      this.#scores[to] = total
      this.#from[to] = first + build
      this.#by[to] = reading
    }
  }

  #roleScore(role: number): number {
    const known = this.#roleScores[role] as number
    if (known !== UNREACHED) return known
    this.steps++
    return (this.#roleScores[role] = weigh(this.#weights, this.contexts, placeOf(role), roleOf(role)))
  }

  #pairScore(place: number, before: number, build: number, known: Float64Array): number {
    const pair = before * BUILD_COUNT + build
    if (known[pair] === UNREACHED) known[pair] = weigh(this.#weights, this.contexts, place, buildTag(before, build))
    return known[pair] as number
  }

  path(): Step[] {
    const pairScores = new Float64Array(BUILD_COUNT * BUILD_COUNT).fill(UNREACHED)
    const last = nodeAt(this.#length, false, 0)
    let best = last
    let bestScore = UNREACHED
    for (let build = 0; build < BUILD_COUNT; build++) {
      const score =
        (this.#scores[last + build] as number) + this.#pairScore(this.#length, build, Build.none, pairScores)
      if (score <= bestScore) continue
      best = last + build
      bestScore = score
    }
    const steps: Step[] = []
    for (let node = best; this.#by[node]; node = this.#from[node] as number) {
      const start = Math.floor((this.#from[node] as number) / (2 * BUILD_COUNT))
      steps.push({ start, reading: this.#by[node] as Reading })
    }
    return steps.toReversed()
  }
}

/** One letter that belongs to no syllable: its bare sound, if it has one. */
function stray(word: Uint8Array, place: number): Reading {
  const value = word[place] as number
  const sounds = { before: undefined, onset: initialSounds[value] ?? '', vowel: straySounds[value] ?? '', final: '' }
  return { end: place + 1, again: false, build: Build.open, roles: [], ...sounds }
}
