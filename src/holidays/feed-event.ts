import { civilDate, isoDate } from '../thai/calendar/civil.ts'
import { dayNumberOf, listNames, type AnnouncedDay } from './calendar.ts'
import { contentLine, escaped } from './calendar-lines.ts'
import { feedWords, type FeedLanguage } from './feed-words.ts'
import { shortName } from './short-name.ts'

/** The status of a day in a feed: confirmed, or withdrawn. */
export type EventState = 'confirmed' | 'cancelled'

/**
 * The part after the @ of every UID, independent of the host: an event keeps its identity when the service moves (RFC 7986,
 * section 5.3, advises against host names).
 */
export const UID_SUFFIX = 'thai-holidays.sala'

/**
 * One day as an all-day event that is transparent in free/busy. Its stamps come from the data: with the time of the request
 * the body and its ETag would always differ. The data build compares every event with the output of ical-generator
 * (data/holidays/generated-feed.ts).
 *
 * @param summary the name in SUMMARY.
 */
export function eventText(day: AnnouncedDay, state: EventState, lang: FeedLanguage, summary: string): string {
  const { lists } = feedWords[lang]
  const { sequence, changed } = revisionOf(day)
  const stamp = `${digits(changed)}T000000Z`
  const categories = listNames.filter((list) => day[list] === true).map((list) => lists[list])
  return `BEGIN:VEVENT\r
${contentLine('UID', `${day.id}@${UID_SUFFIX}`)}SEQUENCE:${sequence}\r
DTSTAMP:${stamp}\r
DTSTART;VALUE=DATE:${digits(day.date)}\r
DTEND;VALUE=DATE:${digits(dayAfter(day.date))}\r
X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r
X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r
${contentLine('SUMMARY', escaped(summary))}TRANSP:TRANSPARENT\r
${contentLine('DESCRIPTION', escaped(describe(day, lang)))}${categories.length > 0 ? contentLine('CATEGORIES', categories.join(',')) : ''}STATUS:${state === 'confirmed' ? 'CONFIRMED' : 'CANCELLED'}\r
X-MICROSOFT-CDO-BUSYSTATUS:FREE\r
LAST-MODIFIED:${stamp}\r
END:VEVENT\r
`
}

const digits = (date: string): string => date.replaceAll('-', '')

/** The end of an all-day event is the day after it (RFC 5545, 3.6.1). @example dayAfter('2026-12-31') // '2027-01-01' */
export const dayAfter = (date: string): string => isoDate(civilDate(dayNumberOf(date) + 1))

/** Since this day SUMMARY is short and DESCRIPTION contains the date replaced in words. */
const SHORT_SINCE = '2026-11-21'

/** Increments SEQUENCE for shortened names, because calendars ignore a changed text under an old SEQUENCE. */
export function revisionOf(day: AnnouncedDay): { sequence: number; changed: string } {
  const isLong = shortName(day, 'th') !== day.nameTh || shortName(day, 'en') !== day.nameEn
  if (!isLong) return { sequence: day.revision, changed: day.changed }
  return { sequence: day.revision + 1, changed: day.changed > SHORT_SINCE ? day.changed : SHORT_SINCE }
}

/** The official name if it is longer, and the names of the lists, because some clients show no categories. */
export function describe(day: AnnouncedDay, lang: FeedLanguage): string {
  const { lists, status, substituteFor } = feedWords[lang]
  const lines = listNames.map((list) => {
    if (day.withdrawn.includes(list)) return `${lists[list]}: ${status.withdrawn}`
    return `${lists[list]}: ${day[list] === null ? status.unknown : status[day[list] ? 'on' : 'off']}`
  })
  if (day.substituteFor !== null) lines.push(substituteFor(day.substituteFor))
  const official = lang === 'th' ? day.nameTh : day.nameEn
  if (shortName(day, lang) !== official) lines.unshift(official)
  return lines.join('\n')
}
