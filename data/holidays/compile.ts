import {
  dayNumberOf,
  isOn,
  isWeekend,
  listNames,
  type AnnouncedYear,
  type CalendarData,
  type RegionalDay,
} from '../../src/holidays/calendar.ts'
import { civilDate, isoDate } from '../../src/thai/calendar/civil.ts'
import { correctionFaults } from './corrections.ts'
import { provinceCodes, regions } from './areas.ts'
import { Year, type SourceDay, type SourceYear } from './schema.ts'

/** A source file: its name (`2026.json`) and its parsed content. */
export interface SourceFile {
  readonly name: string
  readonly content: unknown
}

/**
 * Checks the year files and builds the product from them. Given the previous product, also checks that feed subscribers can
 * follow every correction.
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
    regional: source.regional.flatMap(productRegional),
    days: days.map(({ sources: _sources, note: _note, withdrawn = [], ...day }) => ({ ...day, withdrawn })),
  }
}

/** One entry per date: the codes of its provinces, or the region if no source lists its provinces. */
function productRegional(source: SourceYear['regional'][number]): RegionalDay[] {
  const { date, endDate, areas, nameTh, nameEn, government, bank } = source
  const region = areas.length === 1 ? regions[areas[0] ?? ''] : undefined
  const first = dayNumberOf(date)
  const facts = {
    name: { th: nameTh, en: nameEn },
    provinces: region ? [] : areas.map((area) => provinceCodes[area] ?? '').toSorted(),
    area: region ? { th: areas[0] ?? '', en: region } : null,
    government,
    bank,
  }
  return Array.from({ length: dayNumberOf(endDate) - first + 1 }, (_, i) => ({
    date: isoDate(civilDate(first + i)),
    ...facts,
  }))
}

/** Faults inside one year, in the order of the rules below. */
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
  for (const { date, areas } of source.regional) {
    const unknown = areas.filter((area) => !(area in provinceCodes) && !(areas.length === 1 && area in regions))
    if (unknown.length > 0) faults.push(`regional ${date}: ${unknown.join(', ')} is neither provinces nor one region`)
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
