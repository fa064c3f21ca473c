/**
 * An independent parser of payment texts, for tests only: it shares no line with src, so a mistake there is not repeated
 * here. The checksum is computed bit by bit, the objects are matched by one regular expression.
 */
export interface Parsed {
  readonly [id: string]: string
}

/** The objects of a plain ASCII chain by ID; throws if it is not one, or if an ID comes twice. */
export function parse(text: string): Parsed {
  const found: Record<string, string> = {}
  let rest = text
  while (rest !== '') {
    const [, id, digits] = /^(\d\d)(\d\d)/.exec(rest) ?? []
    if (id === undefined || digits === undefined) throw new Error('no object')
    const value = rest.substring(4, 4 + Number.parseInt(digits, 10))
    if (value.length !== Number.parseInt(digits, 10) || value === '' || id in found) throw new Error('bad object')
    found[id] = value
    rest = rest.substring(4 + value.length)
  }
  return found
}

/** CRC-16/CCITT-FALSE over UTF-8, one bit at a time. */
export function checksum(text: string): string {
  let register = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    for (let bit = 7; bit >= 0; bit--) {
      const carry = ((register >> 15) & 1) ^ ((byte >> bit) & 1)
      register = (register << 1) & 0xffff
      if (carry === 1) register ^= 0x1021
    }
  }
  return register.toString(16).padStart(4, '0').toUpperCase()
}

/** A text followed by its correct checksum. */
export const sealed = (text: string): string => `${text}6304${checksum(`${text}6304`)}`
