import ical, {
  escape,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
} from 'ical-generator'
import {
  HolidayCalendar,
  holidayTypes,
  listNames,
  type AnnouncedDay,
  type CalendarData,
  type HolidayType,
} from '../../src/holidays/calendar.ts'
import {
  dayAfter,
  describe,
  eventText,
  revisionOf,
  UID_SUFFIX,
  type EventState,
} from '../../src/holidays/feed-event.ts'
import { coverage, feedName, headText, stateOf } from '../../src/holidays/feed.ts'
import { feedWords, type FeedLanguage } from '../../src/holidays/feed-words.ts'
import { shortName, SHORT_NAME_CHARS_MAX } from '../../src/holidays/short-name.ts'
import { strongEtag } from '../../src/http/cache.ts'

const REFRESH_SECONDS = 12 * 3600
/** Placeholder for the name in SUMMARY, which depends on the naming option. */
const SUMMARY = 'NAME'

/**
 * A version of the calendar feed per language: it changes with any byte of a feed. Compares every head and event that the
 * service writes (src/holidays/feed.ts) with the output of ical-generator for the same data.
 *
 * @throws {Error} if the two differ, or a long name has no short one.
 */
export function feedVersions(data: CalendarData): Record<FeedLanguage, string> {
  const calendar = new HolidayCalendar(data)
  return { th: versionOf(calendar, 'th'), en: versionOf(calendar, 'en') }
}

function versionOf(calendar: HolidayCalendar, lang: FeedLanguage): string {
  const days = calendar.data.years.flatMap((year) => year.days)
  for (const day of days) mustHaveShortName(day, lang)
  const events: Record<EventState, Record<string, string>> = { confirmed: {}, cancelled: {} }
  for (const day of days) {
    for (const state of new Set(holidayTypes.map((type) => stateOf(day, type)))) {
      if (state) events[state][day.id] = same(eventText(day, state, lang, SUMMARY), generatedEvent(day, state, lang))
    }
  }
  const shown = days.map((day) => [shortName(day, lang), day.nameTh, day.nameEn])
  return strongEtag(JSON.stringify([headsOf(calendar, lang), events, shown])).slice(1, -1)
}

function mustHaveShortName(day: AnnouncedDay, lang: FeedLanguage): void {
  if (shortName(day, lang) !== undefined) return
  throw new Error(
    `data/holidays: ${day.id}: the ${lang} name has more than ${SHORT_NAME_CHARS_MAX} characters: add a short one to src/holidays/short-name.ts`,
  )
}

/** The head of each feed: all years, an unannounced one, an uncovered one, and each announced year. */
function headsOf(calendar: HolidayCalendar, lang: FeedLanguage): Record<string, string> {
  const known = calendar.data.years.map(({ year }) => year)
  const others = {
    'all-years': undefined,
    'not-announced': Math.max(...known) + 1,
    'not-covered': Math.min(...known) - 1,
  }
  const heads: Record<string, string> = {}
  for (const type of holidayTypes) {
    const head = (year: number | undefined): string =>
      same(headText(calendar, { type, lang, year }), generatedHead(calendar, type, lang, year))
    for (const [key, year] of Object.entries(others)) heads[`${type} ${key}`] = head(year)
    for (const year of known) {
      const announced = calendar.year(year)?.announced ?? []
      if (type === 'all' || announced.includes(type)) heads[`${type} ${year}`] = head(year)
    }
  }
  return heads
}

function same(ours: string, generated: string): string {
  if (ours === generated) return ours
  throw new Error(`data/holidays: ical-generator writes this differently:\n${ours}\nas\n${generated}`)
}

const FEED_END = 'END:VCALENDAR'

/**
 * No time zone is set: an all-day date has none, and with one the generator writes DTSTAMP without its Z and shifts dates by
 * the zone of the machine.
 */
function emptyFeed(lang: FeedLanguage): ICalCalendar {
  return ical({
    prodId: { company: 'Sala', product: 'Thai holidays', language: feedWords[lang].prodId },
    method: ICalCalendarMethod.PUBLISH,
    scale: 'GREGORIAN',
    ttl: REFRESH_SECONDS,
  })
}

function generatedHead(
  calendar: HolidayCalendar,
  type: HolidayType,
  lang: FeedLanguage,
  year: number | undefined,
): string {
  const feed = emptyFeed(lang)
  // The generator does not escape these two, so they are escaped here.
  feed.name(escape(feedName(calendar, { type, lang, year }), false))
  feed.description(escape(coverage(calendar, type, lang), false))
  return feed.toString().slice(0, -FEED_END.length)
}

function generatedEvent(day: AnnouncedDay, state: EventState, lang: FeedLanguage): string {
  const feed = emptyFeed(lang)
  const before = feed.toString().length - FEED_END.length
  const { sequence, changed } = revisionOf(day)
  const stamp = `${changed}T00:00:00Z`
  feed.createEvent({
    id: `${day.id}@${UID_SUFFIX}`,
    sequence,
    stamp,
    lastModified: stamp,
    allDay: true,
    start: day.date,
    end: dayAfter(day.date),
    summary: SUMMARY,
    description: describe(day, lang),
    categories: listNames.filter((list) => day[list] === true).map((list) => ({ name: feedWords[lang].lists[list] })),
    status: state === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
  })
  return feed.toString().slice(before, -FEED_END.length)
}
