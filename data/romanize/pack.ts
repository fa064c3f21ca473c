import { LEAST } from '../../src/text/romanize/gap-code.ts'
import type { StoredTable } from '../../src/text/romanize/weights.ts'
import { gapEncoded } from './gap-encode.ts'

const MOST = 46

/** A learned table as its file has it: the weights in whole steps; those below half a step are 0. */
export const packed = (
  weights: Float64Array,
  { bits, step }: { readonly bits: number; readonly step: number },
): StoredTable => ({
  bits,
  weights: gapEncoded(Array.from(weights, (weight) => Math.max(LEAST, Math.min(MOST, Math.round(weight / step))))),
})
