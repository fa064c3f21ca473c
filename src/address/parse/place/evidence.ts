import { isLarger } from '../../places.ts'
import type { Number5 } from '../text/numbers.ts'
import type { Hit } from './hits.ts'
import type { Evidence } from '../text/rule.ts'

// Weights are hundredths; only the order of the sums matters. They are set by hand: each has an example in
// `test/address/parse/rule-examples.ts` that is misread when the weight is zero.

const LETTERS_MAX = 10

/** Evidence in a name alone. */
export const hitEvidence: readonly Evidence<Hit>[] = [
  { name: 'a name', weight: 200, match: () => true },
  { name: 'after a sign of its level', weight: 400, match: ({ sign }) => sign === 'strong' },
  { name: 'between edges', weight: 75, match: ({ left, right }) => Number(left) + Number(right) },
  { name: 'letters', weight: 15, match: ({ letters }) => Math.min(letters, LETTERS_MAX) },
  { name: 'a province', weight: 50, match: ({ level }) => level === 'province' },
  { name: 'like a street', weight: -100, match: ({ doubtful }) => doubtful },
  { name: 'part of a longer name', weight: -150, match: ({ contained, sign }) => contained && sign !== 'strong' },
  {
    name: 'part of the name after the sign',
    weight: -600,
    match: ({ contained, sign }) => contained && sign === 'strong',
  },
  { name: 'part of a district’s name', weight: -600, match: ({ split, sign }) => split && sign === 'none' },
  { name: 'edits in tenths', weight: -17, match: ({ cost }) => cost },
  { name: 'not as the table has it', weight: -60, match: ({ exact }) => !exact },
]

/** A name of a reading with the names before and after it in the reading. */
export interface Neighbours {
  readonly hit: Hit
  readonly before: Hit | undefined
  readonly after: Hit | undefined
  /** Whether only blanks, signs and points are between this name and the one before. */
  readonly touches: boolean
  /** Whether a phone or house number is between this name and what comes next. */
  readonly hasNumberAfter: boolean
  /** Number of names in the reading that end a street's name. */
  readonly streetTails: number
}

/** Evidence in a name beside the others of its reading. */
export const neighbourEvidence: readonly Evidence<Neighbours>[] = [
  { name: 'begins inside a word', weight: -250, match: ({ hit, before }) => !hit.left && before?.end !== hit.start },
  { name: 'ends inside a word', weight: -400, match: ({ hit, after }) => !hit.right && after?.start !== hit.end },
  {
    name: 'end of a street’s name',
    weight: -600,
    match: ({ hit, streetTails }) => hit.streetTail && streetTails === 1,
  },
  {
    name: 'bare subdistrict, then a number',
    weight: -600,
    match: ({ hit, hasNumberAfter }) => hit.level === 'subdistrict' && hit.sign === 'none' && hasNumberAfter,
  },
  { name: 'touches the name before', weight: 150, match: ({ touches }) => touches },
  {
    name: 'apart from the name before',
    weight: -150,
    match: ({ hit, before, touches }) =>
      before !== undefined && !touches && (hit.sign === 'none' || before.sign === 'none'),
  },
]

/** A reading as a whole. */
export interface Whole {
  /** In text order. */
  readonly hits: readonly Hit[]
  /** Whose the written postcode is: the place's or its district's, only its province's, or another place's. */
  readonly postcode: 'place' | 'province' | 'other' | 'none'
  readonly number: Number5 | undefined
  /** Starts of names after a sign that mean another place. */
  readonly others: readonly number[]
  readonly touches: (end: number, start: number) => boolean
}

/** Evidence in all names of a reading and the postcode together. */
export const wholeEvidence: readonly Evidence<Whole>[] = [
  { name: 'neither upwards nor downwards', weight: -200, match: ({ hits }) => hits.length === 3 && isShuffled(hits) },
  { name: 'postcode of the place', weight: 300, match: ({ postcode }) => postcode === 'place' },
  { name: 'postcode of the province', weight: 100, match: ({ postcode }) => postcode === 'province' },
  { name: 'postcode of another place', weight: -100, match: ({ postcode }) => postcode === 'other' },
  { name: 'postcode after the last name', weight: 50, match: isBeforePostcode },
  {
    name: 'another place after a sign',
    weight: -400,
    match: ({ hits, others }) => others.filter((start) => hits.every((hit) => hit.start !== start)).length,
  },
]

function isBeforePostcode({ hits, postcode, number, touches }: Whole): boolean {
  if (number === undefined || postcode === 'none' || postcode === 'other') return false
  return touches((hits.at(-1) as Hit).end, number.start)
}

/** Neither from small to large nor from large to small. */
function isShuffled(hits: readonly Hit[]): boolean {
  const [a, b, c] = hits.map(({ level }) => level)
  return a !== undefined && b !== undefined && c !== undefined && isLarger(a, b) !== isLarger(b, c)
}

/** The sum of the weights of matching evidence. */
export function weigh<Subject>(evidence: readonly Evidence<Subject>[], subject: Subject): number {
  let sum = 0
  for (let i = 0; i < evidence.length; i++) {
    const { weight, match } = evidence[i] as Evidence<Subject>
    sum += weight * Number(match(subject))
  }
  return sum
}

/** A matching piece of evidence and what it adds to the sum. */
export interface Reason {
  readonly name: string
  readonly adds: number
}

/** The summands of `weigh`. */
export const reasons = <Subject>(evidence: readonly Evidence<Subject>[], subject: Subject): Reason[] =>
  evidence
    .map(({ name, weight, match }) => ({ name, adds: weight * Number(match(subject)) }))
    .filter(({ adds }) => adds !== 0)
