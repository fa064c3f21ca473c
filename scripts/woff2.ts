import { brotliCompressSync, constants } from 'node:zlib'

/** Tags with a number of their own in WOFF2 (W3C WOFF File Format 2.0, section 4.1). */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .match(/.{4} ?/g)
    ?.map((tag) => tag.slice(0, 4)) ?? []

const HEADER_BYTES = 48
const SFNT_HEADER_BYTES = 12
const SFNT_ENTRY_BYTES = 16
/** "No transform" for glyf and loca; for every other table it is 0. */
const NULL_TRANSFORM = 3 << 6

/**
 * A TrueType font as WOFF2: the same tables, compressed by brotli, without the optional transforms.
 *
 * @example writeFileSync('a.woff2', woff2(readFileSync('a.ttf')))
 */
export function woff2(ttf: Buffer): Buffer {
  const tables = Array.from({ length: ttf.readUInt16BE(4) }, (_, i) => {
    const at = SFNT_HEADER_BYTES + i * SFNT_ENTRY_BYTES
    const [offset, length] = [ttf.readUInt32BE(at + 8), ttf.readUInt32BE(at + 12)]
    return { tag: ttf.toString('latin1', at, at + 4), bytes: ttf.subarray(offset, offset + length) }
  })
  const directory = Buffer.concat(tables.map(({ tag, bytes }) => Buffer.concat([flags(tag), base128(bytes.length)])))
  const data = Buffer.concat(tables.map(({ bytes }) => bytes))
  const compressed = brotliCompressSync(data, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  })
  const padded = Math.ceil((HEADER_BYTES + directory.length + compressed.length) / 4) * 4
  const sfntBytes =
    SFNT_HEADER_BYTES + tables.reduce((sum, { bytes }) => sum + SFNT_ENTRY_BYTES + Math.ceil(bytes.length / 4) * 4, 0)
  const file = Buffer.alloc(padded)
  file.write('wOF2', 0, 'latin1')
  ttf.copy(file, 4, 0, 4) // flavor
  file.writeUInt32BE(padded, 8)
  file.writeUInt16BE(tables.length, 12)
  file.writeUInt32BE(sfntBytes, 16)
  file.writeUInt32BE(compressed.length, 20)
  file.writeUInt16BE(1, 24) // version of the file: 1.0
  directory.copy(file, HEADER_BYTES)
  compressed.copy(file, HEADER_BYTES + directory.length)
  return file
}

function flags(tag: string): Buffer {
  const transform = tag === 'glyf' || tag === 'loca' ? NULL_TRANSFORM : 0
  const known = knownTags.indexOf(tag)
  return known >= 0
    ? Buffer.from([known | transform])
    : Buffer.concat([Buffer.from([63 | transform]), Buffer.from(tag, 'latin1')])
}

/** UIntBase128: seven bits a byte, the highest bit says that more follow. */
function base128(value: number): Buffer {
  const bytes = [value & 127]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 127) | 128)
  return Buffer.from(bytes)
}
