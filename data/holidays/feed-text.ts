import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator'
import { civilDate, isoDate } from '../../src/thai/calendar/civil.ts'
import { BUDDHIST_OFFSET, months, yearBe } from '../../src/thai/calendar/thai-calendar.ts'
import {
  dayNumberOf,
  HolidayCalendar,
  holidayTypes,
  listNames,
  listsOf,
  type AnnouncedDay,
  type CalendarData,
  type HolidayType,
} from '../../src/holidays/calendar.ts'
import {
  headKey,
  stateOf,
  SUMMARY_LINE,
  SUMMARY_NAME,
  UID_SUFFIX,
  type EventState,
  type FeedLanguage,
  type FeedTexts,
} from '../../src/holidays/feed.ts'
import { shortName, SHORT_NAME_CHARS_MAX } from '../../src/holidays/short-name.ts'
import { strongEtag } from '../../src/http/cache.ts'

const REFRESH_SECONDS = 12 * 3600

const words = {
  th: {
    prodId: 'TH',
    names: { all: 'วันหยุดไทย', government: 'วันหยุดราชการไทย', bank: 'วันหยุดธนาคารไทย' },
    lists: { government: 'ราชการ', bank: 'ธนาคาร' },
    empty: { 'not-announced': '(ยังไม่ประกาศ)', 'not-covered': '(ไม่มีข้อมูล)' },
    year: (year: number) => String(year + BUDDHIST_OFFSET),
    coverage: 'วันหยุดตามประกาศ ปีที่ยังไม่ประกาศไม่มีรายการ',
    status: { on: 'หยุด', off: 'ไม่หยุด', unknown: 'ยังไม่ประกาศ', withdrawn: 'ยกเลิก' },
    substituteFor: (date: string) => {
      const civil = civilDate(dayNumberOf(date))
      return `ชดเชยวันที่ ${civil.day} ${months[civil.month - 1]?.nameTh} ${yearBe(civil)}`
    },
  },
  en: {
    prodId: 'EN',
    names: { all: 'Thai holidays', government: 'Thai government holidays', bank: 'Thai bank holidays' },
    lists: { government: 'Government', bank: 'Banks' },
    empty: { 'not-announced': '(not announced yet)', 'not-covered': '(not covered)' },
    year: String,
    coverage: 'Holidays as announced. A year that is not announced has no entries.',
    status: { on: 'holiday', off: 'no holiday', unknown: 'not announced', withdrawn: 'withdrawn' },
    substituteFor: (date: string) => {
      const civil = civilDate(dayNumberOf(date))
      return `Substitution for ${civil.day} ${months[civil.month - 1]?.nameEn} ${civil.year}`
    },
  },
} as const

/**
 * The pieces of the calendar feed in both languages. No time zone is set: an all-day date has none, and with one the
 * generator writes DTSTAMP without its Z and shifts dates by the zone of the machine.
 *
 * @throws {Error} if the generator writes anything but the event with its UID, or a long name has no short one.
 */
export function feedTexts(data: CalendarData): Record<FeedLanguage, FeedTexts> {
  const calendar = new HolidayCalendar(data)
  return { th: textsOf(calendar, 'th'), en: textsOf(calendar, 'en') }
}

function textsOf(calendar: HolidayCalendar, lang: FeedLanguage): FeedTexts {
  const { names, empty, year: written } = words[lang]
  const heads: Record<string, string> = {}
  for (const type of holidayTypes) {
    const head = (name: string): string => headOf(calendar, type, lang, name)
    heads[headKey(calendar, type, undefined)] = head(names[type])
    for (const [key, why] of Object.entries(empty)) heads[`${type} ${key}`] = head(`${names[type]} ${why}`)
    for (const { year } of calendar.data.years) {
      const key = headKey(calendar, type, year)
      heads[key] ??= head(`${names[type]} ${written(year)}`)
    }
  }
  const events: Record<EventState, Record<string, string>> = { confirmed: {}, cancelled: {} }
  for (const day of calendar.data.years.flatMap(({ days }) => days)) {
    for (const state of new Set(holidayTypes.map((type) => stateOf(day, type)))) {
      if (state) events[state][day.id] = eventOf(day, state, lang)
    }
  }
  const shown = calendar.data.years.flatMap(({ days }) =>
    days.map((day) => [shortName(day, lang), day.nameTh, day.nameEn]),
  )
  return { version: strongEtag(JSON.stringify([heads, events, shown])).slice(1, -1), heads, events }
}

