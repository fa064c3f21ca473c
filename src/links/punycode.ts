// Bootstring parameters of Punycode (RFC 3492, section 5)
const BASE = 36
const THRESHOLD_MIN = 1
const THRESHOLD_MAX = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const INITIAL_CODE_POINT = 128
const ACE_PREFIX = 'xn--' // RFC 3490, section 5

/**
 * A host name as people write it. A label that does not decode stays as it is.
 *
 * @example unicodeHost('xn--o3cw4h.com') // 'ไทย.com'
 */
export function unicodeHost(host: string): string {
  return host
    .split('.')
    .map((label) => (label.startsWith(ACE_PREFIX) ? (decodePunycode(label.slice(ACE_PREFIX.length)) ?? label) : label))
    .join('.')
}

/**
 * Decodes one label (RFC 3492, section 6.2); `undefined` when it is malformed.
 *
 * @example decodePunycode('o3cw4h') // 'ไทย'
 */
export function decodePunycode(label: string): string | undefined {
  const delimiter = label.lastIndexOf('-')
  const output = Array.from(label.slice(0, Math.max(0, delimiter)), (character) => character.charCodeAt(0))
  let position = delimiter + 1
  let codePoint = INITIAL_CODE_POINT
  let index = 0
  let bias = INITIAL_BIAS
  while (position < label.length) {
    const start = index
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(label.charCodeAt(position++))
      if (digit === undefined) return undefined
      index += digit * weight
      const threshold = Math.min(THRESHOLD_MAX, Math.max(THRESHOLD_MIN, k - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
      if (weight > 0x7fffffff) return undefined
    }
    const length = output.length + 1
    bias = adaptedBias(index - start, length, start === 0)
    codePoint += Math.floor(index / length)
    index %= length
    if (codePoint > 0x10ffff) return undefined
    output.splice(index++, 0, codePoint)
  }
  return String.fromCodePoint(...output)
}

/** a–z are 0–25, 0–9 are 26–35 (section 5); the URL parser has made everything lower case. */
function digitOf(code: number): number | undefined {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26
  return undefined
}

/** Bias adaptation (section 6.1). */
function adaptedBias(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : Math.floor(delta / 2)
  rest += Math.floor(rest / length)
  let k = 0
  while (rest > Math.floor(((BASE - THRESHOLD_MIN) * THRESHOLD_MAX) / 2)) {
    rest = Math.floor(rest / (BASE - THRESHOLD_MIN))
    k += BASE
  }
  return k + Math.floor(((BASE - THRESHOLD_MIN + 1) * rest) / (rest + SKEW))
}
