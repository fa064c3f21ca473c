import { cardPicture } from './card-picture.ts'
import { copyButton, el, folded, para, say } from './dom.ts'
import { grouped } from './grouped.ts'
import { inWords, type Payment } from './payment.ts'
import { pictureActions, png } from './picture-actions.ts'
import { readPicture } from './picture.ts'

const QR_PX = 512
/** Read at half its size, 6 pixels a module, so that typing is not blocked. */
const READ_PX = 256

/**
 * The card with its code, drawn on this device. The code is decoded again before it is shown, so a card that cannot be
 * scanned or has other content is never shown.
 *
 * @param isSure whether nothing about the number is doubtful: a tick beside a warning would suggest that all is well.
 */
export async function paymentCard(payment: Payment, isSure: boolean): Promise<HTMLElement> {
  const { qrCanvas } = await import('./qr-canvas.ts')
  const canvas = qrCanvas(payment.payload, QR_PX)
  const picture = await png(canvas)
  if ((await readPicture(picture, READ_PX)) !== payment.payload) {
    const text = say('วาดคิวอาร์แล้วอ่านกลับไม่ได้ จึงไม่แสดง', 'The drawn code could not be read back, so it is not shown.')
    return para('problem', text)
  }
  const src = canvas.toDataURL('image/png')
  const { name, kind, target, amount, payload } = payment
  const money = amount === null ? say('ผู้จ่ายใส่จำนวนเงินเอง', 'The payer enters the amount') : `฿${grouped(amount)}`
  const receiver = `${kind} ${target}`
  const card = el(
    'div',
    { class: 'card' },
    para('brand-line', say('พร้อมเพย์ · PromptPay', 'PromptPay · พร้อมเพย์')),
    name !== '' && para('payee', name),
    el('img', {
      src,
      width: '240',
      height: '240',
      alt: `${say('คิวอาร์รับเงิน', 'Payment QR')}: ${receiver}, ${money}`,
      'data-qr': true,
    }),
    para('amount', money),
    amount !== null && el('p', { class: 'in-words', lang: 'th' }, inWords(amount)),
    para('small', receiver),
  )
  const checked = say('อ่านกลับแล้ว ตรงกับที่กรอก', 'Read back: matches what you entered')
  const actions = pictureActions({
    name: 'promptpay.png',
    picture: async () => png(await cardPicture(payment)),
    paper: async () => (await import('./poster.ts')).cardPoster(card),
  })
  const copying = copyButton(payload, 'คัดลอกข้อความคิวอาร์', 'Copy the QR text')
  const more = folded(say('ข้อความในคิวอาร์', 'What the code says'), para('payload', el('code', {}, payload)), copying)
  return el(
    'div',
    { class: 'payment' },
    card,
    el('div', {}, isSure && para('verdict yes read-back', checked), actions, more),
  )
}
