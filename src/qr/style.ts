import { schemaOf, type Input } from '../http/parameter.ts'
import { qrLinkLogo, qrLogo, qrMarginModules, qrSizePx } from '../limits.ts'
import { BLACK, hexOf, WHITE, type Colour } from './colour.ts'
import { toBase64Url } from './logo.ts'
import { logoInput, pictureInputs, styleInput, styleInputs, type Style } from './style-values.ts'

/** The logo of a POST. */
const bodyLogo = logoInput(qrLogo, {
  en: 'must be data:image/png, jpeg or webp in base64; other addresses are not fetched',
  th: 'ต้องเป็น data:image/png, jpeg หรือ webp แบบ base64 เท่านั้น ระบบไม่ดึงภาพจากที่อยู่อื่น',
})

/** The logo of a link: the small copy from POST /qr. */
const queryLogo = logoInput(qrLinkLogo, {
  en: 'must be a small PNG in base64url, as POST /api/v1/tools/qr makes it',
  th: 'ต้องเป็น PNG ขนาดเล็กแบบ base64url ตามที่ POST /api/v1/tools/qr สร้าง',
})

const colourSchema = (fallback: Colour) => ({
  type: 'string',
  pattern: '^(#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|transparent)$',
  default: hexOf(fallback),
})

/** The colours as JSON Schema. */
const colours = { color: colourSchema(BLACK), background: colourSchema(WHITE) }

const withSchemas = <I extends { readonly color: Input; readonly background: Input }>(inputs: I): I => ({
  ...inputs,
  color: { ...inputs.color, jsonSchema: colours.color },
  background: { ...inputs.background, jsonSchema: colours.background },
})

/** The query of the images. */
const images = withSchemas(pictureInputs(queryLogo))
export const pictureQuery = { ...images, text: { ...images.text, aliases: ['data', 'q'] } }

/** The inputs inside `style` of a POST. */
export const bodyStyle = withSchemas(styleInputs(bodyLogo))

/** The `style` of a POST: the same inputs as in the query of the images. */
export const bodyStyleInput: Input<Style> = {
  ...styleInput(bodyStyle),
  jsonSchema: {
    type: 'object',
    properties: Object.fromEntries(Object.entries(bodyStyle).map(([name, input]) => [name, schemaOf(input)])),
    additionalProperties: false,
  },
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
