import { describe, expect, it } from 'vitest'
import { emptyLanes, sizeOfVersion, type Lanes } from '../../src/qr/layout.ts'
import { bestMask } from '../../src/qr/mask.ts'

/** A symbol as rows of 0 and 1, and as bits in both directions. */
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

/** Penalty points word by word as ISO/IEC 18004:2015, section 7.8.3, has them, without any bit trick. */
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

describe('bestMask', () => {
  it.for([1, 2, 6, 7, 14, 22, 40])(
    'version %i: never worse than mask 0, and its columns are its rows turned',
    (version) => {
      const size = sizeOfVersion(version)
      for (let seed = 1; seed <= 5; seed++) {
        const bit = random(seed * 7919)
        const grid = Array.from({ length: size }, () => Array.from({ length: size }, bit))
        const best = bestMask(linesOf(grid), version, 0)
        const found = gridOf(best)
        expect(penaltyOf(found)).toBeLessThanOrEqual(penaltyOf(grid))
        const turned = found.map((_, x) => found.map((row) => row[x] ?? 0))
        expect(gridOf({ size, rows: best.columns })).toEqual(turned)
      }
    },
  )
})
