import { crc32 } from 'node:zlib'
import type { QrSymbol } from './symbol.ts'

/** Picture formats a logo may have. */
export type LogoType = 'png' | 'jpeg' | 'webp'

/** A logo whose header has been read, but whose pixels have not. */
export interface Logo {
  readonly type: LogoType
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Why a logo is refused. */
export type LogoFault = 'encoding' | 'bytes' | 'format' | 'side'

export interface LogoLimits {
  readonly bytesMax: number
  readonly sideMax: number
}

/**
 * Reads `data:image/png|jpeg|webp;base64,…` or the bare base64url of a PNG, and the size from its header. The bytes say
 * what it is: a declared type that is another one is refused.
 *
 * @example readLogo('https://example.com/logo.png', { bytesMax: 65536, sideMax: 1024 }) // 'encoding'
 */
export function readLogo(text: string, { bytesMax, sideMax }: LogoLimits): Logo | LogoFault {
  const [, declared = 'png', base64 = ''] =
    /^(?:data:image\/(png|jpeg|webp);base64,)?([A-Za-z0-9+/_-]+={0,2})$/.exec(text) ?? []
  // Four characters hold three bytes; refused before anything is decoded.
  if (base64.length > Math.ceil(bytesMax / 3) * 4) return 'bytes'
  const bytes = decodeBase64(base64)
  if (!bytes) return 'encoding'
  if (bytes.length > bytesMax) return 'bytes'
  const header = headers[declared as LogoType](bytes)
  if (!header || header.width === 0 || header.height === 0) return 'format'
  if (Math.max(header.width, header.height) > sideMax) return 'side'
  return { type: declared as LogoType, ...header, bytes }
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (text === '') return undefined
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** @example toBase64(Uint8Array.of(255)) // '/w==' */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}

/** Base64 with - and _ and without padding, for a query. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

interface Header {
  width: number
  height: number
}

const headers: Readonly<Record<LogoType, (bytes: Uint8Array<ArrayBuffer>) => Header | undefined>> = {
  png: pngHeader,
  jpeg: jpegHeader,
  webp: webpHeader,
}

const latin1 = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
const viewOf = (bytes: Uint8Array<ArrayBuffer>): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)

/** IHDR comes first, IEND last, and every chunk between carries its CRC (W3C PNG, sections 5.3 and 5.6). */
function pngHeader(bytes: Uint8Array<ArrayBuffer>): Header | undefined {
  if (bytes.length < 45 || latin1(bytes, 0, 16) !== '\x89PNG\r\n\x1a\n\0\0\0\rIHDR') return undefined
  const view = viewOf(bytes)
  let at = 8
  let type = ''
  while (type !== 'IEND') {
    if (at + 12 > bytes.length) return undefined
    const end = at + 8 + view.getUint32(at)
    if (end + 4 > bytes.length || view.getUint32(end) !== crc32(bytes.subarray(at + 4, end))) return undefined
    type = latin1(bytes, at + 4, at + 8)
    at = end + 4
  }
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** The first start-of-frame segment: SOF0 to SOF15 but DHT, JPG and DAC (ITU-T T.81, table B.1). */
function jpegHeader(bytes: Uint8Array<ArrayBuffer>): Header | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const view = viewOf(bytes)
  let at = 2
  while (at + 9 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** VP8, VP8L or VP8X inside RIFF (RFC 9649, sections 2.5 to 2.7, and RFC 6386, section 9.1). */
function webpHeader(bytes: Uint8Array<ArrayBuffer>): Header | undefined {
  if (bytes.length < 30 || latin1(bytes, 0, 4) !== 'RIFF' || latin1(bytes, 8, 12) !== 'WEBP') return undefined
  const view = viewOf(bytes)
  const uint24 = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  const kind = latin1(bytes, 12, 16)
  if (kind === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L' || bytes[20] !== 0x2f) return undefined
  const sides = view.getUint32(21, true)
  return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 }
}

/** A symbol with a logo is at least this large: 37 modules on a side leave room for 9. */
export const LOGO_VERSION_MIN = 5

/** Readers of all makes still correct what a quarter of the side covers, at level H. */
const LOGO_PER_SIDE = 1 / 4

/** Side of the logo in modules, odd as the symbol is, so that it stands on the module grid. @example logoModules(37) // 9 */
export function logoModules(size: number): number {
  const most = Math.floor(size * LOGO_PER_SIDE)
  return most % 2 === 1 ? most : most - 1
}

/** The symbol with the middle left light: room for the logo and one module around it. */
export function clearForLogo(symbol: QrSymbol): QrSymbol {
  const { size } = symbol
  const side = logoModules(size) + 2
  const first = (size - side) / 2
  const modules = symbol.modules.slice()
  for (let y = first; y < first + side; y++) modules.fill(0, y * size + first, y * size + first + side)
  return { ...symbol, modules }
}
