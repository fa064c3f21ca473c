/** The two functions of node:zlib that write a PNG, in plain JavaScript: RFC 1950, RFC 1951 and the CRC of PNG. */

const crcTable = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1
  return crc
})

/** CRC-32 (W3C PNG, annex D). @example crc32(new TextEncoder().encode('IEND')) // 0xae426082 */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] as number) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** The maximum size of a stored block (RFC 1951, section 3.2.4). */
const BLOCK_BYTES_MAX = 65_535

/** Stored blocks: a compressor would be larger than all the other code that draws the picture. */
export function deflateSync(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const count = Math.max(1, Math.ceil(bytes.length / BLOCK_BYTES_MAX))
  const packed = new Uint8Array(2 + bytes.length + 5 * count + 4)
  packed.set([0x78, 0x01])
  let at = 2
  for (let left = count - 1; left >= 0; left--) {
    const from = (count - 1 - left) * BLOCK_BYTES_MAX
    const block = bytes.subarray(from, from + BLOCK_BYTES_MAX)
    const { length } = block
    packed.set([left === 0 ? 1 : 0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255], at)
    packed.set(block, at + 5)
    at += 5 + length
  }
  packed.set(adler32(bytes), at)
  return packed
}

/** RFC 1950, section 8.2, highest byte first. */
function adler32(bytes: Uint8Array): number[] {
  let a = 1
  let b = 0
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return [b >> 8, b & 255, a >> 8, a & 255]
}
