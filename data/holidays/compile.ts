import * as z from 'zod'
import {
  dayNumberOf,
  holidayKinds,
  isOn,
  isWeekend,
  listNames,
  type AnnouncedDay,
  type AnnouncedYear,
  type CalendarData,
  type ListName,
} from '../../src/holidays/calendar.ts'

const listName = z.enum(listNames)
const flag = z.boolean().nullable()
const text = z.string().min(1)

/** A list that is announced: on how many weekdays it closes (counted by hand from the announcement), and since when we have it. */
const List = z.strictObject({ weekdays: z.int().min(1), changed: z.iso.date() }).nullable()

const Day = z.strictObject({
  id: z.string().regex(/^\d{4}-\d\d-\d\d-[a-z]+(-[a-z]+)*$/, 'an id is the date and words: 2026-04-13-songkran'),
  date: z.iso.date(),
  nameTh: text,
  nameEn: text,
  government: flag,
  bank: flag,
  kind: z.enum(holidayKinds),
  substituteFor: z.iso.date().nullable(),
  sources: z.array(z.string()).min(1),
  note: text.optional(),
  revision: z.int().min(0),
  changed: z.iso.date(),
  withdrawn: z.array(listName).min(1).optional(),
})

/** Days of some provinces only. They never enter the product: every answer is about the whole country. */
const Regional = z.strictObject({
  date: z.iso.date(),
  endDate: z.iso.date(),
  areas: z.array(text).min(1),
  nameTh: text,
  nameEn: text,
  government: flag,
  bank: flag,
  sources: z.array(text).min(1),
})

/** Dates found as holidays elsewhere that were none, kept so that nobody adds them again. */
const NotHoliday = z.strictObject({
  dates: z.array(z.iso.date()).min(1),
  lists: z.array(listName).min(1),
  why: text,
  sources: z.array(text).min(1),
})

const Year = z.strictObject({
  year: z.int(),
  lists: z.strictObject({ government: List, bank: List }),
  sources: z.record(z.string(), z.strictObject({ name: text, url: z.url({ protocol: /^https$/ }).nullable() })),
  days: z.array(Day).min(1),
  regional: z.array(Regional),
  notHolidays: z.array(NotHoliday),
})

type SourceYear = z.infer<typeof Year>
type SourceDay = z.infer<typeof Day>

/** A source file: its name (`2026.json`) and its parsed content. */
export interface SourceFile {
  readonly name: string
  readonly content: unknown
}

/**
 * Checks the year files and makes the product of them. With the product before it, also checks that every correction is
 * one that subscribers of the feed can follow.
 *
 * @throws {Error} listing every fault found, one per line.
 */
