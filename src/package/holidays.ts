import { calendar } from '../holidays/announced.ts'
import { acceptedBusinessDay, acceptedDay } from '../holidays/problems.ts'
import {
  holidayInput,
  holidayPathInput,
  holidaysInput,
  nextBusinessDayInput,
  type DayInput,
} from '../holidays/values.ts'
import { yearList } from '../holidays/year-list.ts'
import { bangkokDate, dayNumber } from '../thai/calendar/civil.ts'
import type { Functions } from './functions.generated.ts'
import { copied } from './copied.ts'
import { valuesOf } from './given.ts'
import { answered } from './tool.ts'

export { SalaError } from './sala-error.ts'

const dayGiven = (day: DayInput): number => dayNumber(day === 'today' ? bangkokDate(Date.now()) : day)

export const holidays: Functions['holidays'] = (params) => {
  const { year = bangkokDate(Date.now()).year, type } = valuesOf(holidaysInput(), params)
  return copied(yearList(calendar, year, type))
}

export const holiday: Functions['holiday'] = (params) => {
  // The service validates the path before the query.
  const { date } = valuesOf(holidayPathInput(), params)
  const { type } = valuesOf(holidayInput(), params)
  return answered(() => copied(acceptedDay(dayGiven(date), type)))
}

export const nextBusinessDay: Functions['nextBusinessDay'] = (params) => {
  const { from, days, type } = valuesOf(nextBusinessDayInput(), params)
  return answered(() => copied(acceptedBusinessDay(dayGiven(from), days, type)))
}
