import { JS, type Assertion, type CharacterClass, type Concatenation, type Element, type Quantifier } from 'refa'

/** The source and flags of a regular expression. */
export interface Pattern {
  readonly source: string
  readonly flags: string
}

/**
 * A text that a loop of an expression can read in two ways, so that n repetitions have 2^n readings; undefined without one.
 * A lookaround limits the next character at most; its own loops are judged like others.
 *
 * A loop is ambiguous if its position automaton (Glushkov) leads from a position back to itself by two paths of one text:
 * Weber and Seidl, On the degree of ambiguity of finite automata, 1991, criterion EDA.
 *
 * @example ambiguityOf({ source: '(?:branch(?:es)?|es)*$', flags: '' }) // 'es'
 */
export function ambiguityOf({ source, flags }: Pattern): string | undefined {
  const { expression } = JS.Parser.fromLiteral({ source, flags }).parse({ backreferences: 'unknown' })
  for (const part of [expression, ...lookaroundsOf(expression)]) {
    const found = ambiguousLoop(automatonOf(withoutLastLoop(part)))
    if (found !== undefined) return found
  }
  return undefined
}

/** A loop that ends an expression is never read again: nothing after it can fail. Its body is judged once. */
function withoutLastLoop(part: Alternatives & { readonly kind?: string }): Alternatives {
  if (part.kind === 'behind') return part
  return {
    alternatives: part.alternatives.map((alternative) => {
      const last = alternative.elements.at(-1)
      if (last?.type !== 'Quantifier' || last.min > 1) return alternative
      return { ...alternative, elements: [...alternative.elements.slice(0, -1), { ...last, min: 1, max: 1 }] }
    }),
  }
}

interface Alternatives {
  readonly alternatives: readonly Concatenation[]
}

function* lookaroundsOf({ alternatives }: Alternatives): Generator<Assertion> {
  for (const element of alternatives.flatMap(({ elements }) => elements)) {
    if (element.type === 'Assertion') yield element
    if ('alternatives' in element) yield* lookaroundsOf(element)
  }
}

type Characters = CharacterClass['characters']

/** A way from a position to the next one, and the characters on which it can be taken. */
interface Way {
  readonly to: number
  readonly on: Characters
}

/** The ways from each position; positions are the characters of an expression. */
type Automaton = readonly (readonly Way[])[]

/** A position, and what the character after it cannot be. */
interface Last {
  readonly at: number
  readonly except: Characters | undefined
}

/** A part of an expression: its first and last positions, one as often as there are ways to it. */
interface Part {
  readonly first: readonly number[]
  readonly last: readonly Last[]
  readonly isEmpty: boolean
}

const NOTHING: Part = { first: [], last: [], isEmpty: true }
/** Repetitions of a character up to this number are written out; others, and eight of a longer part, count as a loop. */
const CHARACTERS_MAX = 64
const PARTS_MAX = 7

function automatonOf(expression: Alternatives): Automaton {
  const characters: Characters[] = []
  const next: Way[][] = []

  const link = (last: readonly Last[], first: readonly number[]): void => {
    for (const { at, except } of last)
      for (const to of first) {
        const own = characters[to]
        const on = except ? own?.without(except) : own
        if (on && !on.isEmpty) next[at]?.push({ to, on })
      }
  }
  const sequence = (before: Part, after: Part): Part => {
    link(before.last, after.first)
    return {
      first: before.isEmpty ? [...before.first, ...after.first] : before.first,
      last: after.isEmpty ? [...after.last, ...before.last] : after.last,
      isEmpty: before.isEmpty && after.isEmpty,
    }
  }
  const either = ({ alternatives }: Alternatives): Part => {
    const parts = alternatives.map(({ elements }) => elements.reduce(followedBy, NOTHING))
    return {
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
      isEmpty: parts.some(({ isEmpty }) => isEmpty),
    }
  }
  const repeated = (quantifier: Quantifier): Part => {
    const { min, max } = quantifier
    if (max === 0) return NOTHING
    if (max > (isCharacter(quantifier) ? CHARACTERS_MAX : PARTS_MAX)) {
      const body = either(quantifier)
      link(body.last, body.first)
      return min === 0 ? optional(body) : body
    }
    // a{2,4} is aa(?:a(?:a)?)?: one way for each number of repetitions.
    let part = NOTHING
    for (let count = max; count > 0; count--) {
      const body = sequence(either(quantifier), part)
      part = count > min ? optional(body) : body
    }
    return part
  }
  const followedBy = (part: Part, element: Element): Part => {
    if (element.type !== 'Assertion') return sequence(part, partOf(element))
    const never = neverAfter(element)
    if (!never) return part
    return { ...part, last: part.last.map(({ at, except }) => ({ at, except: except?.union(never) ?? never })) }
  }
  const partOf = (element: Element): Part => {
    if (element.type === 'CharacterClass') {
      const at = characters.push(element.characters) - 1
      next.push([])
      return { first: [at], last: [{ at, except: undefined }], isEmpty: false }
    }
    if (element.type === 'Quantifier') return repeated(element)
    return element.type === 'Alternation' ? either(element) : NOTHING
  }
  either(expression)
  return next
}

