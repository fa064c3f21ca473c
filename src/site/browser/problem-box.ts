import { answeredOtherwise } from './announced.ts'
import { el, labelOf, para, say } from './dom.ts'
import { formOf } from './fresh.ts'
import { page } from './language.ts'
import { Problem } from './service.ts'
import { isWord } from './web-link.ts'

/**
 * A failure in words, with a link to its explanation. Parameters in the answer are called by the labels of
 * the form that the place belongs to, and their fields are marked.
 */
export function problemBox(error: unknown, place: Element): HTMLElement {
  if (!(error instanceof Problem)) return para('problem', unreached())
  clearMarks(place)
  const fields = fieldsAround(place)
  const lines = error.errors.flatMap(({ parameter, message, messageTh }) => {
    const field = fields.get(nameOf(parameter))
    if (!field) return []
    field.setAttribute('aria-invalid', 'true')
    const text = plainly(field) ?? inWordsOf(fields, say(messageTh, message))
    return [el('p', {}, el('b', {}, titleOf(field)), ' ', text)]
  })
  const text = lines.length > 0 ? lines : [el('p', {}, say(error.detailTh, error.detail))]
  const code = el('a', { href: page(`/docs#error-${error.code}`) }, el('code', {}, error.code))
  return el('div', { class: 'problem' }, ...text, answeredOtherwise(error.body), para('small code-name', code))
}

/** What only the service can do says so, rather than asking for another try. */
const unreached = (): string =>
  document.querySelector('.offline')
    ? say('ส่วนนี้ต้องใช้อินเทอร์เน็ต', 'This part needs the internet.')
    : say('เชื่อมต่อไม่สำเร็จ โปรดลองใหม่', 'The connection failed; please try again.')

/** What a field of one meaning can have wrong, in the words of a person; undefined where the service's are needed. */
function plainly({ name, value }: Field): string | undefined {
  const [th, en] = plain[name] ?? []
  if (value === '') return name === 'url' && th && en ? say(th, en) : say('กรุณากรอก', 'Please fill this in')
  if (th === undefined || en === undefined) return undefined
  return name !== 'url' || isWord(value) || !value.includes('.') ? say(th, en) : undefined
}

const plain: Readonly<Record<string, readonly [th: string, en: string]>> = {
  color: ['อ่อนเกินไป สแกนไม่ติด', 'is too light to be scanned'],
  lineId: ['ใส่ไอดีอย่างเดียว หรือลิงก์ของ LINE', 'should be the ID alone, or a link of LINE'],
  // WPA's passphrase has 8 to 63 bytes (IEEE 802.11, annex J.4): a phone would not join with another.
  password: [
    'ต้องยาว 8 ถึง 63 ตัว (ไทย 3 ถึง 21) ตรวจอีกครั้งว่าพิมพ์ครบ',
    'must have 8 to 63 characters (3 to 21 in Thai): is it whole?',
  ],
  // A Wi-Fi name has 32 bytes (IEEE 802.11, 9.4.2.2), and a Thai letter takes three.
  ssid: ['ยาวเกินไป ไทยได้ประมาณ 10 ตัว', 'is too long: 32 Latin letters, or 10 Thai ones'],
  url: ['ใส่ลิงก์เว็บ เช่น shopee.co.th/…', 'should be a web link, such as shopee.co.th/…'],
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** `style.color` is the field `color`. */
const nameOf = (parameter: string): string => parameter.slice(parameter.lastIndexOf('.') + 1)

/** The fields that the place belongs to, by name. */
function fieldsAround(place: Element): Map<string, Field> {
  const fields = formOf(place)?.querySelectorAll<Field>('[name]') ?? []
  return new Map([...fields].map((field) => [field.name, field]))
}

const titleOf = (field: Field): string => labelOf(field) ?? field.name

/** Names of other parameters inside a message, as the form calls them. */
function inWordsOf(fields: ReadonlyMap<string, Field>, message: string): string {
  return message.replace(/\b(?:style\.)?([A-Za-z]+)\b/g, (word, name: string) => {
    const field = fields.get(name)
    return field ? titleOf(field) : word
  })
}

/** Takes the marks off the form that the place belongs to: its fields are right, or marked again. */
export function clearMarks(place: Element): void {
  for (const field of fieldsAround(place).values()) field.removeAttribute('aria-invalid')
}
