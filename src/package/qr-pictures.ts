import { checkSize, inQuery, readableSymbol } from '../qr/check.ts'
import { qrPng as drawPng, type PictureOptions } from '../qr/png.ts'
import { pictureInputs, type Style } from '../qr/style-values.ts'
import { qrSvg as drawSvg } from '../qr/svg.ts'
import { undrawn } from './drawn.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'
import { answered } from './tool.ts'

const optionsOf = ({ size, margin, color, background }: Omit<Style, 'logo'>): PictureOptions => ({
  sizePx: size,
  marginModules: margin,
  color,
  background,
})

export const qrSvg: Functions['qrSvg'] = (params) => {
  const { text, ...style } = valuesOf(pictureInputs(undrawn), params)
  return answered(() => drawSvg(readableSymbol(text, style, inQuery), optionsOf(style), { caption: style.caption }))
}

export const qrPng: Functions['qrPng'] = (params) => {
  const { text, ...style } = valuesOf({ ...pictureInputs(undrawn), caption: undrawn }, params)
  return answered(() => {
    const symbol = readableSymbol(text, style, inQuery)
    checkSize(symbol, style, inQuery)
    return drawPng(symbol, optionsOf(style))
  })
}
