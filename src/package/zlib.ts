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

const LENGTH_MAX = 258
const DISTANCE_MAX = 32_768
const END_OF_BLOCK = 256

/** One block of fixed codes; a repetition is looked for where its three bytes came last. Rows of a symbol repeat. */
export function deflateSync(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const bits = new Bits()
  bits.put(0x0178, 16)
  bits.put(0b011, 3)
  const last = new Map<number, number>()
  for (let at = 0; at < bytes.length;) {
    const key = keyAt(bytes, at)
    const from = last.get(key)
    last.set(key, at)
    const length = from === undefined || at - from > DISTANCE_MAX ? 0 : common(bytes, from, at)
    if (from === undefined || length < 3) putLiteral(bits, bytes[at++] as number)
    else {
      putCoded(bits, length, 3, 2, (code) => putLiteral(bits, END_OF_BLOCK + 1 + code))
      putCoded(bits, at - from, 1, 1, (code) => bits.putReversed(code, 5))
      at += length
    }
  }
  putLiteral(bits, END_OF_BLOCK)
  return bits.finish(adler32(bytes))
}

const keyAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] as number) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)

function common(bytes: Uint8Array, from: number, at: number): number {
  let length = 0
  while (length < LENGTH_MAX && at + length < bytes.length && bytes[from + length] === bytes[at + length]) length++
  return length
}

/** RFC 1951, section 3.2.6. */
function putLiteral(bits: Bits, code: number): void {
  if (code < 144) bits.putReversed(0x30 + code, 8)
  else if (code < 256) bits.putReversed(0x190 + code - 144, 9)
  else if (code < 280) bits.putReversed(code - 256, 7)
  else bits.putReversed(0xc0 + code - 280, 8)
}

/**
 * A length or a distance (section 3.2.5): codes of one value each, then of 2, 4, 8 … values; `groups` is the logarithm of
 * how many codes have the same number of extra bits. The longest length has a code of its own.
 */
function putCoded(bits: Bits, value: number, least: number, groups: 1 | 2, put: (code: number) => void): void {
  if (groups === 2 && value === LENGTH_MAX) return put(28)
  const rest = value - least
  const extra = Math.max(0, 31 - Math.clz32(rest) - groups)
  put((extra << groups) + (rest >> extra))
  bits.put(rest & ((1 << extra) - 1), extra)
}

function adler32(bytes: Uint8Array): number {
  let a = 1
  let b = 0
  for (const byte of bytes) {
    a = (a + byte) % 65_521
    b = (b + a) % 65_521
  }
  return ((b << 16) | a) >>> 0
}

/** Bits from the lowest of each byte on. */
class Bits {
  readonly #bytes: number[] = []
  #held = 0
  #count = 0

  put(value: number, count: number): void {
    for (let bit = 0; bit < count; bit++) {
      this.#held |= ((value >> bit) & 1) << this.#count++
      if (this.#count === 8) this.#flush()
    }
  }

  /** A Huffman code, highest bit first. */
  putReversed(code: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) this.put((code >> bit) & 1, 1)
  }

  finish(checksum: number): Uint8Array<ArrayBuffer> {
    if (this.#count > 0) this.#flush()
    for (const shift of [24, 16, 8, 0]) this.#bytes.push((checksum >>> shift) & 255)
    return Uint8Array.from(this.#bytes)
  }

  #flush(): void {
    this.#bytes.push(this.#held)
    this.#held = 0
    this.#count = 0
  }
}
