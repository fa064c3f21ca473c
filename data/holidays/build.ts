import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { calendarOf, type AnnouncedDay, type StoredCalendar, type StoredDay } from '../../src/holidays/calendar.ts'
import { compileCalendar } from './compile.ts'
import { feedVersions } from './generated-feed.ts'

/**
 * Builds src/holidays/calendar.generated.json and feed-version.generated.json from the year files here: `npm run data`. Reads
 * the previous product first, to reject a correction without a revision.
 */
const folder = new URL('./', import.meta.url)
const products = new URL('../../src/holidays/', folder)
const calendarFile = new URL('calendar.generated.json', products)
const versionFile = new URL('feed-version.generated.json', products)

const readJson = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file: URL, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`)

const files = readdirSync(folder)
  .filter((name) => /^\d{4}\.json$/.test(name))
  .map((name) => ({ name, content: readJson(new URL(name, folder)) }))
const before = existsSync(calendarFile) ? calendarOf(readJson(calendarFile) as StoredCalendar) : undefined

const calendar = compileCalendar(files, before)
const names = new Map<string, number>()
const years = calendar.years.map((year) => ({ ...year, days: year.days.map(stored) }))
writeJson(calendarFile, {
  ...calendar,
  names: [...names.keys()].map((both) => both.split('\n')),
  years,
} satisfies StoredCalendar)
writeJson(versionFile, feedVersions(calendar))

function stored({ date: _date, nameTh, nameEn, ...day }: AnnouncedDay): StoredDay {
  const both = `${nameTh}\n${nameEn}`
  if (!names.has(both)) names.set(both, names.size)
  return { ...day, name: names.get(both) ?? 0 }
}
