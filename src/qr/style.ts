import * as z from 'zod'
import { integerParameter, oneOf, optional, textParameter, type Parameter, type Values } from '../http/parameter.ts'
import type { Bilingual, ParameterError } from '../http/problem.ts'
import { qrCaptionCharsMax, qrDecoratedSizePxMax, qrLinkLogo, qrLogo, qrMarginModules, qrSizePx } from '../limits.ts'
import { undrawable } from './caption.ts'
import { BLACK, contrast, CONTRAST_MIN, hexOf, parseColour, TRANSPARENT, WHITE, type Colour } from './colour.ts'
import { readLogo, toBase64Url, type Logo, type LogoFault, type LogoLimits } from './logo.ts'
import { smallestSizePx } from './png.ts'
import { eccLevels, type QrSymbol } from './symbol.ts'

/** A PNG of 16 × 16 px, for the examples of the reference. */
const EXAMPLE_LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAABlBMVEXMADP___8hbRZdAAAAFklEQVR42mNgAAPmAwhk_weBkMXBAAAEMQsF-5so9QAAAABJRU5ErkJggg'

/** How a picture may look, for the query of the images and the `style` of POST /qr alike. */
export const styleParameters = (logo: Parameter<Logo | undefined>) => ({
  ecc: optional(
    oneOf(eccLevels, {
      description:
        'Error correction. Left out, it is M, and lowered by itself when the text would not fit; a logo sets it to H.',
      example: 'Q',
    }),
  ),
  margin: integerParameter(qrMarginModules, { description: 'Light frame around the symbol, in modules.', example: 2 }),
  size: integerParameter(qrSizePx, {
    description: `Width in px, at most ${qrDecoratedSizePxMax} with a caption or a logo. A caption adds its strip below.`,
    example: 300,
  }),
  color: colourParameter('000000', { description: 'Colour of the modules.', example: '003366' }),
  background: colourParameter('ffffff', {
    description: 'Colour of the ground, or `transparent`.',
    example: 'fff8e7',
    aliases: ['bgcolor'],
  }),
  caption: optional(captionParameter),
  logo,
})

export type Style = Values<ReturnType<typeof styleParameters>>

function colourParameter(
  fallback: string,
  described: Pick<Parameter, 'description' | 'example' | 'aliases'>,
): Parameter<Colour> {
  const schema = z.string().transform((text, ctx) => {
    const colour = text === 'transparent' && fallback === 'ffffff' ? TRANSPARENT : parseColour(text)
    if (!colour) ctx.addIssue({ code: 'custom' })
    return colour ?? z.NEVER
  })
  return {
    schema: z.string().default(fallback).pipe(schema),
    rule: { en: 'must be a colour of 3, 6 or 8 hex digits', th: 'ต้องเป็นรหัสสีฐานสิบหก 3, 6 หรือ 8 หลัก' },
    jsonSchema: {
      type: 'string',
      pattern: '^(#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|transparent)$',
      default: fallback,
    },
    ...described,
  }
}

const captionLine = textParameter(qrCaptionCharsMax, {
  description: 'One line under the symbol, made smaller to fit.',
  example: 'สแกนเพื่อจ่าย',
})

const captionParameter: Parameter<string> = {
  ...captionLine,
  schema: captionLine.schema.refine((text) => text.trim() !== '' && undrawable(text) === undefined, {
    params: {
      en: 'must be one line of Thai and Latin letters, digits and common signs: the caption font has no other characters, such as emoji',
      th: 'ต้องเป็นบรรทัดเดียวของอักษรไทย อักษรละติน ตัวเลข และเครื่องหมายทั่วไป แบบอักษรไม่มีอักขระอื่น เช่น อีโมจิ',
    },
  }),
}

const logoFaults = (form: Bilingual, { bytesMax, sideMax, scansMax }: LogoLimits): Record<LogoFault, Bilingual> => ({
  encoding: form,
  bytes: { en: `must be at most ${bytesMax} bytes when decoded`, th: `ต้องไม่เกิน ${bytesMax} ไบต์เมื่อถอดรหัสแล้ว` },
  format: {
    en: 'must be a whole picture of the type it says',
    th: 'ต้องเป็นรูปภาพสมบูรณ์ตรงตามชนิดที่ระบุ',
  },
  side: { en: `must be at most ${sideMax} px wide and high`, th: `ต้องกว้างและสูงไม่เกิน ${sideMax} พิกเซล` },
  scans: { en: `must be a JPEG of at most ${scansMax} scans`, th: `ต้องเป็น JPEG ที่มีไม่เกิน ${scansMax} สแกน` },
  bomb: {
    en: 'must not unpack to more than its width and height need',
    th: 'เมื่อคลายการบีบอัดแล้วต้องไม่ใหญ่เกินความกว้างและความสูงที่ระบุ',
  },
})

