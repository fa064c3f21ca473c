import { fill } from '../client/lines.ts'
import { copyButton, el, para, say } from './dom.ts'
import { ageOf, belongsTo, showMade } from './fresh.ts'
import { keepLink, lastLink } from './own-links.ts'
import type { Answer } from './service.ts'

interface Request {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
  /** Every parameter of path and query, with its choices if it is an enum. */
  readonly fields: readonly (readonly [name: string, choices: readonly string[]])[]
}

/** Opens the form of a sample's request below its button, filled in with the example, and sends it. */
export function tryOut(button: HTMLElement): void {
  const samples = button.closest('[data-samples]')
  const known = samples?.querySelector<HTMLFormElement>('form')
  const form = known ?? formOf(JSON.parse(button.dataset['try'] ?? '{}') as Request)
  if (!known) samples?.append(form)
  form.requestSubmit()
}

function formOf(request: Request): HTMLFormElement {
  const place = el('div', { class: 'result', role: 'status' })
  const params = { ...request.params }
  const isOfLink = 'code' in params
  if (isOfLink) Object.assign(params, ownLink(params))
  const fields = request.fields.map(([name, choices]) => {
    const value = `${(params[name] as string | number | undefined) ?? ''}`
    delete params[name]
    const options = ['', ...choices].map((each) => el('option', { value: each, selected: each === value }, each))
    const required = request.path.includes(`{${name}}`)
    const field =
      choices.length > 0
        ? el('select', { name }, ...options)
        : el('input', { name, value, required, autocomplete: 'off' })
    return el('label', {}, el('span', {}, name), field)
  })
  if (Object.keys(params).length > 0) {
    const body = el('textarea', { name: 'body', rows: '5', spellcheck: 'false' })
    body.value = JSON.stringify(params, null, 2)
    fields.push(el('label', { class: 'wide' }, el('span', {}, say('เนื้อหา JSON', 'JSON body')), body))
  }
  const send = el('button', { class: 'button' }, say('ส่งคำขอ', 'Send'))
  const box = el('div', { class: 'fields' }, ...fields, isOfLink && madeHere(), send)
  const form = el('form', { class: 'try-out' }, box, place)
  belongsTo(place, form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (isLasting(request) && !confirm(say('คำขอนี้มีผลถาวร ส่งเลยไหม', 'What this does is permanent. Send it?'))) return
    void run(request, form, place)
  })
  return form
}

/** Values that identify a link of the visitor's own, empty until one is created here: the sample's code belongs to no link. */
function ownLink(params: Request['params']): Record<string, string> {
  const { code = '', closeToken = '' } = lastLink() ?? {}
  return { code, ...('closeToken' in params && { closeToken }) }
}

const madeHere = (): HTMLElement =>
  para(
    'small wide',
    say('รหัสของลิงก์ล่าสุดที่สร้างในเบราว์เซอร์นี้ ', 'The code of the last link made in this browser. '),
    el('a', { href: '#op-createLink' }, say('สร้างลิงก์', 'Make a link')),
  )

/** These requests create, report or permanently close links. */
const isLasting = ({ method, path }: Request): boolean => method === 'POST' && /\/v1\/links(?:\/|$)/.test(path)

async function run(request: Request, form: HTMLFormElement, place: HTMLElement): Promise<void> {
  place.classList.add('slow')
  const started = performance.now()
  const age = ageOf(place)
  try {
    const answer = await fetch(...requestOf(request, new FormData(form)))
    if (request.method === 'POST' && request.path.endsWith('/v1/links') && answer.status === 201)
      keepLink((await answer.clone().json()) as Answer<'createLink'>)
    const shown = await contentOf(answer)
    const took = Math.round(performance.now() - started)
    showMade(place, age, para('small', `${answer.status} ${answer.statusText} · ${took} ms`), ...shown)
  } catch {
    showMade(place, age, para('problem', say('ติดต่อบริการไม่ได้', 'The service cannot be reached')))
  }
  place.classList.remove('slow')
}

function requestOf({ method, path }: Request, form: FormData): [string, RequestInit] {
  const [filled, rest] = fill(path, Object.fromEntries(form))
  const values = rest.filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  if (method === 'POST') {
    const { body } = Object.fromEntries(values)
    return [filled, { method, ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body }) }]
  }
  const query = new URLSearchParams(values.filter(([, value]) => value !== '')).toString()
  return [query === '' ? filled : `${filled}?${query}`, { redirect: 'manual' }]
}

const TEXT_CHARS_MAX = 20_000

/** The body as people see it: a picture, a player, indented JSON or text. */
async function contentOf(answer: Response): Promise<(Node | string)[]> {
  const type = answer.headers.get('content-type') ?? ''
  if (/^(?:image|audio)\//.test(type)) {
    const src = URL.createObjectURL(await answer.blob())
    return [
      type.startsWith('image/') ? el('img', { src, alt: '', width: '200' }) : el('audio', { src, controls: true }),
    ]
  }
  const text = await answer.text()
  const shown = /json/.test(type) ? JSON.stringify(JSON.parse(text), null, 2) : text
  const cut = shown.length > TEXT_CHARS_MAX ? `${shown.slice(0, TEXT_CHARS_MAX)}\n…` : shown
  return [el('pre', { tabindex: '0' }, el('code', {}, cut)), copyButton(shown)]
}
