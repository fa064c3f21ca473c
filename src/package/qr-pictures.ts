import { checkSize, inQuery, readableSymbol } from '../qr/check.ts'
import { qrPng as drawPng } from '../qr/png.ts'
import { pictureInputs, pictureOptions } from '../qr/style-values.ts'
import { qrSvg as drawSvg } from '../qr/svg.ts'
import { undrawn } from './drawn.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'
import { answered } from './tool.ts'

export const qrSvg: Functions['qrSvg'] = (params) => {
  const { text, ...style } = valuesOf(pictureInputs(undrawn), params)
  return answered(() =>
    drawSvg(readableSymbol(text, style, inQuery), pictureOptions(style), { caption: style.caption }),
  )
}

export const qrPng: Functions['qrPng'] = (params) => {
  const { text, ...style } = valuesOf({ ...pictureInputs(undrawn), caption: undrawn }, params)
  return answered(() => {
    const symbol = readableSymbol(text, style, inQuery)
    checkSize(symbol, style, inQuery)
    return drawPng(symbol, pictureOptions(style))
  })
}
