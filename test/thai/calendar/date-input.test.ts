import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDate } from '../../../src/thai/calendar/civil.ts'
import { parseDate } from '../../../src/thai/calendar/date-input.ts'
import { parseIsoDate, type DateReading } from '../../../src/thai/calendar/iso-date.ts'

/** The day in the Christian era with the era it was read in, or the first words of the refusal. */
const said = (reading: DateReading): string =>
  'refused' in reading ? reading.refused.en : `${isoDate(reading.date)} ${reading.era}`

describe('parseDate', () => {
  it.for([
    ['2026-11-20', '2026-11-20 ce'],
    ['2569-11-20', '2026-11-20 be'],
    ['20/11/2569', '2026-11-20 be'],
    ['20.11.2026', '2026-11-20 ce'],
    ['20 พ.ย. 69', '2026-11-20 be'],
    ['20 Nov 2026', '2026-11-20 ce'],
    ['20 Nov 2026 (Friday)', '2026-11-20 ce'],
    ['วันศุกร์ที่ ๒๐ พฤศจิกายน พ.ศ. ๒๕๖๙', '2026-11-20 be'],
    ['\u200b20/11/2569\u200e', '2026-11-20 be'],
    // Bangkok began its year on 1 April until B.E. 2483, which had nine months (Calendar Act B.E. 2483).
    ['31 มีนาคม 2482', '1940-03-31 be'],
    ['1 เมษายน 2483', '1940-04-01 be'],
    ['1 มกราคม 2484', '1941-01-01 be'],
  ] as const)('%s is %s', ([text, expected]) => expect(said(parseDate(text, 'auto'))).toBe(expected))

  it.for([
    ['1800-01-01', 'ce', /lunar/],
    ['2000-01-01', 'be', /year of 1800 to 2199/],
    ['2342-01-01', 'auto', /year of 1800 to 2199/],
    ['2200-01-01', 'auto', /year of 1800 to 2199/],
    ['2743-01-01', 'auto', /year of 1800 to 2199/],
    ['20/11/69', 'auto', /four digits/],
    ['20 พ.ย. 69', 'ce', /four digits/],
    ['30/02/2569', 'auto', /exists/],
    ['29/02/2568', 'auto', /exists/],
    ['31 มีนาคม 2431', 'auto', /lunar/],
    ['1 ก.พ. 2483', 'auto', /2483/],
    ['20 พ.ย. พ.ศ. 2569 ค.ศ. 2026', 'auto', /both eras/],
    ['20 พ.ย. พ.ศ. 2569', 'ce', /both eras/],
    ['วันเสาร์ที่ 20 พฤศจิกายน 2569', 'auto', /weekday/],
    ['20 Nov 2026 (Saturday)', 'auto', /weekday that the day really has, Friday/],
    ['พรุ่งนี้', 'auto', /a date such as/],
    ['', 'auto', /a date such as/],
  ] as const)('%s read as %s is refused: %s', ([text, era, why]) => expect(said(parseDate(text, era))).toMatch(why))

  it('refuses or reads any text, and names each reason in Thai too', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const reading = parseDate(text, 'auto')
        if ('refused' in reading) expect(reading.refused.th).toMatch(/^ต้อง/)
        else expect(parseIsoDate(isoDate(reading.date))).toEqual({ date: reading.date, era: 'ce' })
      }),
    )
  })
})

describe('parseIsoDate', () => {
  it.for([
    ['2026-11-20', '2026-11-20 ce'],
    ['2569-11-20', '2026-11-20 be'],
    ['๒๕๖๙-๑๑-๒๐', '2026-11-20 be'],
    [' 2026-11-20 ', '2026-11-20 ce'],
    ['20/11/2569', 'must be a date such as 2026-11-20 or 2569-11-20'],
    ['2026-1-2', 'must be a date such as 2026-11-20 or 2569-11-20'],
    ['2026-02-29', 'must be a day that exists in the calendar'],
  ] as const)('%s: %s', ([text, expected]) => expect(said(parseIsoDate(text))).toBe(expected))
})
