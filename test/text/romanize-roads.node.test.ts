import { describe, expect, it } from 'vitest'
import { isEven, placeNames, type Item } from '../../data/romanize/items.ts'
import { trainingSet } from '../../data/romanize/training-set.ts'
import half from '../../data/romanize/weights-half.generated.json' with { type: 'json' }
import { romanize } from '../../src/text/romanize/romanize.ts'
import { shippedWeights } from '../../src/text/romanize/shipped-weights.ts'
import { readWeights, type Weights } from '../../src/text/romanize/weights.ts'
import type { TextKind } from '../../src/text/romanize/word-starts.ts'

// Names of roads by the Royal Institute's rules: thanon and soi as in its examples ถนนโชคชัย, ซอยบุญมา;
// names shared with a district as in data/address (Bang Na, Lat Phrao), names of persons and royal words as one word.
describe.for(['text', 'place'] as const)('a road, as %s', (kind) => {
  it.for([
    ['ถนนสุขุมวิท', 'thanon sukhumwit'],
    ['ถนนพหลโยธิน', 'thanon phahonyothin'],
    ['ถนนเพชรเกษม', 'thanon phetkasem'],
    ['ถนนรามคำแหง', 'thanon ramkhamhaeng'],
    ['ถนนลาดพร้าว', 'thanon lat phrao'],
    ['ถนนห้วยขวาง', 'thanon huai khwang'],
    ['ซอยพหลโยธิน', 'soi phahonyothin'],
    ['แยกบางนา', 'yaek bang na'],
  ] as const)('%s → %s', ([thai, roman]) => {
    expect(romanize(thai, kind).spaced).toBe(roman)
  })
})

const spaced = (roman: string): string => roman.toLowerCase().replaceAll('-', '')

/** Per cent of the items of several words with the right letters and blanks. */
function share(items: readonly Item[], kind: TextKind, weights: Weights): number {
  const several = items.filter(({ roman }) => roman.trim().includes(' '))
  const right = several.filter(({ thai, roman }) => spaced(romanize(thai, kind, weights).spaced) === spaced(roman))
  return (100 * right.length) / several.length
}

const roads = trainingSet('shipped').named.filter(({ thai }) => /^(?:ถนน|ซอย|แยก|สะพาน)/.test(thai))
const unknown = ({ thai }: Item): boolean => !isEven(thai)

describe('letters and blanks', () => {
  it.for(['text', 'place'] as const)('of the roads of the lists are right, as %s', (kind) => {
    expect(roads.length).toBeGreaterThan(400)
    expect(share(roads, kind, shippedWeights())).toBeGreaterThanOrEqual(95)
  })

  // With the weights of version 1.1: roads 72.3 as text and 66.8 as place, places 93.4. One road is half a point.
  it.for([
    { what: 'roads', items: roads, kind: 'text', min: 74.5 },
    { what: 'roads', items: roads, kind: 'place', min: 70 },
    { what: 'places', items: placeNames(), kind: 'place', min: 93.1 },
  ] as const)('of unknown $what are right in $min of 100, as $kind', ({ items, kind, min }) => {
    expect(share(items.filter(unknown), kind, readWeights(half))).toBeGreaterThanOrEqual(min)
  })
})
