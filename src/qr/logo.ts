import { isPngBomb, pictureHeader, type LogoType } from './picture-header.ts'
import type { QrSymbol } from './symbol.ts'

/** A logo whose header has been read, but not its pixels. */
export interface Logo {
  readonly type: LogoType
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Why a logo is rejected. */
export type LogoFault = 'encoding' | 'bytes' | 'format' | 'side' | 'scans' | 'bomb'

export interface LogoLimits {
  readonly bytesMax: number
  readonly sideMax: number
  readonly scansMax: number
}

/**
 * Reads `data:image/png|jpeg|webp;base64,…` or the bare base64url of a PNG, and the size from its header. The bytes
 * determine the type: a different declared type is rejected.
 *
 * @example readLogo('https://example.com/logo.png', { bytesMax: 65536, sideMax: 1024 }) // 'encoding'
 */
export function readLogo(text: string, { bytesMax, sideMax, scansMax }: LogoLimits): Logo | LogoFault {
  const [, declared = 'png', base64 = ''] =
    /^(?:data:image\/(png|jpeg|webp);base64,)?([A-Za-z0-9+/_-]+={0,2})$/.exec(text) ?? []
  // Four characters hold three bytes; reject before decoding anything.
  if (base64.length > Math.ceil(bytesMax / 3) * 4) return 'bytes'
  const bytes = decodeBase64(base64)
  if (!bytes) return 'encoding'
  if (bytes.length > bytesMax) return 'bytes'
  const type = declared as LogoType
  const { width = 0, height = 0, scans = 1 } = pictureHeader(type, bytes) ?? {}
  if (width === 0 || height === 0) return 'format'
  if (Math.max(width, height) > sideMax) return 'side'
  if (scans > scansMax) return 'scans'
  if (type === 'png' && isPngBomb(bytes)) return 'bomb'
  return { type, width, height, bytes }
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

/** Base64 with - and _ and without padding (RFC 4648, section 5), for a URL. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** A symbol with a logo is at least this large: 37 modules on a side leave room for 9. */
export const LOGO_VERSION_MIN = 5

/** Up to this fraction of the side, common readers still correct the covered modules at level H. */
const LOGO_PER_SIDE = 1 / 4

/** Side of the logo in modules, odd like the symbol, so that it is on the module grid. @example logoModules(37) // 9 */
export function logoModules(size: number): number {
  const most = Math.floor(size * LOGO_PER_SIDE)
  return most % 2 === 1 ? most : most - 1
}

/** The symbol with a light middle for the logo and one module around it. */
export function clearForLogo(symbol: QrSymbol): QrSymbol {
  const { size } = symbol
  const side = logoModules(size) + 2
  const first = (size - side) / 2
  const modules = symbol.modules.slice()
  for (let y = first; y < first + side; y++) modules.fill(0, y * size + first, y * size + first + side)
  return { ...symbol, modules }
}

/** The logo over the symbol's middle as an SVG element: its own bytes, encoded as base64 here. */
export function logoImage({ type, bytes }: Logo, size: number, marginModules: number): string {
  const side = logoModules(size)
  const first = marginModules + (size - side) / 2
  return `<image x="${first}" y="${first}" width="${side}" height="${side}" href="data:image/${type};base64,${toBase64(bytes)}"/>`
}
