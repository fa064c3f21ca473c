const DIGITS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'] as const
const PLACES = ['', 'สิบ', 'ร้อย', 'พัน', 'หมื่น', 'แสน'] as const
/** `WORDS[place][digit]`, for example `WORDS[2][3]` is สามร้อย; zeros are silent, ten and twenty have their own words. */
const WORDS = PLACES.map((place) => DIGITS.map((digit) => digit && digit + place))
WORDS[1]?.splice(1, 2, 'สิบ', 'ยี่สิบ')
const MILLION_DIGITS = 6

/**
 * Names a number above zero: groups of six digits, ล้าน after every one but the last. A units digit 1 is เอ็ด after any other
 * digit of the number, across ล้าน too; only a lone 1 is หนึ่ง (Royal Institute, อ่านอย่างไร และเขียนอย่างไร, 16th printing
 * B.E. 2546, p. 67).
 *
 * @param digits 0–9 without leading zeros.
 * @example numberWords('1000001') // 'หนึ่งล้านเอ็ด'
 */
export function numberWords(digits: string): string {
  let words = ''
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(i) - 48
    const left = digits.length - i - 1
    const place = left % MILLION_DIGITS
    words += place === 0 && digit === 1 && i > 0 ? 'เอ็ด' : WORDS[place]?.[digit]
    if (place === 0 && left > 0) words += 'ล้าน'
  }
  return words
}

/**
 * Names each digit separately, as for codes and telephone numbers; skips other characters.
 *
 * @param two the word for 2: โท is the older one, used in telephone numbers.
 * @example digitWords('02-101') // 'ศูนย์สองหนึ่งศูนย์หนึ่ง'
 */
export function digitWords(digits: string, two: 'สอง' | 'โท' = 'สอง'): string {
  let words = ''
  for (const character of digits) {
    if (character === '0') words += 'ศูนย์'
    else if (character === '2') words += two
    else words += DIGITS[character.charCodeAt(0) - 48] ?? ''
  }
  return words
}
