import { Hono } from 'hono'
import * as z from 'zod'
import { Answer, json } from '../http/answer.ts'
import type { AppEnv } from '../http/env.ts'
import { operation, type Call } from '../http/operation.ts'
import { textParameter, type Values } from '../http/parameter.ts'
import { qrBodyBytesMax, qrTextCharsMax } from '../limits.ts'
import { preferred } from './accept.ts'
import { checkSize, inBody, inQuery, readableSymbol, undecodableLogo, type Place } from './check.ts'
import { linkLogo, styledPng, styledSvg } from './draw.ts'
import { fieldParameters } from './fields.ts'
import { kindNames } from './kinds.ts'
import { kindParameter, longestField, styleParameter, textOf } from './request.ts'
import { linkQuery, queryLogo, styleParameters, type Style } from './style.ts'
import { eccLevels, type QrSymbol } from './symbol.ts'

const SVG_TYPE = 'image/svg+xml; charset=utf-8'
const PNG_TYPE = 'image/png'

/** An SVG opened by itself must not run or fetch anything. */
const SVG_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}

/** POST answers by Accept. */
const VARY = { Vary: 'Accept' }

const Created = z.object({
  kind: z.enum(kindNames),
  text: z.string().describe('The exact text in the symbol'),
  svg: z.string().describe('The picture, ready to put into a page'),
  svgUrl: z.url(),
  pngUrl: z.url(),
  ecc: z.enum(eccLevels).describe('Error correction of the symbol; higher than asked where that costs nothing'),
  version: z.int().min(1).max(40).describe('Size of the symbol: 17 + 4 × version modules'),
})

const imageQuery = {
  text: textParameter(qrTextCharsMax, {
    description:
      'The text in the symbol, at most 2,953 bytes of UTF-8 (digits alone 7,089, capitals and digits 4,296).',
    example: 'https://example.com/l/k7m2wq9n',
    aliases: ['data', 'q'],
  }),
  ...styleParameters(queryLogo),
}

const createProperties = { kind: kindParameter, ...fieldParameters, style: styleParameter }

const imageContract = {
  tag: 'qr',
  query: imageQuery,
  rate: 'image',
  cache: 'private',
} as const

/** Mounted at `/api/v1/tools`. */
export const qrRoutes = new Hono<AppEnv>()
  .post(
    '/qr',
    operation(
      {
        summary: 'Make a QR code of a link, text, Wi-Fi, LINE, contact, e-mail, phone, SMS or place',
        summaryTh: 'สร้างคิวอาร์โค้ดจากลิงก์ ข้อความ Wi-Fi LINE นามบัตร อีเมล โทรศัพท์ SMS หรือพิกัด',
        description:
          'Each kind has its own fields. With `Accept: image/png` or `image/svg+xml` the answer is the picture itself. Nothing is stored: the links carry text and style themselves.',
        tag: 'qr',
        body: {
          properties: createProperties,
          bytesMax: qrBodyBytesMax,
          example: { kind: 'wifi', ssid: 'Cafe', password: 'secret123' },
        },
        response: {
          schema: Created,
          example: {
            kind: 'wifi',
            text: 'WIFI:T:WPA;S:Cafe;P:secret123;;',
            svg: '<svg xmlns="http://www.w3.org/2000/svg" …>…</svg>',
            svgUrl: 'https://example.com/api/v1/tools/qr.svg?text=WIFI%3AT%3AWPA%3BS%3ACafe%3BP%3Asecret123%3B%3B',
            pngUrl: 'https://example.com/api/v1/tools/qr.png?text=WIFI%3AT%3AWPA%3BS%3ACafe%3BP%3Asecret123%3B%3B',
            ecc: 'Q',
            version: 3,
          },
        },
        rate: 'image',
        cache: 'none',
      },
      create,
    ),
  )
  .get(
    '/qr.svg',
    operation(
      {
        ...imageContract,
        summary: 'QR code as SVG',
        summaryTh: 'คิวอาร์โค้ดเป็น SVG',
        response: { contentType: 'image/svg+xml' },
      },
      ({ text, ...style }) => svgAnswer(styledSvg(readableSymbol(text, style, inQuery), style)),
    ),
  )
  .get(
    '/qr.png',
    operation(
      {
        ...imageContract,
        summary: 'QR code as PNG',
        summaryTh: 'คิวอาร์โค้ดเป็น PNG',
        response: { contentType: PNG_TYPE },
      },
      ({ text, ...style }) => {
        const symbol = readableSymbol(text, style, inQuery)
        checkSize(symbol, style, inQuery)
        return pngAnswer(symbol, style, inQuery)
      },
    ),
  )

type CreateInput = Values<typeof createProperties>

async function create({ kind, style, ...fields }: CreateInput, { c, baseUrl }: Call): Promise<Answer> {
  const text = textOf(kind, fields)
  const place = inBody(longestField(fields))
  const symbol = readableSymbol(text, style, place)
  checkSize(symbol, style, place)
  const type = preferred(c.req.raw.headers.get('accept'), ['application/json', PNG_TYPE, 'image/svg+xml'])
  if (type === PNG_TYPE) return pngAnswer(symbol, style, place, VARY)
  // The copy also shows that the logo can be decoded, which an SVG alone would not.
  const copy = style.logo && (await linkLogo(style.logo))
  if (style.logo && !copy) throw undecodableLogo(place)
  const svg = styledSvg(symbol, style)
  if (type === 'image/svg+xml') return svgAnswer(svg, VARY)
  const query = linkQuery(text, style, copy)
  const link = (file: string): string => `${baseUrl}/api/v1/tools/${file}?${query}`
  const { ecc, version } = symbol
  return json(
    { kind, text, svg, svgUrl: link('qr.svg'), pngUrl: link('qr.png'), ecc, version } satisfies z.infer<typeof Created>,
    { headers: VARY },
  )
}

function svgAnswer(svg: string, headers: Record<string, string> = {}): Answer {
  return new Answer(svg, { contentType: SVG_TYPE, headers: { ...SVG_HEADERS, ...headers } })
}

async function pngAnswer(
  symbol: QrSymbol,
  style: Style,
  place: Place,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const png = await styledPng(symbol, style)
  if (!png) throw undecodableLogo(place)
  return new Answer(png, { contentType: PNG_TYPE, headers })
}
