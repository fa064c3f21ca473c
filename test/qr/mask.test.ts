import { describe, expect, it } from 'vitest'
import { emptyLanes, layoutOf, sizeOfVersion, transposed, type Lanes } from '../../src/qr/layout.ts'
import { bestMask } from '../../src/qr/mask.ts'

/** The bits of a symbol, given as rows of 0 and 1, in both directions. */
function linesOf(grid: readonly (readonly number[])[]): { size: number; rows: Lanes; columns: Lanes } {
  const size = grid.length
  const rows = emptyLanes(size)
  const columns = emptyLanes(size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (grid[y]?.[x] !== 1) continue
      rows[(x >> 5) * size + y]! |= 1 << (x & 31)
      columns[(y >> 5) * size + x]! |= 1 << (y & 31)
    }
  }
  return { size, rows, columns }
}

const gridOf = ({ size, rows }: { size: number; rows: Lanes }): number[][] =>
  Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => (rows[(x >> 5) * size + y]! >>> (x & 31)) & 1),
  )

/** Penalty points, a literal implementation of ISO/IEC 18004:2015, section 7.8.3, without bit tricks. */
function penaltyOf(grid: readonly (readonly number[])[]): number {
  const size = grid.length
  const turned = grid.map((_, x) => grid.map((row) => row[x] ?? 0))
  let points = 0
  for (const line of [...grid, ...turned]) {
    const text = line.join('')
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2
    for (let at = 0; at + 11 <= size; at++) {
      if (/^(?:00001011101|10111010000)$/.test(text.slice(at, at + 11))) points += 40
    }
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const sum = grid[y]![x]! + grid[y - 1]![x]! + grid[y]![x - 1]! + grid[y - 1]![x - 1]!
      if (sum === 0 || sum === 4) points += 3
    }
  }
  const dark = grid.flat().reduce((sum, module) => sum + module, 0)
  return points + 10 * Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size))
}

/** Seeded bits. */
const random = (seed: number): (() => number) => {
  let state = seed
  return () => (state = Math.imul(state, 1103515245) + 12345) >>> 31
}

/** ISO/IEC 18004:2015 table 10: whether a mask inverts the module of row i and column j. */
const inverts: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
]
/** Table C.1: the format information of level M under masks 0 to 7. */
const formats = [0x5412, 0x5125, 0x5e7c, 0x5b4b, 0x45f9, 0x40ce, 0x4f97, 0x4aa0]
/** Figure 25: column and row of bits 0 to 14, at the upper left finder. */
const corner = [
  ...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y] as const),
  ...[7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8] as const),
]

function masked(
  grid: readonly (readonly number[])[],
  isData: readonly (readonly number[])[],
  mask: number,
): number[][] {
  const size = grid.length
  const result = grid.map((row, i) => row.map((module, j) => module ^ (isData[i]![j]! && inverts[mask]!(i, j) ? 1 : 0)))
  for (const [bit, [x, y]] of corner.entries()) {
    const module = (formats[mask]! >> bit) & 1
    result[y]![x] = module
    if (bit < 8) result[8]![size - 1 - bit] = module
    else result[size - 15 + bit]![8] = module
  }
  return result
}

describe('bestMask', () => {
  it.for([1, 2, 6, 7, 14, 22, 40])('version %i: the first of the masks with the fewest points', (version) => {
    const size = sizeOfVersion(version)
    const { data } = layoutOf(version)
    const isData = gridOf({ size, rows: data })
    for (const seed of [1, 2]) {
      const bit = random(seed * 7919)
      const grid = isData.map((row) => row.map((module) => module & bit()))
      const unmasked = linesOf(grid)
      const best = bestMask(unmasked, data, 0)
      const all = inverts.map((_, mask) => masked(grid, isData, mask))
      const points = all.map(penaltyOf)
      expect(gridOf(best)).toEqual(all[points.indexOf(Math.min(...points))])
      expect(best.columns).toEqual(transposed(best.rows, size))
    }
  })
})

describe('transposed', () => {
  it.for([1, 4, 12, 40])('version %i: rows become columns', (version) => {
    const size = sizeOfVersion(version)
    const bit = random(version)
    const { rows, columns } = linesOf(Array.from({ length: size }, () => Array.from({ length: size }, bit)))
    expect(transposed(rows, size)).toEqual(columns)
  })
})
