import { bangkokDate, isoDate } from '../src/thai/calendar/civil.ts'
import { dues } from './due/dates.ts'

/**
 * `npm run due`: one table of what ends when, by what our own files say of it. No network. A date that has passed has a star;
 * `WATCH_TODAY=2027-09-02 npm run due` looks from another day.
 */
const today = process.env['WATCH_TODAY'] || isoDate(bangkokDate(Date.now()))
for (const { by, what, where } of dues())
  console.log(`${by !== null && by > today ? ' ' : '*'} ${by ?? 'any day   '}  ${what}  (${where})`)
