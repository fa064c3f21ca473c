import encodeQr from 'qr'
import QRCode from 'qrcode/lib/server.js' // the package's own entry for bundlers draws on a canvas
import QrCodeSvg from 'qrcode-svg'
import { renderSVG } from 'uqr'
import { Resvg } from '@resvg/resvg-wasm'
import { styledPng, styledSvg, styledSymbol } from '../../../src/qr/draw.ts'
import { readLogo } from '../../../src/qr/logo.ts'
import { qrPng } from '../../../src/qr/png.ts'
import { captionCoverage } from '../../../src/qr/raster.ts'
import { qrSvg } from '../../../src/qr/svg.ts'
import { qrSymbol } from '../../../src/qr/symbol.ts'

/** The Worker under `node bench/peers/qr.ts`: POST { name, count, … } draws `count` pictures with the candidate `name`. */
const sizePx = 512
const plain = { ecc: undefined, margin: 4, size: sizePx, color: [0, 0, 0, 255], background: [255, 255, 255, 255] }
const logoOf = (uri) => readLogo(uri, { bytesMax: 65536, sideMax: 1024 })

/** Rasterises the whole SVG, as services that only have an SVG do. */
function rasterise(svg) {
  const document = new Resvg(svg, { font: { fontBuffers: [] } })
  const image = document.render()
  const png = image.asPng()
  image.free()
  document.free()
  return png
}

const mirrored = (text) =>
  new QrCodeSvg({ content: text, padding: 4, width: sizePx, height: sizePx, ecl: 'M', join: true })

const candidates = {
  'Sala, PNG': ({ text }) => qrPng(qrSymbol(text), { sizePx }),
  'qrcode, PNG': ({ text }) => QRCode.toBuffer(text, { width: sizePx }),
  'resvg of our SVG, PNG': ({ text }) => rasterise(qrSvg(qrSymbol(text), { sizePx })),
  'resvg of qrcode-svg, PNG': ({ text }) => rasterise(mirrored(text).svg()),
  'Sala, SVG': ({ text }) => qrSvg(qrSymbol(text), { sizePx }),
  'qrcode, SVG': ({ text }) => QRCode.toString(text, { type: 'svg', width: sizePx }),
  'qrcode-svg, SVG': ({ text }) => mirrored(text).svg(),
  'uqr, SVG': ({ text }) => renderSVG(text, { ecc: 'M', border: 4 }),
  'qr, SVG': ({ text, ecc = 'medium' }) => encodeQr(text, 'svg', { ecc, border: 4 }),
  'Sala, symbol': ({ text }) => qrSymbol(text),
  'qr, symbol': ({ text, ecc = 'medium' }) => encodeQr(text, 'raw', { ecc }),
  'Sala, PNG with caption': async ({ text, caption }) => {
    const style = { ...plain, caption }
    return styledPng(styledSymbol(text, style), style)
  },
  'Sala, PNG with logo': async ({ text, logo }) => {
    const style = { ...plain, logo: logoOf(logo) }
    return styledPng(styledSymbol(text, style), style)
  },
  'Sala, PNG with caption and logo': async ({ text, caption, logo }) => {
    const style = { ...plain, caption, logo: logoOf(logo) }
    return styledPng(styledSymbol(text, style), style)
  },
  'resvg of our SVG with logo, PNG': ({ text, logo }) => {
    const style = { ...plain, logo: logoOf(logo) }
    return rasterise(styledSvg(styledSymbol(text, style), style))
  },
}

export default {
  async fetch(request) {
    const { name, count, ...input } = await request.json()
    // The renderer can start only once, and the product starts it with its first caption.
    if (name.startsWith('resvg')) await captionCoverage('x', 64)
    let made
    for (let i = 0; i < count; i++) made = await candidates[name](input)
    return new Response(typeof made === 'string' || made instanceof Uint8Array ? made : null)
  },
}
