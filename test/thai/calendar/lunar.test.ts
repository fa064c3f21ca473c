import { describe, expect, it } from 'vitest'
import { calendar } from '../../../src/holidays/announced.ts'
import { dayNumberOf } from '../../../src/holidays/calendar.ts'
import { lunarDay, lunarYearKinds } from '../../../src/thai/calendar/lunar.ts'
import table from '../../../src/thai/calendar/lunar-years.generated.json' with { type: 'json' }

const lunar = (date: string) => lunarDay(dayNumberOf(date))

const VACANZA_2023 = 'vacanza/holidays tests, sabbath dates 2023 (second month 8)'
const VACANZA_2025 = 'vacanza/holidays tests/calendars/test_thai.py, sabbath dates 2025'
const MYHORA = 'myhora.com iCal 2567, quoted in a device program'

// Date, text, whether it is a holy day, animal of the civil registers, and the published list of the day; rows without a
// list are boundaries that follow from the published kinds of years.
const days = [
  ['1975-06-01', null, false, null, 'before the range'],
  ['1991-12-06', null, false, null, 'before the range'],
  ['1991-12-07', 'ขึ้น 1 ค่ำ เดือน 1 ปีมะแม', false, 'วอก', 'first day of the range'],
  ['1996-07-29', 'ขึ้น 15 ค่ำ เดือน 8 หลัง ปีชวด', true, 'ชวด', 'full moon of the second month 8'],
  ['1999-06-27', 'ขึ้น 15 ค่ำ เดือน 8 ปีเถาะ', true, 'เถาะ', 'full moon of the first month 8'],
  ['2000-02-29', 'แรม 10 ค่ำ เดือน 3 ปีเถาะ', false, 'มะโรง', 'leap day'],
  ['2010-06-26', 'ขึ้น 15 ค่ำ เดือน 8 ปีขาล', true, 'ขาล', 'full moon of the first month 8'],
  ['2010-07-11', 'แรม 15 ค่ำ เดือน 8 ปีขาล', true, 'ขาล', 'last day of the first month 8'],
  ['2010-07-12', 'ขึ้น 1 ค่ำ เดือน 8 หลัง ปีขาล', false, 'ขาล', 'first day of the second month 8'],
  ['2013-07-07', 'แรม 14 ค่ำ เดือน 7 ปีมะเส็ง', true, 'มะเส็ง', 'ordinary day'],
  ['2014-05-10', 'ขึ้น 12 ค่ำ เดือน 6 ปีมะเมีย', false, 'มะเมีย', 'ordinary day'],
  ['2014-11-18', 'แรม 12 ค่ำ เดือน 12 ปีมะเมีย', false, 'มะเมีย', 'ordinary day'],
  ['2015-03-05', 'แรม 1 ค่ำ เดือน 4 ปีมะเมีย', false, 'มะแม', 'ordinary day'],
  ['2015-06-24', 'ขึ้น 9 ค่ำ เดือน 8 ปีมะแม', false, 'มะแม', 'ordinary day'],
  [
    '2016-01-25',
    'แรม 2 ค่ำ เดือน 2 ปีมะแม',
    false,
    'วอก',
    'amarinbabyandkids.com (birth certificate of 25 Jan 2559: ปีวอก; circular มท 0310.1/ว4 of 5 Feb 2539)',
  ],
  ['2019-01-05', 'แรม 14 ค่ำ เดือน 1 ปีจอ', true, 'กุน', 'sdee.co list of holy days 2019 (blog)'],
  ['2019-02-19', 'ขึ้น 15 ค่ำ เดือน 3 ปีจอ', true, 'กุน', 'sdee.co list of holy days 2019 (blog)'],
  ['2019-05-18', 'ขึ้น 15 ค่ำ เดือน 6 ปีกุน', true, 'กุน', 'sdee.co list of holy days 2019 (blog)'],
  ['2019-07-16', 'ขึ้น 15 ค่ำ เดือน 8 ปีกุน', true, 'กุน', 'sdee.co list of holy days 2019 (blog)'],
  ['2019-07-31', 'แรม 15 ค่ำ เดือน 8 ปีกุน', true, 'กุน', 'sdee.co list of holy days 2019 (blog)'],
  ['2019-08-29', 'แรม 14 ค่ำ เดือน 9 ปีกุน', true, 'กุน', 'sdee.co list of holy days 2019 (blog)'],
  ['2019-10-13', 'ขึ้น 15 ค่ำ เดือน 11 ปีกุน', true, 'กุน', 'sdee.co list of holy days 2019 (blog)'],
  ['2019-11-11', 'ขึ้น 15 ค่ำ เดือน 12 ปีกุน', true, 'กุน', 'sdee.co list of holy days 2019 (blog)'],
  ['2019-12-25', 'แรม 14 ค่ำ เดือน 1 ปีกุน', true, 'ชวด', 'sdee.co list of holy days 2019 (blog)'],
  ['2020-06-19', 'แรม 14 ค่ำ เดือน 7 ปีชวด', false, 'ชวด', 'แรม 14 of a 30-day month 7: not holy'],
  ['2021-07-09', 'แรม 15 ค่ำ เดือน 8 ปีฉลู', true, 'ฉลู', 'last day of the first month 8'],
  ['2021-07-10', 'ขึ้น 1 ค่ำ เดือน 8 หลัง ปีฉลู', false, 'ฉลู', 'first day of the second month 8'],
  ['2021-08-08', 'แรม 15 ค่ำ เดือน 8 หลัง ปีฉลู', true, 'ฉลู', 'last day of the second month 8'],
  ['2022-06-28', 'แรม 14 ค่ำ เดือน 7 ปีขาล', true, 'ขาล', 'แรม 14 of a 29-day month 7: holy'],
  ['2023-01-21', 'แรม 15 ค่ำ เดือน 2 ปีขาล', true, 'เถาะ', 'life.in.th list 2566: แรม 15 ค่ำ เดือนยี่ ปีขาล'],
  ['2023-03-21', 'แรม 15 ค่ำ เดือน 4 ปีขาล', true, 'เถาะ', 'life.in.th list 2566: แรม 15 ค่ำ เดือนสี่ ปีขาล'],
  ['2023-03-29', 'ขึ้น 8 ค่ำ เดือน 5 ปีเถาะ', true, 'เถาะ', 'life.in.th list 2566: ขึ้น 8 ค่ำ เดือนห้า ปีเถาะ'],
  ['2023-07-17', 'แรม 15 ค่ำ เดือน 8 ปีเถาะ', true, 'เถาะ', VACANZA_2023],
  ['2023-07-25', 'ขึ้น 8 ค่ำ เดือน 8 หลัง ปีเถาะ', true, 'เถาะ', VACANZA_2023],
  ['2023-08-01', 'ขึ้น 15 ค่ำ เดือน 8 หลัง ปีเถาะ', true, 'เถาะ', VACANZA_2023],
  ['2023-08-09', 'แรม 8 ค่ำ เดือน 8 หลัง ปีเถาะ', true, 'เถาะ', VACANZA_2023],
  ['2023-08-16', 'แรม 15 ค่ำ เดือน 8 หลัง ปีเถาะ', true, 'เถาะ', VACANZA_2023],
  ['2024-01-01', 'แรม 5 ค่ำ เดือน 1 ปีเถาะ', false, 'มะโรง', 'PyThaiNLP test: แรม 5 ค่ำ เดือน 1'],
  ['2024-01-18', 'ขึ้น 8 ค่ำ เดือน 2 ปีเถาะ', true, 'มะโรง', `${MYHORA}: ขึ้น 8 ค่ำ เดือนยี่ ปีเถาะ`],
  ['2024-12-29', 'แรม 14 ค่ำ เดือน 1 ปีมะโรง', true, 'มะเส็ง', `${MYHORA}: แรม 14 ค่ำ เดือนอ้าย ปีมะโรง`],
  ['2024-12-31', 'ขึ้น 2 ค่ำ เดือน 2 ปีมะโรง', false, 'มะเส็ง', 'PyThaiNLP test: ขึ้น 2 ค่ำ เดือน 2'],
  ['2025-02-26', 'แรม 14 ค่ำ เดือน 3 ปีมะโรง', true, 'มะเส็ง', VACANZA_2025],
  ['2025-05-25', 'แรม 14 ค่ำ เดือน 6 ปีมะเส็ง', false, 'มะเส็ง', 'wedding page: แรม 14 ค่ำ เดือน 6'],
  ['2025-06-10', 'ขึ้น 15 ค่ำ เดือน 7 ปีมะเส็ง', true, 'มะเส็ง', VACANZA_2025],
  ['2025-06-18', 'แรม 8 ค่ำ เดือน 7 ปีมะเส็ง', true, 'มะเส็ง', VACANZA_2025],
  ['2025-06-25', 'แรม 15 ค่ำ เดือน 7 ปีมะเส็ง', true, 'มะเส็ง', VACANZA_2025],
  ['2025-07-10', 'ขึ้น 15 ค่ำ เดือน 8 ปีมะเส็ง', true, 'มะเส็ง', VACANZA_2025],
  ['2025-10-21', 'แรม 14 ค่ำ เดือน 11 ปีมะเส็ง', true, 'มะเส็ง', VACANZA_2025],
  ['2025-11-20', 'แรม 15 ค่ำ เดือน 12 ปีมะเส็ง', true, 'มะเส็ง', 'last day of 2568'],
  ['2025-11-21', 'ขึ้น 1 ค่ำ เดือน 1 ปีมะเส็ง', false, 'มะเมีย', 'first day of 2569'],
  ['2025-12-19', 'แรม 14 ค่ำ เดือน 1 ปีมะเส็ง', true, 'มะเมีย', VACANZA_2025],
  ['2026-02-17', 'ขึ้น 1 ค่ำ เดือน 4 ปีมะเส็ง', false, 'มะเมีย', 'ordinary day'],
  ['2026-03-18', 'แรม 15 ค่ำ เดือน 4 ปีมะเส็ง', true, 'มะเมีย', 'last day before month 5'],
  ['2026-03-19', 'ขึ้น 1 ค่ำ เดือน 5 ปีมะเมีย', false, 'มะเมีย', 'ขึ้น 1 ค่ำ เดือน 5: animal changes'],
  ['2026-09-09', 'แรม 12 ค่ำ เดือน 9 ปีมะเมีย', false, 'มะเมีย', 'goichi-dev/thai-lunar README: แรม 12 ค่ำ เดือน 9'],
  ['2027-11-28', 'แรม 15 ค่ำ เดือน 12 ปีมะแม', true, 'มะแม', 'last day of 2570'],
  ['2027-11-29', 'ขึ้น 1 ค่ำ เดือน 1 ปีมะแม', false, 'วอก', 'year type unknown, day known'],
  ['2028-05-23', 'แรม 15 ค่ำ เดือน 6 ปีวอก', true, 'วอก', 'last day of the range'],
  ['2028-05-24', null, false, null, 'after the range'],
  ['2030-01-01', null, false, null, 'after the range'],
] as const

