import { segmentWords } from '../client/words.ts'
import { say } from './dom.ts'
import { grouped } from './grouped.ts'
import { inWords, type Payment } from './payment.ts'

const WIDTH = 1080
const QR = 760
const MARGIN = 80
const FONT = "Sarabun, 'Noto Sans Thai', Thonburi, sans-serif"

interface Line {
  readonly text: string
  readonly size: number
  readonly weight: 400 | 600
  readonly color: string
}

/** The card as a picture to save or send: 1,080 px wide, as tall as its lines. */
export async function cardPicture(payment: Payment): Promise<HTMLCanvasElement> {
  const { qrCanvas } = await import('./qr-canvas.ts')
  await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 48px Sarabun`, 'กa')))
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const above = wrapped(context, linesAbove(payment))
  const below = wrapped(context, linesBelow(payment))
  canvas.height = Math.ceil(MARGIN * 2 + heightOf(above) + QR + heightOf(below) + 40)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, WIDTH, canvas.height)
  context.fillStyle = '#0b5d56'
  context.fillRect(0, 0, WIDTH, 20)
  const y = write(context, above, MARGIN)
  context.drawImage(qrCanvas(payment.payload, QR), (WIDTH - QR) / 2, y + 10)
  write(context, below, y + QR + 30)
  return canvas
}

const heightOf = (lines: readonly Line[]): number => lines.reduce((sum, { size }) => sum + size * 1.5, 0)

function linesAbove({ name }: Payment): Line[] {
  const head: Line = { text: 'พร้อมเพย์ PromptPay', size: 44, weight: 400, color: '#566366' }
  return name === '' ? [head] : [head, { text: name, size: 64, weight: 600, color: '#1c282b' }]
}

function linesBelow({ amount, kind, target }: Payment): Line[] {
  const receiver: Line = { text: `${kind} ${target}`, size: 38, weight: 400, color: '#566366' }
  if (amount === null) {
    const open = say('ผู้จ่ายใส่จำนวนเงินเอง', 'The payer enters the amount')
    return [{ text: open, size: 48, weight: 600, color: '#0b5d56' }, receiver]
  }
  return [
    { text: `฿${grouped(amount)}`, size: 92, weight: 600, color: '#0b5d56' },
    { text: inWords(amount), size: 40, weight: 400, color: '#1c282b' },
    receiver,
  ]
}

const fontOf = ({ size, weight }: Line): string => `${weight} ${size}px ${FONT}`

/** Lines that are too long, broken between words. */
function wrapped(context: CanvasRenderingContext2D, lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    context.font = fontOf(line)
    const broken: string[] = ['']
    for (const word of wordsOf(line.text)) {
      const last = broken.length - 1
      const longer = `${broken[last]}${word}`
      if (context.measureText(longer).width <= WIDTH - 2 * MARGIN) broken[last] = longer
      else broken.push(word)
    }
    return broken.filter((text) => text.trim() !== '').map((text) => ({ ...line, text: text.trim() }))
  })
}

function wordsOf(text: string): string[] {
  if (typeof Intl.Segmenter === 'undefined') return text.split(/(?<= )/)
  return segmentWords(text, { all: true })
}

/** Writes the lines centred; returns the y of the next line. */
function write(context: CanvasRenderingContext2D, lines: readonly Line[], top: number): number {
  let y = top
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const line of lines) {
    context.font = fontOf(line)
    context.fillStyle = line.color
    context.fillText(line.text, WIDTH / 2, y + line.size * 0.75)
    y += line.size * 1.5
  }
  return y
}