const FEED_START = 'BEGIN:VCALENDAR'
const FEED_END = 'END:VCALENDAR'

function emptyFeed(lang: FeedLanguage): ICalCalendar {
  return ical({
    prodId: { company: 'Sala', product: 'Thai holidays', language: words[lang].prodId },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    ttl: REFRESH_SECONDS,
  })
}

function headOf(calendar: HolidayCalendar, type: HolidayType, lang: FeedLanguage, name: string): string {
  const { coverage, lists, year: written } = words[lang]
  const announced = listsOf(type).map((list) => {
    const years = calendar.completeYears(list)
    return `${lists[list]} ${written(years[0] ?? 0)}–${written(years.at(-1) ?? 0)}`
  })
  const feed = emptyFeed(lang)
  // The generator writes these two as they are, so they are escaped here.
  feed.name(escape(name, false)).description(escape(`${coverage} ${announced.join(' / ')}`, false))
  return feed.toString().slice(0, -FEED_END.length)
}

/** One event as the generator writes it, with a placeholder for its name. */
function eventOf(day: AnnouncedDay, state: EventState, lang: FeedLanguage): string {
  if (shortName(day, lang) === undefined) {
    throw new Error(
      `data/holidays: ${day.id}: the ${lang} name has more than ${SHORT_NAME_CHARS_MAX} characters: add a short one to src/holidays/short-name.ts`,
    )
  }
  const feed = emptyFeed(lang)
  const before = feed.toString().length - FEED_END.length
  feed.createEvent(eventData(day, state, lang))
  const event = feed.toString().slice(before, -FEED_END.length)
  const lines = unfolded(event)
  if (
    !lines.includes(`UID:${day.id}@${UID_SUFFIX}\r\n`) ||
    !event.includes(SUMMARY_LINE) ||
    event.includes(FEED_START)
  ) {
    throw new Error(`data/holidays: ${day.id}: the generator wrote another event`)
  }
  return event
}

/** RFC 5545, section 3.1. */
const unfolded = (text: string): string => text.replaceAll('\r\n ', '')

/** Since this day SUMMARY is short and DESCRIPTION names the date replaced in words. */
const SHORT_SINCE = '2026-11-21'

/** Subscribers must see the shortened name of a day they already have: calendars ignore a text under an old SEQUENCE. */
function revisionOf(day: AnnouncedDay): { sequence: number; changed: string } {
  const isLong = shortName(day, 'th') !== day.nameTh || shortName(day, 'en') !== day.nameEn
  if (!isLong) return { sequence: day.revision, changed: day.changed }
  return { sequence: day.revision + 1, changed: day.changed > SHORT_SINCE ? day.changed : SHORT_SINCE }
}

function eventData(day: AnnouncedDay, state: EventState, lang: FeedLanguage): ICalEventData {
  const { lists } = words[lang]
  // Fixed by the data: with the moment of the request the body and its ETag would never be the same.
  const { sequence, changed } = revisionOf(day)
  const stamp = `${changed}T00:00:00Z`
  return {
    id: `${day.id}@${UID_SUFFIX}`,
    sequence,
    stamp,
    lastModified: stamp,
    allDay: true,
    start: day.date,
    // The end of an all-day event is the day after it (RFC 5545, 3.6.1).
    end: isoDate(civilDate(dayNumberOf(day.date) + 1)),
    summary: SUMMARY_NAME,
    description: describe(day, lang),
    categories: listNames.filter((list) => day[list] === true).map((list) => ({ name: lists[list] })),
    status: state === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    // A holiday must not block people's time.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  }
}

/** The official name where it is longer, and both lists by name, because some clients show no categories. */
function describe(day: AnnouncedDay, lang: FeedLanguage): string {
  const { lists, status, substituteFor } = words[lang]
  const lines = listNames.map((list) => {
    if (day.withdrawn.includes(list)) return `${lists[list]}: ${status.withdrawn}`
    return `${lists[list]}: ${day[list] === null ? status.unknown : status[day[list] ? 'on' : 'off']}`
  })
  if (day.substituteFor !== null) lines.push(substituteFor(day.substituteFor))
  const official = lang === 'th' ? day.nameTh : day.nameEn
  if (shortName(day, lang) !== official) lines.unshift(official)
  return lines.join('\n')
}
