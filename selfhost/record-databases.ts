import { join } from 'node:path'
import { databaseCount } from '../src/links/record-number.ts'
import { databaseKey } from './config.ts'
import { filesOf } from './export.ts'

/**
 * The number of databases to use, from the setting `RECORD_DATABASES` and the folder's content: each database that was ever
 * used has a file.
 *
 * @param isImport whether links are only added: then all databases in the folder are searched, whatever the setting.
 * @throws {Error} if the setting is invalid, or would leave out a database and so lose its links.
 */
export function databasesFor(data: string, setting: string | undefined, isImport = false): number {
  const count = databaseCount(setting)
  if (count === undefined) throw new Error('RECORD_DATABASES must be a whole number of 1 to 9.')
  const held = filesOf(join(data, 'objects', databaseKey)).length
  if (held > count && !isImport)
    throw new Error(`${data} holds ${held} databases of links: set RECORD_DATABASES to at least ${held}, not ${count}.`)
  return Math.max(count, held)
}
