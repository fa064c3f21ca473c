import { parameterProblem } from '../http/problem.ts'
import type { DateReading } from '../thai/calendar/iso-date.ts'

/** A date that was read, or the problem that names why not. */
export function acceptedDate(parameter: string, reading: DateReading): Exclude<DateReading, { refused: unknown }> {
  if (!('refused' in reading)) return reading
  const { en, th } = reading.refused
  throw parameterProblem('invalid_parameter', [{ parameter, in: 'query', message: en, messageTh: th }])
}
