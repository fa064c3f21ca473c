import { answeredOtherwise, regionalDays } from './announced.ts'
import { longDate } from './calendar.ts'
import { namedDay } from './day-words.ts'
import { copyButton, el, find, say } from './dom.ts'
import { ageOf, showMade } from './fresh.ts'
import { grouped } from './grouped.ts'
import { language } from './language.ts'
import { fetchOrAnswer } from './offline.ts'

interface Problem {
  readonly detail?: string
  readonly detailTh?: string
  readonly errors?: readonly { readonly parameter: string; readonly message: string; readonly messageTh: string }[]
}

/** The form of a tool's own page: without script it opens the answer, with script the answer appears below it. */
export async function showAnswer(form: HTMLFormElement): Promise<void> {
  const place = find('[data-tool-answer]', form)
  const age = ageOf(place)
  showMade(place, age, ...(await answer(form).catch(unreachable)))
}

const unreachable = (): HTMLElement[] => [
  el(
    'p',
    { class: 'problem' },
    say('ติดต่อบริการไม่ได้ ส่วนนี้ต้องใช้อินเทอร์เน็ต', 'The service cannot be reached: this part needs the internet.'),
  ),
]

async function answer(form: HTMLFormElement): Promise<(Node | string)[]> {
  const query = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, name === 'date' ? namedDay(value, Date.now()) : value]] : [],
  )
  const response = await fetchOrAnswer(`${form.action}?${new URLSearchParams(query).toString()}`)
  if (!response.ok) return refusal((await response.json()) as Problem, form)
  return shownText((await response.json()) as object, form.dataset['toolForm'] ?? '')
}

function shownText(body: object, property: string): (Node | string)[] {
  const value = property
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], body)
  if (typeof value === 'boolean') {
    const verdict = value ? say('เลขถูกต้อง', 'The number is valid') : say('เลขไม่ถูกต้อง', 'The number is not valid')
    return [el('p', { class: `big verdict ${value ? 'yes' : 'no'}` }, verdict)]
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (property === 'amount') return shownAmount(body as BahtAmount)
  if (property === 'date') return shownDay(text, body as BusinessDay)
  return [el('p', { class: 'big' }, text), copyButton(text)]
}

interface BahtAmount {
  readonly amount: string
  readonly text: string
  readonly corrections: readonly { readonly from: string; readonly to: string }[]
  readonly figures: string | null
  readonly matches: boolean | null
}

/** The figure, whether it is the one beside the words, and how the words should be written. */
function shownAmount({ amount, text, corrections, figures, matches }: BahtAmount): (Node | string)[] {
  const corrected = corrections.map(({ from, to }) => say(`อ่าน ${from} เป็น ${to}`, `${from} was read as ${to}`))
  const verdict = matches
    ? say('ตัวอักษรกับตัวเลขตรงกัน', 'Words and figures agree')
    : say(`ไม่ตรงกับตัวเลข ${grouped(figures ?? '')}`, `Not the same as the figures ${grouped(figures ?? '')}`)
  return [
    el('p', { class: 'big' }, grouped(amount)),
    matches === null ? '' : el('p', { class: `verdict ${matches ? 'yes' : 'no'}` }, verdict),
    el('p', { class: 'small' }, el('span', { lang: 'th' }, text), ...corrected.flatMap((each) => [' · ', each])),
    copyButton(grouped(amount)),
  ]
}

interface BusinessDay {
  readonly weekday: { readonly nameTh: string; readonly nameEn: string }
  readonly skipped: readonly unknown[]
  readonly regional: Parameters<typeof regionalDays>[0]
}

function shownDay(date: string, { weekday, skipped, regional }: BusinessDay): (Node | string)[] {
  const text = `${say(weekday.nameTh, weekday.nameEn)} ${longDate(date)}`
  const passed = say(`ข้าม ${skipped.length} วัน`, `${skipped.length} days skipped`)
  return [
    el('p', { class: 'big' }, text),
    el('p', { class: 'small' }, `${date} · ${passed}`),
    copyButton(text),
    regionalDays(regional) || '',
  ]
}

/** The problem in the words of the form: the field's label in place of the parameter's name. */
function refusal(problem: Problem, form: HTMLFormElement): Node[] {
  const { detail = '', detailTh = '', errors = [] } = problem
  const isEnglish = language() === 'en'
  const labelOf = (name: string): string =>
    form.querySelector(`[name="${name}"]`)?.closest('label')?.querySelector('span')?.textContent ?? name
  const lines = errors.map(
    ({ parameter, message, messageTh }) => `${labelOf(parameter)}: ${isEnglish ? message : messageTh}`,
  )
  const shown = lines.length > 0 ? lines : [isEnglish ? detail : detailTh]
  const otherwise = answeredOtherwise({ ...problem })
  return [...shown.map((line) => el('p', { class: 'problem' }, line)), ...(otherwise ? [otherwise] : [])]
}
