import { el, icon, say } from './dom.ts'
import { laidOut, printOnly } from './print.ts'
import { save } from './save.ts'

interface Made {
  /** The file name: `qr.png`. */
  readonly name: string
  /** The picture for a file, which may be larger than the one on the screen. */
  readonly picture: () => Promise<Blob>
  /** The sheet to print. */
  readonly paper: () => Promise<HTMLElement>
}

/**
 * Save, share where the device can, and print: the actions of every picture of the site, in this order. The first is the
 * main button, unless `first` precedes it.
 */
export function pictureActions({ name, picture, paper }: Made, first?: HTMLElement): HTMLElement {
  const row = el('p', { class: 'actions' })
  // Undefined if the input changed while the picture was made: it is stale then.
  const file = async (): Promise<File | undefined> => {
    const made = await picture()
    return isCurrent(row) ? new File([made], name, { type: 'image/png' }) : undefined
  }
  const printPaper = async (): Promise<void> => {
    const sheet = await paper()
    await laidOut(sheet)
    if (isCurrent(row)) printOnly('sheets', sheet)
    else sheet.remove()
  }
  row.append(
    first ?? '',
    button(first ? 'quiet' : 'button', 'download', say('บันทึกรูป', 'Save picture'), async () => {
      const made = await file()
      if (made) save(made)
    }),
    ...(canShare(name)
      ? [
          button('quiet', 'share', say('แชร์', 'Share'), async () => {
            const made = await file()
            // A cancelled share sheet is not a failure.
            if (made) await navigator.share({ files: [made] }).catch(() => undefined)
          }),
        ]
      : []),
    button('quiet', 'print', say('พิมพ์', 'Print'), () => printPaper()),
  )
  return row
}

const isCurrent = (row: Element): boolean => row.isConnected && !row.closest('[inert]')

const button = (look: string, drawing: string, text: string, act: () => unknown): HTMLElement =>
  el('button', { type: 'button', class: look, onclick: () => void act() }, icon(drawing), text)

function canShare(name: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([], name, { type: 'image/png' })] })
}

/** A canvas as the bytes of a PNG. */
export function png(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png')
  })
}
