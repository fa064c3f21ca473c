import { databaseNames } from '../config.ts'
import { databaseCount } from '../../src/links/record-number.ts'

/** The databases that selfhost/config.ts binds; `RECORD_DATABASES` sets how many are used. */
export interface BoundDatabases {
  readonly DB: D1Database
  readonly RECORD_DATABASES: string | null
}

/**
 * The databases in use, under the names that the service expects: `DB`, or as many as `RECORD_DATABASES` sets, up to nine.
 * An unused database has no file. An invalid setting counts as one; start.ts rejects it, and the health check reports it.
 */
export function databasesOf(bound: BoundDatabases): Pick<Env, 'DB'> {
  const count = databaseCount(bound.RECORD_DATABASES) ?? 1
  const all = bound as unknown as Record<string, D1Database>
  const used = Array.from(databaseNames.slice(0, count), ({ binding }) => [binding, all[binding]])
  return Object.fromEntries(used) as Pick<Env, 'DB'>
}
