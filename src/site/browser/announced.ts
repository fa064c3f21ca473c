import type { HolidayAnswer } from '../../../public/client.d.ts'
import { longDate } from './calendar.ts'
import { el, named, say, type Words } from './dom.ts'
import { fetchOrAnswer } from './offline.ts'
import { here } from './service.ts'

const lists = [
  ['bank', 'ธนาคาร', 'Banks'],
  ['government', 'ราชการ', 'Government'],
] as const

const kinds: Words = {
  holiday: ['วันหยุด', 'a holiday'],
  weekend: ['วันหยุดสุดสัปดาห์', 'a weekend'],
  'business-day': ['วันทำการ', 'a business day'],
}

/**
 * The answers of the other lists when one list is not announced yet: for each the day, or that it is not out either.
 * Undefined if there are none. The days are filled in when their requests return.
 */
export function answeredOtherwise(body: Readonly<Record<string, unknown>>): HTMLElement | undefined {
  const alternatives = (body['alternatives'] ?? []) as readonly { type: string; url: string }[]
  if (alternatives.length === 0) return undefined
  const rows = lists.map(([type, th, en]) => {
    const said = el('span', {}, '…')
    const other = alternatives.find((each) => each.type === type)
    if (other) void dayOf(other.url).then((day) => said.replaceChildren(day ?? '–'))
    else said.replaceChildren(say('ยังไม่ประกาศ', 'not announced yet'))
    return el('li', {}, el('b', {}, `${say(th, en)}: `), said)
  })
  return el('ul', { class: 'names' }, ...rows)
}

/** Undefined without an answer: without a network, or over a limit. */
async function dayOf(url: string): Promise<string | undefined> {
  const response = await fetchOrAnswer(here(url)).catch(() => undefined)
  if (!response?.ok) return undefined
  const { date, day } = (await response.json()) as { date: string; day?: string }
  return day === undefined ? longDate(date) : named(kinds, day)
}

/** The days off in some provinces only, which the answer does not count. */
export function regionalDays(regional: HolidayAnswer['regional']): HTMLElement | false {
  if (regional.length === 0) return false
  const rows = regional.map(({ date, name }) => el('li', {}, `${longDate(date)}: `, say(name.th, name.en)))
  const title = say('หยุดเฉพาะบางจังหวัด ไม่ได้นับข้างบน', 'Off in some provinces only, not counted above')
  return el('div', { class: 'note' }, el('p', {}, title), el('ul', { class: 'names' }, ...rows))
}
