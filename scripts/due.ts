import { bangkokDate, isoDate } from '../src/thai/calendar/civil.ts'
import { dues } from './due/dates.ts'

/**
 * `npm run due`: a table of what expires when, according to our own files. No network. Past dates have a star;
 * `WATCH_TODAY=2027-09-02 npm run due` shows another day.
 */
const today = process.env['WATCH_TODAY'] || isoDate(bangkokDate(Date.now()))
for (const { by, what, where } of dues())
  console.log(`${by !== null && by > today ? ' ' : '*'} ${by ?? 'any day   '}  ${what}  (${where})`)
