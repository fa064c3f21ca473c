import { el, find, folded, icon, para, say } from './dom.ts'
import { nameEnter } from './enter-key.ts'
import { belongsTo, showNow } from './fresh.ts'
import { fieldsOf, onInput, partsOf, whenSeen } from './live-form.ts'
import { answerHere, loadWhenUsed } from './offline.ts'
import { linesOf } from './panel.ts'
import { pictureActions, png } from './picture-actions.ts'
import { clearMarks } from './problem-box.ts'
import type { Answer, Params } from './service.ts'
import { withScheme } from './web-link.ts'

type Row = readonly [name: string, th: string, en: string, example: string, keyboard?: string]

/** The fields of each kind, each with an example that is never requested without the visitor. */
const kinds: Readonly<Record<string, readonly Row[]>> = {
  link: [['url', 'ลิงก์', 'Link', 'https://www.example.org/', 'url']],
  text: [['text', 'ข้อความ', 'Text', 'สวัสดีจากศาลา']],
  wifi: [
    ['ssid', 'ชื่อเครือข่าย', 'Network name', 'Sala Cafe'],
    ['password', 'รหัสผ่าน', 'Password', 'sabai-sabai'],
  ],
  line: [['lineId', 'LINE ID (@ร้าน หรือส่วนตัว)', 'LINE ID (@shop or personal)', '@sala']],
  contact: [
    ['firstName', 'ชื่อ', 'First name', 'สมชาย'],
    ['lastName', 'นามสกุล', 'Last name', 'ใจดี'],
    ['mobile', 'มือถือ', 'Mobile', '0812345678', 'tel'],
    ['email', 'อีเมล', 'E-mail', 'somchai@example.org', 'email'],
    ['organization', 'หน่วยงาน', 'Organization', 'ร้านสมชาย'],
  ],
  email: [
    ['to', 'ถึง', 'To', 'hello@example.org', 'email'],
    ['subject', 'เรื่อง', 'Subject', 'สวัสดี'],
  ],
  phone: [['number', 'หมายเลข', 'Number', '0812345678', 'tel']],
  sms: [
    ['number', 'หมายเลข', 'Number', '0812345678', 'tel'],
    ['message', 'ข้อความ', 'Message', 'สวัสดี'],
  ],
  geo: [
    ['latitude', 'ละติจูด', 'Latitude', '13.7563'],
    ['longitude', 'ลองจิจูด', 'Longitude', '100.5018'],
  ],
}

/** A code needs its first field, and of these kinds one field of each group. Until then the drawn example is shown. */
const needed: Readonly<Record<string, readonly (readonly string[])[]>> = {
  contact: [['firstName', 'lastName']],
  geo: [['latitude'], ['longitude']],
}

const styleNames = new Set(['color', 'background', 'caption', 'size'])
const styleDefaults: Readonly<Record<string, string>> = { color: '#000000', background: '#ffffff', size: '512' }
const numbers = new Set(['latitude', 'longitude', 'size'])

/** The QR maker. */
export function startQr(): void {
  const { section, panel, form, place } = partsOf('qr', answerHere)
  loadWhenUsed(form)
  const file = find<HTMLInputElement>('[name=logo]', form)
  const example = [...place.children]
  let logo: string | undefined

  const make = async (): Promise<void> => {
    const fields = fieldsOf(form)
    if (!isFilled(fields) || lacksPassword(fields)) {
      panel.lines(linesOf('qr', wanted({ ...examplesOf(fields), ...fields }, logo)))
      clearMarks(place)
      return showNow(place, ...(isFilled(fields) ? [para('note', say(...PASSWORD_OR_OPEN))] : []), ...example)
    }
    const answer = await panel.run('qr', wanted(fields, logo), place)
    if (answer)
      showNow(place, ...(isOpen(fields) ? [para('note', say(...OPEN))] : []), card(answer, Number(fields['size'])))
  }
  const fields = (): void => {
    const { kind = '' } = fieldsOf(form)
    const box = find('[data-kind-fields]', form)
    box.replaceChildren(...(kinds[kind] ?? []).map(field))
    if (kind === 'wifi') box.append(protection(find('[name=password]', box)))
    nameEnter(form)
  }
  const choices = find('.kinds', form)
  let byPointer = false
  choices.addEventListener('pointerdown', () => (byPointer = true))
  choices.addEventListener('keydown', () => (byPointer = false))
  choices.addEventListener('input', () => {
    fields()
    // After choosing a kind by pointer, people type next; arrow keys go on to the next kind.
    if (byPointer) find<HTMLInputElement>('[data-kind-fields] input', form).focus()
  })
  fields()
  file.addEventListener('input', async (event) => {
    event.stopPropagation()
    logo = file.files?.[0] && (await smallLogo(file.files[0]))
    // Goes through the input event, so that later typing and this make only one answer.
    form.dispatchEvent(new Event('input'))
  })
  belongsTo(place, form)
  onInput(form, () => void make())
  whenSeen(section, () => void make())
}

