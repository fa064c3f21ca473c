import { isOn, listsOf, type AnnouncedDay, type HolidayCalendar, type HolidayType } from './calendar.ts'
import { contentLine, escaped } from './calendar-lines.ts'
import { eventText, revisionOf, type EventState } from './feed-event.ts'
import { feedWords, type FeedLanguage } from './feed-words.ts'
import { shortName } from './short-name.ts'

/** The name in SUMMARY: one that fits a month view, or the official one. */
export const feedNames = ['short', 'full'] as const
export type FeedNames = (typeof feedNames)[number]

export interface FeedOptions {
  readonly type: HolidayType
  readonly lang: FeedLanguage
  readonly names: FeedNames
  /** One Christian year; every announced year when undefined. */
  readonly year: number | undefined
}

/**
 * The holidays as an iCalendar stream (RFC 5545). All content comes from the data, nothing from the time of the request:
 * byte-identical until a day is added or corrected. A withdrawn day stays as a cancelled event.
 *
 * @example holidayFeed(calendar, { type: 'bank', lang: 'en', names: 'short', year: undefined })
 */
export function holidayFeed(calendar: HolidayCalendar, { type, lang, names, year }: FeedOptions): string {
  const years = year === undefined ? calendar.data.years : [calendar.year(year)]
  const events = years
    .flatMap((known) => known?.days ?? [])
    .map((day) => {
      const state = stateOf(day, type)
      return state ? eventText(day, state, lang, nameOf(day, lang, names)) : ''
    })
  return `${headText(calendar, { type, lang, year })}${events.join('')}END:VCALENDAR\r\n`
}

/**
 * The day of the newest change in a feed: of an entry in it, or of the data, because a new list changes the feed's description.
 */
export function changedOn(calendar: HolidayCalendar, { type, year }: Pick<FeedOptions, 'type' | 'year'>): string {
  const known = year === undefined ? calendar.data.years : [calendar.year(year)]
  const changes = known
    .flatMap((each) => each?.days ?? [])
    .filter((day) => stateOf(day, type) !== undefined)
    .map((day) => revisionOf(day).changed)
  return [calendar.data.updatedAt, ...changes].toSorted().at(-1) ?? ''
}

type Titled = Pick<FeedOptions, 'type' | 'lang' | 'year'>

/** The calendar's own properties (RFC 5545, RFC 7986), without its end. Subscribers refresh every 12 hours. */
export function headText(calendar: HolidayCalendar, { type, lang, year }: Titled): string {
  const name = escaped(feedName(calendar, { type, lang, year }))
  const description = escaped(coverage(calendar, type, lang))
  return `BEGIN:VCALENDAR\r
VERSION:2.0\r
PRODID:-//Sala//Thai holidays//${feedWords[lang].prodId}\r
CALSCALE:GREGORIAN\r
METHOD:PUBLISH\r
${contentLine('NAME', name)}${contentLine('X-WR-CALNAME', name)}${contentLine('X-WR-CALDESC', description)}REFRESH-INTERVAL;VALUE=DURATION:PT12H\r
X-PUBLISHED-TTL:PT12H\r
`
}

/** @example feedName(calendar, { type: 'bank', lang: 'th', year: 2030 }) // 'วันหยุดธนาคารไทย (ยังไม่ประกาศ)' */
export function feedName(calendar: HolidayCalendar, { type, lang, year }: Titled): string {
  const { names, empty, year: written } = feedWords[lang]
  if (year === undefined) return names[type]
  const announced = calendar.year(year)?.announced ?? []
  if (type === 'all' ? announced.length > 0 : announced.includes(type)) return `${names[type]} ${written(year)}`
  return `${names[type]} ${empty[year < (calendar.data.years[0]?.year ?? 0) ? 'not-covered' : 'not-announced']}`
}

/** Which years are announced. @example coverage(calendar, 'bank', 'en') // 'Holidays as announced. … Banks 2018–2027' */
export function coverage(calendar: HolidayCalendar, type: HolidayType, lang: FeedLanguage): string {
  const { coverage: sentence, lists, year: written } = feedWords[lang]
  const announced = listsOf(type).map((list) => {
    const years = calendar.completeYears(list)
    return `${lists[list]} ${written(years[0] ?? 0)}–${written(years.at(-1) ?? 0)}`
  })
  return `${sentence} ${announced.join(' / ')}`
}

/** The state of a day in the feed of a type; undefined if it was never on its list. */
export function stateOf(day: AnnouncedDay, type: HolidayType): EventState | undefined {
  if (isOn(day, type)) return 'confirmed'
  return listsOf(type).some((list) => day.withdrawn.includes(list)) ? 'cancelled' : undefined
}

function nameOf(day: AnnouncedDay, lang: FeedLanguage, names: FeedNames): string {
  const official = lang === 'th' ? day.nameTh : day.nameEn
  return names === 'full' ? official : (shortName(day, lang) ?? official)
}
