import { formatId } from '../../thai/id.ts'
import { plainCharacters } from '../../thai/typed-text.ts'
import { afterPause, el, facts, find, named, para, quiet, say, verdict, type Words } from './dom.ts'
import { ageOf, belongsTo, outdate, showNow, showMade } from './fresh.ts'
import { fieldsOf, onInput, partsOf, whenSeen } from './live-form.ts'
import { answerHere, loadWhenUsed } from './offline.ts'
import { linesOf, type Panel } from './panel.ts'
import { readPicture } from './picture.ts'
import { paymentCard } from './payment-card.ts'
import { masked, type Payment } from './payment.ts'
import { clearMarks } from './problem-box.ts'
import type { Answer } from './service.ts'

const types: Words = {
  phone: ['เบอร์โทรศัพท์', 'Phone number'],
  nationalId: ['เลขประจำตัว / เลขผู้เสียภาษี', 'National ID or tax number'],
  eWallet: ['e-Wallet', 'E-wallet'],
  bankAccount: ['บัญชีธนาคาร', 'Bank account'],
  biller: ['ผู้ออกบิล', 'Biller'],
}

const reasons: Words = {
  missing: ['ไม่มีข้อความ', 'No text was given'],
  'invalid-json': ['JSON ไม่ถูกต้อง', 'Invalid JSON'],
  'too-long': ['ข้อความยาวเกินไป', 'The text is too long'],
  'not-emv': ['ไม่ใช่คิวอาร์จ่ายเงิน', 'Not a payment QR'],
  malformed: ['โครงสร้างไม่ถูกต้อง', 'The structure is broken'],
  'not-payable': ['ไม่ใช่คิวอาร์ที่จ่ายได้ (เช่น สลิป)', 'Not a code that can be paid (such as a slip)'],
  'crc-missing': ['ไม่มี CRC', 'The CRC is missing'],
  'crc-mismatch': ['CRC ไม่ตรง ข้อความอาจถูกแก้หรืออ่านผิด', 'The CRC does not match: altered or misread'],
}

/** The request shown before a number is typed. */
const EXAMPLE = { target: '0812345678', amount: '1250.00' }

/** Building a payment QR, and reading one from text or a picture. */
export function startPromptpay(): void {
  const { section, panel, form, place } = partsOf('promptpay', answerHere)
  loadWhenUsed(form)
  const name = section.querySelector<HTMLInputElement>('[data-card-name]')
  const example = [...place.children]
  let answer: Answer<'promptpay'> | undefined

  const target = find<HTMLInputElement>('[name=target]', form)
  const kinds = name ? startKinds(form, target) : undefined
  /** The number whose kind a person confirmed, and the one that was compared with the card. */
  let confirmed: string | undefined
  let compared: string | undefined

  const show = async (): Promise<void> => {
    if (!answer) return
    const { warnings, type } = answer
    if (answer.target !== confirmed && isUnlikely(answer, kinds?.chosen())) {
      const own = answer.target
      const confirm = (): void => {
        confirmed = own
        kinds?.choose(type)
        void show().then(() => place.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true }))
      }
      return showNow(
        place,
        kindQuestion(answer, confirm, () => target.focus()),
      )
    }
    kinds?.follow(type)
    const age = ageOf(place)
    const isDoubtful = warnings.length > 0
    // Until the number is compared with the card, nothing can be saved, shared, copied, printed or photographed.
    const box =
      isDoubtful &&
      comparison(answer, compared === answer.target, (isTicked) => {
        compared = isTicked ? answer?.target : undefined
        void show().then(() => place.querySelector<HTMLElement>('.unsure input')?.focus({ preventScroll: true }))
      })
    if (box && compared !== answer.target) return showNow(place, box)
    const card = await paymentCard(paymentOf(answer, name?.value.trim() ?? ''), !isDoubtful)
    showMade(place, age, ...(box ? [box] : []), card)
  }
  const build = async (): Promise<void> => {
    const { kind: _, ...fields } = fieldsOf(form)
    // No number, no request: the drawn example shows how the card will look.
    if (fields['target'] === undefined) {
      panel.lines(linesOf('promptpay', EXAMPLE))
      clearMarks(place)
      return showNow(place, ...example)
    }
    const made = await panel.run('promptpay', fields, place)
    // A name typed meanwhile applies to the answer that is shown.
    if (!made) return
    answer = made
    await show()
  }
  belongsTo(place, form)
  // While the form is being edited the old code is stale; changing only the name must not restore it.
  form.addEventListener('input', () => (answer = undefined))
  target.addEventListener('input', () => (confirmed = compared = undefined))
  onInput(form, () => void build())
  whenSeen(section, () => void build())
  // The front page has only the number and the amount.
  if (!name) return
  find('.kinds', form).addEventListener('input', () => (confirmed = undefined))
  const read = startDecode(section, panel)
  const showSoon = afterPause(() => void show())
  name.addEventListener('input', () => {
    if (answer) outdate(place)
    showSoon()
  })
  find('[data-use]', section).addEventListener('click', () => read(shownIn(place)))
}

