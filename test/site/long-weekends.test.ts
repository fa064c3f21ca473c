import { describe, expect, it } from 'vitest'
import { longWeekends } from '../../src/site/browser/long-weekends.ts'

// Bank of Thailand, holidays of financial institutions for 2026 and 2027 (data/holidays/2026.json, 2027.json).
const bank = ['2026-10-13', '2026-10-23', '2026-12-07', '2026-12-10', '2026-12-31', '2027-01-01']

describe('longWeekends', () => {
  it('are three days or more with a holiday in them, over the end of the year too', () => {
    expect(longWeekends(bank, '2026-10-14')).toEqual([
      { from: '2026-10-23', to: '2026-10-25', days: 3 },
      { from: '2026-12-05', to: '2026-12-07', days: 3 },
      { from: '2026-12-31', to: '2027-01-03', days: 4 },
    ])
  })

  it('have the one that has begun, and not the one that is over', () => {
    expect(longWeekends(bank, '2026-12-06')[0]).toEqual({ from: '2026-12-05', to: '2026-12-07', days: 3 })
    expect(longWeekends(bank, '2026-12-08')[0]?.from).toBe('2026-12-31')
  })

  it('are not a weekend alone, and none is known without a list', () => {
    expect(longWeekends(['2026-10-13'], '2026-10-01')).toEqual([])
    expect(longWeekends([], '2026-10-01')).toEqual([])
  })
})
