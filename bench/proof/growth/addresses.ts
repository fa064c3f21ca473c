import { addressPlaces } from '../../../src/address/address.ts'
import { parseAddress } from '../../../src/address/parse/parse.ts'
import { addressTextCharsMax } from '../../../src/limits.ts'

/** The repeated unit of a text and its end: each once cost quadratic time or exceeded the limit. Found by hill climbing. */
const texts: readonly (readonly [unit: string, end: string])[] = [
  ['T.', ''],
  ["a'", ''],
  ['a-', ''],
  ['.no', ''],
  [' ', 'ก'],
  ['soi a'.padEnd(240), '1'],
  ['(', 'ก'],
  ['SNSTN-NSNSNSRSN', ''],
  ['d RRd RRd RRrd R', ''],
  ['1eeyOé๋', ''],
  ['“00081ล08100ไ', ''],
  ['เมืองEEE.อ.เมืองอ.', 'ๆ10110ๆ10110'],
  ['T. Muang, A. Ban Mai, ', ', Nan 55000'],
  ['6ดบดบฯ', ''],
  ['สาขาที่', 'ฟ ต.สุเทพ อ.เมือง เชียงใหม่ 50200'],
]

/** An everyday order, the unit of cost on this machine: a third of a millisecond on a quiet one. */
const ORDER =
  'ผู้รับ คุณสมหญิง ใจดี 081-234-5678 ที่อยู่ 99/12 หมู่ 4 หมู่บ้านสวนสน ซอยลาดพร้าว 71 ถนนลาดพร้าว แขวงสะพานสอง เขตวังทองหลาง กรุงเทพมหานคร 10310'

const RATIO_MAX = 2.3
const ORDERS_MAX = 10
const ROUNDS = 60
/** On a busy machine a text may look steep for a while; one that is steep stays so in every retry. */
const RETRIES = 5

/** Texts of addresses whose cost grows faster than their length, or exceeds that of ten orders. */
export function steepAddresses(): { readonly count: number; readonly findings: string[] } {
  const findings = texts.flatMap(([unit, end]) => {
    for (let retry = 0; retry < RETRIES; retry++) {
      const { whole, half, order } = costsOf(unit, end)
      if (whole / half < RATIO_MAX && whole / order < ORDERS_MAX) return []
    }
    return [`an address of ${JSON.stringify(unit)} repeated`]
  })
  return { count: texts.length, findings }
}

/** The least time over several rounds, in milliseconds. The texts take turns, so that a busy moment affects all. */
function costsOf(unit: string, end: string): { whole: number; half: number; order: number } {
  const costs = { whole: Infinity, half: Infinity, order: Infinity }
  const whole = repeatedTo(unit, end, addressTextCharsMax)
  const half = repeatedTo(unit, end, addressTextCharsMax / 2)
  for (let round = 0; round < ROUNDS; round++) {
    costs.half = Math.min(costs.half, timeOf(half))
    costs.whole = Math.min(costs.whole, timeOf(whole))
    costs.order = Math.min(costs.order, timeOf(ORDER))
  }
  return costs
}

const repeatedTo = (unit: string, end: string, length: number): string =>
  `ก${unit.repeat(length)}`.slice(0, length - end.length) + end

function timeOf(text: string): number {
  const start = performance.now()
  parseAddress(addressPlaces(), text)
  return performance.now() - start
}
