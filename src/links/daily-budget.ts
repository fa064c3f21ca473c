import type { LinkVars } from '../env.ts'
import { inTime } from './deadline.ts'
import { isFilling, isFull } from './record-size.ts'
import { newestRecord } from './records.ts'
import { linksDailyMax, recordMaxBytes } from './settings.ts'
import { countNewLink, giveBackNewLink } from './store.ts'

/** Whether a link may be made. `full`: the newest database of the record has no room for it. */
export type Permission = 'granted' | 'day spent' | 'full'

/**
 * Whether one more link fits today's number and the record. Both are told by one statement, exactly while the database
 * answers; while it does not, links are made uncounted.
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
      // A count that cannot be given back keeps one more link from being made while there is no room for it.
      await inTime(giveBackNewLink(db, day)).catch(() => undefined)
      return 'full'
    }
    // The first link of a day is made once, in whatever isolate.
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
 * What D1 says when it can store no more ("Exceeded maximum DB size" or "account storage limit": Cloudflare's page
 * Debug D1), and SQLite itself (SQLITE_FULL, https://www.sqlite.org/rescode.html#full).
 */
function isFullError(error: unknown): boolean {
  return error instanceof Error && /Exceeded maximum|SQLITE_FULL|database or disk is full/i.test(error.message)
}

/** The day of the last line of each event. */
const toldDays = new Map<string, string>()

/** Says what to do, each event once a day. */
function tell(day: string, event: string, facts: Record<string, number>): void {
  if (toldDays.get(event) === day) return
  toldDays.set(event, day)
  const todo = 'Add a database for new links: docs/links.md, "When the record fills".'
  console.error(JSON.stringify({ level: 'error', event, ...facts, todo }))
}
