/**
 * Reed-Solomon codes of ISO/IEC 18004:2015 section 7.5: over the field of 256 elements with the polynomial
 * x⁸ + x⁴ + x³ + x² + 1, whose generator element is 2.
 */
const FIELD = 0b100011101
const ORDER = 255

/** Powers of 2, twice over, so that the sum of two logarithms needs no remainder; and the logarithms. */
const powers = new Uint8Array(2 * ORDER)
const logs = new Uint8Array(ORDER + 1)
for (let log = 0, power = 1; log < ORDER; log++) {
  powers[log] = powers[log + ORDER] = power
  logs[power] = log
  power = (power << 1) ^ (power & 0x80 ? FIELD : 0)
}

const generators: (Uint8Array | undefined)[] = []

/** Logarithms of the coefficients of (x - 1)(x - 2)…(x - 2ⁿ⁻¹), without the first, which is 1 (Annex A). */
const generator = (degree: number): Uint8Array => (generators[degree] ??= makeGenerator(degree))

function makeGenerator(degree: number): Uint8Array {
  // Coefficients from that of xⁿ⁻¹ down to the constant.
  const coefficients = new Uint8Array(degree + 1)
  coefficients[0] = 1
  for (let root = 0; root < degree; root++) {
    for (let i = root + 1; i > 0; i--) coefficients[i]! ^= times(coefficients[i - 1]!, root)
  }
  return coefficients.subarray(1).map((coefficient) => logs[coefficient]!)
}

/** A field element times 2 to the power of `log`. */
const times = (element: number, log: number): number => (element === 0 ? 0 : powers[logs[element]! + log]!)

/**
 * The error correction codewords of a block: its data, read as a polynomial, modulo the generator polynomial.
 *
 * @param count number of codewords, 7 to 30.
 */
export function correctionOf(data: Uint8Array, count: number): Uint8Array {
  const divisor = generator(count)
  const rest = new Uint8Array(data.length + count)
  rest.set(data)
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at]!
    if (lead === 0) continue
    const log = logs[lead]!
    for (let i = 0; i < count; i++) rest[at + 1 + i]! ^= powers[log + divisor[i]!]!
  }
  return rest.subarray(data.length)
}
