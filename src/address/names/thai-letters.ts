/**
 * Thai text with one ASCII character for each letter. A script holds a Thai letter as six bytes (`\u0e01`), and the
 * engine's strings as two; names coded like this make a smaller bundle and are searched faster. Blanks, points, hyphens
 * and brackets, which names have too, stand for themselves.
 */
const FIRST = 0x0e01 // ก
const LAST = 0x0e4e
/** Printable ASCII without what names have themselves and what a script would escape. */
const ALPHABET = Array.from({ length: 0x7f - 0x21 }, (_, i) => String.fromCharCode(0x21 + i))
  .filter((character) => !/[-.()"\\`$]/.test(character))
  .join('')
const OWN = ' -.()\n'
/** Replaces characters that no name has, so that nothing is found. */
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

/** Thai text out of its coded form. */
export function decodeThai(coded: string): string {
  let text = ''
  for (const character of coded) {
    const at = ALPHABET.indexOf(character)
    text += at === -1 ? character : String.fromCharCode(FIRST + at)
  }
  return text
}
