import { checkSize, inBody as placeOf, readableSymbol } from '../qr/check.ts'
import { fieldInputs, kindInput } from '../qr/field-values.ts'
import { kindOf, longestField, textOf } from '../qr/kind-text.ts'
import { pictureOptions, styleInput, styleInputs } from '../qr/style-values.ts'
import { qrSvg } from '../qr/svg.ts'
import { bodyOf } from './body.ts'
import { undrawn } from './drawn.ts'
import type { Functions } from './functions.generated.ts'
import { answered } from './tool.ts'

const inputs = () => ({ kind: kindInput(), ...fieldInputs(), style: styleInput(styleInputs(undrawn)) })

export const qr: Functions['qr'] = (params) =>
  answered(() => {
    const { kind: given, style, ...fields } = bodyOf(inputs(), params)
    const kind = kindOf(given, fields)
    const text = textOf(kind, fields)
    const place = placeOf(longestField(fields))
    const symbol = readableSymbol(text, style, place)
    checkSize(symbol, style, place)
    const svg = qrSvg(symbol, pictureOptions(style), { caption: style.caption })
    return { kind, text, svg, ecc: symbol.ecc, version: symbol.version }
  })
