import { characterOf, GAPS, LEAST, OTHER, SMALL, ZEROS } from '../../src/text/romanize/gap-code.ts'

/** The reverse of `gapDecoded`. */
export function gapEncoded(values: ArrayLike<number>): string {
  let code = ''
  let zeros = 0
  for (const value of Array.from(values)) {
    if (value === 0) {
      zeros++
      continue
    }
    for (; zeros >= GAPS; zeros -= GAPS) code += characterOf(ZEROS)
    const small = (SMALL as readonly number[]).indexOf(value)
    if (small === -1) code += characterOf(OTHER) + characterOf(zeros) + characterOf(value - LEAST)
    else code += characterOf(zeros * SMALL.length + small)
    zeros = 0
  }
  return code
}
