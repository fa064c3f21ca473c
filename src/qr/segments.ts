/**
 * Encodes a text as the bits of a symbol, ISO/IEC 18004:2015 section 7.4: digits at 3⅓ bits, capitals and digits at 5½,
 * anything else as bytes, split to give the fewest bits. The split is the shortest path over three states (Nayuki, "Optimal
 * text segmentation for QR Codes").
 */
const BYTES = 0
const CAPITALS = 1
const DIGITS = 2
const MODES = 3

/** Mode indicators, table 2, and bits of the character count for versions 1–9, 10–26 and 27–40, table 3. */
const indicators = [0b0100, 0b0010, 0b0001] as const
const countBits = [
  [8, 16, 16],
  [9, 11, 13],
  [10, 12, 14],
] as const

/** Values of the alphanumeric mode, table 5; -1 for characters outside the set. */
const capitalValues = new Int8Array(128).fill(-1)
for (const [value, character] of [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'].entries())
  capitalValues[character.charCodeAt(0)] = value

/** Costs are in sixths of a bit, so that all of them are integers. */
const SIXTHS = 6
const CAPITAL_COST = 33
const DIGIT_COST = 20
const NEVER = 1e9

/** Groups of versions with the same length of character counts: 1 to 9, 10 to 26, 27 to 40. */
export type Group = 0 | 1 | 2
/** The last version of each group. */
export const groupEnds = [9, 26, 40] as const

/** Receives bits; `value` has at most 16. */
export interface BitSink {
  push(value: number, bits: number): void
}

interface Plan {
  /** The mode of each UTF-16 unit. */
  readonly modes: Uint8Array
  readonly bits: number
}

/** A text split into segments, once for each group of versions that is tried. */
export class Segments {
  readonly #text: string
  readonly #isAscii: boolean
  readonly #plans: (Plan | undefined)[] = [undefined, undefined, undefined]

  constructor(text: string) {
    this.#text = text.toWellFormed() // the form that UTF-8 encodes
    this.#isAscii = !NOT_ASCII.test(text)
  }

  /** Bits in the versions of a group, without the terminator. */
  bits(group: Group): number {
    return this.#plan(group).bits + (this.#isAscii ? 0 : ECI_BITS)
  }

  /** Writes them. */
  write(group: Group, sink: BitSink): void {
    const text = this.#text
    const { modes } = this.#plan(group)
    let isMarked = this.#isAscii
    for (let start = 0, end = 0; start < text.length; start = end) {
      const mode = modes[start]!
      while (end < text.length && modes[end] === mode) end++
      if (mode === BYTES && !isMarked) {
        sink.push(ECI, 4)
        sink.push(ECI_UTF8, 8)
        isMarked = true
      }
      sink.push(indicators[mode]!, 4)
      writers[mode]!(text.slice(start, end), countBits[mode]![group], sink)
    }
  }

  #plan(group: Group): Plan {
    return (this.#plans[group] ??= plan(this.#text, group))
  }
}

/** A lower bound of the bits of a text: all characters as digits. */
export const bitsMin = (text: string): number => (text.length * DIGIT_COST) / SIXTHS

/** ECI 26 declares UTF-8; ASCII omits it, because hardware scanners print the designator. */
const ECI = 0b0111
const ECI_UTF8 = 26
const ECI_BITS = 12
const NOT_ASCII = /[^\0-\x7f]/ // oxlint-disable-line no-control-regex -- the range is ASCII

function plan(text: string, group: Group): Plan {
  const toBytes = (4 + countBits[BYTES][group]) * SIXTHS
  const toCapitals = (4 + countBits[CAPITALS][group]) * SIXTHS
  const toDigits = (4 + countBits[DIGITS][group]) * SIXTHS
  // before[3 × i + m]: the mode of unit i on the cheapest path that is in mode m after it.
  const before = new Uint8Array(text.length * MODES)
  let [bytes, capitals, digits] = [toBytes, toCapitals, toDigits]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    const isCapital = unit < 128 && capitalValues[unit]! >= 0
    bytes += utf8Bytes(unit) * 8 * SIXTHS
    capitals = isCapital ? capitals + CAPITAL_COST : NEVER
    digits = unit >= 48 && unit <= 57 ? digits + DIGIT_COST : NEVER
    // The cheapest end of a segment, on a whole bit; a new segment then costs its header.
    let end = bytes
    let mode = BYTES
    if (isCapital) {
      if (wholeBits(capitals) < end) [end, mode] = [wholeBits(capitals), CAPITALS]
      if (wholeBits(digits) < end) [end, mode] = [wholeBits(digits), DIGITS]
    }
    const at = i * MODES
    const isNewBytes = end + toBytes < bytes
    const isNewCapitals = end + toCapitals < capitals
    const isNewDigits = end + toDigits < digits
    before[at] = isNewBytes ? mode : BYTES
    before[at + 1] = isNewCapitals ? mode : CAPITALS
    before[at + 2] = isNewDigits ? mode : DIGITS
    if (isNewBytes) bytes = end + toBytes
    if (isNewCapitals) capitals = end + toCapitals
    if (isNewDigits) digits = end + toDigits
  }
  const modes = new Uint8Array(text.length)
  let mode = bytes <= capitals && bytes <= digits ? BYTES : capitals <= digits ? CAPITALS : DIGITS
  for (let i = text.length - 1; i >= 0; i--) modes[i] = mode = before[i * MODES + mode]!
  return { modes, bits: Math.ceil(Math.min(bytes, capitals, digits) / SIXTHS) }
}

const wholeBits = (sixths: number): number => sixths + ((SIXTHS - (sixths % SIXTHS)) % SIXTHS)

/** Bytes of a UTF-16 unit in UTF-8; a surrogate pair is counted at its first half. */
function utf8Bytes(unit: number): number {
  if (unit < 0x80) return 1
  if (unit < 0x800) return 2
  if (unit >= 0xd800 && unit < 0xdc00) return 4
  return unit >= 0xdc00 && unit < 0xe000 ? 0 : 3
}

const encoder = new TextEncoder()

/** Each writes the characters of one segment after their count. */
const writers: readonly ((part: string, countBits: number, sink: BitSink) => void)[] = [
  (part, count, sink) => {
    const bytes = encoder.encode(part)
    sink.push(bytes.length, count)
    for (let at = 0; at < bytes.length; at++) sink.push(bytes[at]!, 8)
  },
  (part, count, sink) => {
    sink.push(part.length, count)
    const value = (at: number): number => capitalValues[part.charCodeAt(at)]!
    for (let at = 0; at + 1 < part.length; at += 2) sink.push(45 * value(at) + value(at + 1), 11)
    if (part.length % 2 === 1) sink.push(value(part.length - 1), 6)
  },
  (part, count, sink) => {
    sink.push(part.length, count)
    const value = (at: number): number => part.charCodeAt(at) - 48
    let at = 0
    for (; at + 2 < part.length; at += 3) sink.push(100 * value(at) + 10 * value(at + 1) + value(at + 2), 10)
    if (at + 2 === part.length) sink.push(10 * value(at) + value(at + 1), 7)
    else if (at < part.length) sink.push(value(at), 4)
  },
]
