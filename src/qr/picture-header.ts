import { crc32, inflateSync } from 'node:zlib'

/** Picture formats of a logo. */
export type LogoType = 'png' | 'jpeg' | 'webp'

/** What a picture's header declares, before any pixel is decoded. */
export interface PictureHeader {
  readonly width: number
  readonly height: number
  /** Maximum number of scans in a JPEG; each of them covers the whole picture. */
  readonly scans?: number
}

type Bytes = Uint8Array<ArrayBuffer>

const readers: Readonly<Record<LogoType, (bytes: Bytes) => PictureHeader | undefined>> = {
  png: pngHeader,
  jpeg: jpegHeader,
  webp: webpHeader,
}

/** The header of a picture, or undefined if the bytes are not a picture of this type. */
export function pictureHeader(type: LogoType, bytes: Bytes): PictureHeader | undefined {
  return readers[type](bytes)
}

const latin1 = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
const viewOf = (bytes: Bytes): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)

interface PngChunk {
  readonly type: string
  /** The offset of its type; its data is four bytes further. */
  readonly start: number
  /** The offset of its CRC. */
  readonly end: number
}

/** The chunks up to IEND, which ends the picture: later bytes are ignored (W3C PNG, section 5.3). */
function* pngChunks(bytes: Bytes): Generator<PngChunk> {
  const view = viewOf(bytes)
  let type = ''
  for (let start = 12; type !== 'IEND' && start + 8 <= bytes.length;) {
    const end = start + 4 + view.getUint32(start - 4)
    type = latin1(bytes, start, start + 4)
    yield { type, start, end }
    start = end + 8
  }
}

/** IHDR is first, IEND last, and every chunk between has its CRC (W3C PNG, sections 5.3 and 5.6). */
function pngHeader(bytes: Bytes): PictureHeader | undefined {
  if (bytes.length < 45 || latin1(bytes, 0, 16) !== '\x89PNG\r\n\x1a\n\0\0\0\rIHDR') return undefined
  const view = viewOf(bytes)
  let last = ''
  for (const { type, start, end } of pngChunks(bytes)) {
    if (end + 4 > bytes.length || view.getUint32(end) !== crc32(bytes.subarray(start, end))) return undefined
    last = type
  }
  return last === 'IEND' ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined
}

/** Channels of a pixel by colour type (W3C PNG, table 11.1); an unknown type counts as the largest. */
const PNG_CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** A few rows after the last one are an encoder's bug, not yet an attack. */
const PNG_SLACK_BYTES = 256 * 1024

/**
 * Whether a PNG unpacks to much more than the rows that its header declares: 64 KB of deflate can hold 66 MB. Unpacking
 * stops at the bound, so the check costs no more than a valid picture of that size.
 *
 * @param bytes a PNG whose chunks `pictureHeader` has accepted.
 */
export function isPngBomb(bytes: Bytes): boolean {
  const view = viewOf(bytes)
  const bitsPerPixel = view.getUint8(24) * (PNG_CHANNELS[view.getUint8(25)] ?? 4)
  const rowBytes = 1 + Math.ceil((view.getUint32(16) * bitsPerPixel) / 8)
  const bytesMax = view.getUint32(20) * rowBytes + PNG_SLACK_BYTES
  const data = [...pngChunks(bytes)].filter(({ type }) => type === 'IDAT')
  const packed = Buffer.concat(data.map(({ start, end }) => bytes.subarray(start + 4, end)))
  return packed.length * DEFLATE_RATIO_MAX > bytesMax && unpacksBeyond(packed, bytesMax)
}

/** The maximum compression ratio of deflate (zlib's technical details). */
const DEFLATE_RATIO_MAX = 1032

function unpacksBeyond(packed: Uint8Array, bytesMax: number): boolean {
  try {
    inflateSync(packed, { maxOutputLength: bytesMax })
    return false
  } catch (error) {
    // Both Node and workerd throw it at the bound. Invalid deflate data is left to the decoder, which rejects it at once.
    return error instanceof RangeError
  }
}

const START_OF_SCAN = 0xda

/** The first start-of-frame segment (SOF0 to SOF15 except DHT, JPG and DAC; ITU-T T.81, table B.1), and the scan count. */
function jpegHeader(bytes: Bytes): PictureHeader | undefined {
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
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), scans: scansOf(bytes) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/**
 * Counts the bytes FF DA anywhere: coded data writes FF as FF 00, so they begin a scan. Only metadata can contain them by
 * chance, once in 64 KB; skipping it would let a file hide scans after a length that decoders read differently.
 */
function scansOf(bytes: Bytes): number {
  let count = 0
  for (let at = bytes.indexOf(0xff); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === START_OF_SCAN) count++
  }
  return count
}

/** VP8, VP8L or VP8X inside RIFF (RFC 9649, sections 2.5 to 2.7, and RFC 6386, section 9.1). */
function webpHeader(bytes: Bytes): PictureHeader | undefined {
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
