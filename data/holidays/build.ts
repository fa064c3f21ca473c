import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { calendarOf, type StoredCalendar } from '../../src/holidays/stored.ts'
import { compileCalendar } from './compile.ts'
import { feedVersions } from './generated-feed.ts'
import { storedCalendar } from './stored.ts'

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
writeJson(calendarFile, storedCalendar(calendar))
writeJson(versionFile, feedVersions(calendar))
