import { regionalDays } from './announced.ts'
import { longDate } from './calendar.ts'
import { el, folded, named, para, say, type Words } from './dom.ts'
import type { Answer } from './service.ts'

/** The kinds of days, in words. */
export const verdicts: Words = {
  holiday: ['วันหยุด', 'Holiday'],
  weekend: ['วันหยุดสุดสัปดาห์', 'Weekend'],
  'business-day': ['วันทำการ', 'Business day'],
}

type Count = Answer<'nextBusinessDay'>

/** A day with its weekday. @example weekdayAndDate(answer) // 'วันศุกร์ 27 พฤศจิกายน 2569' */
export const weekdayAndDate = ({ date, weekday }: Pick<Count, 'date' | 'weekday'>): string =>
  `${say(weekday.nameTh, weekday.nameEn)} ${longDate(date)}`

/** The result of a count of business days, and the days skipped. */
export function businessDay(count: Count): HTMLElement {
  const { date, weekday, skipped, regional } = count
  const days = skipped as readonly { date: string; reason: string; nameTh: string | null; nameEn: string | null }[]
  const passed = days.map((each) =>
    el('li', {}, longDate(each.date), ' ', say(each.nameTh, each.nameEn) ?? named(verdicts, each.reason)),
  )
  const day = para('big', say(weekday.nameTh, weekday.nameEn), ' ', el('span', {}, longDate(date)))
  const title = say(`ข้าม ${passed.length} วัน`, `${passed.length} days skipped`)
  const over = passed.length > 0 && folded(title, el('ul', { class: 'names' }, ...passed))
  return el('div', {}, day, over, regionalDays(regional))
}
