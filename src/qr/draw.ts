import { compositePng, logoPx } from './composite.ts'
import { clearForLogo, LOGO_VERSION_MIN, logoImage } from './logo.ts'
import { qrPng } from './png.ts'
import { captionCoverage, withLogo } from './raster.ts'
import { pictureOptions, type Style } from './style-values.ts'
import { qrSvg } from './svg.ts'
import { qrSymbol, type QrSymbol } from './symbol.ts'

/**
 * The symbol of a text in a style. A logo forces level H and clears the middle of the symbol.
 *
 * @throws {DoesNotFit}
 */
export function styledSymbol(text: string, { ecc, logo }: Style): QrSymbol {
  if (logo) return clearForLogo(qrSymbol(text, { ecc: 'H', exact: true, versionMin: LOGO_VERSION_MIN }))
  return ecc === undefined ? qrSymbol(text) : qrSymbol(text, { ecc, exact: true })
}

export function styledSvg(symbol: QrSymbol, style: Style): string {
  const { caption, logo, margin } = style
  return qrSvg(symbol, pictureOptions(style), { caption, overlay: logo && logoImage(logo, symbol.size, margin) })
}

/** The PNG, or undefined if the logo cannot be decoded. The renderer starts only for a caption or a logo. */
export async function styledPng(symbol: QrSymbol, style: Style): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { caption, logo, size, margin } = style
  if (caption === undefined && !logo) return qrPng(symbol, pictureOptions(style))
  const coverage = caption === undefined ? undefined : await captionCoverage(caption, size)
  if (!logo) return compositePng(symbol, pictureOptions(style), { caption: coverage })
  return withLogo(logo, (paint) => {
    const pixels = paint(logoPx(symbol, size, margin))
    return pixels && compositePng(symbol, pictureOptions(style), { caption: coverage, logo: pixels })
  })
}
