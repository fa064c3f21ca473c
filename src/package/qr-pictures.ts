import { checkSize, inQuery, readableSymbol } from '../qr/check.ts'
import { qrPng as drawPng, type PictureOptions } from '../qr/png.ts'
import { judgedColour } from '../qr/style-values.ts'
import type { Style } from '../qr/style.ts'
import { qrSvg as drawSvg } from '../qr/svg.ts'
import { readBy, readCaption, refuseUndrawn } from './drawn.ts'
import type { Functions } from './functions.generated.ts'
import { valuesOf } from './given.ts'
import * as rules from './rules.generated.ts'

const pictureRules = () => rules.qrSvg(readBy(judgedColour(false)), readBy(judgedColour(true)), readCaption)

const optionsOf = ({ size, margin, color, background }: Omit<Style, 'logo'>): PictureOptions => ({
  sizePx: size,
  marginModules: margin,
  color,
  background,
})

export const qrSvg: Functions['qrSvg'] = (params) => {
  refuseUndrawn(params, '', 'logo')
  const { text, ...given } = valuesOf(pictureRules(), params)
  const style: Style = { ...given, logo: undefined }
  return drawSvg(readableSymbol(text, style, inQuery), optionsOf(style), { caption: style.caption })
}

export const qrPng: Functions['qrPng'] = (params) => {
  refuseUndrawn(params, '', 'caption', 'logo')
  const { text, ...given } = valuesOf(pictureRules(), params)
  const style: Style = { ...given, logo: undefined }
  const symbol = readableSymbol(text, style, inQuery)
  checkSize(symbol, style, inQuery)
  return drawPng(symbol, optionsOf(style))
}
