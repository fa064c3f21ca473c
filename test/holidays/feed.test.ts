import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { compileCalendar } from '../../data/holidays/compile.ts'
import { feedVersions } from '../../data/holidays/generated-feed.ts'
import { calendar as announced } from '../../src/holidays/announced.ts'
import versionProduct from '../../src/holidays/feed-version.generated.json' with { type: 'json' }
import { dayNumberOf, HolidayCalendar, holidayTypes, type CalendarData } from '../../src/holidays/calendar.ts'
import { holidayFeed, type FeedOptions } from '../../src/holidays/feed.ts'
import { feedLanguages } from '../../src/holidays/feed-words.ts'
import { SHORT_NAME_CHARS_MAX } from '../../src/holidays/short-name.ts'
import { dayOf, sourceFiles, type EditableYear } from './sources.ts'

const before = announced.data
const usual: FeedOptions = { type: 'all', lang: 'th', names: 'short', year: undefined }

const feed = (options: Partial<FeedOptions> = {}): string =>
  holidayFeed(new HolidayCalendar(before), { ...usual, ...options })

/** The events of a feed as ical.js reads them. */
function eventsOf(text: string): { uid: string; start: string; end: string; value: (name: string) => string | null }[] {
  return new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]])
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component)
      const value = (name: string): string | null => component.getFirstPropertyValue(name)?.toString() ?? null
      return { uid: event.uid, start: event.startDate.toString(), end: event.endDate.toString(), value }
    })
}

const blocks = (text: string): string[] => text.split('BEGIN:VEVENT\r\n').slice(1)

const property = (text: string, name: string): string | null =>
  new ICAL.Component(ICAL.parse(text) as [string, unknown[], unknown[]]).getFirstPropertyValue(name)?.toString() ?? null

const variants = holidayTypes.flatMap((type) => feedLanguages.map((lang) => ({ type, lang })))

describe.for(variants)('the feed, $type in $lang', ({ type, lang }) => {
  const text = feed({ type, lang, names: 'full' })

  it('ends every line in CRLF and folds at 75 octets without breaking a character', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\ufffd')
  })

  it('has the calendar properties of RFC 5545 and RFC 7986', () => {
    expect(property(text, 'version')).toBe('2.0')
    expect(property(text, 'method')).toBe('PUBLISH')
    expect(property(text, 'calscale')).toBe('GREGORIAN')
    expect(property(text, 'prodid')).toMatch(/^-\/\/Sala\/\//)
    expect(property(text, 'name')).toBe(property(text, 'x-wr-calname'))
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT12H\r\n')
    expect(text).toContain('\r\nX-PUBLISHED-TTL:PT12H\r\n')
  })

  it('holds the days of its lists, each once, all day, and blocks nobody’s time', () => {
    const days = before.years
      .flatMap(({ days: all }) => all)
      .filter((day) => (type === 'all' ? day.government === true || day.bank === true : day[type] === true))
    const events = eventsOf(text)
    expect(events.map(({ uid }) => uid)).toEqual(days.map(({ id }) => `${id}@thai-holidays.sala`))
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    expect(events.map(({ value }) => value('summary'))).toEqual(
      days.map((day) => (lang === 'th' ? day.nameTh : day.nameEn)),
    )
    expect(events.map(({ start }) => start)).toEqual(days.map(({ date }) => date))
    expect(events.map(({ value }) => value('dtstamp'))).toEqual(events.map(({ value }) => value('last-modified')))
    for (const { start, end, value } of events) {
      expect(Date.parse(end) - Date.parse(start)).toBe(86_400_000)
      expect([value('transp'), value('status')]).toEqual(['TRANSPARENT', 'CONFIRMED'])
    }
  })
})

const event = (id: string, options: Partial<FeedOptions> = {}): ReturnType<typeof eventsOf>[number] => {
  const found = eventsOf(feed(options)).find(({ uid }) => uid.startsWith(`${id}@`))
  if (!found) throw new Error(`no event ${id}`)
  return found
}

