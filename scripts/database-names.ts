import { readFileSync } from 'node:fs'
import { recordNumber } from '../src/links/record-number.ts'

/** A database of wrangler.toml's default environment. */
interface Bound {
  readonly number: number
  readonly name: string
  /** The id from which Wrangler derives the name of a local database. */
  readonly localId: string
}

/**
 * The databases of the record, the oldest first: those bound as `DB`, `DB_2`, `DB_3` and so on.
 *
 * @param config text of wrangler.toml.
 */
export function boundDatabases(config = readFileSync('wrangler.toml', 'utf8')): readonly Bound[] {
  const sections = config.matchAll(/^\[\[d1_databases\]\]$([^[]*)/gm)
  const found = Array.from(sections, ([, section = '']) => {
    const valueOf = (key: string): string | undefined => new RegExp(`^${key} = "([^"]+)"`, 'm').exec(section)?.[1]
    const binding = valueOf('binding') ?? ''
    const number = recordNumber(binding)
    const localId = valueOf('preview_database_id') ?? valueOf('database_id') ?? binding
    return { number, name: valueOf('database_name') ?? '', localId }
  })
  return found.filter(({ number }) => number > 0).toSorted((a, b) => a.number - b.number)
}

/** Their names in the account. @example databaseNames('[[d1_databases]]\nbinding = "DB"\ndatabase_name = "sala"\n') // ['sala'] */
export const databaseNames = (config?: string): string[] => boundDatabases(config).map(({ name }) => name)