function field([name, th, en, placeholder, inputmode]: Row): HTMLElement {
  const input = el('input', { name, placeholder, inputmode, autocomplete: 'off' })
  return el('label', {}, el('span', {}, say(th, en)), input)
}

const OPEN = ['เครือข่ายเปิด ไม่มีรหัส', 'Open network, no password'] as const

/** A network is open only by choice: a missing password may not be typed yet. */
function protection(password: HTMLInputElement): HTMLElement {
  const choice = el(
    'select',
    { name: 'security', oninput: () => (password.disabled = choice.value !== '') },
    el('option', { value: '' }, say('มีรหัสผ่าน', 'With a password')),
    el('option', { value: 'nopass' }, say(...OPEN)),
  )
  return el('label', {}, el('span', {}, say('การป้องกัน', 'Protection')), choice)
}

const isOpen = ({ kind, security }: Record<string, string>): boolean => kind === 'wifi' && security === 'nopass'

const lacksPassword = (fields: Record<string, string>): boolean =>
  fields['kind'] === 'wifi' && fields['password'] === undefined && !isOpen(fields)

const PASSWORD_OR_OPEN = [
  'ยังไม่มีรหัสผ่าน: พิมพ์รหัส หรือเลือก “เครือข่ายเปิด ไม่มีรหัส”',
  'No password yet: type it, or choose “Open network, no password”.',
] as const

function isFilled(fields: Record<string, string>): boolean {
  const { kind = '' } = fields
  const groups = needed[kind] ?? (kinds[kind] ?? []).slice(0, 1)
  return groups.every((group) => group.some((name = '') => fields[name] !== undefined))
}

/** The request shown before any input. */
const examplesOf = ({ kind = '' }: Record<string, string>): Record<string, string> =>
  Object.fromEntries((kinds[kind] ?? []).map(([name, , , example]) => [name, example]))

/** The request body of the form: the kind's fields, and the style's differences from the default. */
function wanted(fields: Record<string, string>, logo: string | undefined): Params {
  const body: Params = {}
  const style: Params = { ...(logo && { logo }) }
  for (const [name, value] of Object.entries(fields)) {
    const given = numbers.has(name) ? Number(value) : name === 'url' ? withScheme(value) : value
    if (!styleNames.has(name)) body[name] = given
    else if (value !== styleDefaults[name]) style[name] = given
  }
  return Object.keys(style).length > 0 ? { ...body, style } : body
}

const LOGO_SIDE = 192

/** The chosen picture as a small PNG: the service takes at most 64 KB and 1,024 px a side. */
async function smallLogo(file: Blob): Promise<string | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  const scale = Math.min(1, LOGO_SIDE / Math.max(image.width, image.height))
  const [width = 1, height = 1] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return canvas.toDataURL('image/png')
}

function card({ svg, text }: Answer<'qr'>, widthPx: number): HTMLElement {
  const href = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const shown = el('img', { src: href, width: '240', alt: `QR: ${text}`, 'data-qr': true })
  const picture = (): Promise<Blob> => drawn(shown, widthPx)
  const paper = async (): Promise<HTMLElement> => (await import('./poster.ts')).qrPoster(shown, text)
  const svgFile = el('a', { class: 'button quiet', href, download: 'qr.svg' }, icon('download'), 'SVG')
  const title = say('ข้อความในคิวอาร์ และไฟล์ SVG', 'What the code says, and an SVG')
  const more = folded(title, para('payload', el('code', {}, text)), svgFile)
  const beside = el('div', {}, pictureActions({ name: 'qr.png', picture, paper }), more)
  return el('div', { class: 'with-picture' }, shown, beside)
}

/** The shown picture as a PNG: drawn here, because its content may be a password. */
async function drawn(shown: HTMLImageElement, width: number): Promise<Blob> {
  await shown.decode()
  const height = Math.round((width * shown.naturalHeight) / shown.naturalWidth)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(shown, 0, 0, width, height)
  return png(canvas)
}
