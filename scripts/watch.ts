import { readFileSync } from 'node:fs'
import { calendar } from '../src/holidays/announced.ts'
import type { ListName } from '../src/holidays/calendar.ts'
import { bangkokDate, isoDate } from '../src/thai/calendar/civil.ts'
import { differences, due } from './watch/differences.ts'
import { published } from './watch/published.ts'

/**
 * `npm run watch`: compares the holidays with the announcers' pages, and reports what is due. It never writes. Exit code 0: all
 * sources were read and agree; 1: something differs; 2: a source could not be read or parsed, so nothing is known about it.
 *
 * Settings: WATCH_BANK_URL, WATCH_BANK_KEY (for the Bank of Thailand's API gateway), WATCH_GOVERNMENT_URL, WATCH_TODAY.
 */
interface Source {
  readonly list: ListName
  readonly url: string
  readonly heading: RegExp
  readonly headers: Readonly<Record<string, string>>
}

const { env } = process
const key = env['WATCH_BANK_KEY']
const sources: readonly Source[] = [
  {
    list: 'bank',
    url: env['WATCH_BANK_URL'] || 'https://www.bot.or.th/th/financial-institutions-holiday.html',
    heading: /วันหยุด.*สถาบันการเงิน|Financial Institutions.* Holidays/i,
    headers: key ? { 'X-IBM-Client-Id': key, Authorization: key } : {},
  },
  {
    list: 'government',
    url: env['WATCH_GOVERNMENT_URL'] || 'https://www.soc.go.th/',
    heading: /วันหยุดราชการ.*(?:ประจำปี|ปี|พ\.ศ\.)|Government Holidays/i,
    headers: {},
  },
]
const TIMEOUT_MS = 30_000

const today = env['WATCH_TODAY'] || isoDate(bangkokDate(Date.now()))
let isDifferent = false
let isUntold = false

for (const source of sources) {
  const body = await textOf(source)
  const years = body === undefined ? undefined : published(body, source.heading)
  if (!years) {
    isUntold = true
    console.log(
      `${source.list}: cannot tell, ${body === undefined ? 'unreachable' : 'a form that is not known'}: ${source.url}`,
    )
    continue
  }
  for (const year of years) {
    if (!year.isWhole) {
      isUntold = true
      console.log(`${source.list} ${year.year}: cannot tell, only ${year.dates.size} days could be read: ${source.url}`)
      continue
    }
    const found = differences(calendar, source.list, year)
    if (found.length > 0) isDifferent = true
    console.log(`${source.list} ${year.year}: ${found.length === 0 ? `agrees, ${year.dates.size} days` : 'DIFFERS'}`)
    for (const { date, found: where } of found) console.log(`  ${date} ${where}`)
  }
}

interface Pending {
  readonly what: string
  readonly since: string
}
const pending = JSON.parse(readFileSync(new URL('../data/holidays/pending.json', import.meta.url), 'utf8')) as Pending[]
for (const line of due(calendar, today)) console.log(`due: ${line}`)
for (const { what, since } of pending) console.log(`pending since ${since}: ${what}`)
process.exitCode = isDifferent ? 1 : isUntold ? 2 : 0

/** The body of a source that answers 200; undefined otherwise. */
async function textOf({ url, headers }: Source): Promise<string | undefined> {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}
