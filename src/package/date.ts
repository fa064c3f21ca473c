import { ofText } from '../http/parameter.ts'
import { dateAnswer } from '../text/date.ts'
import { dateInput } from '../text/values.ts'
import { bangkokDate } from '../thai/calendar/civil.ts'
import { parseDate } from '../thai/calendar/date-input.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'

export { SalaError } from './sala-error.ts'

export const date: Functions['date'] = (params) => {
  const inputs = dateInput()
  const { date: given, era } = valuesOf(inputs, params)
  if (given === undefined) return dateAnswer(null, { date: bangkokDate(Date.now()), era: 'ce' })
  const judge = ofText((text) => {
    const reading = parseDate(text, era)
    return 'refused' in reading ? reading : { value: reading }
  })
  const { date: reading } = valuesOf({ date: { ...inputs.date, judge } }, { date: given })
  return dateAnswer(given, reading)
}
