import { bangkokDate, civilDate, dayNumber, isoDate } from '../../thai/calendar/civil.ts'

/** Words for days, as steps from today. */
const steps: ReadonlyMap<string, number> = new Map([
  ['เมื่อวานซืน', -2],
  ['เมื่อวาน', -1],
  ['เมื่อวานนี้', -1],
  ['วันนี้', 0],
  ['พรุ่งนี้', 1],
  ['วันพรุ่งนี้', 1],
  ['มะรืน', 2],
  ['มะรืนนี้', 2],
  ['yesterday', -1],
  ['today', 0],
  ['tomorrow', 1],
])

/**
 * The date in Bangkok for such a word; any other text is returned unchanged. The service itself accepts only dates: its
 * answer to a text must not change from day to day.
 *
 * @param nowMs milliseconds since 1970.
 * @example namedDay('พรุ่งนี้', Date.UTC(2026, 10, 21)) // '2026-11-22'
 */
export function namedDay(text: string, nowMs: number): string {
  const step = steps.get(text.trim().toLowerCase())
  return step === undefined ? text : isoDate(civilDate(dayNumber(bangkokDate(nowMs)) + step))
}
