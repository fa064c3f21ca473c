import { el, para, say } from './dom.ts'

/** A code on a sheet of its own, to hang up or hand out: its kind, the code, its content, how to use it. */
function poster(...parts: Parameters<typeof el>[2][]): HTMLElement {
  return el('div', { class: 'sheets poster' }, ...parts)
}

const ADDRESS_CHARS_MAX = 120

/** The picture as shown, as large as the sheet allows. */
function large(picture: Element): Element {
  const copy = picture.cloneNode() as Element
  copy.removeAttribute('width')
  copy.removeAttribute('height')
  return copy
}

const LARGE_CHARS_MAX = 24

/** The longest password has 63 characters, which must fit on the sheet too. */
const row = (term: string, value: string): HTMLElement =>
  el('p', {}, el('span', {}, term), el('b', { class: value.length > LARGE_CHARS_MAX ? 'long' : 'short' }, value))

/** The sheet of a code: of a network with its name and password, of a link with its URL. */
export function qrPoster(picture: Element, text: string): HTMLElement {
  const wifi = networkOf(text)
  if (!wifi) return poster(large(picture), isShortAddress(text) && para('address', text))
  const { ssid, password } = wifi
  const how = say(
    'เปิดกล้องมือถือ ส่องที่คิวอาร์ แล้วแตะข้อความที่ขึ้นมาเพื่อเชื่อมต่อ',
    'Open the camera of your phone, point it at the code, then tap the notice to join.',
  )
  return poster(
    el('h2', {}, 'Wi-Fi'),
    large(picture),
    row(say('ชื่อเครือข่าย', 'Network'), ssid),
    password === null
      ? para('', say('เครือข่ายเปิด ไม่มีรหัส', 'Open network, no password'))
      : row(say('รหัสผ่าน', 'Password'), password),
    para('how', how),
  )
}

const isShortAddress = (text: string): boolean => /^https?:/.test(text) && text.length <= ADDRESS_CHARS_MAX

/** The network in a Wi-Fi code. @example networkOf('WIFI:T:WPA;S:Cafe;P:a\\;b;;') // { ssid: 'Cafe', password: 'a;b' } */
function networkOf(text: string): { readonly ssid: string; readonly password: string | null } | undefined {
  if (!text.startsWith('WIFI:')) return undefined
  const fields = new Map(
    [...text.slice(5).matchAll(/([A-Z]):((?:\\.|[^\\;])*);/g)].map(([, name, value = '']) => [
      name,
      value.replaceAll(/\\(.)/g, '$1'),
    ]),
  )
  return { ssid: fields.get('S') ?? '', password: fields.get('T') === 'nopass' ? null : (fields.get('P') ?? null) }
}

/** The sheet of a payment card, for the counter. */
export function cardPoster(card: Element): HTMLElement {
  const how = say(
    'เปิดแอปธนาคาร เลือกสแกน แล้วส่องที่คิวอาร์',
    'Open a Thai banking app, choose scan, and point it at the code.',
  )
  return poster(card.cloneNode(true), para('how', how))
}

/** The sheet of a short link: its code, and the URL for typing. */
export function linkPoster(picture: Element, shortUrl: string, destinationUrl: string): HTMLElement {
  return poster(
    large(picture),
    para('address', shortUrl.replace(/^https?:\/\//, '')),
    para('how', say('สแกน หรือพิมพ์ที่อยู่นี้ในเบราว์เซอร์', 'Scan the code, or type this address in a browser.')),
    para('how', `→ ${new URL(destinationUrl).host}`),
  )
}
