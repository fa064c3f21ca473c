import { join } from 'node:path'
import { databaseCount } from '../src/links/record-number.ts'
import { databaseKey } from './config.ts'
import { filesOf } from './export.ts'

/**
 * The number of databases to use, by the setting `RECORD_DATABASES` and what a folder holds: each database that was ever used
 * has a file.
 *
 * @param isImport whether links are only added: then all that the folder holds are looked into, whatever the setting says.
 * @throws {Error} when the setting cannot be read, or would leave out a database whose links then were lost.
 */
export function databasesFor(data: string, setting: string | undefined, isImport = false): number {
  const count = databaseCount(setting)
  if (count === undefined) throw new Error('RECORD_DATABASES must be a whole number of 1 to 9.')
  const held = filesOf(join(data, 'objects', databaseKey)).length
  if (held > count && !isImport)
    throw new Error(`${data} holds ${held} databases of links: set RECORD_DATABASES to at least ${held}, not ${count}.`)
  return Math.max(count, held)
}
