import { readFileSync } from 'node:fs'
import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'
import { addressTextCharsMax } from '../../../src/limits.ts'

/** The least time of some rounds, in milliseconds: of the longest text, of one of half its length, and of an order. */
export interface Costs {
  readonly whole: number
  readonly half: number
  readonly order: number
}

/** What shops get every day, by which this machine is measured. */
const ORDER =
  'ผู้รับ คุณสมหญิง ใจดี 081-234-5678 ที่อยู่ 99/12 หมู่ 4 หมู่บ้านสวนสน ซอยลาดพร้าว 71 ถนนลาดพร้าว แขวงสะพานสอง เขตวังทองหลาง กรุงเทพมหานคร 10310'

const ROUNDS = 60

const repeated = (unit: string, end: string, length: number): string =>
  `ก${unit.repeat(length)}`.slice(0, length - end.length) + end

/** By turns, so that a busy moment meets both. */
function costsOf(unit: string, end: string): Costs {
  const costs = { whole: Infinity, half: Infinity, order: Infinity }
  const whole = repeated(unit, end, addressTextCharsMax)
  const half = repeated(unit, end, addressTextCharsMax / 2)
  for (let round = 0; round < ROUNDS; round++) {
    costs.half = Math.min(costs.half, timeOf(half))
    costs.whole = Math.min(costs.whole, timeOf(whole))
    costs.order = Math.min(costs.order, timeOf(ORDER))
  }
  return costs
}

function timeOf(text: string): number {
  const start = performance.now()
  parseAddress(addressPlaces(), text)
  return performance.now() - start
}

const texts = JSON.parse(readFileSync(0, 'utf8')) as [unit: string, end: string][]
console.log(JSON.stringify(texts.map(([unit, end]) => costsOf(unit, end))))
