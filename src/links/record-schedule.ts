const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Maximum delay before clicks reach the record: a link opened once an hour then costs one alarm per six opens. */
export const CLICKS_RECORD_MS = 6 * HOUR_MS
/** D1 cancels a statement after 30 s, so a retry never meets the one before it. */
const RETRY_MS_MIN = MINUTE_MS
const RETRY_MS_MAX = 6 * HOUR_MS
/** Jitter only lengthens a delay: links that failed together retry apart, and no link retries more often. */
const JITTER = 0.2

/** The pending write of a link's record, as its object knows it. */
export interface RecordPlan {
  /** When the object's alarm fires; null if none is set. */
  readonly alarmMs: number | null
  /** Failed writes since the last success. */
  readonly failures: number
}

/**
 * When to set the alarm after a change, or `undefined` if the alarm that is set will do. During retries a change never
 * brings the next one forward: otherwise a failing database would be called for every click.
 *
 * @param delayMs 0 for a creation, report or closure, `CLICKS_RECORD_MS` for a click.
 * @example alarmAfterChange({ alarmMs: null, failures: 0 }, 1000, 0) // 1000
 * @example alarmAfterChange({ alarmMs: 500_000, failures: 3 }, 1000, 0) // undefined
 */
export function alarmAfterChange(
  { alarmMs, failures }: RecordPlan,
  nowMs: number,
  delayMs: number,
): number | undefined {
  if (alarmMs !== null && (failures > 0 || alarmMs <= nowMs + delayMs)) return undefined
  return nowMs + delayMs
}

/**
 * The delay after a failed write: 1 minute, doubling to 6 hours, each randomly lengthened by up to a fifth.
 *
 * @param failures writes that have failed, this one included.
 * @param random at least 0 and below 1.
 * @example retryDelayMs(3, 0) // 240_000
 */
export function retryDelayMs(failures: number, random: number): number {
  return Math.min(RETRY_MS_MAX, RETRY_MS_MIN * 2 ** (failures - 1)) * (1 + JITTER * random)
}
