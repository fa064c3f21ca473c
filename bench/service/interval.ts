/** CPU of a slice of a row, and of the baseline slice measured next to it. */
export interface Pair {
  readonly own: number
  readonly measure: number
}

export interface Interval {
  readonly ratio: number
  /** Half of the 95 % interval, as a share of the ratio. */
  readonly error: number
}

const RESAMPLES = 400

/**
 * The ratio of the lower quartiles, with its 95 % interval by resampling the pairs. The lower quartile, the cost when
 * nothing else runs on the core, is reproducible from run to run; the median is not.
 */
export function quartileRatio(pairs: readonly Pair[]): Interval {
  const ratio = ratioOf(pairs)
  const resampled = Array.from({ length: RESAMPLES }, () => ratioOf(pairs.map(() => anyOf(pairs))))
  const error = (share(0.975, resampled) - share(0.025, resampled)) / 2 / ratio
  return { ratio, error }
}

const ratioOf = (pairs: readonly Pair[]): number =>
  lowerQuartile(pairs.map(({ own }) => own)) / lowerQuartile(pairs.map(({ measure }) => measure))

const anyOf = (pairs: readonly Pair[]): Pair =>
  pairs[Math.floor(Math.random() * pairs.length)] ?? { own: 0, measure: 0 }

/** @example lowerQuartile([4, 1, 3, 2, 5]) // 2 */
export const lowerQuartile = (values: readonly number[]): number => share(0.25, values)

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The quantile `part` of the values, interpolated linearly. */
export function share(part: number, values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = part * (sorted.length - 1)
  const below = sorted[Math.floor(at)] ?? Number.NaN
  const above = sorted[Math.ceil(at)] ?? Number.NaN
  return below + (above - below) * (at - Math.floor(at))
}
