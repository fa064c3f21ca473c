import { answeredOtherwise } from './announced.ts'
import { el, labelOf, para, quiet, say, type Words } from './dom.ts'
import { formOf } from './fresh.ts'
import { page } from './language.ts'
import { Problem } from './service.ts'
import { isWord } from './web-link.ts'

/**
 * A failure in words. A fault of a field is described under that field, and `place` names the field; a failure of the
 * service can be retried.
 *
 * @param again retries; by default the form that the place answers is submitted.
 */
export function problemBox(error: unknown, place: Element, again = () => sendAgain(place)): HTMLElement {
  clearMarks(place)
  if (!isRefusal(error)) {
    const retry = quiet(say('ลองใหม่', 'Try again'), again)
    return el('div', { class: 'problem' }, el('p', {}, inTrouble(error)), retry)
  }
  const faults = faultsOf(error, place)
  const otherwise = answeredOtherwise(error.body)
  if (faults.length > 0) {
    for (const { field, text } of faults) mark(field, text)
    const titles = faults.map(({ field }) => titleOf(field)).join(', ')
    const note = para('note', say(`ยังไม่มีคำตอบ ดูที่ช่อง ${titles}`, `No answer yet: see ${titles}`))
    return otherwise ? el('div', {}, note, otherwise) : note
  }
  return el('div', { class: 'problem' }, el('p', {}, say(error.detailTh, error.detail)), otherwise)
}

/** The name of a problem, which leads to its explanation. */
export const linkTo = ({ code }: Problem): HTMLElement =>
  el('a', { href: page(`/docs#error-${code}`) }, el('code', {}, code))

/** Whether the input is at fault. Anything else is trouble of the network or the service. */
const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && error.status < 500 && error.status !== 429 && error.code !== 'unknown'

function inTrouble(error: unknown): string {
  if (error instanceof Problem)
    return error.code === 'unknown'
      ? say('บริการขัดข้องชั่วคราว ยังไม่มีคำตอบ', 'The service has a fault at the moment: there is no answer yet.')
      : say(error.detailTh, error.detail)
  return document.querySelector('.offline')
    ? say('ส่วนนี้ต้องใช้อินเทอร์เน็ต', 'This part needs the internet.')
    : say('ติดต่อบริการไม่ได้ อินเทอร์เน็ตอาจขาดช่วง', 'The service cannot be reached; the connection may be broken.')
}

/** Through its own listener, bypassing the browser's check of required fields: empty ones are reported in our words. */
const sendAgain = (place: Element): unknown =>
  formOf(place)?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))

interface Fault {
  readonly field: Field
  readonly text: string
}

/** The faults of the fields of a place. */
function faultsOf({ errors }: Problem, place: Element): Fault[] {
  const fields = fieldsAround(place)
  return errors.flatMap(({ parameter, message, messageTh }) => {
    const field = fields.get(nameOf(parameter))
    return field ? [{ field, text: plainly(field) ?? inWordsOf(fields, say(messageTh, message)) }] : []
  })
}

/** Whether no further typing can make the input right. Half a number is only unfinished. */
export const canOnlyBeWrong = (error: unknown, place: Element): boolean =>
  !isRefusal(error) ||
  faultsOf(error, place).some(({ field: { name, value } }) => beginnings[name]?.test(value) === false)

/** Valid prefixes of right inputs. */
const beginnings: Readonly<Record<string, RegExp>> = {
  target: /^[\s+(]*(?:\p{Nd}[\s().-]*){0,15}$/u,
  amount: /^\s*(?:฿\s*)?(?:(?=[\p{Nd},.])[\p{Nd},]*(?:\.\p{Nd}{0,2})?\s*)?(?:บ(?:าท?)?\s*)?$/u,
  url: /^\S*$/,
  latitude: /^-?\p{Nd}*(?:\.\p{Nd}*)?$/u,
  longitude: /^-?\p{Nd}*(?:\.\p{Nd}*)?$/u,
}

/** The number of digits for each kind of account. */
const digitsOf: Readonly<Record<string, number>> = { phone: 10, nationalId: 13, eWallet: 15 }
const ZERO_LOST_DIGITS = 9
const TWO_NUMBERS_DIGITS = 18

/** By the chosen kind; undefined if none can be chosen, or if more than the length is wrong. */
function receiverWords({ form, value }: Field): string | undefined {
  const wanted = digitsOf[new FormData(form ?? undefined).get('kind') as string]
  const { length } = value.replaceAll(/\P{Nd}/gu, '')
  const isSpecial =
    wanted === undefined || length === wanted || length === ZERO_LOST_DIGITS || length >= TWO_NUMBERS_DIGITS
  if (isSpecial || !/^[\p{Nd}\s-]*$/u.test(value)) return undefined
  return say(`ต้องมี ${wanted} หลัก ตอนนี้มี ${length}`, `should have ${wanted} digits; it has ${length}`)
}

/** The common faults of a field in plain words; undefined where the service's own are needed. */
function plainly(field: Field): string | undefined {
  const { name, value } = field
  const own = plain[name]
  if (value === '') return name === 'url' && own ? say(...own) : say('กรุณากรอก', 'Please fill this in')
  if (name === 'target') return receiverWords(field)
  return own && (name !== 'url' || isWord(value) || !value.includes('.')) ? say(...own) : undefined
}

const plain: Words = {
  color: ['อ่อนเกินไป สแกนไม่ติด', 'is too light to be scanned'],
  lineId: ['ใส่ไอดีอย่างเดียว หรือลิงก์ของ LINE', 'should be the ID alone, or a link of LINE'],
  // A WPA passphrase has 8 to 63 bytes (IEEE 802.11, annex J.4): a phone would not join with another length.
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

/** The fields of the place, by name. */
function fieldsAround(place: Element): Map<string, Field> {
  const fields = formOf(place)?.querySelectorAll<Field>('[name]') ?? []
  return new Map([...fields].map((field) => [field.name, field]))
}

const titleOf = (field: Field): string => labelOf(field) ?? field.name

/** Replaces names of other parameters in a message by the form's labels. */
function inWordsOf(fields: ReadonlyMap<string, Field>, message: string): string {
  return message.replace(/\b(?:style\.)?([A-Za-z]+)\b/g, (word, name: string) => {
    const field = fields.get(name)
    return field ? titleOf(field) : word
  })
}

/** Describes a fault under its field. The text is the field's description, not part of its name, hence hidden from that. */
function mark(field: Field, text: string): void {
  const id = `wrong-${field.name}`
  field.setAttribute('aria-invalid', 'true')
  field.setAttribute('aria-describedby', id)
  field.after(el('small', { class: 'problem', id, 'aria-hidden': 'true' }, text))
}

/** Removes the marks from the place's fields: they are right, or marked again. */
export function clearMarks(place: Element): void {
  for (const field of fieldsAround(place).values()) {
    if (!field.hasAttribute('aria-invalid')) continue
    field.removeAttribute('aria-invalid')
    field.removeAttribute('aria-describedby')
    field.parentElement?.querySelector(':scope > .problem')?.remove()
  }
}
