import type { Link, Reporter } from './link.ts'
import { recordNumber } from './record-number.ts'
import { newLinksOf, recordedCodes, recordedLink } from './store.ts'

/** One database of the record. */
export interface RecordDatabase {
  /** 1 for the binding `DB`, 2 for `DB_2`, and so on: the newest has the highest. */
  readonly number: number
  readonly db: D1Database
}

/** A link as stored in a database of the record. */
export interface Recorded {
  readonly link: Link
  readonly reporters: readonly Reporter[]
  /** The number of that database. */
  readonly record: number
}

/** Used inside `linkInRecords` when a database does not have the code. */
const UNKNOWN = new Error('not recorded here')

/**
 * The databases of the record, the oldest first: the binding `DB`, then `DB_2`, `DB_3` and so on, as far as bound. New links
 * go to the newest. A link stays where it was recorded, because moving millions of rows is what fails.
 *
 * @example recordDatabases({ DB_3: {}, DB: {}, DB_2: {} }).map(({ number }) => number) // [1, 2, 3]
 */
export function recordDatabases(env: Pick<Env, 'DB'>): readonly RecordDatabase[] {
  const later = Object.entries(env).flatMap(([name, db]) => {
    const number = recordNumber(name)
    return number > 1 ? [{ number, db }] : []
  })
  return [{ number: 1, db: env.DB }, ...later.toSorted((a, b) => a.number - b.number)]
}

/** The database that takes new links. */
export function newestRecord(env: Pick<Env, 'DB'>): RecordDatabase {
  return recordDatabases(env).at(-1) ?? { number: 1, db: env.DB }
}

/**
 * The database in which a link was recorded.
 *
 * @throws {Error} when that database is not bound; its links still work, and are recorded once it is bound again.
 */
export function recordNumbered(env: Pick<Env, 'DB'>, number: number): D1Database {
  const found = recordDatabases(env).find((database) => database.number === number)
  if (!found) throw new Error('the database of this link is not bound')
  return found.db
}

/**
 * What the record knows about a code: queries all databases at once and returns the first hit.
 *
 * @throws {Error} when one database fails and no other has the code: the link may be there.
 */
export async function linkInRecords(env: Pick<Env, 'DB'>, code: string): Promise<Recorded | undefined> {
  const look = async ({ number, db }: RecordDatabase): Promise<Recorded> => {
    const found = await recordedLink(db, code)
    if (!found) throw UNKNOWN
    return { ...found, record: number }
  }
  try {
    return await Promise.any(recordDatabases(env).map(look))
  } catch (error) {
    const failures = (error as AggregateError).errors.filter((failure) => failure !== UNKNOWN)
    if (failures.length > 0) throw failures[0]
    return undefined
  }
}

/** Which of these codes are recorded: one statement per database. */
export async function codesInRecords(env: Pick<Env, 'DB'>, codes: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(recordDatabases(env).map(({ db }) => recordedCodes(db, codes)))
  return new Set(found.flatMap((some) => [...some]))
}

/** How full the record is, and how many links were created today. */
export interface RecordState {
  readonly createdToday: number
  /** The number of the newest database, which takes new links. */
  readonly database: number
  readonly databases: number
  /** Bytes of the newest database. */
  readonly usedBytes: number
}

/**
 * The state of the record: one statement per database, whose result includes its size.
 *
 * @param day Bangkok's, `YYYY-MM-DD`.
 * @throws {Error} when a database fails.
 */
export async function recordState(env: Pick<Env, 'DB'>, day: string): Promise<RecordState> {
  const databases = recordDatabases(env)
  const days = await Promise.all(databases.map(({ db }) => newLinksOf(db, day)))
  return {
    createdToday: days.reduce((sum, { links }) => sum + (links ?? 0), 0),
    database: databases.at(-1)?.number ?? 1,
    databases: databases.length,
    usedBytes: days.at(-1)?.sizeBytes ?? 0,
  }
}
