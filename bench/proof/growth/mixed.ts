import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'
import { addressTextCharsMax, addressTextsMax } from '../../../src/limits.ts'
import type { Sent } from '../../service/cases.ts'
import { BULK_MS_MAX, repeated, type Dimension } from './requests.ts'

/** Letters, digits and signs of several scripts, and the words that begin the patterns of an address. */
const characters = [
  ...'กขคงจชซณดตถทนบปผพมยรลวศสหอะาำิีืุูเแโใไ็่้๋์ฯๆ๑๒ABCDEGHMNRSTXabcdeghiknorstuvwy0123456789',
  ...' ..,:;-/()\n\'"+#@&абв漢字가אé“–\u200b',
]
const words =
  'T.|ถ.|ซ.|ต.|อ.|จ.|ม.|Soi |Rd |road|Moo |ห้อง|ชั้น|อาคาร|คอนโด|ถนน|หมู่บ้าน|ชื่อ |คุณ|Mr. |to:|โทร|081|02-|10110|เลขที่| 1/1|.no|building|Village|เมือง|บ้าน|Bang|Nong|วัด|แขวง|district|ครับ |ณ |ร้าน'.split(
    '|',
  )

const STARTS = 1500
const STEPS = 3000
const KEPT = 24
const SHOWN = 6

/**
 * The texts of mixed scripts that are most expensive to parse: random ones first, then mutations of the most expensive.
 * `npm run growth` interprets patterns, as the first requests of an isolate do: compiled ones hide how often they restart.
 */
function climbed(charsMax: number): string[] {
  const random = numbers(2569)
  const pick = (of: readonly string[]): string => of[Math.floor(random() * of.length)] ?? ''
  const some = (count: number): string[] =>
    Array.from({ length: count }, () => (random() < 0.8 ? pick(characters) : pick(words)))
  const kept: { text: string; cost: number }[] = []
  const keep = (text: string): void => {
    const cost = costOf(text)
    if (kept.length === KEPT && cost <= (kept.at(-1)?.cost ?? 0)) return
    kept.push({ text, cost })
    kept.sort((a, b) => b.cost - a.cost)
    kept.length = Math.min(kept.length, KEPT)
  }
  for (let i = 0; i < STARTS; i++) {
    const alphabet = some(2 + Math.floor(random() * 12))
    const unit = Array.from({ length: 2 + Math.floor(random() * 24) }, () => pick(alphabet)).join('')
    keep(repeated(unit, charsMax))
  }
  for (let i = 0; i < STEPS; i++) {
    const { text } = kept[Math.floor(random() * kept.length)] ?? { text: '' }
    const at = Math.floor(random() * charsMax)
    const piece = random() < 0.5 ? some(1).join('') : repeated(some(2).join(''), 4 + Math.floor(random() * 100))
    const unit = text.slice(at, at + 12) + some(1).join('')
    const changed =
      random() < 0.6 ? text.slice(0, at) + piece + text.slice(at + piece.length) : repeated(unit, charsMax)
    keep(changed.slice(0, charsMax))
  }
  return kept.slice(0, SHOWN).map(({ text }) => text)
}

function costOf(text: string): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 2; i++) {
    const before = process.cpuUsage()
    parseAddress(addressPlaces(), text)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, user + system)
  }
  return least
}

/** Seeded random numbers, the same in every run: mulberry32 by Tommy Ettinger, public domain. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The most expensive of the equal pieces of a text; a cheap beginning alone would make the rest look like growth. */
function costliestPiece(text: string, size: number): string {
  const pieces = Array.from({ length: Math.floor(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size))
  const costs = new Map(pieces.map((piece) => [piece, costOf(piece)]))
  return pieces.reduce((most, piece) => ((costs.get(piece) ?? 0) > (costs.get(most) ?? 0) ? piece : most))
}

/** Requests with the maximum number of texts, each a piece of a climbed one, by the length of the piece. */
export function mixedTexts(path: string): Dimension[] {
  return climbed(addressTextCharsMax).map((text, i) => ({
    name: `texts of mixed scripts, climbed ${i + 1}: ${text.slice(0, 24)}`,
    max: addressTextCharsMax,
    msMax: BULK_MS_MAX,
    of: (size): Sent => ({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ texts: Array<string>(addressTextsMax).fill(costliestPiece(text, size)) }),
    }),
  }))
}