const changes = (id: string): unknown[] => ['sequence', 'dtstamp', 'last-modified'].map(event(id).value)

describe('one event', () => {
  it('says in words and in categories whose day it is', () => {
    const labour = event('2026-05-01-labour-day', { lang: 'en' })
    expect(labour.value('description')).toBe('Government: no holiday\nBanks: holiday')
    expect(labour.value('categories')).toBe('Banks')
    expect(event('2027-01-01-new-year').value('description')).toBe('ราชการ: ยังไม่ประกาศ\nธนาคาร: หยุด')
    const visakha = '2026-06-01-visakha-bucha-substitution'
    expect(event(visakha, { lang: 'en' }).value('description')).toContain('Substitution for 31 May 2026')
    expect(event(visakha).value('description')).toContain('ชดเชยวันที่ 31 พฤษภาคม 2569')
  })

  it.for([
    ['2026-01-01-new-year', 'วันขึ้นปีใหม่', 'New Year’s Day'],
    ['2026-04-06-chakri', 'วันจักรี', 'Chakri Memorial Day'],
    ['2026-06-03-queen-suthida-birthday', 'วันเฉลิมฯ พระราชินี', 'Queen Suthida’s Birthday'],
    ['2026-07-28-king-vajiralongkorn-birthday', 'วันเฉลิมพระชนมพรรษา ร.10', 'King’s Birthday'],
    ['2026-08-12-queen-sirikit-birthday', 'วันแม่แห่งชาติ', 'Mother’s Day'],
    ['2021-10-13-king-bhumibol-memorial', 'วันคล้ายวันสวรรคต ร.9', 'King Bhumibol Memorial Day'],
    ['2026-10-13-king-bhumibol-memorial', 'วันนวมินทรมหาราช', 'King Bhumibol Memorial Day'],
    ['2026-10-23-king-chulalongkorn-memorial', 'วันปิยมหาราช', 'Chulalongkorn Day'],
    ['2026-12-07-king-bhumibol-birthday-substitution', 'ชดเชยวันพ่อแห่งชาติ', 'Father’s Day (substitution)'],
    ['2019-05-06-royal-coronation', 'พระราชพิธีบรมราชาภิเษก', 'Royal Coronation Ceremony'],
  ] as const)('%s is short as %s, %s, and its official name is in the description', ([id, th, en]) => {
    for (const [lang, short] of [
      ['th', th],
      ['en', en],
    ] as const) {
      const [brief, full] = [event(id, { lang }), event(id, { lang, names: 'full' })]
      expect(brief.value('summary')).toBe(short)
      const official = full.value('summary') ?? ''
      if (official !== short) expect(brief.value('description')?.split('\n')[0]).toBe(official)
      expect(full.value('description')).toBe(brief.value('description'))
    }
  })

  it('has a SEQUENCE one higher where its name became short, so that subscribers see it', () => {
    expect(changes('2026-04-13-songkran')).toEqual(['0', '2026-11-20T00:00:00Z', '2026-11-20T00:00:00Z'])
    expect(changes('2026-12-05-king-bhumibol-birthday')).toEqual(['1', '2026-11-21T00:00:00Z', '2026-11-21T00:00:00Z'])
  })

  it('has a short name that fits, on every day of the data', () => {
    for (const lang of feedLanguages) {
      for (const { uid, value } of eventsOf(feed({ lang }))) {
        const summary = value('summary') ?? ''
        expect(summary.length, `${uid} ${summary}`).toBeLessThanOrEqual(SHORT_NAME_CHARS_MAX + ' (substitution)'.length)
      }
    }
  })
})

