/** Writes bits lowest first, as VP8L reads them. */
class BitWriter {
  readonly bytes: number[] = []
  #count = 0

  put(...values: readonly (readonly [value: number, width: number])[]): void {
    for (const [value, width] of values)
      for (let bit = 0; bit < width; bit++) this.#add(Math.floor(value / 2 ** bit) % 2)
  }

  /** Writes a prefix code of eight bits, highest first. */
  putHighFirst(byte: number): void {
    for (let bit = 7; bit >= 0; bit--) this.#add((byte >> bit) & 1)
  }

  #add(bit: number): void {
    const at = this.#count++ >> 3
    this.bytes[at] = (this.bytes[at] ?? 0) | (bit << ((this.#count - 1) & 7))
  }
}

/**
 * A lossless WebP of one colour in which every block of 4 × 4 px has its own prefix codes (RFC 9649, section 4.6.2.2). A
 * group of these takes 43 bits of the file, but tables of 12 KB and more in the decoder: 12,100 groups fill 150 MB.
 */
export function manyPrefixCodes(blocksPerSide: number): readonly [type: string, content: Buffer] {
  const bits = new BitWriter()
  const one = (symbol: number): void => bits.put([1, 1], [0, 1], [1, 1], [symbol, 8])
  // 256 symbols of eight bits each: no symbol has another code length.
  const bytes = (): void => bits.put([0, 1], [8, 4], [0, 33], [1, 3], [1, 1], [3, 3], [254, 8])
  const side = 4 * blocksPerSide
  bits.put([0x2f, 8], [side - 1, 14], [side - 1, 14], [0, 4], [0, 1], [1, 1], [10, 4])
  // The entropy image: blocks of 4 px, with the group number in green and red.
  bits.put([1, 1], [0, 3], [0, 1])
  for (const write of [bytes, bytes, one, one, one]) write(0)
  const groups = Array.from({ length: blocksPerSide ** 2 }, (_, group) => group)
  for (const group of groups) for (const part of [group & 255, group >> 8]) bits.putHighFirst(part)
  for (let i = 0; i < groups.length; i++) [0, 0, 0, 255, 0].forEach(one)
  return ['VP8L', Buffer.from(bits.bytes)]
}
