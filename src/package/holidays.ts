import { calendar } from '../holidays/announced.ts'
import { acceptedBusinessDay, acceptedDay } from '../holidays/problems.ts'
import { readDay, readYear, type DayInput } from '../holidays/values.ts'
import { yearList } from '../holidays/year-list.ts'
import { bangkokDate, dayNumber } from '../thai/calendar/civil.ts'
import type { Functions } from './functions.generated.ts'
import { copied } from './copied.ts'
import { valuesOf } from './given.ts'
import * as rules from './rules.generated.ts'

export { SalaError } from './sala-error.ts'

const dayGiven = (day: DayInput): number => dayNumber(day === 'today' ? bangkokDate(Date.now()) : day)

export const holidays: Functions['holidays'] = (params) => {
  const { year = bangkokDate(Date.now()).year, type } = valuesOf(rules.holidays(readYear), params)
  return copied(yearList(calendar, year, type))
}

export const holiday: Functions['holiday'] = (params) => {
  const { date } = valuesOf(rules.holidayPath(readDay), params)
  const { type } = valuesOf(rules.holiday(), params)
  return copied(acceptedDay(dayGiven(date), type))
}

export const nextBusinessDay: Functions['nextBusinessDay'] = (params) => {
  const { from, days, type } = valuesOf(rules.nextBusinessDay(readDay), params)
  return copied(acceptedBusinessDay(dayGiven(from), days, type))
}
