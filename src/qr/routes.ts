import type * as z from 'zod'
import { Answer, json } from '../http/answer.ts'
import { operation, type Call } from '../http/operation.ts'
import type { Values } from '../http/parameter.ts'
import { preferred } from './accept.ts'
import * as contracts from './contract.ts'
import type * as words from './words.ts'
import { checkSize, inBody, inQuery, readableSymbol, undecodableLogo, type Place } from './check.ts'
import { styledPng, styledSvg } from './draw.ts'
import { kindOf, longestField, textOf } from './kind-text.ts'
import { linkLogo } from './link-logo.ts'
import { linkQuery } from './style.ts'
import type { Style } from './style-values.ts'
import type { QrSymbol } from './symbol.ts'
import { newRoutes } from '../http/router.ts'

const SVG_TYPE = 'image/svg+xml; charset=utf-8'
const PNG_TYPE = 'image/png'

/** An SVG opened directly must not run or fetch anything. */
const SVG_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}

/** POST answers by Accept. */
const VARY = { Vary: 'Accept' }

/** Mounted at `/api/v1/tools`. */
export const qrRoutes = newRoutes()
  .post('/qr', operation(contracts.qr, create))
  .get(
    '/qr.svg',
    operation(contracts.qrSvg, ({ text, ...style }) =>
      svgAnswer(styledSvg(readableSymbol(text, style, inQuery), style)),
    ),
  )
  .get(
    '/qr.png',
    operation(contracts.qrPng, ({ text, ...style }) => {
      const symbol = readableSymbol(text, style, inQuery)
      checkSize(symbol, style, inQuery)
      return pngAnswer(symbol, style, inQuery)
    }),
  )

type CreateInput = Values<typeof contracts.createProperties>

async function create({ kind: given, style, ...fields }: CreateInput, { request, baseUrl }: Call): Promise<Answer> {
  const kind = kindOf(given, fields)
  const text = textOf(kind, fields)
  const place = inBody(longestField(fields))
  const symbol = readableSymbol(text, style, place)
  checkSize(symbol, style, place)
  const type = preferred(request.headers.get('accept'), ['application/json', PNG_TYPE, 'image/svg+xml'])
  if (type === PNG_TYPE) return pngAnswer(symbol, style, place, VARY)
  // The copy also proves that the logo can be decoded, which an SVG alone would not.
  const copy = style.logo && (await linkLogo(style.logo))
  if (style.logo && !copy) throw undecodableLogo(place)
  const svg = styledSvg(symbol, style)
  if (type === 'image/svg+xml') return svgAnswer(svg, VARY)
  const query = linkQuery(text, style, copy)
  const link = (file: string): string => `${baseUrl}/api/v1/tools/${file}?${query}`
  const { ecc, version } = symbol
  return json(
    { kind, text, svg, svgUrl: link('qr.svg'), pngUrl: link('qr.png'), ecc, version } satisfies z.infer<
      typeof words.Created
    >,
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
