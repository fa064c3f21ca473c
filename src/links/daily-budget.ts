import type { LinkVars } from '../env.ts'
import { inTime } from './deadline.ts'
import { isFilling, isFull } from './record-size.ts'
import { newestRecord } from './records.ts'
import { linksDailyMax, recordMaxBytes } from './settings.ts'
import { countNewLink, giveBackNewLink } from './store.ts'

/** Whether a link may be created. `full`: the newest database of the record has no room for it. */
export type Permission = 'granted' | 'day spent' | 'full'

/**
 * Whether one more link fits today's budget and the record. One SQL statement answers both. If D1 is down, links are created
 * without being counted.
 *
 * @param day Bangkok's, `YYYY-MM-DD`.
 */
export async function mayMakeLink(env: Pick<Env, 'DB'> & LinkVars, day: string): Promise<Permission> {
  const { number, db } = newestRecord(env)
  try {
    const { links, sizeBytes } = await inTime(countNewLink(db, day, linksDailyMax(env)))
    if (links === undefined) return 'day spent'
    const size = { usedBytes: sizeBytes, maxBytes: recordMaxBytes(env) }
    if (isFull(size)) {
      tell(day, 'link_record_full', { database: number, ...size })
      // If this fails, the day's budget is one link short, which does not matter while the record is full.
      await inTime(giveBackNewLink(db, day)).catch(() => undefined)
      return 'full'
    }
    // Exactly one isolate creates the first link of a day, so it logs this once.
    if (links === 1 && isFilling(size)) tell(day, 'link_record_filling', { database: number, ...size })
    return 'granted'
  } catch (error) {
    if (isFullError(error)) {
      tell(day, 'link_record_full', { database: number })
      return 'full'
    }
    const name = error instanceof Error ? error.name : 'unknown'
    console.error(JSON.stringify({ level: 'error', event: 'link_budget_uncounted', error: name }))
    return 'granted'
  }
}

/**
 * D1's errors when it can store no more ("Exceeded maximum DB size" or "account storage limit": Cloudflare's page Debug D1),
 * and SQLite's own (SQLITE_FULL, https://www.sqlite.org/rescode.html#full).
 */
function isFullError(error: unknown): boolean {
  return error instanceof Error && /Exceeded maximum|SQLITE_FULL|database or disk is full/i.test(error.message)
}

/** The day on which each event was last logged. */
const toldDays = new Map<string, string>()

/** Logs an event with the remedy, at most once a day. */
function tell(day: string, event: string, facts: Record<string, number>): void {
  if (toldDays.get(event) === day) return
  toldDays.set(event, day)
  const todo = 'Add a database for new links: docs/links.md, "When the record fills".'
  console.error(JSON.stringify({ level: 'error', event, ...facts, todo }))
}