describe('one year', () => {
  it.for([
    { type: 'all', year: 2025, count: 26, name: 'วันหยุดไทย 2568' },
    { type: 'bank', year: 2027, count: 18, name: 'วันหยุดธนาคารไทย 2570' },
    { type: 'government', year: 2027, count: 0, name: 'วันหยุดราชการไทย (ยังไม่ประกาศ)' },
    { type: 'all', year: 2030, count: 0, name: 'วันหยุดไทย (ยังไม่ประกาศ)' },
    { type: 'all', year: 2017, count: 0, name: 'วันหยุดไทย (ไม่มีข้อมูล)' },
  ] as const)('$year, $type: $count events under the name $name', ({ type, year, count, name }) => {
    const text = feed({ type, year })
    expect(eventsOf(text)).toHaveLength(count)
    expect(property(text, 'x-wr-calname')).toBe(name)
  })

  it('that has only the other list is not announced, be it the first of the data', () => {
    const years = before.years.map((year, i) => (i === 0 ? { ...year, announced: ['government' as const] } : year))
    const text = holidayFeed(new HolidayCalendar({ ...before, years }), { ...usual, type: 'bank', year: 2018 })
    expect(property(text, 'x-wr-calname')).toBe('วันหยุดธนาคารไทย (ยังไม่ประกาศ)')
  })

  it('says in the description which years are announced', () => {
    expect(property(feed({ lang: 'en' }), 'x-wr-caldesc')).toContain('Government 2018–2026 / Banks 2018–2027')
  })
})

const after = (edit: (year: EditableYear) => void): CalendarData => compileCalendar(sourceFiles(2024, edit), before)
const feedOf = (data: CalendarData, options: Partial<FeedOptions> = {}): string =>
  holidayFeed(new HolidayCalendar(data), { ...usual, ...options })
