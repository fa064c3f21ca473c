import { describe, expect, it } from 'vitest'
import { namedDay } from '../../src/site/browser/day-words.ts'

/** Words of the Royal Society's dictionary (2011): มะรืน is the day after tomorrow, เมื่อวานซืน the day before yesterday. */
describe('a day named by a word', () => {
  // 16:59 and 17:00 UTC: a minute before and after midnight in Bangkok.
  const evening = Date.UTC(2026, 11, 30, 16, 59)
  const midnight = Date.UTC(2026, 11, 30, 17, 0)

  it.for([
    { text: 'วันนี้', now: evening, date: '2026-12-30' },
    { text: 'วันนี้', now: midnight, date: '2026-12-31' },
    { text: 'พรุ่งนี้', now: midnight, date: '2027-01-01' },
    { text: 'วันพรุ่งนี้', now: evening, date: '2026-12-31' },
    { text: 'มะรืน', now: evening, date: '2027-01-01' },
    { text: 'มะรืนนี้', now: midnight, date: '2027-01-02' },
    { text: 'เมื่อวาน', now: evening, date: '2026-12-29' },
    { text: 'เมื่อวานนี้', now: midnight, date: '2026-12-30' },
    { text: 'เมื่อวานซืน', now: midnight, date: '2026-12-29' },
    { text: ' Today ', now: evening, date: '2026-12-30' },
    { text: 'TOMORROW', now: evening, date: '2026-12-31' },
    { text: 'yesterday', now: midnight, date: '2026-12-30' },
  ])('$text is $date', ({ text, now, date }) => {
    expect(namedDay(text, now)).toBe(date)
  })

  it.for(['21 พ.ย. 2569', '2026-11-21', '', 'วันนี้ 2569', 'constructor'])('leaves %j to the service', (text) => {
    expect(namedDay(text, evening)).toBe(text)
  })
})
