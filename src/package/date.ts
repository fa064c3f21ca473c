import { dateAnswer } from '../text/date.ts'
import { bangkokDate } from '../thai/calendar/civil.ts'
import { parseDate } from '../thai/calendar/date-input.ts'
import type { Functions } from './functions.generated.ts'
import { refusal, valuesOf } from './given.ts'
import { date as rules } from './rules.generated.ts'

export { SalaError } from './sala-error.ts'

export const date: Functions['date'] = (params) => {
  const { date: given, era } = valuesOf(rules(), params)
  if (given === undefined) return dateAnswer(null, { date: bangkokDate(Date.now()), era: 'ce' })
  const reading = parseDate(given, era)
  if (!('refused' in reading)) return dateAnswer(given, reading)
  const { en: message, th: messageTh } = reading.refused
  throw refusal('invalid_parameter', [{ parameter: 'date', message, messageTh }])
}
