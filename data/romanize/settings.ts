// Settings for training and rounding the weights.
import type { Pass, Settings } from './learn.ts'

export const settings: Readonly<Record<'reading' | 'borders' | 'shortBorders', Settings> & { late: Pass }> = {
  reading: {
    bits: 17,
    first: { epochs: 26, rate: 0.1 },
    kept: 28000,
    second: { epochs: 10, rate: 0.06 },
    decay: 1e-3,
    step: 0.3,
  },
  borders: {
    bits: 17,
    first: { epochs: 14, rate: 0.1 },
    kept: 25300,
    second: { epochs: 12, rate: 0.06 },
    decay: 6e-3,
    step: 0.5,
    inSteps: true, // shortBorders, so learned, lost 1.4 points in unknown words of two syllables
  },
  shortBorders: {
    bits: 13,
    first: { epochs: 14, rate: 0.1 },
    kept: 1500,
    second: { epochs: 10, rate: 0.06 },
    decay: 3e-3,
    step: 0.4,
  },
  late: { epochs: 40, rate: 0.1 },
}
