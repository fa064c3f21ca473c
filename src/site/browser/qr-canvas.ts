import { qrSymbol } from '../../qr/symbol.ts'

const QUIET_ZONE_MODULES = 4

/** A QR code of a text as the service draws it: black on white, whole pixels per module, a quiet zone of four modules. */
export function qrCanvas(text: string, px: number): HTMLCanvasElement {
  const { modules, size } = qrSymbol(text)
  const scale = Math.max(1, Math.floor(px / (size + 2 * QUIET_ZONE_MODULES)))
  const offset = Math.floor((px - size * scale) / 2)
  const canvas = Object.assign(document.createElement('canvas'), { width: px, height: px })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, px, px)
  context.fillStyle = '#000'
  modules.forEach((dark, at) => {
    if (dark) context.fillRect(offset + (at % size) * scale, offset + Math.floor(at / size) * scale, scale, scale)
  })
  return canvas
}