function logoParameter(
  limits: LogoLimits,
  form: Bilingual,
  description: string,
  example: string,
): Parameter<Logo | undefined> {
  const faults = logoFaults(form, limits)
  const schema = z.string().transform((text, ctx) => {
    const logo = readLogo(text, limits)
    if (typeof logo !== 'string') return logo
    ctx.addIssue({ code: 'custom', params: faults[logo] })
    return z.NEVER
  })
  return { schema: schema.optional(), rule: form, description, example, jsonSchema: { type: 'string' } }
}

/** The logo of a POST. */
export const bodyLogo = logoParameter(
  qrLogo,
  {
    en: 'must be data:image/png, jpeg or webp in base64; other addresses are not fetched',
    th: 'ต้องเป็น data:image/png, jpeg หรือ webp แบบ base64 เท่านั้น ระบบไม่ดึงภาพจากที่อยู่อื่น',
  },
  'A picture in the middle, as a data: URI.',
  `data:image/png;base64,${EXAMPLE_LOGO.replaceAll('-', '+').replaceAll('_', '/')}`,
)

/** The logo of a link: the small copy that POST /qr makes. */
export const queryLogo = logoParameter(
  qrLinkLogo,
  {
    en: 'must be a small PNG in base64url, as POST /api/v1/tools/qr makes it',
    th: 'ต้องเป็น PNG ขนาดเล็กแบบ base64url ตามที่ POST /api/v1/tools/qr สร้าง',
  },
  `A picture in the middle: a PNG in base64url, at most ${qrLinkLogo.sideMax} px a side and ${qrLinkLogo.bytesMax} bytes. POST makes it of any logo.`,
  EXAMPLE_LOGO,
)

/** What no reader, or not every reader, could read; checked before anything is drawn. */
export function styleFaults({ color, background, size, caption, logo }: Style): Omit<ParameterError, 'in'>[] {
  const faults: Omit<ParameterError, 'in'>[] = []
  const ratio = contrast(color, background)
  if (ratio < CONTRAST_MIN) {
    const found = ratio.toFixed(1)
    faults.push({
      parameter: 'color',
      message: `must be darker than background by a contrast of at least ${CONTRAST_MIN}:1, found ${found}:1`,
      messageTh: `ต้องเข้มกว่า background ด้วยอัตราส่วนอย่างน้อย ${CONTRAST_MIN}:1 แต่เป็น ${found}:1`,
    })
  }
  if (size > qrDecoratedSizePxMax && (caption !== undefined || logo)) {
    faults.push({
      parameter: 'size',
      message: `must be at most ${qrDecoratedSizePxMax} with a caption or a logo`,
      messageTh: `ต้องไม่เกิน ${qrDecoratedSizePxMax} เมื่อมีข้อความใต้ภาพหรือโลโก้`,
    })
  }
  return faults
}

/** Whether a PNG of this size can show every module; names the smallest size that can. */
export function sizeFault(symbol: QrSymbol, { size, margin }: Style): Omit<ParameterError, 'in'> | undefined {
  const smallest = smallestSizePx(symbol, margin)
  if (size >= smallest) return undefined
  return {
    parameter: 'size',
    message: `must be at least ${smallest} for this text and margin: each module needs 2 px`,
    messageTh: `ต้องไม่น้อยกว่า ${smallest} สำหรับข้อความและขอบนี้ เพราะแต่ละจุดต้องกว้าง 2 พิกเซล`,
  }
}

/** The query that draws the same picture again, without defaults. */
export function linkQuery(
  text: string,
  { ecc, margin, size, color, background, caption }: Style,
  linkLogo?: Uint8Array,
): string {
  const ground = background[3] === 0 ? 'transparent' : hexOf(background)
  const parts: (readonly [name: string, value: string | undefined])[] = [
    ['text', text],
    ['ecc', linkLogo || ecc === 'M' ? undefined : ecc],
    ['margin', margin === qrMarginModules.default ? undefined : String(margin)],
    ['size', size === qrSizePx.default ? undefined : String(size)],
    ['color', hexOf(color) === hexOf(BLACK) ? undefined : hexOf(color)],
    ['background', ground === hexOf(WHITE) ? undefined : ground],
    ['caption', caption],
    ['logo', linkLogo && toBase64Url(linkLogo)],
  ]
  return parts.flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encodeURIComponent(value)}`)).join('&')
}
