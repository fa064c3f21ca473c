import { databaseNames } from '../config.ts'
import { databaseCount } from '../../src/links/record-number.ts'

/** The databases that selfhost/config.ts binds, of which the operator uses as many as he says. */
export interface BoundDatabases {
  readonly DB: D1Database
  readonly RECORD_DATABASES: string | null
}

/**
 * The databases in use, under the names that the service looks for: `DB` alone, or as many as `RECORD_DATABASES` says, up
 * to nine. A database that is not used has no file. What cannot be read is one; start.ts refuses it, and health names it.
 */
export function databasesOf(bound: BoundDatabases): Pick<Env, 'DB'> {
  const count = databaseCount(bound.RECORD_DATABASES) ?? 1
  const all = bound as unknown as Record<string, D1Database>
  const used = Array.from(databaseNames.slice(0, count), ({ binding }) => [binding, all[binding]])
  return Object.fromEntries(used) as Pick<Env, 'DB'>
}