const optional = (part: Part): Part => ({ ...part, isEmpty: true })

/** The characters that a lookahead excludes. */
function neverAfter({ kind, negate, alternatives }: Assertion): Characters | undefined {
  const heads = alternatives.map(({ elements }) => elements[0])
  if (kind !== 'ahead' || !heads.every((head) => head?.type === 'CharacterClass')) return undefined
  // One that excludes a longer text excludes none of its characters.
  if (negate && alternatives.some(({ elements }) => elements.length > 1)) return undefined
  const sets = heads.map(({ characters }) => characters)
  const all = sets.reduce((one, other) => one.union(other))
  return negate ? all : all.negate()
}

const isCharacter = ({ alternatives }: Alternatives): boolean =>
  alternatives.length === 1 &&
  alternatives[0]?.elements.length === 1 &&
  alternatives[0].elements[0]?.type === 'CharacterClass'

/** A character on which both ways can be taken. */
const common = (a: Way, b: Way): string | undefined => {
  const point = a.on.intersect(b.on).ranges[0]?.min
  return point === undefined ? undefined : String.fromCodePoint(point)
}

/** Walks pairs of positions that one text reaches, from equal ones over different ones back to equal ones. */
function ambiguousLoop(next: Automaton): string | undefined {
  const loops = loopsOf(next)
  const inLoop = (from: number): readonly Way[] =>
    (next[from] ?? []).filter(({ to }) => loops[to] !== undefined && loops[to] === loops[from])
  const seen = new Set<number>()
  const open: { readonly a: number; readonly b: number; readonly text: string }[] = []
  for (const start of next.keys()) {
    const ways = inLoop(start)
    for (const [at, a] of ways.entries())
      for (const b of ways.slice(at + 1)) {
        const text = common(a, b)
        if (text === undefined) continue
        if (a.to === b.to) return text
        open.push({ a: a.to, b: b.to, text })
      }
  }
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const key = pair.a * next.length + pair.b
    if (seen.has(key)) continue
    seen.add(key)
    for (const a of inLoop(pair.a))
      for (const b of inLoop(pair.b)) {
        const letter = common(a, b)
        if (letter === undefined) continue
        if (a.to === b.to) return pair.text + letter
        open.push({ a: a.to, b: b.to, text: pair.text + letter })
      }
  }
  return undefined
}

/** The number of each position's loop, a strongly connected component; undefined outside loops (Tarjan 1972). */
function loopsOf(next: Automaton): (number | undefined)[] {
  const order: number[] = []
  const low: number[] = []
  const stack: number[] = []
  const loops: (number | undefined)[] = next.map(() => undefined)
  const closed = new Set<number>()
  const visit = (at: number): number => {
    const own = order.push(at)
    const known = low.push(own) - 1
    numbers.set(at, known)
    stack.push(at)
    for (const to of new Set(next[at]?.map((way) => way.to))) {
      if (closed.has(to)) continue
      const seen = numbers.get(to)
      low[known] = Math.min(low[known] ?? own, seen === undefined ? visit(to) : (low[seen] ?? own))
    }
    if (low[known] === own) {
      const members = stack.splice(stack.indexOf(at))
      for (const member of members) {
        closed.add(member)
        if (members.length > 1 || next[at]?.some(({ to }) => to === at)) loops[member] = own
      }
    }
    return low[known] ?? own
  }
  const numbers = new Map<number, number>()
  for (const at of next.keys()) if (!numbers.has(at)) visit(at)
  return loops
}