const found = (text: string, id: string): (string | null)[] | undefined => {
  const match = eventsOf(text).find(({ uid }) => uid === `${id}@thai-holidays.sala`)
  return match && ['summary', 'sequence', 'status', 'last-modified', 'dtstamp'].map((name) => match.value(name))
}
const changed = '2099-12-02'
const stamp = '2099-12-02T00:00:00Z'
const songkran = '2024-04-15-songkran'
const added = '2024-03-01-special'
const sortDays = (year: EditableYear): void => {
  year.days = year.days.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
const weekdays = (year: EditableYear, government: number, bank: number): void => {
  year.lists = { government: { weekdays: government, changed }, bank: { weekdays: bank, changed } }
}
const add = (year: EditableYear): void => {
  const names = { nameTh: 'วันหยุดราชการเพิ่มเป็นกรณีพิเศษ', nameEn: 'Additional special holiday' }
  const day = { ...dayOf(year, songkran), ...names, id: added, date: '2024-03-01', kind: 'special', changed }
  year.days.push(day)
  sortDays(year)
  weekdays(year, 20, 19)
}
const rename = (year: EditableYear): void => {
  Object.assign(dayOf(year, songkran), { nameTh: 'วันมหาสงกรานต์', revision: 1, changed })
}
const withdraw = (year: EditableYear, id: string): void => {
  const withdrawn = ['government', 'bank']
  Object.assign(dayOf(year, id), { government: false, bank: false, withdrawn, revision: 1, changed })
}

// A correction is an edited year file, run through the build that checks it against what was published.
describe('corrections', () => {
  it('an added day is a new event', () => {
    const text = feedOf(after(add))
    expect(found(text, added)).toEqual(['วันหยุดพิเศษ', '1', 'CONFIRMED', stamp, stamp])
    expect(eventsOf(text)).toHaveLength(eventsOf(feed()).length + 1)
  })

  it('a renamed day keeps its UID, with a higher SEQUENCE', () => {
    const text = feedOf(after(rename))
    expect(found(text, songkran)).toEqual(['วันมหาสงกรานต์', '1', 'CONFIRMED', stamp, stamp])
    expect(eventsOf(text).map(({ uid }) => uid)).toEqual(eventsOf(feed()).map(({ uid }) => uid))
  })

  it('a moved day is a new event, and the old one is cancelled', () => {
    const data = after((year) => {
      const old = dayOf(year, '2024-02-26-makha-bucha-substitution')
      year.days.push({ ...old, id: '2024-02-27-makha-bucha-substitution', date: '2024-02-27', changed })
      withdraw(year, old.id)
      sortDays(year)
    })
    const text = feedOf(data)
    expect(found(text, '2024-02-26-makha-bucha-substitution')?.slice(1)).toEqual(['2', 'CANCELLED', stamp, stamp])
    expect(found(text, '2024-02-27-makha-bucha-substitution')?.slice(1)).toEqual(['1', 'CONFIRMED', stamp, stamp])
    const calendar = new HolidayCalendar(data)
    expect(calendar.kindOf(dayNumberOf('2024-02-26'), 'all')).toBe('business-day')
    expect(calendar.kindOf(dayNumberOf('2024-02-27'), 'all')).toBe('holiday')
  })

  it('a withdrawn day is cancelled; taken back by one list, it is cancelled in that list’s feed only', () => {
    const both = after((year) => {
      withdraw(year, '2024-12-31-new-years-eve')
      weekdays(year, 18, 17)
    })
    expect(found(feedOf(both), '2024-12-31-new-years-eve')?.slice(1)).toEqual(['1', 'CANCELLED', stamp, stamp])
    const banks = after((year) => {
      const day = { bank: false, withdrawn: ['bank'], revision: 1, changed }
      Object.assign(dayOf(year, '2024-12-31-new-years-eve'), day)
      weekdays(year, 19, 17)
    })
    const status = (type: 'all' | 'government' | 'bank'): unknown =>
      found(feedOf(banks, { type }), '2024-12-31-new-years-eve')?.[2]
    expect([status('all'), status('government'), status('bank')]).toEqual(['CONFIRMED', 'CONFIRMED', 'CANCELLED'])
  })

  it('a list announced later fills in its year, as a revision of every day', () => {
    const data = compileCalendar(
      sourceFiles(2027, (year) => {
        for (const day of year.days)
          Object.assign(day, { government: !day.id.includes('labour'), revision: 1, changed })
        year.lists['government'] = { weekdays: 17, changed }
      }),
      before,
    )
    const calendar = new HolidayCalendar(data)
    expect(calendar.kindOf(dayNumberOf('2027-05-03'), 'government')).toBe('business-day')
    expect(calendar.kindOf(dayNumberOf('2027-01-02'), 'all')).toBe('weekend')
    expect(found(feedOf(data, { type: 'government' }), '2027-01-01-new-year')?.[1]).toBe('1')
    expect(property(feedOf(data, { type: 'government', year: 2027 }), 'x-wr-calname')).toBe('วันหยุดราชการไทย 2570')
  })

  it('leave every other event as it was, byte for byte', () => {
    const old = new Set(blocks(feed()))
    const changedBlocks = blocks(feedOf(after(rename))).filter((block) => !old.has(block))
    expect(changedBlocks).toHaveLength(1)
    expect(changedBlocks[0]).toContain(`UID:${songkran}@thai-holidays.sala`)
  })

  it('change the version of the feed, and nothing else does', () => {
    expect(feedVersions(before)).toEqual(versionProduct)
    expect(feedVersions(after(rename)).th).not.toBe(versionProduct.th)
  })

  it('with a long name need a short one', () => {
    const data = after((year) =>
      Object.assign(dayOf(year, songkran), { nameTh: 'วันมหาสงกรานต์และวันขึ้นปีใหม่ของไทยแต่โบราณ', revision: 1, changed }),
    )
    expect(() => feedVersions(data)).toThrow('2024-04-15-songkran: the th name has more than 30 characters')
  })

  it('move updatedAt of the year and of the data', () => {
    const data = after(add)
    expect(data.updatedAt).toBe(changed)
    expect(data.years.filter(({ updatedAt }) => updatedAt === changed).map(({ year }) => year)).toEqual([2024])
  })
})
