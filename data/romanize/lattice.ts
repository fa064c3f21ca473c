// The readings of one word as two graphs, for learning: all of them, and those with the written romanization.
import { buildTag } from '../../src/text/romanize/context.ts'
import { readings } from '../../src/text/romanize/grammar.ts'
import { encodeWord } from '../../src/text/romanize/letters.ts'
import { normalize } from '../../src/text/romanize/normalize.ts'
import { Build, Draft, placeOf, roleOf, type Reading } from '../../src/text/romanize/reading.ts'

/** Nodes in order, 0 the start and the last one the end; arcs in the order of their sources. */
export type Graph = {
  readonly nodeCount: number
  readonly from: Uint16Array
  readonly to: Uint16Array
  /** The units (place and tag) of arc a: unit[first[a]] up to unit[first[a + 1] - 1]. */
  readonly first: Uint32Array
  readonly unit: Uint16Array
}

export type Lattice = {
  readonly word: Uint8Array
  readonly length: number
  readonly unitPlace: readonly number[]
  readonly unitTag: readonly number[]
  readonly all: Graph
  /** Undefined if no reading gives the romanization. */
  readonly gold: Graph | undefined
}

/**
 * A romanization as letters, and the offsets between them where a syllable starts. A lower-case word has a hyphen at every
 * syllable border; a capitalised one, an official name, may have further borders: `open`.
 */
type Target = { readonly letters: string; readonly borders: ReadonlySet<number>; readonly open: ReadonlySet<number> }

function target(roman: string): Target {
  const borders = new Set([0])
  const open = new Set<number>()
  let letters = ''
  for (const word of roman.split(' ')) {
    const start = letters.length
    for (const part of word.toLowerCase().split('-')) {
      letters += part
      borders.add(letters.length)
    }
    if (/[A-Z]/.test(word)) for (let place = start + 1; place < letters.length; place++) open.add(place)
  }
  return { letters, borders, open }
}

type Node = {
  readonly place: number
  readonly again: boolean
  readonly build: number
  readonly offset: number
  id: number
}
type NodeAt = (place: number, again: boolean, build: number, offset: number) => Node
type Arc = { readonly from: Node; readonly to: Node | undefined; readonly units: number[] }

/** Builds the graphs of a word; undefined without any reading. */
export function lattice(thai: string, roman: string): Lattice | undefined {
  const builder = new Builder(thai)
  const all = builder.graph(undefined)
  const gold = builder.graph(target(roman))
  const { word, length, unitPlace, unitTag } = builder
  return all && { word, length, unitPlace, unitTag, all, gold }
}

class Builder {
  readonly word: Uint8Array
  readonly length: number
  readonly unitPlace: number[] = []
  readonly unitTag: number[] = []
  readonly #units = new Map<number, number>()
  readonly #readings = new Map<number, Reading[]>()

  constructor(thai: string) {
    const letters = normalize(thai)
    this.word = encodeWord(letters)
    this.length = letters.length
  }

  #unit(place: number, tag: number): number {
    const key = place * 1024 + tag
    let unit = this.#units.get(key)
    if (unit === undefined) {
      unit = this.unitPlace.push(place) - 1
      this.unitTag.push(tag)
      this.#units.set(key, unit)
    }
    return unit
  }

  #readingsAt(place: number, again: boolean): Reading[] {
    const key = place * 2 + Number(again)
    let known = this.#readings.get(key)
    if (!known) {
      const found: Reading[] = []
      readings(new Draft(this.word, (draft) => found.push(draft.toReading())), place, again)
      known = found
      this.#readings.set(key, known)
    }
    return known
  }

  graph(wanted: Target | undefined): Graph | undefined {
    const nodes = new Map<string, Node>()
    const byPlace: Node[][] = Array.from({ length: this.length * 2 + 2 }, () => [])
    const node: NodeAt = (place, again, build, offset) => {
      const key = `${place} ${again} ${build} ${offset}`
      let known = nodes.get(key)
      if (!known) {
        known = { place, again, build, offset, id: -1 }
        nodes.set(key, known)
        byPlace[place * 2 + Number(again)]?.push(known)
      }
      return known
    }
    node(0, false, Build.none, 0)
    const arcs: Arc[] = []
    for (const list of byPlace) for (const from of list) arcs.push(...this.#arcsFrom(from, wanted, node))
    return pack(byPlace.flat(), arcs)
  }

  #arcsFrom(from: Node, wanted: Target | undefined, node: NodeAt): Arc[] {
    if (from.place === this.length) {
      if (from.again || (wanted && from.offset !== wanted.letters.length)) return []
      return [{ from, to: undefined, units: [this.#unit(from.place, buildTag(from.build, Build.none))] }]
    }
    const arcs: Arc[] = []
    for (const reading of this.#readingsAt(from.place, from.again)) {
      const offset = wanted ? match(reading, wanted, from.offset) : 0
      if (offset < 0) continue
      const units = reading.roles.map((role) => this.#unit(placeOf(role), roleOf(role)))
      units.push(this.#unit(from.place, buildTag(from.build, reading.build)))
      arcs.push({ from, to: node(reading.end, reading.again, reading.build, offset), units })
    }
    return arcs
  }
}

/** The offset in the romanization after this reading, or -1 if it does not match. */
function match(reading: Reading, { letters, borders, open }: Target, start: number): number {
  let offset = start
  const syllables = [`${reading.onset}${reading.vowel}${reading.final}`]
  if (reading.before !== undefined) syllables.unshift(`${reading.before}a`)
  for (const syllable of syllables) {
    if (!letters.startsWith(syllable, offset)) return -1
    for (let k = 1; k < syllable.length; k++) if (borders.has(offset + k)) return -1
    offset += syllable.length
    if (!borders.has(offset) && !open.has(offset)) return -1
  }
  return offset
}

/** Drops nodes and arcs that do not lead to the end, and packs the rest into numbers. */
function pack(nodes: readonly Node[], arcs: readonly Arc[]): Graph | undefined {
  const alive = new Set<Node | undefined>([undefined])
  for (const arc of arcs.toReversed()) if (alive.has(arc.to)) alive.add(arc.from)
  if (!alive.has(nodes[0])) return undefined
  let count = 0
  for (const node of nodes) if (alive.has(node)) node.id = count++
  const kept = arcs.filter((arc) => alive.has(arc.to))
  const first = new Uint32Array(kept.length + 1)
  for (const [index, arc] of kept.entries()) first[index + 1] = (first[index] as number) + arc.units.length
  return {
    nodeCount: count + 1,
    from: Uint16Array.from(kept, (arc) => arc.from.id),
    to: Uint16Array.from(kept, (arc) => arc.to?.id ?? count),
    first,
    unit: Uint16Array.from(kept.flatMap((arc) => arc.units)),
  }
}
