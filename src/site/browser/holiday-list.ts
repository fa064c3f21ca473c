import { shortName } from '../../holidays/short-name.ts'
import { dayAndMonth, type Holiday } from './calendar.ts'
import { el, say } from './dom.ts'
import { language } from './language.ts'

/** The days of a year in order: date, weekday, name, and who is off. */
export function holidayList(holidays: readonly Holiday[]): HTMLElement {
  return el('ol', { class: 'holiday-list' }, ...holidays.map(row))
}

const weekdayName = new Intl.DateTimeFormat(language(), { weekday: 'long', timeZone: 'UTC' })

function row(holiday: Holiday): HTMLElement {
  const official = say(holiday.nameTh, holiday.nameEn)
  const short = shortName(holiday, language()) ?? official
  // A substitution is named after the day that it replaces, which has its own row.
  const isWorthSaying = short !== official && holiday.kind !== 'substitution'
  const weekday = weekdayName.format(new Date(`${holiday.date}T00:00:00Z`))
  const day = el('span', {}, el('b', {}, dayAndMonth(holiday.date)), el('small', {}, weekday))
  const name = el('span', {}, el('b', {}, short), isWorthSaying && el('small', {}, official))
  return el('li', {}, day, name, listsOf(holiday))
}

/** The lists with the holiday, as a coloured word. */
export function listsOf({ government, bank }: Pick<Holiday, 'government' | 'bank'>): HTMLElement {
  if (government && bank) return el('span', { class: 'tag both' }, say('ราชการและธนาคาร', 'Government and banks'))
  return government
    ? el('span', { class: 'tag gov' }, say('ราชการ', 'Government'))
    : el('span', { class: 'tag bank' }, say('ธนาคาร', 'Banks'))
}
