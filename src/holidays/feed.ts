import { isOn, listsOf, type AnnouncedDay, type HolidayCalendar, type HolidayType } from './calendar.ts'
import { shortName } from './short-name.ts'

export const feedLanguages = ['th', 'en'] as const
export type FeedLanguage = (typeof feedLanguages)[number]

/** The name in SUMMARY: one that fits a month view, or the official one. */
export const feedNames = ['short', 'full'] as const
export type FeedNames = (typeof feedNames)[number]

/** How a feed shows a day: confirmed, or taken back. */
export type EventState = 'confirmed' | 'cancelled'

/**
 * The pieces of the feed, written by ical-generator in data/holidays/feed-text.ts: once per data version and not in a
 * request, where the first feed would cost 25 ms of CPU (the free plan allows 10).
 */
export interface FeedTexts {
  /** Changes with the pieces: whatever has it and the same options is the same feed, byte for byte. */
  readonly version: string
  /** The calendar's properties by `headKey`. */
  readonly heads: Readonly<Record<string, string>>
  /** `VEVENT`s by state and id, with `SUMMARY_LINE` for the name. */
  readonly events: Readonly<Record<EventState, Readonly<Record<string, string>>>>
}

/**
 * What follows the @ of every UID, whichever host serves the feed: an event keeps its identity when the service moves
 * (RFC 7986, section 5.3, advises against host names).
 */
export const UID_SUFFIX = 'thai-holidays.sala'

/** In a prepared event: the line of the name. */
export const SUMMARY_NAME = 'NAME'
export const SUMMARY_LINE = `SUMMARY:${SUMMARY_NAME}\r\n`

const FEED_END = 'END:VCALENDAR\r\n'

export interface FeedOptions {
  readonly type: HolidayType
  readonly lang: FeedLanguage
  readonly names: FeedNames
  /** One Christian year; every announced year when undefined. */
  readonly year: number | undefined
}

/**
 * The holidays as an iCalendar stream (RFC 5545). Everything in it comes from the data, nothing from the moment of the
 * request: byte-identical until a day is added or corrected. A day that was taken back stays as a cancelled event.
 *
 * @example holidayFeed(calendar, texts, { type: 'bank', lang: 'en', names: 'short', year: undefined })
 */
export function holidayFeed(
  calendar: HolidayCalendar,
  texts: Readonly<Record<FeedLanguage, FeedTexts>>,
  { type, lang, names, year }: FeedOptions,
): string {
  const { heads, events } = texts[lang]
  let feed = heads[headKey(calendar, type, year)] ?? ''
  const years = year === undefined ? calendar.data.years : [calendar.year(year)]
  for (const day of years.flatMap((known) => known?.days ?? [])) {
    const state = stateOf(day, type)
    if (!state) continue
    feed += (events[state][day.id] ?? '').replace(
      SUMMARY_LINE,
      () => `${folded(`SUMMARY:${escaped(nameOf(day, lang, names))}`)}\r\n`,
    )
  }
  return feed + FEED_END
}

/** Which head a feed has: each announced year has its own, the others share one that says why they are empty. */
export function headKey(calendar: HolidayCalendar, type: HolidayType, year: number | undefined): string {
  if (year === undefined) return `${type} all-years`
  const announced = calendar.year(year)?.announced ?? []
  if (type === 'all' ? announced.length > 0 : announced.includes(type)) return `${type} ${year}`
  return `${type} ${year < (calendar.data.years[0]?.year ?? 0) ? 'not-covered' : 'not-announced'}`
}

/** Whether the feed of a type has the day, and how; undefined when it never was on its list. */
export function stateOf(day: AnnouncedDay, type: HolidayType): EventState | undefined {
  if (isOn(day, type)) return 'confirmed'
  return listsOf(type).some((list) => day.withdrawn.includes(list)) ? 'cancelled' : undefined
}

function nameOf(day: AnnouncedDay, lang: FeedLanguage, names: FeedNames): string {
  const official = lang === 'th' ? day.nameTh : day.nameEn
  return names === 'full' ? official : (shortName(day, lang) ?? official)
}

/** A text value (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, String.raw`\$&`)

const LINE_OCTETS_MAX = 75

/**
 * A line of at most 75 octets of UTF-8, and continuations that begin with a blank (RFC 5545, 3.1). No character is cut.
 *
 * @example folded('SUMMARY:Songkran Festival') // 'SUMMARY:Songkran Festival'
 */
function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const width = character < '\u0080' ? 1 : character < '\u0800' ? 2 : character.length === 1 ? 3 : 4
    if (octets + width > LINE_OCTETS_MAX) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += width
  }
  return text
}
