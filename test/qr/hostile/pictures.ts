import { deflateSync } from 'node:zlib'
import {
  canvas,
  EOI,
  frame,
  ihdr,
  lossless,
  lossy,
  png,
  pngChunk,
  PNG_SIGNATURE,
  progressiveJpeg,
  segment,
  SOI,
  webp,
  zeros,
} from '../pictures.ts'
import { manyPrefixCodes } from './prefix-codes.ts'
import logos from '../logos.json' with { type: 'json' }

/** The outcome: a fault of `readLogo`, `undecodable` from the decoder, or `taken` if the picture is merely odd. */
export type Fate = 'format' | 'side' | 'scans' | 'bomb' | 'undecodable' | 'taken'

export interface HostilePicture {
  readonly name: string
  readonly type: 'png' | 'jpeg' | 'webp'
  readonly bytes: Buffer
  readonly fate: Fate
}

const known = (name: keyof typeof logos): Buffer => Buffer.from(logos[name], 'base64')
const filled = (length: number, value: number): Buffer => Buffer.alloc(length, value)
const small = { width: 16, height: 16 }
const rows = (side: number): number => side * (side + 1)
const packed = (bytes: Buffer): Buffer => Buffer.from(deflateSync(bytes, { level: 9 }))
const iccp = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from('profile\0\0'), packed(bytes)])
const jpeg = known('jpeg')
const afterSoi = (...parts: readonly Buffer[]): Buffer => Buffer.concat([SOI, ...parts, jpeg.subarray(2)])

/** Seeded noise: the same bytes in every run. */
function noise(length: number): Buffer {
  let state = 1
  return Buffer.from(Array.from({ length }, () => (state = Math.imul(state, 1103515245) + 12345) >>> 24))
}

type Row = readonly [name: string, bytes: Buffer, fate: Fate]

