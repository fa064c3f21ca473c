import { el, find, icon, say } from './dom.ts'
import { fieldsOf, onInput, whenSeen } from './live-form.ts'
import { Panel } from './panel.ts'
import { here, type Answer, type Params } from './service.ts'

type Row = readonly [name: string, th: string, en: string, value: string, type?: string]

/** The fields of each kind, with presets that work. */
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
    ['organization', 'หน่วยงาน', 'Organization', ''],
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

const styleNames = new Set(['color', 'background', 'caption'])
const styleDefaults: Readonly<Record<string, string>> = { color: '#000000', background: '#ffffff' }
const numbers = new Set(['latitude', 'longitude'])

/** The QR maker. */
export function startQr(): void {
  const section = find('#qr')
  const panel = new Panel(section)
  const form = find<HTMLFormElement>('[data-form]', section)
  const place = find('[data-result]', section)
  const file = find<HTMLInputElement>('[name=logo]', form)
  let logo: string | undefined

  const make = async (): Promise<void> => {
    const answer = await panel.run('qr', wanted(fieldsOf(form), logo), place)
    if (answer) place.replaceChildren(card(answer))
  }
  const kind = find<HTMLSelectElement>('[name=kind]', form)
  const fields = (): void => {
    find('[data-kind-fields]', form).replaceChildren(...(kinds[kind.value] ?? []).map(field))
  }
  kind.addEventListener('input', fields)
  fields()
  file.addEventListener('input', async (event) => {
    event.stopPropagation()
    logo = file.files?.[0] && (await smallLogo(file.files[0]))
    void make()
  })
  onInput(form, () => void make())
  whenSeen(section, () => void make())
}

function field([name, th, en, value, type = 'text']: Row): HTMLElement {
  return el('label', {}, el('span', {}, say(th, en)), el('input', { name, value, type, autocomplete: 'off' }))
}

/** The request body of the form: the kind's fields, and what differs from the default style. */
function wanted(fields: Record<string, string>, logo: string | undefined): Params {
  const body: Params = {}
  const style: Params = { ...(logo && { logo }) }
  for (const [name, value] of Object.entries(fields)) {
    if (!styleNames.has(name)) body[name] = numbers.has(name) ? Number(value) : value
    else if (value !== styleDefaults[name]) style[name] = value
  }
  return Object.keys(style).length > 0 ? { ...body, style } : body
}

const LOGO_SIDE = 192

/** The chosen picture as a small PNG: the service takes at most 64 KB and 1,024 px a side. */
async function smallLogo(file: Blob): Promise<string | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  const scale = Math.min(1, LOGO_SIDE / Math.max(image.width, image.height))
  const size = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  }
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height)
  return canvas.toDataURL('image/png')
}

function download(href: string, type: string): HTMLElement {
  return el('a', { class: 'button quiet', href, download: `qr.${type}` }, icon('download'), type.toUpperCase())
}

function card({ svg, pngUrl, text, version, ecc }: Answer<'qr'>): HTMLElement {
  const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return el(
    'div',
    { class: 'with-picture' },
    el('img', { src: picture, width: '224', alt: 'QR', 'data-qr': true }),
    el(
      'div',
      {},
      el('p', { class: 'payload' }, el('code', {}, text)),
      el(
        'p',
        { class: 'small' },
        say(`รุ่น ${version} · ระดับแก้ไข ${ecc}`, `Version ${version} · error correction ${ecc}`),
      ),
      el('p', { class: 'actions' }, download(picture, 'svg'), download(here(pngUrl), 'png')),
    ),
  )
}
