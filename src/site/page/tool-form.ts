import { longDate } from './calendar.ts'
import { namedDay } from './day-words.ts'
import { copyButton, el, find, icon, say } from './dom.ts'
import { language } from './language.ts'

interface Problem {
  readonly detail?: string
  readonly detailTh?: string
  readonly errors?: readonly { readonly parameter: string; readonly message: string; readonly messageTh: string }[]
}

/** The form of a tool's own page: without script it opens the answer, with script the answer appears below it. */
export async function showAnswer(form: HTMLFormElement): Promise<void> {
  const shown = await answer(form).catch(unreachable)
  find('[data-tool-answer]', form).replaceChildren(...shown)
}

const unreachable = (): HTMLElement[] => [
  el('p', { class: 'problem' }, say('ติดต่อบริการไม่ได้', 'The service cannot be reached')),
]

async function answer(form: HTMLFormElement): Promise<(Node | string)[]> {
  const query = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, name === 'date' ? namedDay(value, Date.now()) : value]] : [],
  )
  const response = await fetch(`${form.action}?${new URLSearchParams(query).toString()}`)
  if (!response.ok) return refusal((await response.json()) as Problem, form)
  const property = form.dataset['toolForm']
  return property ? shownText((await response.json()) as object, property) : shownPicture(await response.blob(), form)
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
  if (property === 'date') return shownDay(text, body as BusinessDay)
  return [el('p', { class: 'big' }, text), copyButton(text)]
}

interface BusinessDay {
  readonly weekday: { readonly nameTh: string; readonly nameEn: string }
  readonly skipped: readonly unknown[]
}

function shownDay(date: string, { weekday, skipped }: BusinessDay): Node[] {
  const text = `${say(weekday.nameTh, weekday.nameEn)} ${longDate(date)}`
  const passed = say(`ข้าม ${skipped.length} วัน`, `${skipped.length} days skipped`)
  return [el('p', { class: 'big' }, text), el('p', { class: 'small' }, `${date} · ${passed}`), copyButton(text)]
}

function shownPicture(picture: Blob, form: HTMLFormElement): (Node | string)[] {
  const src = URL.createObjectURL(picture)
  const name = form.action.includes('promptpay') ? 'promptpay.png' : 'qr.png'
  const alt = language() === 'en' ? 'QR code' : 'คิวอาร์โค้ด'
  return [
    el('img', { src, alt, width: '256', height: '256' }),
    el(
      'p',
      { class: 'actions' },
      el('a', { class: 'button', href: src, download: name }, icon('download'), say('บันทึกรูป', 'Save the picture')),
    ),
  ]
}

/** The problem in the words of the form: the field's label in place of the parameter's name. */
function refusal({ detail = '', detailTh = '', errors = [] }: Problem, form: HTMLFormElement): Node[] {
  const isEnglish = language() === 'en'
  const labelOf = (name: string): string =>
    form.querySelector(`[name="${name}"]`)?.closest('label')?.querySelector('span')?.textContent ?? name
  const lines = errors.map(
    ({ parameter, message, messageTh }) => `${labelOf(parameter)}: ${isEnglish ? message : messageTh}`,
  )
  const shown = lines.length > 0 ? lines : [isEnglish ? detail : detailTh]
  return shown.map((line) => el('p', { class: 'problem' }, line))
}
