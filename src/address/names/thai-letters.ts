/**
 * Thai text with one ASCII character per letter. A Thai letter takes six bytes in a script (`\u0e01`) and two in the engine's
 * strings; names coded like this make a smaller bundle and are searched faster. Blanks, points, hyphens and brackets, which
 * names contain too, remain as they are.
 */
const FIRST = 0x0e01 // ก
const LAST = 0x0e4e
/** Printable ASCII except the characters that names contain themselves and those that a script would escape. */
const ALPHABET = Array.from({ length: 0x7f - 0x21 }, (_, i) => String.fromCharCode(0x21 + i))
  .filter((character) => !/[-.()"\\`$]/.test(character))
  .join('')
const OWN = ' -.()\n'
/** Replaces characters that occur in no name, so that nothing matches. */
const NOWHERE = '\0'

/** Whether a text has a Thai letter or mark. @example hasThai('Bang รัก') // true */
export const hasThai = (text: string): boolean => /[\u0e01-\u0e4e]/.test(text)

/** @example decodeThai(encodeThai('บางรัก')) // 'บางรัก' */
export function encodeThai(text: string): string {
  let coded = ''
  for (const character of text) {
    const code = character.charCodeAt(0)
    if (code >= FIRST && code <= LAST) coded += ALPHABET[code - FIRST]
    else coded += OWN.includes(character) ? character : NOWHERE
  }
  return coded
}

/** The reverse of `encodeThai`. */
export function decodeThai(coded: string): string {
  let text = ''
  for (const character of coded) {
    const at = ALPHABET.indexOf(character)
    text += at === -1 ? character : String.fromCharCode(FIRST + at)
  }
  return text
}
