import { BLACK, hexOf, WHITE } from './colour.ts'
import { qrOutline } from './outline.ts'
import { QUIET_ZONE_MODULES, type PictureOptions } from './png.ts'
import type { QrSymbol } from './symbol.ts'

/**
 * Draws a symbol as an SVG document of one path, `sizePx` wide and high, with the quiet zone inside.
 *
 * @example qrSvg(qrSymbol('https://example.com/l/k7m2wq9x'), { sizePx: 512 }) // '<svg xmlns="http://www.w3.org/2000/svg" …'
 */
export function qrSvg(symbol: QrSymbol, options: PictureOptions): string {
  const { sizePx, marginModules = QUIET_ZONE_MODULES, color = BLACK, background = WHITE } = options
  const side = symbol.size + 2 * marginModules
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    (background[3] === 0 ? '' : `<path fill="#${hexOf(background)}" d="M0 0h${side}v${side}H0z"/>`) +
    `<path fill="#${hexOf(color)}" d="${qrOutline(symbol, marginModules)}"/></svg>`
  )
}
