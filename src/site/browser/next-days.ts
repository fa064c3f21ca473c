import { BUDDHIST_OFFSET } from '../../thai/calendar/thai-calendar.ts'
import { dayNumberOf } from '../../holidays/calendar.ts'
import { shortName } from '../../holidays/short-name.ts'
import { dayAndMonth, longDate, type Holiday } from './calendar.ts'
import { el, say } from './dom.ts'
import { language } from './language.ts'
import { longWeekends } from './long-weekends.ts'
import { client } from './service.ts'

const LONG_SHOWN = 4

/** The most common questions: the next business day, the next holiday and the long weekends, counted from a day. */
export async function nextDays(today: string): Promise<HTMLElement> {
  const year = Number(today.slice(0, 4))
  const [business, ...lists] = await Promise.all([
    client.nextBusinessDay({ from: today, days: 1, type: 'bank' }).catch(() => undefined),
    ...[year, year + 1].map((each) => client.holidays({ year: each }).catch(() => undefined)),
  ])
  const holidays = lists.flatMap((answer) => (answer?.holidays ?? []) as readonly Holiday[])
  const next = holidays.find(({ date }) => date >= today)
  const banks = holidays.filter(({ bank }) => bank).map(({ date }) => date)
  return el(
    'dl',
    { class: 'next-days' },
    ...(business
      ? row(
          say('วันทำการถัดไป', 'Next business day'),
          `${say(business.weekday.nameTh, business.weekday.nameEn)} ${longDate(business.date)}`,
        )
      : []),
    ...(next ? row(say('วันหยุดถัดไป', 'Next holiday'), `${whenIs(next.date, today)} · ${nameOf(next)}`, next.date) : []),
    ...(banks.length > 0 ? longRows(longWeekends(banks, today).slice(0, LONG_SHOWN), year) : []),
  )
}

/** Marks the next day off on the page of this year. */
export function markNextDay(today: string): void {
  const days = [...document.querySelectorAll<HTMLTimeElement>('.days time')]
  const next = days.find(({ dateTime }) => dateTime >= today && dateTime.startsWith(today.slice(0, 4)))
  next?.closest('tr')?.classList.add('next')
  next?.before(el('small', {}, say('วันหยุดถัดไป', 'Next holiday')))
}

const nameOf = (holiday: Holiday): string => shortName(holiday, language()) ?? say(holiday.nameTh, holiday.nameEn)

function row(term: string, value: string, date?: string): HTMLElement[] {
  return [el('dt', {}, term), el('dd', {}, value, date !== undefined && el('small', {}, longDate(date)))]
}

/** @example whenIs('2026-12-05', '2026-11-23') // 'อีก 12 วัน' */
function whenIs(date: string, today: string): string {
  const days = dayNumberOf(date) - dayNumberOf(today)
  if (days === 0) return say('วันนี้', 'today')
  return days === 1 ? say('พรุ่งนี้', 'tomorrow') : say(`อีก ${days} วัน`, `in ${days} days`)
}

function longRows(all: ReturnType<typeof longWeekends>, year: number): HTMLElement[] {
  if (all.length === 0) return []
  const each = all.map(({ from, to, days }) => {
    const end = Number(to.slice(0, 4))
    const later = end === year ? '' : ` ${say(String(end + BUDDHIST_OFFSET), String(end))}`
    const length = say(`${days} วัน`, `${days} days`)
    return el('span', {}, `${dayAndMonth(from)} – ${dayAndMonth(to)}${later}`, el('small', {}, length))
  })
  return [el('dt', {}, say('หยุดยาว (ธนาคาร)', 'Long weekends (banks)')), el('dd', {}, ...each)]
}
