/** Digits and letters that are not mistaken for each other when read aloud or copied by hand: no 0 o 1 l i. */
export const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'
export const CODE_LENGTH = 8

const BASE = CODE_ALPHABET.length // 31, a prime: one wrong character or two swapped ones of the seven are always detected
const RANDOM_LENGTH = CODE_LENGTH - 1
const WELL_FORMED = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)

/** Bytes from here on are discarded: 248 = 8 × 31 is the last multiple of 31, so every character is equally likely. */
const BYTE_REJECTED_MIN = 256 - (256 % BASE)

/** Unwanted words; a code that contains one is drawn again. */
const unwanted = ['fuck', 'fck', 'cunt', 'sex', 'xxx', 'ass', 'rape', 'fag', 'kuy', 'hee', 'sus']

/**
 * The check character of a code: the sum of position × value of the other seven, modulo 31, positions counted from 1.
 *
 * @param seven characters of the alphabet.
 * @example checkCharacter('k7m2wq9') // 'n'
 */
export function checkCharacter(seven: string): string {
  let sum = 0
  for (let i = 0; i < RANDOM_LENGTH; i++) sum += (i + 1) * CODE_ALPHABET.indexOf(seven.charAt(i))
  return CODE_ALPHABET.charAt(sum % BASE)
}

/**
 * The code in a path segment, in lower case; `undefined` if it is not well-formed. Rejects 30 of 31 guesses before any
 * storage is read.
 *
 * @example parseCode('K7M2WQ9N') // 'k7m2wq9n'
 * @example parseCode('k7m2wq9x') // undefined; the check character is wrong
 */
export function parseCode(text: string): string | undefined {
  if (text.length !== CODE_LENGTH) return undefined
  const code = text.toLowerCase()
  return WELL_FORMED.test(code) && checkCharacter(code) === code.charAt(RANDOM_LENGTH) ? code : undefined
}

/** A tail starts with neither a letter nor a digit: `.`, `)`, `ครับ`, a blank. */
const TAIL = /^[^0-9A-Za-z]/

/**
 * The code before the text that a messenger wrongly included in its link: a full stop, a bracket, a Thai word.
 *
 * @example codeBeforeTail('k7m2wq9nครับ') // 'k7m2wq9n'
 * @example codeBeforeTail('k7m2wq9n') // undefined; there is no tail
 */
export function codeBeforeTail(text: string): string | undefined {
  return TAIL.test(text.slice(CODE_LENGTH)) ? parseCode(text.slice(0, CODE_LENGTH)) : undefined
}

/**
 * A new code.
 *
 * @param randomBytes fills an array with random bytes from a cryptographic source.
 * @example randomCode((bytes) => crypto.getRandomValues(bytes)) // 'k7m2wq9n' …, one of 31^7 = 2.75e10
 */
export function randomCode(randomBytes: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>): string {
  for (;;) {
    const seven = [...randomBytes(new Uint8Array(2 * RANDOM_LENGTH))]
      .filter((byte) => byte < BYTE_REJECTED_MIN)
      .slice(0, RANDOM_LENGTH)
      .map((byte) => CODE_ALPHABET.charAt(byte % BASE))
      .join('')
    if (seven.length < RANDOM_LENGTH) continue
    const code = seven + checkCharacter(seven)
    if (!unwanted.some((word) => code.includes(word))) return code
  }
}
