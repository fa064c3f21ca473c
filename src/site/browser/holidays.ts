import { BUDDHIST_OFFSET } from '../../thai/calendar/thai-calendar.ts'
import { el, find, folded, named, painted, para, say, verdict, type Words } from './dom.ts'
import { regionalDays } from './announced.ts'
import { verdicts } from './business-day.ts'
import { calendar, longDate, today, type Holiday } from './calendar.ts'
import { startFeed } from './feed.ts'
import { onAsked } from './fragment.ts'
import { holidayList, listsOf } from './holiday-list.ts'
import { outdate, renew, showNow } from './fresh.ts'
import { whenSeen } from './live-form.ts'
import { nextDays } from './next-days.ts'
import { Panel } from './panel.ts'
import { printOnly } from './print.ts'
import type { Answer } from './service.ts'

/** The next days off, the year calendar, the chosen day and the subscription. */
export function startHolidays(): void {
  const section = find('#holidays')
  const panel = new Panel(section)
  const place = find('[data-result]', section)
  const year = startYear(section, panel, (date) => void ask(date))

  const ask = async (date: string): Promise<void> => {
    outdate(place)
    const day = await panel.run('holiday', { date }, place, () => void ask(date))
    if (day) showNow(place, dayCard(day))
  }
  startFeed(section)
  keepInView(find('.answer-bar', section), find('[data-calendar]', section))
  find('[data-print]', section).addEventListener('click', () => {
    for (const each of section.querySelectorAll<HTMLDetailsElement>('.list, [data-list] details')) each.open = true
    printOnly('holidays', ...section.querySelectorAll('[data-year-title], [data-list], .legend, [data-calendar]'))
  })
  let date = today()
  const showDate = async (): Promise<void> => {
    await ask(date)
    await year(Number(date.slice(0, 4)))
  }
  whenSeen(section, async () => {
    find('[data-next-days]', section).replaceChildren(await nextDays(date))
    await showDate()
  })
  onAsked(section, (values) => {
    date = values.get('date') ?? date
    void showDate()
  })
}

/** Sticks the answer to the foot of the window only while days are in view; otherwise it would cover other text. */
function keepInView(bar: HTMLElement, days: HTMLElement): void {
  const observer = new IntersectionObserver((entries) => {
    bar.classList.toggle('held', entries.at(-1)?.isIntersecting)
  })
  observer.observe(days)
}

/** Draws years; returns the function that shows one. */
function startYear(
  section: HTMLElement,
  panel: Panel,
  choose: (date: string) => void,
): (year: number) => Promise<void> {
  const drawing = find('[data-calendar]', section)
  const title = find('[data-year-title]', section)
  const list = find('[data-list]', section)
  let shown = 0
  const show = async (year: number): Promise<void> => {
    shown = year
    outdate(drawing)
    outdate(list)
    title.replaceChildren(say(`พ.ศ. ${year + BUDDHIST_OFFSET}`, String(year)))
    const answer = await panel.run('holidays', { year }, drawing, () => void show(year))
    // A year is 365 buttons: paint the response to the tap first.
    await painted()
    if (!answer || shown !== year) return
    const holidays = answer.holidays as readonly Holiday[]
    drawing.replaceChildren(...notAnnounced(answer), calendar(year, holidays, choose))
    bringToMonth(drawing, today())
    list.replaceChildren(...comingFirst(holidays))
    renew(drawing)
    renew(list)
  }
  for (const button of section.querySelectorAll<HTMLElement>('[data-year]'))
    button.addEventListener('click', () => void show(shown + Number(button.dataset['year'])))
  return show
}

/** A phone shows one month at a time: scrolls to that of the date, if the year has it. */
function bringToMonth(drawing: HTMLElement, date: string): void {
  const month = drawing.querySelector(`[data-date="${date}"]`)?.closest('.month')
  const strip = month?.parentElement
  if (strip) strip.scrollLeft += month.getBoundingClientRect().left - strip.getBoundingClientRect().left
}

/** Past days are folded away above the coming ones; a year that is over stays open. */
function comingFirst(holidays: readonly Holiday[]): HTMLElement[] {
  const now = today()
  const coming = holidays.filter(({ date }) => date >= now)
  const over = holidays.filter(({ date }) => date < now)
  if (over.length === 0 || coming.length === 0) return [holidayList(holidays)]
  const title = say(`ผ่านไปแล้ว ${over.length} วัน`, `${over.length} days are over`)
  return [folded(title, holidayList(over)), holidayList(coming)]
}

const lists: Words = { government: ['ราชการ', 'government'], bank: ['ธนาคาร', 'bank'] }

function notAnnounced({ year, yearBe, announcedTypes, note }: Answer<'holidays'>): HTMLElement[] {
  if (note && announcedTypes.length === 0)
    return [para('note', say(`วันหยุดปี ${yearBe} ยังไม่ประกาศ ศาลาไม่เดาวันหยุด`, note))]
  const missing = Object.entries(lists).filter(([type]) => !(announcedTypes as readonly string[]).includes(type))
  return missing.map(([, [th, en]]) => {
    const text = say(`รายการวันหยุด${th}ปี ${yearBe} ยังไม่ประกาศ`, `The ${en} list of ${year} is not announced yet.`)
    return para('note', text)
  })
}

function dayCard(day: Answer<'holiday'>): HTMLElement {
  const names = (day.holidays as readonly Holiday[]).map((holiday) =>
    el('li', {}, el('b', {}, say(holiday.nameTh, holiday.nameEn)), ' ', listsOf(holiday)),
  )
  const what = verdict(day.isBusinessDay, named(verdicts, day.day))
  const when = para('small', say(day.weekday.nameTh, day.weekday.nameEn), ' ', longDate(day.date))
  const list = names.length > 0 && el('ul', { class: 'names' }, ...names)
  return el('div', {}, what, when, list, regionalDays(day.regional))
}
