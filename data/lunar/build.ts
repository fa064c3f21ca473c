import { readFileSync, writeFileSync } from 'node:fs'
import { lunarYearDays, lunarYearKinds } from '../../src/thai/calendar/lunar.ts'
import { civilDate, dayNumber, isoDate } from '../../src/thai/calendar/civil.ts'

/** Checks `years.tsv` and builds the table for the lunar day: the first day and one letter per year. */
const product = new URL('../../src/thai/calendar/lunar-years.generated.json', import.meta.url)
const rows = readFileSync(new URL('years.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [yearBe = '', kind = '', firstDay = '', agree = ''] = line.split('\t')
    return { yearBe: Number(yearBe), kind, firstDay, agree }
  })

const first = rows[0]
if (!first) throw new Error('data/lunar/years.tsv is empty')
let begins = dayNumberOf(first.firstDay)
const kinds = rows.map(({ yearBe, kind, firstDay, agree }, index) => {
  const known = lunarYearKinds.find((name) => name === kind)
  if (yearBe !== first.yearBe + index) throw new Error(`${yearBe}: the years stand one after the other`)
  if (!known) throw new Error(`${yearBe}: kind ${kind} is not one of ${lunarYearKinds.join(', ')}`)
  if (agree === '') throw new Error(`${yearBe}: no source`)
  if (dayNumberOf(firstDay) !== begins) {
    throw new Error(`${yearBe}: begins on ${isoDate(civilDate(begins))} by the years before it, not on ${firstDay}`)
  }
  begins += lunarYearDays[known]
  return lunarYearKinds.indexOf(known)
})

writeFileSync(
  product,
  `${JSON.stringify({ firstYearBe: first.yearBe, firstDay: dayNumberOf(first.firstDay), kinds: kinds.join('') })}\n`,
)
console.log(`lunar: ${rows.length} years from ${first.firstDay}`)

function dayNumberOf(date: string): number {
  const [year = NaN, month = NaN, day = NaN] = date.split('-').map(Number)
  return dayNumber({ year, month, day })
}
