import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dues } from '../../scripts/due/dates.ts'
import { sourceYears } from '../holidays/sources.ts'

const text = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const rows = dues().map(({ by, what, where }) => `${by} ${what} (${where})`)
const yearLater = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`

describe('npm run due', () => {
  // The test reads the sources, `npm run due` the files generated from them.
  it.for([
    ['government', '12-01'],
    ['bank', '09-01'],
  ] as const)('knows the last announced year of the %s list', ([list, day]) => {
    const last = sourceYears.findLast(({ lists }) => lists[list])?.year
    expect(rows).toContainEqual(expect.stringMatching(`^${last}-${day} holidays: the ${list} list .* to ${last};`))
  })

  it('knows the last lunar year', () => {
    const last = Number(text('data/lunar/years.tsv').trimEnd().split('\n').at(-1)?.slice(0, 4))
    expect(rows).toContainEqual(expect.stringMatching(`^${last - 543}-09-01 lunar days: to B.E. ${last}`))
  })

  it('has every pending event on any day', () => {
    const pending = JSON.parse(text('data/holidays/pending.json')) as { what: string }[]
    expect(rows.filter((row) => row.startsWith('null holidays'))).toHaveLength(pending.length)
  })

  it.for([
    ['wrangler.toml', /^compatibility_date = "([\d-]+)"$/m],
    ['docs/speech.md', /Price found on ([\d-]+)/],
    ['data/banks/README.md', /As of ([\d-]+)/],
    ['data/address/list.json', /"asOf": "([\d-]+)"/],
  ] as const)('looks at %s a year after the date in it', ([file, pattern]) => {
    const date = pattern.exec(text(file))?.[1] ?? ''
    const folder = file.replace('/list.json', '')
    expect(rows).toContainEqual(expect.stringMatching(`^${yearLater(date)} .*\\(${folder}\\)$`))
  })

  it.for(['docs/links.md', 'docs/deploy.md'])('has the month of each "list prices of" in %s', (file) => {
    const months = text(file).match(/list prices\s+of \w+ \d{4}/g) ?? []
    expect(new Set(months.map((said) => said.replace(/\s+/g, ' '))).size).toBe(1)
    expect(rows).toContainEqual(expect.stringMatching(`list prices of .*${file}`))
  })

  // Dates of nodejs/Release, schedule.json.
  it.for([
    ['20', '2026-04-30'],
    ['24', '2028-04-30'],
  ])('knows that Node %s ends on %s', ([line, date]) => {
    expect(rows).toContain(`${date} Node ${line}: end of support (package.json)`)
  })

  it('begins with what is due first', () => {
    const dates = dues().map(({ by }) => by ?? '')
    expect(dates).toEqual(dates.toSorted())
  })
})
