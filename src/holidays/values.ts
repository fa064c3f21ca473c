import { choice, formed, integer, ofText, optional, orElse, type Input } from '../http/parameter.ts'
import type { Judged } from '../http/values.ts'
import { businessDaysDefault, businessDaysMax } from '../limits.ts'
import type { CivilDate } from '../thai/calendar/civil.ts'
import { parseIsoDate } from '../thai/calendar/iso-date.ts'
import { readYear, yearRule } from '../thai/calendar/year.ts'
import { holidayTypes } from './calendar.ts'

/** A day of the input: a date, or today in Bangkok at the time of the request. */
export type DayInput = CivilDate | 'today'

/** @example readDay('2569-04-13') // { value: { year: 2026, month: 4, day: 13 } } */
export function readDay(text: string): Judged<DayInput> {
  if (text === 'today') return { value: 'today' }
  const reading = parseIsoDate(text)
  return 'date' in reading ? { value: reading.date } : reading
}

const day = (): Input<DayInput> => ({
  judge: ofText(readDay),
  rule: {
    en: 'must be a date such as 2026-04-13 or 2569-04-13, or today',
    th: 'ต้องเป็นวันที่ เช่น 2026-04-13 หรือ 2569-04-13 หรือ today',
  },
})

/** A Christian or Buddhist year, converted to a Christian one. Absent: undefined. */
export const year = () => optional({ judge: formed(readYear), ...yearRule() })

/** Which list decides. */
export const type = () => choice(holidayTypes)

export const holidaysInput = () => ({ year: { ...year(), aliases: ['y'] }, type: type() })
export const holidayPathInput = () => ({ date: day() })
export const holidayInput = () => ({ type: type() })
export const nextBusinessDayInput = () => ({
  from: {
    ...day(),
    judge: orElse(ofText(readDay), 'today'),
    jsonSchema: { type: 'string', default: 'today' },
    aliases: ['date', 'start'],
  },
  days: { ...integer({ min: 0, max: businessDaysMax, default: businessDaysDefault }), aliases: ['n'] },
  type: type(),
})
