import { el, para, quiet, say } from './dom.ts'

/**
 * The pieces of an order that are not on its label; a tap adds one, a second tap removes it. A piece is inserted after the
 * recipient, where shops and landmarks belong.
 */
export function unusedPieces(
  pieces: readonly string[],
  lines: () => string[],
  write: (lines: readonly string[]) => void,
): HTMLElement | null {
  if (pieces.length === 0) return null
  const buttons = pieces.map((piece) => {
    const button = quiet(piece, () => {
      const isOn = button.getAttribute('aria-pressed') === 'true'
      const [first, ...rest] = lines()
      if (isOn) write(lines().filter((line) => line !== piece))
      else write(first === undefined ? [piece] : [first, piece, ...rest])
      button.setAttribute('aria-pressed', String(!isOn))
    })
    button.setAttribute('aria-pressed', String(lines().includes(piece)))
    return button
  })
  return para('pieces', el('b', {}, say('ยังไม่ได้ใช้ ตรวจดู', 'Not used yet, please check')), ...buttons)
}
