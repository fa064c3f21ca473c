const POLYNOMIAL = 0x1021
const INITIAL = 0xffff

/** The effect of one byte on an empty register: a byte costs one look-up instead of eight steps. */
const one = Uint16Array.from({ length: 256 }, (_, byte) => {
  let register = byte << 8
  for (let bit = 0; bit < 8; bit++) register = register & 0x8000 ? (register << 1) ^ POLYNOMIAL : register << 1
  return register
})
/** The effect of a byte followed by another, so that one step processes two bytes. */
const two = one.map((register) => (register << 8) ^ one[register >> 8]!)

/**
 * CRC-16/CCITT-FALSE over the UTF-8 bytes of a text: polynomial 1021, initial FFFF, not reflected, no final XOR (EMVCo
 * QR, field 63). The length of a field counts characters, but only the bytes of UTF-8 give the CRC of EMVCo's own sample
 * with Chinese text. A lone surrogate counts as U+FFFD, as TextEncoder writes it.
 *
 * @param end where to stop (UTF-16 index, exclusive).
 * @param before the register after an earlier part of the same text.
 * @example crc16('123456789') // 0x29b1; the published check value
 */
export function crc16(text: string, end: number = text.length, before: number = INITIAL): number {
  let crc = before
  let i = 0
  while (i + 1 < end) {
    const first = text.charCodeAt(i)
    const second = text.charCodeAt(i + 1)
    if ((first | second) >= 0x80) break
    crc = two[(crc >> 8) ^ first]! ^ one[(crc & 0xff) ^ second]!
    i += 2
  }
  return i < end ? crcOfAny(text, i, end, crc) : crc
}

/** The CRC from the first non-ASCII character on. */
function crcOfAny(text: string, from: number, end: number, before: number): number {
  let crc = before
  for (let i = from; i < end; i++) {
    const code = scalarAt(text, i)
    if (code > 0xffff) i++
    crc = code < 0x80 ? step(crc, code) : utf8Tail(crc, code)
  }
  return crc
}

const hexBytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).toUpperCase().padStart(2, '0'))

/** Four capital hexadecimal digits, as field 63 requires. @example crcText(0x29b1) // '29B1' */
export function crcText(crc: number): string {
  return `${hexBytes[crc >> 8]}${hexBytes[crc & 0xff]}`
}

function step(crc: number, byte: number): number {
  return ((crc << 8) & 0xffff) ^ one[(crc >> 8) ^ byte]!
}

/** The character at an index, U+FFFD for a lone surrogate. */
function scalarAt(text: string, at: number): number {
  const code = text.codePointAt(at)!
  return (code & 0xfffff800) === 0xd800 ? 0xfffd : code
}

/** The two to four UTF-8 bytes of a non-ASCII character. */
function utf8Tail(crc: number, code: number): number {
  const continuation = (shift: number): number => 0x80 | ((code >> shift) & 0x3f)
  if (code < 0x800) return step(step(crc, 0xc0 | (code >> 6)), continuation(0))
  if (code < 0x1_0000) return step(step(step(crc, 0xe0 | (code >> 12)), continuation(6)), continuation(0))
  const head = step(step(crc, 0xf0 | (code >> 18)), continuation(12))
  return step(step(head, continuation(6)), continuation(0))
}
