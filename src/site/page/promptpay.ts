import { afterPause, el, facts, find, say } from './dom.ts'
import { fieldsOf, onInput, whenSeen } from './live-form.ts'
import { Panel } from './panel.ts'
import { readPicture } from './picture.ts'
import { paymentCard } from './payment-card.ts'
import type { Payment } from './payment.ts'
import type { Answer } from './service.ts'

const types: Readonly<Record<string, readonly [th: string, en: string]>> = {
  phone: ['เบอร์โทรศัพท์', 'Phone number'],
  nationalId: ['เลขประจำตัว / เลขผู้เสียภาษี', 'National ID or tax number'],
  eWallet: ['e-Wallet', 'E-wallet'],
  bankAccount: ['บัญชีธนาคาร', 'Bank account'],
  biller: ['ผู้ออกบิล', 'Biller'],
}

const reasons: Readonly<Record<string, readonly [th: string, en: string]>> = {
  missing: ['ไม่มีข้อความ', 'No text was given'],
  'invalid-json': ['JSON ไม่ถูกต้อง', 'Invalid JSON'],
  'too-long': ['ข้อความยาวเกินไป', 'The text is too long'],
  'not-emv': ['ไม่ใช่คิวอาร์จ่ายเงิน', 'Not a payment QR'],
  malformed: ['โครงสร้างไม่ถูกต้อง', 'The structure is broken'],
  'not-payable': ['ไม่ใช่คิวอาร์ที่จ่ายได้ (เช่น สลิป)', 'Not a code that can be paid (such as a slip)'],
  'crc-missing': ['ไม่มี CRC', 'The CRC is missing'],
  'crc-mismatch': ['CRC ไม่ตรง ข้อความอาจถูกแก้หรืออ่านผิด', 'The CRC does not match: altered or misread'],
}

/** Building a payment QR, and reading one from text or a picture. */
export function startPromptpay(): void {
  const section = find('#promptpay')
  const panel = new Panel(section)
  const form = find<HTMLFormElement>('[data-form]', section)
  const place = find('[data-result]', section)
  const read = startDecode(section, panel)
  const name = find<HTMLInputElement>('[data-card-name]', section)
  let answer: Answer<'promptpay'> | undefined

  const show = async (): Promise<void> => {
    if (!answer) return
    const shown = answer
    const card = await paymentCard(paymentOf(shown, name.value.trim()))
    if (shown === answer) place.replaceChildren(card, ...warningsOf(shown))
  }
  const build = async (): Promise<void> => {
    answer = await panel.run('promptpay', fieldsOf(form), place)
    await show()
  }
  name.addEventListener(
    'input',
    afterPause(() => void show()),
  )
  find('[data-use]', section).addEventListener('click', () => read(answer?.payload ?? ''))
  onInput(form, () => void build())
  whenSeen(section, () => void build())
}

function paymentOf({ payload, type, target, amount }: Answer<'promptpay'>, name: string): Payment {
  const [th, en] = types[type] ?? ['', '']
  return { payload, name, kind: say(th, en), target, amount }
}

function warningsOf({ warnings }: Answer<'promptpay'>): HTMLElement[] {
  const notes = warnings as readonly { message: string; messageTh: string }[]
  return notes.map(({ message, messageTh }) => el('p', { class: 'note' }, say(messageTh, message)))
}

/** Returns the function that reads a text. */
function startDecode(section: HTMLElement, panel: Panel): (text: string) => void {
  const form = find<HTMLFormElement>('[data-decode]', section)
  const place = find('[data-decode-result]', section)
  const field = find<HTMLTextAreaElement>('textarea', form)
  const drop = find('[data-drop]', form)

  const decode = async (): Promise<void> => {
    const payload = field.value.trim()
    if (payload === '') return place.replaceChildren()
    const answer = await panel.run('decodePromptpay', { payload }, place)
    if (answer) place.replaceChildren(decoded(answer))
  }
  const read = (text: string): void => {
    field.value = text
    void decode()
  }
  const readFile = async (file: Blob | null | undefined): Promise<void> => {
    if (!file) return
    const text = await readPicture(file).catch(() => undefined)
    if (text !== undefined) return read(text)
    place.replaceChildren(el('p', { class: 'problem' }, say('ไม่พบคิวอาร์ในรูปนี้', 'No QR was found in this picture.')))
  }
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
  const [whyTh, whyEn] = reasons[reason ?? ''] ?? ['', '']
  const [typeTh, typeEn] = types[target?.type ?? ''] ?? ['ผู้รับ', 'Receiver']
  return el(
    'div',
    {},
    el(
      'p',
      { class: `big verdict ${valid ? 'yes' : 'no'}` },
      valid ? say('คิวอาร์ถูกต้อง', 'A valid QR') : say('ใช้ไม่ได้', 'Not valid'),
    ),
    facts([
      ['เหตุผล', 'Reason', reason && say(whyTh, whyEn)],
      [typeTh, typeEn, target && (target.formatted ?? target.value)],
      ['จำนวนเงิน', 'Amount', amount ? `฿${amount}` : target && say('ผู้จ่ายใส่เอง', 'The payer enters it')],
      ['CRC', 'CRC', crc && (crc.valid ? say('ตรง', 'Matches') : say('ไม่ตรง', 'Does not match'))],
      ['ใช้ซ้ำได้', 'Reusable', reusable === null ? null : reusable ? say('ได้', 'Yes') : say('ครั้งเดียว', 'Once')],
    ]),
  )
}
