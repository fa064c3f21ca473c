const THAI_ZERO = 0x0e50 // ๐
const ARABIC_ZERO = 0x30 // 0

export const digitDirections = ['swap', 'thai', 'arabic'] as const
export type DigitDirection = (typeof digitDirections)[number]

const patterns: Record<DigitDirection, RegExp> = { swap: /[0-9๐-๙]/g, thai: /[0-9]/g, arabic: /[๐-๙]/g }

/**
 * Rewrites digits: `thai` makes 0–9 to ๐–๙, `arabic` the reverse, `swap` each digit to the other script. No other
 * character changes; digits of other scripts (fullwidth, Lao, superscript) are other characters.
 *
 * @returns the new text and the number of digits changed.
 * @example convertDigits('ราคา 125 บาท', 'swap') // { text: 'ราคา ๑๒๕ บาท', changed: 3 }
 */
export function convertDigits(text: string, direction: DigitDirection): { text: string; changed: number } {
  let changed = 0
  const converted = text.replace(patterns[direction], (digit) => {
    changed++
    return otherScript(digit.charCodeAt(0))
  })
  return { text: converted, changed }
}

/** Thai digits ๐–๙ as 0–9; nothing else changes. @example arabicDigits('๑๐๒๐๐') // '10200' */
export function arabicDigits(text: string): string {
  return text.replace(patterns.arabic, (digit) => otherScript(digit.charCodeAt(0)))
}

function otherScript(code: number): string {
  return String.fromCharCode(code < THAI_ZERO ? code - ARABIC_ZERO + THAI_ZERO : code - THAI_ZERO + ARABIC_ZERO)
}
