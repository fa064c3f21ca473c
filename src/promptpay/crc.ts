const POLYNOMIAL = 0x1021
const INITIAL = 0xffff

/** What one byte does to an empty register, so that a byte costs one look-up instead of eight steps. */
const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let register = byte << 8
  for (let bit = 0; bit < 8; bit++) register = register & 0x8000 ? (register << 1) ^ POLYNOMIAL : register << 1
  return register
})

/**
 * CRC-16/CCITT-FALSE over the UTF-8 bytes of a text: polynomial 1021, initial FFFF, not reflected, no final XOR (EMVCo
 * QR, field 63). The length of a field counts characters, but only the bytes of UTF-8 give the CRC of EMVCo's own sample
 * with Chinese text. A lone surrogate counts as U+FFFD, as TextEncoder writes it.
 *
 * @param end where to stop (UTF-16 index); the text before it is taken.
 * @example crc16('123456789') // 0x29b1, the published check value
 */
export function crc16(text: string, end: number = text.length): number {
  let crc = INITIAL
  for (let i = 0; i < end; i++) {
    const unit = text.charCodeAt(i)
    if (unit < 0x80) {
      crc = step(crc, unit)
      continue
    }
    const code = codePoint(text, i, unit)
    if (code > 0xffff) i++
    crc = utf8Tail(crc, code)
  }
  return crc
}

/** Four capital hexadecimal digits, as field 63 wants them. @example crcText(0x29b1) // '29B1' */
export function crcText(crc: number): string {
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

function step(crc: number, byte: number): number {
  return ((crc << 8) & 0xffff) ^ (table[(crc >> 8) ^ byte] ?? 0)
}

function codePoint(text: string, at: number, unit: number): number {
  if ((unit & 0xf800) !== 0xd800) return unit
  const code = text.codePointAt(at) ?? unit
  return code > 0xffff ? code : 0xfffd
}

/** The two to four bytes of a character beyond ASCII. */
function utf8Tail(crc: number, code: number): number {
  const continuation = (shift: number): number => 0x80 | ((code >> shift) & 0x3f)
  if (code < 0x800) return step(step(crc, 0xc0 | (code >> 6)), continuation(0))
  if (code < 0x1_0000) return step(step(step(crc, 0xe0 | (code >> 12)), continuation(6)), continuation(0))
  const head = step(step(crc, 0xf0 | (code >> 18)), continuation(12))
  return step(step(head, continuation(6)), continuation(0))
}
