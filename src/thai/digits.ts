const THAI_ZERO = 0x0e50 // ๐
const ARABIC_ZERO = 0x30 // 0

export const digitDirections = ['swap', 'thai', 'arabic'] as const
export type DigitDirection = (typeof digitDirections)[number]

/**
 * Converts digits: `thai` 0–9 to ๐–๙, `arabic` the reverse, `swap` each digit to the other script. All other characters are
 * unchanged, including digits of other scripts (fullwidth, Lao, superscript).
 *
 * @returns the new text and the number of digits changed.
 * @example convertDigits('ราคา 125 บาท', 'swap') // { text: 'ราคา ๑๒๕ บาท', changed: 3 }
 */
export function convertDigits(text: string, direction: DigitDirection): { text: string; changed: number } {
  let changed = 0
  let converted = ''
  let from = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const shift =
      isArabic(code) && direction !== 'arabic' ? TO_THAI : isThaiDigit(code) && direction !== 'thai' ? -TO_THAI : 0
    if (shift === 0) continue
    converted += text.slice(from, i) + String.fromCharCode(code + shift)
    from = i + 1
    changed++
  }
  return { text: changed === 0 ? text : converted + text.slice(from), changed }
}

const TO_THAI = THAI_ZERO - ARABIC_ZERO
const isArabic = (code: number): boolean => code >= ARABIC_ZERO && code <= ARABIC_ZERO + 9
const isThaiDigit = (code: number): boolean => code >= THAI_ZERO && code <= THAI_ZERO + 9

/** Thai digits ๐–๙ as 0–9; nothing else changes. @example arabicDigits('๑๐๒๐๐') // '10200' */
export function arabicDigits(text: string): string {
  if (!/[๐-๙]/.test(text)) return text // nearly always
  return text.replace(/[๐-๙]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - TO_THAI))
}
