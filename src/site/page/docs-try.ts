import { copyButton, el, say } from './dom.ts'

interface Request {
  readonly method: string
  readonly path: string
  readonly params: Readonly<Record<string, unknown>>
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
  const isPost = request.method === 'POST'
  const body = el('textarea', { name: 'body', rows: '5', spellcheck: 'false' })
  body.value = JSON.stringify(request.params, null, 2)
  const fields = isPost
    ? [el('label', { class: 'wide' }, el('span', {}, say('เนื้อหา JSON', 'JSON body')), body)]
    : Object.entries(request.params).map(([name, value]) =>
        el('label', {}, el('span', {}, name), el('input', { name, value: String(value), autocomplete: 'off' })),
      )
  const send = el('button', { class: 'button' }, say('ส่งคำขอ', 'Send'))
  const form = el('form', { class: 'try-out' }, el('div', { class: 'fields' }, ...fields, send), place)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void run(request, form, place)
  })
  return form
}

async function run(request: Request, form: HTMLFormElement, place: HTMLElement): Promise<void> {
  place.classList.add('slow')
  const started = performance.now()
  try {
    const answer = await fetch(...requestOf(request, new FormData(form)))
    const shown = await contentOf(answer)
    const took = Math.round(performance.now() - started)
    place.replaceChildren(el('p', { class: 'small' }, `${answer.status} ${answer.statusText} · ${took} ms`), ...shown)
  } catch {
    place.replaceChildren(el('p', { class: 'problem' }, say('ติดต่อบริการไม่ได้', 'The service cannot be reached')))
  }
  place.classList.remove('slow')
}

function requestOf({ method, path }: Request, form: FormData): [string, RequestInit] {
  const values = new Map(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name) ?? ''
    values.delete(name)
    return encodeURIComponent(value)
  })
  if (method === 'POST') {
    const headers = { 'Content-Type': 'application/json' }
    return [filled, { method, headers, body: values.get('body') ?? '' }]
  }
  const query = new URLSearchParams([...values]).toString()
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
