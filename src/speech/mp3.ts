/**
 * Whether bytes start like an MP3 file: an ID3v2 tag, or the header of an MPEG audio frame of Layer III (ISO/IEC 11172-3,
 * 2.4.1.3): eleven sync bits, a version other than 01 (reserved), layer 01 (III), a bit rate other than 1111 and a sampling
 * rate other than 11 (both forbidden). An HTML page or JSON error differs in its first byte.
 *
 * @example isMp3(Uint8Array.of(0xff, 0xf3, 0x64, 0xc4)) // true; MPEG-2, Layer III, 48 kbit/s, 24 kHz
 */
export function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0, third = 0] = bytes
  if (bytes.length < 4) return false
  if (first === 0x49 && second === 0x44 && third === 0x33) return true // "ID3"
  const isSync = first === 0xff && (second & 0xe0) === 0xe0
  const version = (second >> 3) & 3
  const layer = (second >> 1) & 3
  return isSync && version !== 1 && layer === 1 && third >> 4 !== 15 && ((third >> 2) & 3) !== 3
}
