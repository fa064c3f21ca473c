import * as z from 'zod'
import {
  integerParameter,
  judgedSchema,
  oneOf,
  optional,
  textParameter,
  type Parameter,
  type Values,
} from '../http/parameter.ts'
import type { Bilingual } from '../http/problem.ts'
import { qrCaptionCharsMax, qrDecoratedSizePxMax, qrLinkLogo, qrLogo, qrMarginModules, qrSizePx } from '../limits.ts'
import { BLACK, hexOf, WHITE, type Colour } from './colour.ts'
import { toBase64Url, type Logo, type LogoLimits } from './logo.ts'
import { judgedCaption, judgedColour, judgedLogo } from './style-values.ts'
import { eccLevels } from './symbol.ts'

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
  return {
    schema: z
      .unknown()
      .default(fallback)
      .pipe(judgedSchema(judgedColour(fallback === 'ffffff'))),
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
  schema: judgedSchema(judgedCaption),
}

function logoParameter(
  limits: LogoLimits,
  form: Bilingual,
  description: string,
  example: string,
): Parameter<Logo | undefined> {
  const schema = judgedSchema(judgedLogo(limits, form))
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

/** The query that draws the same picture again. What is the default is left out. */
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
