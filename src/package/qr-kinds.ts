import { checkSize, inBody as placeOf, readableSymbol } from '../qr/check.ts'
import { judgedFields, judgedKind } from '../qr/field-values.ts'
import { longestField, textOf } from '../qr/kind-text.ts'
import { judgedCaption, judgedColour } from '../qr/style-values.ts'
import type { Style } from '../qr/style.ts'
import { qrSvg } from '../qr/svg.ts'
import { byRule, plainInteger, type Judged } from '../http/values.ts'
import { eccLevels, type EccLevel } from '../qr/symbol.ts'
import { BLACK, WHITE } from '../qr/colour.ts'
import { qrMarginModules, qrSizePx } from '../limits.ts'
import { bodyOf } from './body.ts'
import { refuseUndrawn } from './drawn.ts'
import type { Functions } from './functions.generated.ts'
import * as rules from './rules.generated.ts'

const orElse =
  <T, D>(judge: (raw: unknown) => Judged<T>, fallback: D) =>
  (raw: unknown): Judged<T | D> =>
    raw === undefined ? { value: fallback } : judge(raw)

const integer =
  ({ min, max }: { min: number; max: number }) =>
  (raw: unknown): Judged<number> => {
    const value = typeof raw === 'string' ? plainInteger(raw) : Number(raw)
    const isGiven = typeof raw === 'string' || typeof raw === 'number'
    return isGiven && Number.isInteger(value) && value >= min && value <= max ? { value } : byRule
  }

const judgedLevel = (raw: unknown): Judged<EccLevel> => {
  const value = eccLevels.find((level) => level === raw)
  return value ? { value } : byRule
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function judgedStyle(raw: unknown): Judged<Style> {
  if (raw !== undefined && !isObject(raw)) return byRule
  refuseUndrawn(raw, '', 'logo')
  const judges = {
    ecc: orElse(judgedLevel, undefined),
    margin: orElse(integer(qrMarginModules), qrMarginModules.default),
    size: orElse(integer(qrSizePx), qrSizePx.default),
    color: orElse(judgedColour(false), BLACK),
    background: orElse(judgedColour(true), WHITE),
    caption: orElse(judgedCaption, undefined),
    logo: orElse((): Judged<undefined> => byRule, undefined),
  }
  return { value: bodyOf(rules.qrStyle(judges), raw) }
}

export const qr: Functions['qr'] = (params) => {
  const { kind, style, ...fields } = bodyOf(rules.qr({ kind: judgedKind, ...judgedFields, style: judgedStyle }), params)
  const text = textOf(kind, fields)
  const place = placeOf(longestField(fields))
  const symbol = readableSymbol(text, style, place)
  checkSize(symbol, style, place)
  const { color, background, size, margin, caption } = style
  const svg = qrSvg(symbol, { sizePx: size, marginModules: margin, color, background }, { caption })
  return { kind, text, svg, ecc: symbol.ecc, version: symbol.version }
}
