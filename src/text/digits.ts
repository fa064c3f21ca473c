const THAI_ZERO = 0x0e50 // ๐
const ARABIC_ZERO = 0x30 // 0

export const digitDirections = ['swap', 'thai', 'arabic'] as const
export type DigitDirection = (typeof digitDirections)[number]

const pairs = Array.from({ length: 10 }, (_, digit) => [ARABIC_ZERO + digit, THAI_ZERO + digit] as const)
const toThai = new Map(pairs.map(([arabic, thai]) => [arabic, String.fromCharCode(thai)]))
const toArabic = new Map(pairs.map(([arabic, thai]) => [thai, String.fromCharCode(arabic)]))

/** The other digit by character code. */
const others: Record<DigitDirection, ReadonlyMap<number, string>> = {
  swap: new Map([...toThai, ...toArabic]),
  thai: toThai,
  arabic: toArabic,
}

/**
 * Rewrites digits: `thai` makes 0–9 to ๐–๙, `arabic` the reverse, `swap` each digit to the other script. No other
 * character changes; digits of other scripts (fullwidth, Lao, superscript) are other characters.
 *
 * @returns the new text and the number of digits changed.
 * @example convertDigits('ราคา 125 บาท', 'swap') // { text: 'ราคา ๑๒๕ บาท', changed: 3 }
 */
export function convertDigits(text: string, direction: DigitDirection): { text: string; changed: number } {
  const map = others[direction]
  let changed = 0
  let converted = ''
  let from = 0
  for (let i = 0; i < text.length; i++) {
    const other = map.get(text.charCodeAt(i))
    if (other === undefined) continue
    converted += text.slice(from, i) + other
    from = i + 1
    changed++
  }
  return { text: changed === 0 ? text : converted + text.slice(from), changed }
}

/** Thai digits ๐–๙ as 0–9; nothing else changes. @example arabicDigits('๑๐๒๐๐') // '10200' */
export function arabicDigits(text: string): string {
  return convertDigits(text, 'arabic').text
}