describe('the lunar day', () => {
  it.for(days)('%s is %s', ([date, text, holyDay, register]) => {
    const day = lunar(date)
    expect(day?.text ?? null).toBe(text)
    expect(day?.holyDay ?? false).toBe(holyDay)
    expect(day?.animalRegister.nameTh ?? null).toBe(register)
  })

  // The cycle of twelve begins with the rat: 2020, 2008, 1996.
  it.for([1996, 2008])('names the twelve years from %i by their animals', (first) => {
    const animals = Array.from({ length: 12 }, (_, i) => lunar(`${first + i}-12-20`)?.animal)
    expect(animals.map((animal) => animal?.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(animals.map((animal) => animal?.nameEn).join(' ')).toBe(
      'Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig',
    )
    expect(animals.map((animal) => animal?.nameTh).join(' ')).toBe(
      'ชวด ฉลู ขาล เถาะ มะโรง มะเส็ง มะเมีย มะแม วอก ระกา จอ กุน',
    )
  })

  it('names a day in all its parts', () => {
    expect(lunar('2026-05-31')).toEqual({
      phase: 'waxing',
      day: 15,
      month: 7,
      monthNameTh: 'เจ็ด',
      secondEighth: false,
      holyDay: true,
      animal: { number: 7, nameTh: 'มะเมีย', nameEn: 'Horse' },
      animalRegister: { number: 7, nameTh: 'มะเมีย', nameEn: 'Horse' },
      text: 'ขึ้น 15 ค่ำ เดือน 7 ปีมะเมีย',
      thaiDigits: 'ขึ้น ๑๕ ค่ำ เดือน ๗ ปีมะเมีย',
    })
  })

  it('calls the second month 8 so', () => {
    expect(lunar('2026-07-29')).toMatchObject({ month: 8, monthNameTh: 'แปดหลัง', secondEighth: true })
    expect(lunar('2026-07-10')).toMatchObject({ month: 8, monthNameTh: 'แปด', secondEighth: false })
  })

  // Complete lists of vacanza/holidays (tests/calendars/test_thai.py) and Thai PBS (2026).
  it.for([
    [2023, 49],
    [2024, 50],
    [2025, 49],
    [2026, 49],
  ] as const)('%i has %i holy days', ([year, count]) => {
    const first = dayNumberOf(`${year}-01-01`)
    const last = dayNumberOf(`${year}-12-31`)
    const holy = Array.from({ length: last - first + 1 }, (_, i) => lunarDay(first + i)?.holyDay).filter(Boolean)
    expect(holy).toHaveLength(count)
  })
})

/** The announced day of a feast, not its substitution. */
const announced = (year: number, feast: string): string | undefined =>
  calendar.data.years
    .find((each) => each.year === year)
    ?.days.find(({ id, kind }) => kind === 'regular' && id.endsWith(feast) && !id.endsWith(`eve-${feast}`))?.date

/** The kind of a year by the days from Makha to Visakha and from Visakha to Asarnha Bucha. */
const kindOf: Readonly<Record<string, (typeof lunarYearKinds)[number]>> = {
  '88/59': 'normal',
  '88/60': 'extra-day',
  '89/59': 'extra-month',
}

describe('the announced holidays', () => {
  const years = calendar.data.years.map(({ year }) => year)
  const complete = years.filter((year) =>
    ['makha-bucha', 'visakha-bucha', 'asarnha-bucha'].every((feast) => announced(year, feast)),
  )

  it('are there for the years whose both lists are', () => {
    expect(complete).toEqual(expect.arrayContaining([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026]))
  })

  it.for(complete)('of %i give the kind that the table has', (year) => {
    const [makha = 0, visakha = 0, asarnha = 0] = ['makha-bucha', 'visakha-bucha', 'asarnha-bucha'].map((feast) =>
      dayNumberOf(announced(year, feast) ?? ''),
    )
    const inTable = lunarYearKinds[Number(table.kinds[year + 543 - table.firstYearBe])]
    expect(inTable).toBe(kindOf[`${visakha - makha}/${asarnha - visakha}`])
  })

  const feasts = years.flatMap((year) =>
    (
      [
        ['makha-bucha', 'waxing', 15, 3, 4],
        ['visakha-bucha', 'waxing', 15, 6, 7],
        ['asarnha-bucha', 'waxing', 15, 8, 8],
        ['buddhist-lent', 'waning', 1, 8, 8],
      ] as const
    ).flatMap(([feast, ...expected]) => {
      const date = announced(year, feast)
      return date === undefined ? [] : [[date, feast, ...expected] as const]
    }),
  )
  it.for(feasts)('%s, %s, is its lunar day', ([date, , phase, day, month, inExtraMonth]) => {
    const isExtraMonth = table.kinds[Number(date.slice(0, 4)) + 543 - table.firstYearBe] === '2'
    expect(lunar(date)).toMatchObject({
      phase,
      day,
      month: isExtraMonth ? inExtraMonth : month,
      secondEighth: isExtraMonth && inExtraMonth === 8,
    })
  })

  it('reaches as far as any announced year', () => {
    expect(lunar(`${Math.max(...years)}-12-31`)).not.toBeNull()
  })
})
