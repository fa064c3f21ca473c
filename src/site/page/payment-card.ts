import { cardPicture } from './card-picture.ts'
import { copyButton, el, icon, say } from './dom.ts'
import { grouped, inWords, type Payment } from './payment.ts'
import { readPicture } from './picture.ts'
import { printOnly } from './print.ts'

const QR_PX = 512
/** Read at half its size, which leaves 6 pixels a module: typing goes on meanwhile. */
const READ_PX = 256

/**
 * The card with its code, drawn on this device. The code is read back before it is shown: a card that cannot be scanned,
 * or says something else, is never handed out.
 */
export async function paymentCard(payment: Payment): Promise<HTMLElement> {
  const { qrCanvas } = await import('./qr-canvas.ts')
  const canvas = qrCanvas(payment.payload, QR_PX)
  const picture = await png(canvas)
  if ((await readPicture(picture, READ_PX)) !== payment.payload) return unreadable()
  const src = canvas.toDataURL('image/png')
  const { name, kind, target, amount, payload } = payment
  return el(
    'div',
    { class: 'payment' },
    el(
      'div',
      { class: 'card' },
      el('p', { class: 'brand-line' }, say('พร้อมเพย์ · PromptPay', 'PromptPay · พร้อมเพย์')),
      name !== '' && el('p', { class: 'payee' }, name),
      el('img', { src, width: '240', height: '240', alt: say('คิวอาร์รับเงิน', 'Payment QR'), 'data-qr': true }),
      amount === null
        ? el('p', { class: 'amount' }, say('ผู้จ่ายใส่จำนวนเงินเอง', 'The payer enters the amount'))
        : el('p', { class: 'amount' }, `฿${grouped(amount)}`),
      amount !== null && el('p', { class: 'in-words', lang: 'th' }, inWords(amount)),
      el('p', { class: 'small' }, `${kind} ${target}`),
    ),
    el(
      'div',
      {},
      el('p', { class: 'verdict yes read-back' }, say('อ่านคิวอาร์กลับมาแล้ว ตรงกัน', 'Read back and checked')),
      actions(payment),
      el('p', { class: 'payload' }, el('code', {}, payload)),
      copyButton(payload, 'คัดลอกข้อความคิวอาร์', 'Copy the QR text'),
    ),
  )
}

function actions(payment: Payment): HTMLElement {
  const file = async (): Promise<File> =>
    new File([await png(await cardPicture(payment))], 'promptpay.png', { type: 'image/png' })
  const share = async (): Promise<void> => {
    // A closed share sheet is not a failure.
    await navigator.share({ files: [await file()] }).catch(() => undefined)
  }
  return el(
    'p',
    { class: 'actions' },
    el(
      'button',
      { type: 'button', class: 'button', onclick: () => void save(file) },
      icon('download'),
      say('บันทึกรูป', 'Save picture'),
    ),
    canShare() &&
      el('button', { type: 'button', class: 'quiet', onclick: () => void share() }, icon('share'), say('แชร์', 'Share')),
    el(
      'button',
      { type: 'button', class: 'quiet', onclick: () => printOnly('promptpay') },
      icon('print'),
      say('พิมพ์', 'Print'),
    ),
  )
}

function canShare(): boolean {
  const files = [new File([], 'promptpay.png', { type: 'image/png' })]
  return 'canShare' in navigator && navigator.canShare({ files })
}

async function save(file: () => Promise<File>): Promise<void> {
  const href = URL.createObjectURL(await file())
  el('a', { href, download: 'promptpay.png' }).click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

function unreadable(): HTMLElement {
  const text = say('วาดคิวอาร์แล้วอ่านกลับไม่ได้ จึงไม่แสดง', 'The drawn code could not be read back, so it is not shown.')
  return el('p', { class: 'problem' }, text)
}

function png(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
