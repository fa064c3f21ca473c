import { expect, it } from 'vitest'
import { readYear } from '../../../src/thai/calendar/year.ts'

/** Christian years from 1900 to 2199, and Buddhist ones, which are 543 more; no year is both. */
it.for([
  ['2026', 2026],
  ['2569', 2026],
  ['๒๕๖๙', 2026],
  [' 2026 ', 2026],
  ['1900', 1900],
  ['2199', 2199],
  ['2443', 1900],
  ['2742', 2199],
  ['1899', undefined],
  ['2200', undefined],
  ['2442', undefined],
  ['2743', undefined],
  ['69', undefined],
  ['02026', undefined],
  ['2026.0', undefined],
  ['', undefined],
] as const)('%j is the year %s', ([text, year]) => {
  expect(readYear(text)).toBe(year)
})
