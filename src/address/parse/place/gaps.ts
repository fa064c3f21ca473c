import { isDigit, isLatin, isThai, PAIYANNOI } from '../../../thai/character-kinds.ts'
import type { Findings } from './choose.ts'
import type { Number5 } from '../text/numbers.ts'
import type { View } from './hits.ts'
import { matchesOf } from '../text/span.ts'
import { COUNTRY, POSTCODE, POSTCODE_LATIN } from '../text/vocabulary.ts'

/**
 * What lies between two positions. `touches`: only blanks, signs, points and the postcode. `hasNumber`: a phone or number,
 * except the postcode and numbers after a sign (ม.5).
 */
export function gapsOf(view: View, postcode: Number5 | undefined): Pick<Findings, 'touches' | 'hasNumber'> {
  const { text, cut, signBefore } = view
  const open = openIn(view, postcode)
  // Running counts before each position: solid characters and starts of numbers.
  const solid = new Uint16Array(text.length + 1)
  const numbers = new Uint16Array(text.length + 1)
  for (let i = 0; i < text.length; i++) {
    const isFirstDigit = isDigit(text.charCodeAt(i)) && !isDigit(text.charCodeAt(i - 1))
    const isNumber = isFirstDigit && i !== postcode?.start && !signBefore.has(i)
    const isClosed = open[i] === 0 && cut[i] === 0 && isSolid(text.charCodeAt(i))
    numbers[i + 1] = (numbers[i] as number) + Number(isNumber)
    solid[i + 1] = (solid[i] as number) + Number(isClosed)
  }
  return {
    touches: (end, start) => end <= start && solid[end] === solid[start],
    hasNumber: (end, start) => end <= start && numbers[end] !== numbers[start],
  }
}

/** 1 in signs of a level, in the postcode and in meaningless words. */
function openIn({ text, signs }: View, postcode: Number5 | undefined): Uint8Array {
  const open = new Uint8Array(text.length)
  for (const { start, end, level } of signs) if (level !== null) open.fill(1, start, end)
  if (postcode) open.fill(1, postcode.start, postcode.end)
  for (const { 0: word, index } of matchesOf(text, SILENT)) open.fill(1, index, index + word.length)
  return open
}

const BRACKET = 0x28

/** Whether a character may be part of a name or number; ฯ may not, and a bracket separates. */
const isSolid = (code: number): boolean =>
  (isThai(code) && code !== PAIYANNOI) || isLatin(code) || isDigit(code) || code === BRACKET

/** Words that mean nothing here. */
const SILENT = new RegExp(
  String.raw`${COUNTRY}|${POSTCODE}|ไปรษณีย์|` +
    String.raw`(?<![A-Za-z])(?:sub-?\s?district|district|province|thailand|${POSTCODE_LATIN})(?![A-Za-z])`,
  'gi',
)
