import { el, para, quiet, say } from './dom.ts'
import { hasPiece, withoutPiece, withPiece } from './piece-on-label.ts'

interface UnusedPieces {
  /** Null if the order has no pieces. */
  readonly element: HTMLElement | null
  /** Shows which pieces are on the label now. */
  readonly refresh: () => void
}

/** The pieces of an order that are not on its label; a tap adds one, a second tap removes it. */
export function unusedPieces(
  pieces: readonly string[],
  lines: () => readonly string[],
  write: (lines: readonly string[]) => void,
): UnusedPieces {
  const isOn = (piece: string): boolean => hasPiece(lines(), piece)
  const buttons = pieces.map((piece) =>
    quiet(piece, () => {
      write(isOn(piece) ? withoutPiece(lines(), piece) : withPiece(lines(), piece))
      refresh()
    }),
  )
  const head = el('b')
  const refresh = (): void => {
    buttons.forEach((button, i) => button.setAttribute('aria-pressed', String(isOn(pieces[i] ?? ''))))
    head.textContent = pieces.every(isOn) ? say('เพิ่มแล้ว', 'Added') : say('ยังไม่ได้ใช้ ตรวจดู', 'Not used yet, please check')
  }
  refresh()
  return { element: pieces.length > 0 ? para('pieces', head, ...buttons) : null, refresh }
}
