import { described, schemaOf, type Parameter } from '../http/parameter.ts'
import { thousands } from '../http/values.ts'
import { qrDecoratedSizePxMax, qrLinkLogo, qrLogo, qrMarginModules, qrSizePx } from '../limits.ts'
import { BLACK, hexOf, WHITE, type Colour } from './colour.ts'
import { toBase64Url } from './logo.ts'
import { logoInput, pictureInputs, styleInput, styleInputs, type Style } from './style-values.ts'
import { capacities } from './symbol.ts'

/** A PNG of 16 × 16 px, for the examples of the reference. */
const EXAMPLE_LOGO =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAABlBMVEXMADP___8hbRZdAAAAFklEQVR42mNgAAPmAwhk_weBkMXBAAAEMQsF-5so9QAAAABJRU5ErkJggg'

/** The logo of a POST. */
const bodyLogo = logoInput(qrLogo, {
  en: 'must be data:image/png, jpeg or webp in base64; other addresses are not fetched',
  th: 'ต้องเป็น data:image/png, jpeg หรือ webp แบบ base64 เท่านั้น ระบบไม่ดึงภาพจากที่อยู่อื่น',
})

/** The logo of a link: the small copy that POST /qr makes. */
const queryLogo = logoInput(qrLinkLogo, {
  en: 'must be a small PNG in base64url, as POST /api/v1/tools/qr makes it',
  th: 'ต้องเป็น PNG ขนาดเล็กแบบ base64url ตามที่ POST /api/v1/tools/qr สร้าง',
})

const colourSchema = (fallback: Colour) => ({
  type: 'string',
  pattern: '^(#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|transparent)$',
  default: hexOf(fallback),
})

/** How a picture may look, for the reference. */
const styleWords = {
  ecc: {
    description:
      'Error correction. Left out, it is M, and lowered by itself when the text would not fit; a logo sets it to H.',
    example: 'Q',
  },
  margin: { description: 'Light frame around the symbol, in modules.', example: 2 },
  size: {
    description: `Width in px, at most ${qrDecoratedSizePxMax} with a caption or a logo. A caption adds its strip below.`,
    example: 300,
  },
  color: { description: 'Colour of the modules.', example: '003366', jsonSchema: colourSchema(BLACK) },
  background: {
    description: 'Colour of the ground, or `transparent`.',
    example: 'fff8e7',
    jsonSchema: colourSchema(WHITE),
  },
  caption: {
    description: 'Under the symbol, made smaller to fit, in two lines where one would be small.',
    example: 'สแกนเพื่อจ่าย',
  },
}

const bodyStyle = described(styleInputs(bodyLogo), {
  ...styleWords,
  logo: {
    description: 'A picture in the middle, as a data: URI.',
    example: `data:image/png;base64,${EXAMPLE_LOGO.replaceAll('-', '+').replaceAll('_', '/')}`,
  },
})

/** What the largest symbol holds. */
const most = capacities.L

/** The query of the images. */
export const pictureParameters = described(pictureInputs(queryLogo), {
  text: {
    description:
      `The text in the symbol, at most ${thousands(most.bytes)} bytes of UTF-8 (digits alone ${thousands(most.digits)}, ` +
      `capitals and digits ${thousands(most.capitals)}).`,
    example: 'https://example.com/l/k7m2wq9n',
    aliases: ['data', 'q'],
  },
  ...styleWords,
  logo: {
    description: `A picture in the middle: a PNG in base64url, at most ${qrLinkLogo.sideMax} px a side and ${qrLinkLogo.bytesMax} bytes. POST makes it of any logo.`,
    example: EXAMPLE_LOGO,
  },
})

/** The `style` of a POST: the same parameters as the images take in their query. */
export const styleParameter: Parameter<Style> = {
  ...styleInput(bodyStyle),
  jsonSchema: {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(bodyStyle).map(([name, parameter]) => [
        name,
        { ...schemaOf(parameter), description: parameter.description },
      ]),
    ),
    additionalProperties: false,
  },
  description: 'How the picture looks.',
  example: { color: '003366', caption: 'สแกนเพื่อจ่าย' },
}

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
