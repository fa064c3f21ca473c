import { Hono } from 'hono'
import * as z from 'zod'
import { Answer } from '../http/answer.ts'
import type { AppEnv } from '../http/env.ts'
import { operation, type Call } from '../http/operation.ts'
import { textParameter } from '../http/parameter.ts'
import { parameterProblem, type ParameterError } from '../http/problem.ts'
import { qrBodyBytesMax, qrTextCharsMax } from '../limits.ts'
import { preferred } from './accept.ts'
import { linkLogo, styledPng, styledSvg, styledSymbol } from './draw.ts'
import { fieldParameters } from './fields.ts'
import type { Logo } from './logo.ts'
import { kindNames } from './kinds.ts'
import { kindParameter, longestField, styleParameter, textOf } from './request.ts'
import { linkQuery, queryLogo, sizeFault, styleFaults, styleParameters, type Style } from './style.ts'
import { capacities, DoesNotFit, eccLevels, type QrSymbol } from './symbol.ts'

const SVG_TYPE = 'image/svg+xml; charset=utf-8'
const PNG_TYPE = 'image/png'

/** An SVG opened by itself must not run or fetch anything. */
const SVG_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}

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
    example: 'https://example.com/l/k7m2wq9x',
    aliases: ['data', 'q'],
  }),
  ...styleParameters(queryLogo),
}

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
          properties: { kind: kindParameter, ...fieldParameters, style: styleParameter },
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
      async ({ kind, style, ...fields }, { c, baseUrl }: Call) => {
        const text = textOf(kind, fields)
        const parameter = longestField(fields)
        const symbol = readable(text, style, { in: 'body', text: parameter, style: 'style.' })
        checkSize(symbol, style, { in: 'body', style: 'style.' })
        const type = preferred(c.req.raw.headers.get('accept'), ['application/json', PNG_TYPE, 'image/svg+xml'])
        if (type === PNG_TYPE) return pngAnswer(symbol, style, 'style.logo', 'body')
        const copy = style.logo && (await copyForLinks(style.logo))
        if (type === 'image/svg+xml') return svgAnswer(styledSvg(symbol, style))
        const query = linkQuery(text, style, copy)
        const link = (file: string): string => `${baseUrl}/api/v1/tools/${file}?${query}`
        const { ecc, version } = symbol
        const svg = styledSvg(symbol, style)
        return new Answer(
          JSON.stringify({
            kind,
            text,
            svg,
            svgUrl: link('qr.svg'),
            pngUrl: link('qr.png'),
            ecc,
            version,
          } satisfies z.infer<typeof Created>),
          { headers: { Vary: 'Accept' } },
        )
      },
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
      ({ text, ...style }) => svgAnswer(styledSvg(readable(text, style, inQuery), style)),
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
        const symbol = readable(text, style, inQuery)
        checkSize(symbol, style, inQuery)
        return pngAnswer(symbol, style, 'logo', 'query')
      },
    ),
  )

/** Where parameters stand in a request, and what they are called there. */
interface Place {
  readonly in: ParameterError['in']
  /** The parameter that holds the text. */
  readonly text: string
  /** What stands before the names of style parameters. */
  readonly style: string
}

const inQuery: Place = { in: 'query', text: 'text', style: '' }

/**
 * The symbol of a text, if every reader can read it in this style.
 *
 * @throws {Problem} low contrast, too large with a caption or logo, or a text beyond the symbol's capacity.
 */
function readable(text: string, style: Style, place: Place): QrSymbol {
  const faults = styleFaults(style)
  if (faults.length > 0) throw invalidStyle(faults, place)
  try {
    return styledSymbol(text, style)
  } catch (error) {
    if (!(error instanceof DoesNotFit)) throw error
    const { bytes, digits, capitals } = capacities[error.ecc]
    const got = new TextEncoder().encode(text).length
    const why = style.logo ? { en: ', which a logo needs,', th: ' ซึ่งจำเป็นเมื่อมีโลโก้' } : { en: '', th: '' }
    throw parameterProblem('text_too_long', [
      {
        parameter: place.text,
        in: place.in,
        message: `must give at most ${bytes} bytes at level ${error.ecc}${why.en} (digits alone ${digits}, capitals and digits ${capitals}), got ${got}`,
        messageTh: `ต้องไม่เกิน ${bytes} ไบต์ที่ระดับ ${error.ecc}${why.th} (ตัวเลขล้วน ${digits} ตัวพิมพ์ใหญ่และตัวเลข ${capitals}) แต่ได้รับ ${got}`,
      },
    ])
  }
}

/** @throws {Problem} when a PNG of this size could not show the modules; it names the smallest size. */
function checkSize(symbol: QrSymbol, style: Style, place: Pick<Place, 'in' | 'style'>): void {
  const fault = sizeFault(symbol, style)
  if (fault) throw invalidStyle([fault], place)
}

function invalidStyle(faults: readonly Omit<ParameterError, 'in'>[], place: Pick<Place, 'in' | 'style'>) {
  return parameterProblem(
    'invalid_parameter',
    faults.map((fault) => ({ ...fault, parameter: place.style + fault.parameter, in: place.in })),
  )
}

function svgAnswer(svg: string): Answer {
  return new Answer(svg, { contentType: SVG_TYPE, headers: SVG_HEADERS })
}

async function pngAnswer(
  symbol: QrSymbol,
  style: Style,
  parameter: string,
  place: ParameterError['in'],
): Promise<Answer> {
  const png = await styledPng(symbol, style)
  if (!png) throw undecodable(parameter, place)
  return new Answer(png, { contentType: PNG_TYPE })
}

async function copyForLinks(logo: Logo): Promise<Uint8Array> {
  const copy = await linkLogo(logo)
  if (!copy) throw undecodable('style.logo', 'body')
  return copy
}

function undecodable(parameter: string, place: ParameterError['in']) {
  return parameterProblem('invalid_parameter', [
    {
      parameter,
      in: place,
      message: 'must be a picture that can be decoded and shows something',
      messageTh: 'ต้องเป็นรูปภาพที่ถอดรหัสได้และมองเห็นได้',
    },
  ])
}
