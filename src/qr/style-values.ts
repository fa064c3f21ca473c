import {
  atMost,
  formed,
  integer,
  ofText,
  oneOf,
  optional,
  orElse,
  text,
  type Input,
  type Inputs,
  type Values,
} from '../http/parameter.ts'
import { judgeAll } from '../http/read.ts'
import type { Bilingual, Judged } from '../http/values.ts'
import { qrCaptionCharsMax, qrMarginModules, qrSizePx, qrTextCharsMax } from '../limits.ts'
import { undrawable } from './caption.ts'
import { BLACK, parseColour, TRANSPARENT, WHITE, type Colour } from './colour.ts'
import { readLogo, type Logo, type LogoFault, type LogoLimits } from './logo.ts'
import type { PictureOptions } from './png.ts'
import { eccLevels } from './symbol.ts'

/** A colour; the background may be transparent. */
const colour = (read: (written: string) => Colour | undefined, fallback: Colour): Input<Colour> => ({
  judge: orElse(formed(read), fallback),
  rule: { en: 'must be a colour of 3, 6 or 8 hex digits', th: 'ต้องเป็นรหัสสีฐานสิบหก 3, 6 หรือ 8 หลัก' },
})

const undrawn: Bilingual = {
  en: 'must be one line of Thai and Latin letters, digits and common signs: the caption font has no other characters, such as emoji',
  th: 'ต้องเป็นบรรทัดเดียวของอักษรไทย อักษรละติน ตัวเลข และเครื่องหมายทั่วไป แบบอักษรไม่มีอักขระอื่น เช่น อีโมจิ',
}

/** A line in the glyphs of the caption font. */
const judgedCaption = (written: string): Judged<string> =>
  written.trim() !== '' && undrawable(written) === undefined ? { value: written } : { refused: undrawn }

/** The style inputs of the images' query and of `style` in POST /qr. */
export const styleInputs = <L extends Logo | undefined>(logo: Input<L>) => ({
  ecc: optional(oneOf(eccLevels)),
  margin: integer(qrMarginModules),
  size: integer(qrSizePx),
  color: colour(parseColour, BLACK),
  background: {
    ...colour((written) => (written === 'transparent' ? TRANSPARENT : parseColour(written)), WHITE),
    aliases: ['bgcolor'],
  },
  caption: optional({ ...text(qrCaptionCharsMax), judge: atMost(qrCaptionCharsMax, ofText(judgedCaption)) }),
  logo,
})

/** The query of the images. */
export const pictureInputs = <L extends Logo | undefined>(logo: Input<L>) => ({
  text: text(qrTextCharsMax),
  ...styleInputs(logo),
})

export type Style = Values<ReturnType<typeof styleInputs<Logo | undefined>>>

/** The options of a style that every picture uses. */
export const pictureOptions = ({ size, margin, color, background }: Omit<Style, 'logo'>): PictureOptions => ({
  sizePx: size,
  marginModules: margin,
  color,
  background,
})

const logoFaults = (form: Bilingual, { bytesMax, sideMax, scansMax }: LogoLimits): Record<LogoFault, Bilingual> => ({
  encoding: form,
  bytes: { en: `must be at most ${bytesMax} bytes when decoded`, th: `ต้องไม่เกิน ${bytesMax} ไบต์เมื่อถอดรหัสแล้ว` },
  format: { en: 'must be a whole picture of the type it says', th: 'ต้องเป็นรูปภาพสมบูรณ์ตรงตามชนิดที่ระบุ' },
  side: { en: `must be at most ${sideMax} px wide and high`, th: `ต้องกว้างและสูงไม่เกิน ${sideMax} พิกเซล` },
  scans: { en: `must be a JPEG of at most ${scansMax} scans`, th: `ต้องเป็น JPEG ที่มีไม่เกิน ${scansMax} สแกน` },
  bomb: {
    en: 'must not unpack to more than its width and height need',
    th: 'เมื่อคลายการบีบอัดแล้วต้องไม่ใหญ่เกินความกว้างและความสูงที่ระบุ',
  },
})

/** A logo within limits, with a parsed header. */
export const logoInput = (limits: LogoLimits, rule: Bilingual): Input<Logo | undefined> =>
  optional({
    judge: ofText((written) => {
      const logo = readLogo(written, limits)
      return typeof logo === 'string' ? { refused: logoFaults(rule, limits)[logo] } : { value: logo }
    }),
    rule,
  })

/** The `style` object of a POST: the same inputs as in the query of the images. */
export const styleInput = <I extends Inputs>(inputs: I): Input<Values<I>> => ({
  judge: (raw = {}) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined
    const given = new Map(Object.entries(raw).map(([name, value]) => [name, [value]]))
    const { values, ...inside } = judgeAll(inputs, given, 'refused')
    return inside.found.length > 0 ? { inside } : { value: values }
  },
  rule: { en: 'must be an object', th: 'ต้องเป็นออบเจกต์' },
  jsonSchema: { type: 'object', additionalProperties: false },
})
