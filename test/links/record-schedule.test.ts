import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alarmAfterChange, CLICKS_RECORD_MS, retryDelayMs } from '../../src/links/record-schedule.ts'

const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
const NOW = 1_000_000

describe('alarmAfterChange', () => {
  it.for([
    ['a creation, report or closure: at once', null, 0, 0, NOW],
    ['the first click after a record: in 6 hours', null, 0, CLICKS_RECORD_MS, NOW + 6 * 60 * MINUTE_MS],
    ['a further click: the alarm that is set', NOW + 5000, 0, CLICKS_RECORD_MS, undefined],
    ['a report while clicks wait: at once', NOW + 5000, 0, 0, NOW],
    ['a report while one waits already', NOW, 0, 0, undefined],
    ['a click during a retry does not shorten it', NOW + 50 * MINUTE_MS, 4, CLICKS_RECORD_MS, undefined],
    ['a closure during a retry does not either', NOW + 50 * MINUTE_MS, 4, 0, undefined],
    ['a change while the retry runs', null, 4, CLICKS_RECORD_MS, NOW + CLICKS_RECORD_MS],
  ] as const)('%s', ([, alarmMs, failures, delayMs, expected]) => {
    expect(alarmAfterChange({ alarmMs, failures }, NOW, delayMs)).toBe(expected)
  })
})

describe('retryDelayMs', () => {
  it('doubles from 1 minute to 6 hours', () => {
    const minutes = Array.from({ length: 12 }, (_, i) => retryDelayMs(i + 1, 0) / MINUTE_MS)
    expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360])
    expect(retryDelayMs(5000, 0)).toBe(360 * MINUTE_MS)
  })

  it('is lengthened by chance, by a fifth at most', () => {
    for (const failures of [1, 5, 20]) {
      const shortest = retryDelayMs(failures, 0)
      for (const random of [0.1, 0.5, 0.999]) {
        expect(retryDelayMs(failures, random)).toBeCloseTo(shortest * (1 + random / 5), 3)
      }
    }
  })

  it('makes at most 12 tries in the first day, whatever chance adds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 0.999_999, noNaN: true }), { minLength: 30, maxLength: 30 }),
        (chances) => {
          let ms = 0
          let tries = 0
          for (; ms < DAY_MS; tries++) ms += retryDelayMs(tries + 1, chances[tries] ?? 0)
          expect(tries).toBeLessThanOrEqual(12)
          expect(tries).toBeGreaterThanOrEqual(10)
        },
      ),
    )
  })
})
