import { afterPause, el, facts, find, named, para, say, verdict, type Words } from './dom.ts'
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

  const show = async (): Promise<void> => {
    if (!answer) return
    const age = ageOf(place)
    const warnings = warningsOf(answer)
    const card = await paymentCard(paymentOf(answer, name?.value.trim() ?? ''), warnings)
    showMade(place, age, card)
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
  onInput(form, () => void build())
  whenSeen(section, () => void build())
  // The front page has only the number and the amount.
  if (!name) return
  startKinds(form)
  const read = startDecode(section, panel)
  const showSoon = afterPause(() => void show())
  name.addEventListener('input', () => {
    if (answer) outdate(place)
    showSoon()
  })
  find('[data-use]', section).addEventListener('click', () => read(answer?.payload ?? ''))
}

/** The format of each kind of number, and its digits. */
const looks: Readonly<Record<string, readonly [placeholder: string, digits: number]>> = {
  phone: ['08X-XXX-XXXX', 10],
  nationalId: ['X-XXXX-XXXXX-XX-X', 13],
  eWallet: ['0049 9900 0288 505', 15],
}

/** The buttons choose the kind, which labels the field; typing a number of another kind chooses its button. */
function startKinds(form: HTMLFormElement): void {
  const target = find<HTMLInputElement>('[name=target]', form)
  const kinds = form.elements.namedItem('kind') as RadioNodeList
  const name = (): void => {
    const chosen = find(`[value=${kinds.value}] + span`, form).textContent
    find('span', target.closest('label') ?? form).replaceChildren(chosen)
    target.placeholder = looks[kinds.value]?.[0] ?? ''
  }
  find('.kinds', form).addEventListener('input', () => {
    name()
    target.focus()
  })
  target.addEventListener('input', () => {
    const digits = target.value.replaceAll(/\D/g, '').length
    const [kind] = Object.entries(looks).find(([, [, length]]) => length === digits) ?? []
    if (kind === undefined) return
    kinds.value = kind
    name()
  })
}

function paymentOf({ payload, type, target, amount }: Answer<'promptpay'>, name: string): Payment {
  return { payload, name, kind: named(types, type), target: masked(type, target), amount }
}

function warningsOf({ warnings }: Answer<'promptpay'>): HTMLElement[] {
  const notes = warnings as readonly { message: string; messageTh: string }[]
  return notes.map(({ message, messageTh }) => para('note', say(messageTh, message)))
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