/** The payload of the code on show; empty without a code, or if it is stale. */
const shownIn = (place: HTMLElement): string =>
  place.inert ? '' : (place.querySelector('.payment .payload')?.textContent ?? '')

/** The format of each kind of number, and its digits. */
const looks: Readonly<Record<string, readonly [placeholder: string, digits: number]>> = {
  phone: ['08X-XXX-XXXX', 10],
  nationalId: ['X-XXXX-XXXXX-XX-X', 13],
  eWallet: ['0049 9900 0288 505', 15],
}

/** Mobiles begin with 06, 08 and 09, or 0066. A longer number that does may be one with stray digits. */
const LIKE_MOBILE = /^0(?:066)?[689]/

interface Kinds {
  /** The kind that a person chose, if one did. */
  readonly chosen: () => string | undefined
  readonly choose: (kind: string) => void
  /** Shows the kind of a number, unless a person chose another. */
  readonly follow: (kind: string) => void
}

/** The buttons choose the kind, which labels the field. Until a person chooses one, it follows the number. */
function startKinds(form: HTMLFormElement, target: HTMLInputElement): Kinds {
  const kinds = form.elements.namedItem('kind') as RadioNodeList
  let isChosen = false
  const put = (kind: string): void => {
    kinds.value = kind
    const name = find(`[value=${kind}] + span`, form).textContent
    find('span', target.closest('label') ?? form).replaceChildren(name)
    target.placeholder = looks[kind]?.[0] ?? ''
  }
  const choose = (kind: string): void => {
    isChosen = true
    put(kind)
  }
  const follow = (kind: string): void => {
    if (!isChosen) put(kind)
  }
  const buttons = find('.kinds', form)
  buttons.addEventListener('input', () => {
    choose(kinds.value)
    target.focus()
  })
  // The kind that is shown already may be chosen too.
  buttons.addEventListener('click', ({ target: button }) => {
    if (button instanceof HTMLInputElement) choose(button.value)
  })
  target.addEventListener('input', () => {
    const digits = plainCharacters(target.value).replaceAll(/\D/g, '')
    const [kind] = Object.entries(looks).find(([, [, length]]) => length === digits.length) ?? []
    if (kind !== undefined) follow(LIKE_MOBILE.test(digits) ? 'phone' : kind)
  })
  return { chosen: () => (isChosen ? kinds.value : undefined), choose, follow }
}

/** Whether a number is of another kind than the chosen one, or, with none chosen, may be a mobile with stray digits. */
const isUnlikely = ({ type, target }: Answer<'promptpay'>, chosen: string | undefined): boolean =>
  chosen === undefined ? type !== 'phone' && LIKE_MOBILE.test(target) : type !== chosen

const questions: Words = {
  phone: ['เป็นเบอร์มือถือใช่ไหม', 'Is it a mobile number?'],
  nationalId: ['13 หลัก: เป็นเลขบัตรหรือเลขภาษีใช่ไหม', '13 digits: is it an ID card or tax number?'],
  eWallet: ['15 หลัก: เป็นเลข e-Wallet ใช่ไหม', '15 digits: is it an e-wallet ID?'],
}

const yes: Words = {
  phone: ['ใช่ ใช้เป็นเบอร์มือถือ', 'Yes, use it as a mobile number'],
  nationalId: ['ใช่ ใช้เป็นเลข 13 หลัก', 'Yes, use it as a 13-digit ID'],
  eWallet: ['ใช่ ใช้เป็นเลข e-Wallet', 'Yes, use it as an e-wallet ID'],
}

/** Asks to confirm the kind of a number. Until then there is no code. */
function kindQuestion({ type, target }: Answer<'promptpay'>, confirm: () => void, correct: () => void): HTMLElement {
  const isLong = type !== 'phone' && LIKE_MOBILE.test(target)
  const hint = say('ขึ้นต้นเหมือนเบอร์มือถือ ซึ่งมี 10 หลัก', 'It begins like a mobile number, which has 10 digits.')
  return unsure(
    named(questions, type),
    named(questions, type),
    para('number', formatted(type, target)),
    isLong && para('small', hint),
    para('actions', quiet(named(yes, type), confirm), quiet(say('ไม่ใช่ แก้เลข', 'No, correct it'), correct)),
  )
}

