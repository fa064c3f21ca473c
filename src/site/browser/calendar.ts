import type { AnnouncedDay } from '../../holidays/calendar.ts'
import { isoDate } from '../../thai/calendar/civil.ts'
import { months, BUDDHIST_OFFSET } from '../../thai/calendar/thai-calendar.ts'
import { el, painted, say } from './dom.ts'

/** The fields of an announced day that the page shows. */
export type Holiday = Pick<AnnouncedDay, 'id' | 'date' | 'nameTh' | 'nameEn' | 'government' | 'bank' | 'kind'>

/** Sunday first, as on Thai wall calendars. */
const weekdays: readonly (readonly [th: string, en: string])[] = [
  ['อา', 'Su'],
  ['จ', 'Mo'],
  ['อ', 'Tu'],
  ['พ', 'We'],
  ['พฤ', 'Th'],
  ['ศ', 'Fr'],
  ['ส', 'Sa'],
]

/** Today in Bangkok. @example today() // '2026-11-21' */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' }).format(new Date())
}

/** A date in words, in the language of the page. @example longDate('2026-11-21') // '21 พฤศจิกายน 2569' */
export function longDate(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return `${day} ${monthName(month - 1, year)}`
}

/** @example dayAndMonth('2026-11-21') // '21 พฤศจิกายน' */
export function dayAndMonth(date: string): string {
  return longDate(date).replace(/ \d{4}$/, '')
}

/** Twelve months. One day is in the tab order; the arrow keys move between days, Enter chooses. */
export function calendar(year: number, holidays: readonly Holiday[], choose: (date: string) => void): HTMLElement {
  const byDate = new Map(holidays.map(({ date }) => [date, holidays.filter((other) => other.date === date)]))
  // Once, not per day: a formatter is slower to create than a button.
  const marked = today()
  const root = el('div', { class: 'months' })
  for (let month = 0; month < 12; month++) root.append(monthBox(year, month, byDate, marked))
  const days = [...root.querySelectorAll<HTMLButtonElement>('button')]
  const first = days.find(({ dataset }) => dataset['date'] === marked) ?? days[0]
  if (first) first.tabIndex = 0

  const focus = (day: HTMLButtonElement | undefined): void => {
    if (!day) return
    for (const each of root.querySelectorAll<HTMLElement>('[tabindex="0"]')) each.tabIndex = -1
    day.tabIndex = 0
    // A tap has focused it already, except in Safari; an extra focus() would force a layout.
    if (day !== document.activeElement) day.focus()
  }
  root.addEventListener('click', ({ target }) => {
    const day = target instanceof Element ? target.closest('button') : null
    if (!day?.dataset['date']) return
    root.querySelector('[aria-pressed]')?.removeAttribute('aria-pressed')
    day.setAttribute('aria-pressed', 'true')
    focus(day)
    const { date } = day.dataset
    // Mark the day first; the request follows after the next paint, so that the tap shows at once.
    void painted().then(() => choose(date))
  })
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  root.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    const at = days.findIndex((day) => day === document.activeElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    focus(days[at + step])
  })
  return root
}

function monthBox(
  year: number,
  month: number,
  byDate: ReadonlyMap<string, readonly Holiday[]>,
  marked: string,
): HTMLElement {
  const head = el('tr', {}, ...weekdays.map(([th, en]) => el('th', { scope: 'col' }, say(th, en))))
  const body = el('tbody')
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay()
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  for (let start = 1 - firstWeekday; start <= length; start += 7) {
    const row = el('tr')
    for (let day = start; day < start + 7; day++) {
      const cell = el('td')
      if (day >= 1 && day <= length) {
        const date = isoDate({ year, month: month + 1, day })
        cell.append(dayButton(date, { weekday: day - start, isToday: date === marked }, byDate.get(date)))
      }
      row.append(cell)
    }
    body.append(row)
  }
  const table = el('table', {}, el('caption', {}, monthName(month, year)), el('thead', {}, head), body)
  return el('div', { class: 'month' }, table)
}

function monthName(month: number, year: number): string {
  const { nameTh = '', nameEn = '' } = months[month] ?? {}
  return say(`${nameTh} ${year + BUDDHIST_OFFSET}`, `${nameEn} ${year}`)
}

function dayButton(
  date: string,
  { weekday, isToday }: { weekday: number; isToday: boolean },
  holidays: readonly Holiday[] = [],
): HTMLElement {
  const government = holidays.some((holiday) => holiday.government)
  const bank = holidays.some((holiday) => holiday.bank)
  const isWeekend = weekday === 0 || weekday === 6
  const classes = [government && 'gov', bank && 'bank', isWeekend && 'weekend', isToday && 'today'].filter(Boolean)
  const digits = String(Number(date.slice(-2)))
  const button = el('button', { type: 'button', class: classes.join(' '), 'data-date': date, tabindex: '-1' }, digits)
  if (holidays.length === 0) return button
  const lists = [government && say('ราชการ', 'government'), bank && say('ธนาคาร', 'bank')].filter(Boolean).join(', ')
  const names = [...new Set(holidays.map((holiday) => say(holiday.nameTh, holiday.nameEn)))].join(', ')
  button.title = names
  button.ariaLabel = `${digits} ${names} (${lists})`
  return button
}