const pngs: readonly Row[] = [
  ['zip-bomb-8-mb', png(ihdr(small), zeros(8_000_000)), 'bomb'],
  ['zip-bomb-50-mb', png(ihdr(small), zeros(50_000_000)), 'bomb'],
  ['zip-bomb-in-two-chunks', png(ihdr(small), ...halves(zeros(8_000_000))), 'bomb'],
  ['zip-bomb-of-another-depth', png(ihdr({ ...small, bitDepth: 16, colourType: 6 }), zeros(8_000_000)), 'bomb'],
  ['zip-bomb-interlaced', png(ihdr({ ...small, interlace: 1 }), zeros(8_000_000)), 'bomb'],
  ['colour-profile-bomb', png(ihdr(small), pngChunk('iCCP', iccp(Buffer.alloc(8_000_000))), zeros(rows(16))), 'taken'],
  ['text-bomb', png(ihdr(small), pngChunk('zTXt', iccp(Buffer.alloc(8_000_000))), zeros(rows(16))), 'taken'],
  ['second-header', png(ihdr(small), ihdr({ width: 65_000, height: 65_000 }), zeros(rows(16))), 'undecodable'],
  ['late-header', png(zeros(rows(16)), ihdr(small)), 'format'],
  ...[1, 3, 12, 100].map((count): Row => [
    `${count}-bytes-after-the-end`,
    Buffer.concat([known('png'), filled(count, 130)]),
    'taken',
  ]),
  ['no-pixels', png(ihdr(small)), 'undecodable'],
  ['too-few-rows', png(ihdr({ width: 1024, height: 1024 }), zeros(10)), 'undecodable'],
  ['width-0', png(ihdr({ width: 0, height: 16 }), zeros(rows(16))), 'format'],
  ['height-0', png(ihdr({ width: 16, height: 0 }), zeros(rows(16))), 'format'],
  ['width-2147483647', png(ihdr({ width: 2_147_483_647, height: 1 }), zeros(10)), 'side'],
  ['width-4294967295', png(ihdr({ width: 4_294_967_295, height: 1 }), zeros(10)), 'side'],
  ['side-20000', png(ihdr({ width: 20_000, height: 20_000 }), zeros(10)), 'side'],
  ['side-1025', png(ihdr({ width: 1025, height: 1025 }), zeros(rows(1025))), 'side'],
  ['depth-3', png(ihdr({ ...small, bitDepth: 3 }), zeros(rows(16))), 'undecodable'],
  ['colour-type-9', png(ihdr({ ...small, colourType: 9 }), zeros(rows(16))), 'undecodable'],
  ['interlace-7', png(ihdr({ ...small, interlace: 7 }), zeros(rows(16))), 'undecodable'],
  ['palette-missing', png(ihdr({ ...small, colourType: 3 }), zeros(rows(16))), 'undecodable'],
  ['filter-9', png(ihdr(small), pngChunk('IDAT', packed(filled(rows(16), 9)))), 'undecodable'],
  ['not-deflate', png(ihdr(small), pngChunk('IDAT', noise(200))), 'undecodable'],
  ['deflate-cut-off', png(ihdr(small), pngChunk('IDAT', packed(noise(rows(16))).subarray(0, 40))), 'undecodable'],
  [
    'chunk-of-4-gb',
    Buffer.concat([PNG_SIGNATURE, ihdr(small), Buffer.from([255, 255, 255, 255]), filled(40, 65)]),
    'format',
  ],
  [
    'wrong-crc',
    Buffer.concat([PNG_SIGNATURE, ihdr(small), zeros(rows(16)).subarray(0, -4), filled(4, 0), pngChunk('IEND')]),
    'format',
  ],
  ['no-end', Buffer.concat([PNG_SIGNATURE, ihdr(small), zeros(rows(16))]), 'format'],
  [
    'chunks-by-the-thousand',
    png(ihdr(small), ...Array.from({ length: 1000 }, () => pngChunk('tEXt')), zeros(rows(16))),
    'taken',
  ],
  [
    'empty-data-by-the-thousand',
    png(ihdr(small), ...Array.from({ length: 1000 }, () => pngChunk('IDAT')), zeros(rows(16))),
    'taken',
  ],
  ['animated', png(ihdr(small), pngChunk('acTL', Buffer.from([0, 0, 0, 9, 0, 0, 0, 0])), zeros(rows(16))), 'taken'],
  ['noise-as-png', noise(4000), 'format'],
]

const jpegs: readonly Row[] = [
  ['scans-32', progressiveJpeg(1024, 32), 'taken'],
  ['scans-33', progressiveJpeg(1024, 33), 'scans'],
  ['scans-100', progressiveJpeg(64, 100), 'scans'],
  ['scans-4000', progressiveJpeg(64, 4000), 'scans'],
  [
    'scans-after-the-end',
    Buffer.concat([jpeg, ...Array.from({ length: 40 }, () => segment(0xda, 1, 1, 0, 0, 63, 0)), EOI]),
    'scans',
  ],
  [
    'scans-in-a-comment',
    afterSoi(segment(0xfe, ...Array.from({ length: 80 }, (_, i) => (i % 2 ? 0xda : 0xff)))),
    'scans',
  ],
  ['second-frame', afterSoi(frame(64, 64), frame(65_000, 65_000)), 'undecodable'],
  ['frame-65000', Buffer.concat([SOI, frame(65_000, 65_000), EOI]), 'side'],
  ['frame-0', Buffer.concat([SOI, frame(0, 16), EOI]), 'format'],
  ['frame-without-lines', Buffer.concat([SOI, frame(16, 0), EOI]), 'format'],
  ['no-frame', Buffer.concat([SOI, EOI]), 'format'],
  ['frame-alone', Buffer.concat([SOI, frame(64, 64), EOI]), 'undecodable'],
  ['segment-of-length-0', Buffer.concat([SOI, Buffer.from([0xff, 0xe0, 0, 0]), jpeg.subarray(2)]), 'format'],
  ['segment-beyond-the-end', Buffer.concat([SOI, Buffer.from([0xff, 0xe0, 0xff, 0xff]), jpeg.subarray(2)]), 'format'],
  ['end-before-the-frame', afterSoi(EOI), 'format'],
  ['restart-before-the-frame', afterSoi(Buffer.from([0xff, 0xd0])), 'format'],
  ['fill-bytes-by-the-thousand', afterSoi(filled(4000, 0xff)), 'undecodable'],
  ['comments-by-the-thousand', afterSoi(...Array.from({ length: 1000 }, () => segment(0xfe))), 'taken'],
  ['arithmetic-coding', Buffer.concat([SOI, frame(64, 64, 0xc9), jpeg.subarray(2)]), 'undecodable'],
  ['cut-off', jpeg.subarray(0, Math.floor(jpeg.length / 2)), 'undecodable'],
  ['noise-as-jpeg', Buffer.concat([SOI, noise(4000)]), 'format'],
]

