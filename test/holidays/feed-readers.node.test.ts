import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { calendar } from '../../src/holidays/announced.ts'
import { HolidayCalendar, holidayTypes, isOn } from '../../src/holidays/calendar.ts'
import { holidayFeed } from '../../src/holidays/feed.ts'
import { feedLanguages } from '../../src/holidays/feed-words.ts'

/**
 * Third-party iCalendar parsers in Debian's Python: python3-icalendar, which khal uses, python3-vobject, which Radicale
 * uses, and libical (gir1.2-ical-3.0), which Evolution and Thunderbird use. Each prints start, end and summary of every
 * event; all are strict about lines and their folding. vobject and libical also validate the whole calendar against RFC 5545:
 * which properties a component must and may have, and how often. libical gets it without METHOD:PUBLISH: Outlook needs it
 * in a feed, but in a message between people (RFC 5546) it requires an organizer too. Missing parsers are skipped.
 */
const readers = {
  icalendar: `
import icalendar
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
events = calendar.walk('VEVENT')
assert not calendar.errors and not any(event.errors for event in events)
found = [(event['DTSTART'].dt, event['DTEND'].dt, event['SUMMARY']) for event in events]`,
  vobject: `
import vobject
calendar = vobject.readOne(sys.stdin.buffer.read().decode('utf-8'))
calendar.validate(raiseException=True)
found = [(event.dtstart.value, event.dtend.value, event.summary.value) for event in calendar.vevent_list]`,
  libical: `
import gi
gi.require_version('ICalGLib', '3.0')
from gi.repository import ICalGLib as ical
feed = sys.stdin.buffer.read().decode('utf-8')
calendar = ical.Component.new_from_string(feed.replace('METHOD:PUBLISH\\r\\n', ''))
assert ical.restriction_check(calendar) and calendar.count_errors() == 0
def events():
  event = calendar.get_first_component(ical.ComponentKind.VEVENT_COMPONENT)
  while event:
    yield event
    event = calendar.get_next_component(ical.ComponentKind.VEVENT_COMPONENT)
def day(time):
  assert time.is_date() and time.get_tzid() is None
  return '%04d-%02d-%02d' % (time.get_year(), time.get_month(), time.get_day())
found = [(day(event.get_dtstart()), day(event.get_dtend()), event.get_summary()) for event in events()]`,
} as const

const python = '/usr/bin/python3'
const has = (reader: keyof typeof readers): boolean => {
  const imports = readers[reader].split('\n').filter((line) => /^(?:import|from|gi\.)/.test(line))
  return spawnSync(python, ['-c', imports.join('\n')]).status === 0
}

/** Start, end and summary of every event by one parser. */
function eventsBy(reader: keyof typeof readers, feed: string): unknown {
  const print = `print(json.dumps([[str(start), str(end), str(summary)] for start, end, summary in found]))`
  const { stdout, stderr } = spawnSync(python, ['-c', `import json, sys${readers[reader]}\n${print}`], { input: feed })
  expect(stderr.toString()).toBe('')
  return JSON.parse(stdout.toString())
}

const data = calendar.data

/** The day after. */
const next = (date: string): string => new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10)

describe.for(Object.keys(readers) as (keyof typeof readers)[])('%s', (reader) => {
  it.runIf(has(reader)).for(holidayTypes.flatMap((type) => feedLanguages.map((lang) => ({ type, lang }))))(
    'reads the feed, $type in $lang, with every day and its whole name',
    ({ type, lang }) => {
      const feed = holidayFeed(new HolidayCalendar(data), { type, lang, names: 'full', year: undefined })
      const days = data.years
        .flatMap((year) => year.days)
        .filter((day) => isOn(day, type))
        .map((day) => [day.date, next(day.date), lang === 'th' ? day.nameTh : day.nameEn])
      expect(days.length).toBeGreaterThan(100)
      expect(eventsBy(reader, feed)).toEqual(days)
    },
  )
})
