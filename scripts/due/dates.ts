import { readFileSync } from 'node:fs'
import { calendar } from '../../src/holidays/announced.ts'
import { listNames, type ListName } from '../../src/holidays/calendar.ts'
import { BUDDHIST_OFFSET } from '../../src/thai/calendar/thai-calendar.ts'
import lunar from '../../src/thai/calendar/lunar-years.generated.json' with { type: 'json' }

/** A fact that expires. `by` is the first day on which to check it again; null: any day. */
export interface Due {
  readonly by: string | null
  readonly what: string
  /** The file with the fact, from the root. */
  readonly where: string
}

const root = new URL('../../', import.meta.url)
const textOf = (file: string): string => readFileSync(new URL(file, root), 'utf8')

/** The value of a pattern in a file. A missing match is an error: the table must never lose a row silently. */
function said(where: string, pattern: RegExp): string {
  const [, value] = pattern.exec(textOf(where)) ?? []
  if (value === undefined) throw new Error(`${where} does not say ${pattern}: mend scripts/due/dates.ts with it`)
  return value
}

/** The end of support of Node's release lines (nodejs/Release, schedule.json). */
const endOfNode: Readonly<Record<string, string>> = { 20: '2026-04-30', 22: '2027-04-30', 24: '2028-04-30' }

/** Third-party figures and settings: check again a year later. @example yearAfter('2026-11') // '2027-11-01' */
function yearAfter(date: string): string {
  const [year = '', month = '', day = '01'] = date.split('-')
  return [Number(year) + 1, month, day].join('-')
}

/** The expected announcement of next year's list: the bank's in August, the government's by December. */
const expectedOn: Readonly<Record<ListName, string>> = { bank: '09-01', government: '12-01' }

const months = 'January February March April May June July August September October November December'.split(' ')
function monthSaid(where: string): string {
  const [month = '', year = ''] = said(where, /list prices\s+of (\w+ \d{4})/).split(' ')
  return `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}`
}

/** All expiring facts, the earliest first; those that may expire on any day come before them. */
export function dues(): Due[] {
  const lists = listNames.map((list): Due => {
    const last = calendar.completeYears(list).at(-1) ?? 0
    const what = `holidays: the ${list} list is announced to ${last}; the next is expected`
    return { by: `${last}-${expectedOn[list]}`, what, where: 'data/holidays' }
  })
  const lastLunar = lunar.firstYearBe + lunar.kinds.length - 1
  const pending = JSON.parse(textOf('data/holidays/pending.json')) as { what: string; since: string }[]
  const node = [...new Set([said('package.json', /"node": ">=(\d+)"/), said('package.json', /"node": "(\d+)\./)])]
  const compatibility = said('wrangler.toml', /compatibility_date = "(.+)"/)
  const voices = said('docs/speech.md', /Price found on (\S+?),/)
  const banks = said('data/banks/README.md', /As of (\S+)\./)
  const areas = said('data/address/list.json', /"asOf": "(.+)"/)
  return [
    ...pending.map(({ what, since }): Due => {
      return { by: null, what: `holidays, since ${since}: ${what}`, where: 'data/holidays/pending.json' }
    }),
    ...lists,
    {
      by: `${lastLunar - BUDDHIST_OFFSET}-${expectedOn.bank}`,
      what: `lunar days: to B.E. ${lastLunar}; the bank's next list fixes the kind of the next year`,
      where: 'data/lunar/years.tsv',
    },
    { by: yearAfter(areas), what: `address: the official list of ${areas}; a newer one?`, where: 'data/address' },
    { by: yearAfter(banks), what: `bank codes: as of ${banks}`, where: 'data/banks/README.md' },
    { by: yearAfter(compatibility), what: `compatibility_date ${compatibility}`, where: 'wrangler.toml' },
    ...node.map((line): Due => {
      return { by: endOfNode[line] ?? null, what: `Node ${line}: end of support`, where: 'package.json' }
    }),
    { by: yearAfter(voices), what: `voices and prices of speech, found on ${voices}`, where: 'docs/speech.md' },
    ...['docs/links.md', 'docs/deploy.md'].map((where): Due => {
      const month = monthSaid(where)
      return { by: yearAfter(month), what: `Cloudflare's list prices of ${month}`, where }
    }),
  ].toSorted((a, b) => ((a.by ?? '') < (b.by ?? '') ? -1 : 1))
}