export function compileCalendar(files: readonly SourceFile[], before?: CalendarData): CalendarData {
  const years: SourceYear[] = []
  const faults: string[] = []
  for (const { name, content } of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const result = Year.safeParse(content)
    if (!result.success) {
      faults.push(...result.error.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`))
      continue
    }
    years.push(result.data)
    if (name !== `${result.data.year}.json`) faults.push(`${name}: holds the year ${result.data.year}`)
    faults.push(...yearFaults(result.data).map((fault) => `${name}: ${fault}`))
  }
  faults.push(...sequenceFaults(years))
  const product = { updatedAt: latest(years.map(updatedAt)), years: years.map(productYear) }
  if (before && faults.length === 0) faults.push(...correctionFaults(before, product))
  if (faults.length > 0) throw new Error(`data/holidays:\n${faults.join('\n')}`)
  return product
}

const latest = (dates: readonly string[]): string => dates.toSorted().at(-1) ?? ''

function updatedAt({ lists, days }: SourceYear): string {
  return latest([...listNames.flatMap((list) => lists[list]?.changed ?? []), ...days.map(({ changed }) => changed)])
}

function productYear(source: SourceYear): AnnouncedYear {
  const { year, lists, days } = source
  return {
    year,
    announced: listNames.filter((list) => lists[list]),
    updatedAt: updatedAt(source),
    sources: Object.entries(source.sources).map(([key, { name, url }]) => ({
      name,
      url,
      lists: listNames.filter((list) => days.some((day) => day[list] === true && day.sources.includes(key))),
    })),
    days: days.map(({ sources: _sources, note: _note, withdrawn = [], ...day }) => ({ ...day, withdrawn })),
  }
}

/** Faults inside one year; the lists of rules below are read in order. */
function yearFaults(source: SourceYear): string[] {
  const { year, days, lists, notHolidays, sources } = source
  const faults = days.flatMap((day) =>
    dayRules.filter(([, holds]) => !holds(day, source)).map(([rule]) => `${day.id}: ${rule}`),
  )
  days.forEach(({ id }, i) => {
    if (i > 0 && (days[i - 1]?.id ?? '') >= id) faults.push(`${id}: days stand sorted by id, each id once`)
  })
  for (const list of listNames) {
    const counted = new Set(days.filter((day) => day[list] && !isWeekendDate(day.date)).map(({ date }) => date)).size
    const stated = lists[list]?.weekdays
    if (stated !== undefined && stated !== counted) {
      faults.push(`${list}: lists.${list}.weekdays says ${stated}, the days are ${counted}`)
    }
  }
  for (const key of Object.keys(sources)) {
    if (!days.some((day) => day.sources.includes(key))) faults.push(`sources.${key}: no day names it`)
  }
  for (const { dates, lists: excluded, why } of notHolidays) {
    for (const date of dates) {
      if (!date.startsWith(`${year}-`)) faults.push(`notHolidays ${date}: lies outside the year`)
      for (const list of excluded) {
        if (days.some((day) => day.date === date && day[list])) faults.push(`${date}: is no ${list} holiday: ${why}`)
      }
    }
  }
  for (const { date, endDate } of source.regional) {
    if (!date.startsWith(`${year}-`) || endDate < date) faults.push(`regional ${date}: lies outside the year`)
  }
  return faults
}

const dayRules: readonly (readonly [rule: string, holds: (day: SourceDay, source: SourceYear) => boolean])[] = [
  ['lies outside the year', ({ date }, { year }) => date.startsWith(`${year}-`)],
  ['the id begins with the date (a moved holiday gets a new id)', ({ id, date }) => id.startsWith(`${date}-`)],
  [
    'a flag is null exactly while its list is not announced',
    (day, { lists }) => listNames.every((list) => (day[list] === null) === (lists[list] === null)),
  ],
  [
    'is on no list: a day that was taken back names them in withdrawn',
    (day) => isOn(day, 'all') || day.withdrawn !== undefined,
  ],
  ['a list in withdrawn has its flag false', ({ withdrawn = [], ...day }) => withdrawn.every((list) => !day[list])],
  ['a withdrawal is a revision', ({ withdrawn, revision }) => withdrawn === undefined || revision > 0],
  ['names a source that the year does not have', (day, { sources }) => day.sources.every((key) => key in sources)],
  ['substituteFor belongs to a substitution', (day) => (day.kind === 'substitution') === (day.substituteFor !== null)],
  ['substitutions and special days are weekdays', ({ kind, date }) => kind === 'regular' || !isWeekendDate(date)],
  ['the bank list names weekdays only', ({ bank, date }) => bank !== true || !isWeekendDate(date)],
]

const isWeekendDate = (date: string): boolean => isWeekend(dayNumberOf(date))

function sequenceFaults(years: readonly SourceYear[]): string[] {
  return years.flatMap(({ year }, i) => {
    const before = years[i - 1]
    return before && before.year + 1 !== year ? [`${year}.json: follows ${before.year}; years stand without a gap`] : []
  })
}

/** What subscribers see of a day; a change of it is a revision. `withdrawn` follows from the flags. */
const shown = ({ nameTh, nameEn, government, bank, kind, substituteFor }: AnnouncedDay): string =>
  JSON.stringify([nameTh, nameEn, government, bank, kind, substituteFor])

/** Feeds update an event by its UID and a higher SEQUENCE (RFC 5545, 3.8.7.4), so no day may vanish or change in silence. */
function correctionFaults(before: CalendarData, after: CalendarData): string[] {
  const now = new Map(after.years.flatMap(({ days }) => days).map((day) => [day.id, day]))
  return before.years
    .flatMap(({ days }) => days)
    .flatMap((old) => {
      const day = now.get(old.id)
      if (!day) return [`${old.id}: was published and may not vanish; withdraw it (withdrawn, revision, changed)`]
      return correctionRules.filter(([, holds]) => !holds(old, day)).map(([rule]) => `${old.id}: ${rule}`)
    })
}

const lost = (old: AnnouncedDay, day: AnnouncedDay): ListName[] =>
  listNames.filter((list) => (old[list] === true || old.withdrawn.includes(list)) && day[list] !== true)

const correctionRules: readonly (readonly [rule: string, holds: (old: AnnouncedDay, day: AnnouncedDay) => boolean])[] =
  [
    [
      'changed, so revision goes up by one and changed is the day of it',
      (old, day) => shown(old) === shown(day) || (day.revision === old.revision + 1 && day.changed >= old.changed),
    ],
    [
      'did not change, so revision and changed stay',
      (old, day) => shown(old) !== shown(day) || (day.revision === old.revision && day.changed === old.changed),
    ],
    [
      'withdrawn names the lists that took the day back',
      (old, day) => lost(old, day).every((list) => day.withdrawn.includes(list)),
    ],
  ]