/** A doubtful number, with a box to tick after it was compared with the card. */
function comparison(
  { type, target, warnings }: Answer<'promptpay'>,
  isTicked: boolean,
  tick: (isTicked: boolean) => void,
): HTMLElement {
  const notes = warnings as readonly { message: string; messageTh: string }[]
  const field = el('input', { type: 'checkbox', checked: isTicked, onchange: (): void => tick(field.checked) })
  return unsure(
    say('เลขตรวจสอบไม่ตรง', 'The check digit differs'),
    notes.map(({ message, messageTh }) => say(messageTh, message)).join(' '),
    para('number', formatted(type, target)),
    el('label', {}, field, say('เทียบกับบัตรแล้ว ใช้เลขนี้', 'Compared with the card: use this number')),
  )
}

/** A box of what a person has to check. @param short its text in the bar of a phone. */
const unsure = (short: string, text: string, ...more: Parameters<typeof el>[2][]): HTMLElement =>
  el('div', { class: 'unsure', 'data-short': short }, para('sign', text), ...more)

/** All digits, in the groups of the card: they are to be compared. */
const formatted = (type: string, target: string): string => (type === 'nationalId' ? formatId(target) : target)

function paymentOf({ payload, type, target, amount }: Answer<'promptpay'>, name: string): Payment {
  return { payload, name, kind: named(types, type), target: masked(type, target), amount }
}

/** Returns the function that reads a text. */
function startDecode(section: HTMLElement, panel: Panel): (text: string) => void {
  const form = find<HTMLFormElement>('[data-decode]', section)
  const place = find('[data-decode-result]', section)
  const field = find<HTMLTextAreaElement>('textarea', form)
  const drop = find('[data-drop]', form)

  const decode = async (): Promise<void> => {
    const payload = field.value.trim()
    if (payload === '') return showNow(place)
    const answer = await panel.run('decodePromptpay', { payload }, place)
    if (answer) showNow(place, decoded(answer))
  }
  const read = (text: string): void => {
    field.value = text
    void decode()
  }
  const readFile = async (file: Blob | null | undefined): Promise<void> => {
    if (!file) return
    const age = ageOf(place)
    const text = await readPicture(file).catch(() => undefined)
    // A newer input wins.
    if (ageOf(place) !== age) return
    if (text !== undefined) return read(text)
    showNow(place, para('problem', say('ไม่พบคิวอาร์ในรูปนี้', 'No QR was found in this picture.')))
  }
  belongsTo(place, form)
  onInput(form, () => void decode())
  const picture = find<HTMLInputElement>('[name=picture]', form)
  picture.addEventListener('input', (event) => event.stopPropagation())
  picture.addEventListener('change', () => void readFile(picture.files?.[0]))
  section.addEventListener('paste', (event) => void readFile(event.clipboardData?.files[0]))
  drop.addEventListener('dragover', (event) => {
    event.preventDefault()
    drop.classList.add('over')
  })
  drop.addEventListener('dragleave', () => drop.classList.remove('over'))
  drop.addEventListener('drop', (event) => {
    event.preventDefault()
    drop.classList.remove('over')
    void readFile(event.dataTransfer?.files[0])
  })
  return read
}

function decoded({ valid, reason, target, amount, crc, reusable }: Answer<'decodePromptpay'>): HTMLElement {
  const [typeTh, typeEn] = types[target?.type ?? ''] ?? ['ผู้รับ', 'Receiver']
  return el(
    'div',
    {},
    verdict(valid, valid ? say('คิวอาร์ถูกต้อง', 'A valid QR') : say('ใช้ไม่ได้', 'Not valid')),
    facts([
      ['เหตุผล', 'Reason', named(reasons, reason)],
      [typeTh, typeEn, target && (target.formatted ?? target.value)],
      ['จำนวนเงิน', 'Amount', amount ? `฿${amount}` : target && say('ผู้จ่ายใส่เอง', 'The payer enters it')],
      ['CRC', 'CRC', crc && (crc.valid ? say('ตรง', 'Matches') : say('ไม่ตรง', 'Does not match'))],
      ['ใช้ซ้ำได้', 'Reusable', reusable === null ? null : reusable ? say('ได้', 'Yes') : say('ครั้งเดียว', 'Once')],
    ]),
  )
}