const webps: readonly Row[] = [
  ['canvas-lies-small', webp(canvas(16, 16), lossless(1024, 1024, noise(200))), 'undecodable'],
  ['canvas-lies-large', webp(canvas(1024, 1024), lossless(16, 16, noise(200))), 'undecodable'],
  ['canvas-16384', webp(canvas(16_384, 16_384), lossless(16_384, 16_384, noise(200))), 'side'],
  ['canvas-16777216', webp(canvas(16_777_216, 16_777_216)), 'side'],
  ['canvas-alone', webp(canvas(64, 64)), 'undecodable'],
  ['animated-without-frames', webp(canvas(64, 64, 2), ['ANIM', filled(6, 0)]), 'undecodable'],
  ['lossless-noise', webp(lossless(1024, 1024, noise(4000))), 'undecodable'],
  ['lossless-zeros', webp(lossless(1024, 1024, filled(4000, 0))), 'undecodable'],
  ['lossless-without-data', webp(lossless(64, 64, filled(8, 0))), 'undecodable'],
  ['lossless-side-16384', webp(lossless(16_384, 16_384, noise(100))), 'side'],
  ['lossy-noise', webp(lossy(1024, 1024, noise(4000))), 'undecodable'],
  ['lossy-width-0', webp(lossy(0, 64, noise(100))), 'format'],
  ['lossy-side-16383', webp(lossy(16_383, 16_383, noise(100))), 'side'],
  ['other-form', Buffer.concat([Buffer.from('RIFF'), filled(4, 1), Buffer.from('WAVE'), noise(100)]), 'format'],
  ['unknown-chunk-first', webp(['JUNK', noise(40)], lossless(16, 16, noise(100))), 'format'],
  ['prefix-codes-by-a-hundred', webp(manyPrefixCodes(10)), 'taken'],
  ['prefix-codes-by-the-thousand', webp(manyPrefixCodes(60)), 'undecodable'],
  ['length-lies', Buffer.concat([webp(lossless(16, 16, noise(40))).subarray(0, 30), noise(10)]), 'undecodable'],
]

/** Splits the content of a chunk over two chunks. */
function halves(chunk: Buffer): Buffer[] {
  const content = chunk.subarray(8, -4)
  const middle = content.length >> 1
  return [pngChunk('IDAT', content.subarray(0, middle)), pngChunk('IDAT', content.subarray(middle))]
}

const of = (type: HostilePicture['type'], list: readonly Row[]): HostilePicture[] =>
  list.map(([name, bytes, fate]) => ({ name, type, bytes, fate }))

/** Pictures that try to harm decoders: bombs, lying headers, endless lists, truncated files. */
export const hostilePictures: readonly HostilePicture[] = [
  ...of('png', pngs),
  ...of('jpeg', jpegs),
  ...of('webp', webps),
]

export const dataUri = ({ type, bytes }: Pick<HostilePicture, 'type' | 'bytes'>): string =>
  `data:image/${type};base64,${bytes.toString('base64')}`
