import { crc32, deflateSync } from 'node:zlib'

/** Pictures written byte by byte, as no encoder would write them. */

const text = (value: string): Buffer => Buffer.from(value, 'latin1')
const uint16 = (value: number): Buffer => Buffer.from([(value >> 8) & 255, value & 255])
const uint32 = (value: number): Buffer => Buffer.concat([uint16(value >>> 16), uint16(value & 0xffff)])

export const PNG_SIGNATURE = text('\x89PNG\r\n\x1a\n')

/** One chunk with its length and CRC (W3C PNG, section 5.3). */
export function pngChunk(type: string, content: Uint8Array = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([text(type), content])
  return Buffer.concat([uint32(content.length), typed, uint32(crc32(typed))])
}

export interface PngHeader {
  readonly width: number
  readonly height: number
  readonly bitDepth?: number
  readonly colourType?: number
  readonly interlace?: number
}

/** IHDR; greyscale of 8 bits by default. */
export function ihdr({ width, height, bitDepth = 8, colourType = 0, interlace = 0 }: PngHeader): Buffer {
  return pngChunk(
    'IHDR',
    Buffer.concat([uint32(width), uint32(height), Buffer.from([bitDepth, colourType, 0, 0, interlace])]),
  )
}

/** A PNG of these chunks between its signature and IEND. */
export const png = (...chunks: readonly Buffer[]): Buffer => Buffer.concat([PNG_SIGNATURE, ...chunks, pngChunk('IEND')])

/** IDAT of `length` zero bytes: black rows without a filter. */
export const zeros = (length: number): Buffer => pngChunk('IDAT', deflateSync(Buffer.alloc(length), { level: 9 }))

/** A segment with its length (ITU-T T.81, B.1.1.4). */
export function segment(marker: number, ...content: readonly number[]): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker]), uint16(content.length + 2), Buffer.from(content)])
}

export const SOI = Buffer.from([0xff, 0xd8])
export const EOI = Buffer.from([0xff, 0xd9])
const QUANTISATION = segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1))
/** Code 0 for no difference. */
const DC_TABLE = segment(0xc4, 0x00, 1, ...Array.from({ length: 15 }, () => 0), 0x00)
/** Code 0 for the end of 16,384 blocks and more (EOB14). */
const AC_TABLE = segment(0xc4, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0xe0)

/** Start of frame of one component; 0xc2 is progressive. */
export function frame(width: number, height: number, marker = 0xc2): Buffer {
  return segment(marker, 8, ...uint16(height), ...uint16(width), 1, 1, 0x11, 0)
}

const DC_SCAN = segment(0xda, 1, 1, 0x00, 0, 0, 0)
const AC_SCAN = segment(0xda, 1, 1, 0x00, 1, 63, 0)

/**
 * A flat grey progressive JPEG: one scan of the DC coefficients, then scans of 12 bytes that each visit all blocks (one
 * EOB14 run covers a side of 1,024 px).
 *
 * @param scans number of scans, including the first.
 */
export function progressiveJpeg(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const dc = Buffer.alloc(Math.ceil(blocks / 8))
  const acScans = Array.from({ length: scans - 1 }, () => Buffer.concat([AC_SCAN, Buffer.from([0, 1])]))
  return Buffer.concat([SOI, QUANTISATION, frame(side, side), DC_TABLE, AC_TABLE, DC_SCAN, dc, ...acScans, EOI])
}

/** A RIFF file of one form with these chunks (RFC 9649, section 2.3). */
export function webp(...chunks: readonly (readonly [type: string, content: Buffer])[]): Buffer {
  const body = Buffer.concat(
    chunks.map(([type, content]) =>
      Buffer.concat([text(type), littleEndian(content.length, 4), content, Buffer.alloc(content.length % 2)]),
    ),
  )
  return Buffer.concat([text('RIFF'), littleEndian(body.length + 4, 4), text('WEBP'), body])
}

export function littleEndian(value: number, bytes: number): Buffer {
  return Buffer.from(Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** i) & 255))
}

/** VP8X with a canvas (RFC 9649, section 2.7.1). */
export function canvas(width: number, height: number, flags = 0): readonly [string, Buffer] {
  return [
    'VP8X',
    Buffer.concat([Buffer.from([flags, 0, 0, 0]), littleEndian(width - 1, 3), littleEndian(height - 1, 3)]),
  ]
}

/** The header of a lossless picture, then `content` (RFC 9649, section 3.4). */
export function lossless(width: number, height: number, content: Buffer): readonly [string, Buffer] {
  const sides = (width - 1) | ((height - 1) << 14)
  return ['VP8L', Buffer.concat([Buffer.from([0x2f]), littleEndian(sides >>> 0, 4), content])]
}

/** The header of a key frame of a lossy picture, then `content` (RFC 6386, section 9.1). */
export function lossy(width: number, height: number, content: Buffer): readonly [string, Buffer] {
  const header = Buffer.concat([
    Buffer.from([0x10, 0x02, 0x00, 0x9d, 0x01, 0x2a]),
    littleEndian(width, 2),
    littleEndian(height, 2),
  ])
  return ['VP8 ', Buffer.concat([header, content])]
}
