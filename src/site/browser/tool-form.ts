import type { BahtAmountAnswer, NextBusinessDayAnswer } from '../../../public/client.d.ts'
import { answeredOtherwise, regionalDays } from './announced.ts'
import { longDate } from './calendar.ts'
import { namedDay } from './day-words.ts'
import { copyButton, el, find, labelOf, para, say, verdict } from './dom.ts'
import { ageOf, showMade } from './fresh.ts'
import { grouped } from './grouped.ts'
import { fetchOrAnswer } from './offline.ts'
import { Problem, type Params } from './service.ts'

/** The form of a tool's own page: without script it opens the answer, with script the answer appears below it. */
export async function showAnswer(form: HTMLFormElement): Promise<void> {
  const place = find('[data-tool-answer]', form)
  const age = ageOf(place)
  showMade(place, age, ...(await answer(form).catch(unreachable)))
}

const unreachable = (): HTMLElement[] => [
  para(
    'problem',
    say('ติดต่อบริการไม่ได้ ส่วนนี้ต้องใช้อินเทอร์เน็ต', 'The service cannot be reached: this part needs the internet.'),
  ),
]

async function answer(form: HTMLFormElement): Promise<(Node | string)[]> {
  const query = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, name === 'date' ? namedDay(value, Date.now()) : value]] : [],
  )
  const response = await fetchOrAnswer(`${form.action}?${new URLSearchParams(query).toString()}`)
  if (!response.ok) return refusal(new Problem(response.status, (await response.json()) as Params), form)
  return shownText((await response.json()) as object, form.dataset['toolForm'] ?? '')
}

function shownText(body: object, property: string): (Node | string)[] {
  const value = property
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], body)
  if (typeof value === 'boolean') {
    const text = value ? say('เลขถูกต้อง', 'The number is valid') : say('เลขไม่ถูกต้อง', 'The number is not valid')
    return [verdict(value, text)]
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (property === 'amount') return shownAmount(body as BahtAmountAnswer)
  if (property === 'date') return shownDay(body as NextBusinessDayAnswer)
  return [para('big', text), copyButton(text)]
}

/** The figure, whether it is the one beside the words, and how the words should be written. */
function shownAmount({ amount, text, corrections, figures, matches }: BahtAmountAnswer): (Node | string)[] {
  const corrected = corrections.map(({ from, to }) => say(`อ่าน ${from} เป็น ${to}`, `${from} was read as ${to}`))
  const agreement = matches
    ? say('ตัวอักษรกับตัวเลขตรงกัน', 'Words and figures agree')
    : say(`ไม่ตรงกับตัวเลข ${grouped(figures ?? '')}`, `Not the same as the figures ${grouped(figures ?? '')}`)
  return [
    para('big', grouped(amount)),
    matches === null ? '' : para(`verdict ${matches ? 'yes' : 'no'}`, agreement),
    para('small', el('span', { lang: 'th' }, text), ...corrected.flatMap((each) => [' · ', each])),
    copyButton(grouped(amount)),
  ]
}

function shownDay({ date, weekday, skipped, regional }: NextBusinessDayAnswer): (Node | string)[] {
  const text = `${say(weekday.nameTh, weekday.nameEn)} ${longDate(date)}`
  const passed = say(`ข้าม ${skipped.length} วัน`, `${skipped.length} days skipped`)
  return [para('big', text), para('small', `${date} · ${passed}`), copyButton(text), regionalDays(regional) || '']
}

/** The problem in the words of the form: the field's label in place of the parameter's name. */
function refusal({ detail, detailTh, errors, body }: Problem, form: HTMLFormElement): Node[] {
  const lines = errors.map(({ parameter, message, messageTh }) => {
    const label = labelOf(form.querySelector(`[name="${parameter}"]`)) ?? parameter
    return `${label}: ${say(messageTh, message)}`
  })
  const shown = lines.length > 0 ? lines : [say(detailTh, detail)]
  const otherwise = answeredOtherwise(body)
  return [...shown.map((line) => para('problem', line)), ...(otherwise ? [otherwise] : [])]
}
