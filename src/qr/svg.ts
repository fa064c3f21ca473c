import { captionText, stripPx } from './caption.ts'
import { BLACK, hexOf, WHITE } from './colour.ts'
import { qrOutline } from './outline.ts'
import { QUIET_ZONE_MODULES, type PictureOptions } from './png.ts'
import type { QrSymbol } from './symbol.ts'

/** Parts of the picture besides the symbol. */
export interface SvgExtras {
  readonly caption?: string | undefined
  /** An SVG element over the symbol, in modules; the area it covers must have been cleared. */
  readonly overlay?: string | undefined
}

/**
 * Draws a symbol as an SVG document of one path, `sizePx` wide and high, with the quiet zone inside; a caption adds its
 * strip below.
 *
 * @example qrSvg(qrSymbol('https://example.com/l/k7m2wq9n'), { sizePx: 512 }) // '<svg xmlns="http://www.w3.org/2000/svg" …'
 */
export function qrSvg(symbol: QrSymbol, options: PictureOptions, { caption, overlay = '' }: SvgExtras = {}): string {
  const { sizePx, marginModules = QUIET_ZONE_MODULES, color = BLACK, background = WHITE } = options
  const side = symbol.size + 2 * marginModules
  const heightPx = sizePx + (caption === undefined ? 0 : stripPx(sizePx, caption))
  const height = (side * heightPx) / sizePx
  const fill = `#${hexOf(color)}`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${heightPx}" viewBox="0 0 ${side} ${height}" shape-rendering="crispEdges">` +
    (background[3] === 0 ? '' : `<path fill="#${hexOf(background)}" d="M0 0h${side}v${height}H0z"/>`) +
    `<path fill="${fill}" d="${qrOutline(symbol, marginModules)}"/>` +
    overlay +
    (caption === undefined ? '' : captionText(caption, { top: side, width: side, height: height - side, fill })) +
    '</svg>'
  )
}
