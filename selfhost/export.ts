import { once } from 'node:events'
import { constants, createWriteStream, existsSync, fchmodSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseKey, linkKey } from './config.ts'
import type { StoredLink, StoredRow } from './stored-link.ts'

/**
 * Writes every short link with clicks, state and reporters, one JSON object a line: from the links' own files, which are
 * exact, and from the record for links without a file. Read-only, so the service may keep running.
 *
 * @param data the service's data folder.
 * @returns the number of links.
 */
export async function exportLinks(data: string, file: string): Promise<number> {
  if (!existsSync(join(data, 'objects'))) throw new Error(`${data} holds no data.`)
  // O_NOFOLLOW: through a symbolic link, anyone with write access to that folder could choose which file is overwritten.
  const { O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants
  const opened = openSync(file, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o600)
  fchmodSync(opened, 0o600)
  const out = createWriteStream(file, { fd: opened })
  let count = 0
  for (const link of storedLinks(join(data, 'objects'))) {
    count++
    if (!out.write(`${JSON.stringify(link)}\n`)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
  return count
}

function* storedLinks(objects: string): Generator<StoredLink> {
  const written = new Set<string>()
  for (const path of filesOf(join(objects, linkKey))) {
    for (const link of linksIn(path)) {
      written.add(link.code)
      yield link
    }
  }
  for (const path of filesOf(join(objects, databaseKey)))
    for (const link of linksIn(path)) {
      if (written.has(link.code)) continue
      written.add(link.code)
      yield link
    }
}

/** workerd briefly locks a file when it evicts its object. */
export const LOCKED_MS_MAX = 5000

/** The links of one SQLite file: an object's has one or none, the record's all. */
function* linksIn(path: string): Generator<StoredLink> {
  const database = new DatabaseSync(path, { readOnly: true, timeout: LOCKED_MS_MAX })
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
    if (!tables.some(({ name }) => name === 'link')) return
    const reportersOf = tables.some(({ name }) => name === 'report') ? reporterQuery(database) : () => []
    // The close key stays in its object, and the database's number is meaningless in another service.
    for (const { close_key: _, closed_by_owner: __, record: ___, ...row } of database
      .prepare('SELECT * FROM link')
      .iterate() as Iterable<StoredLink>)
      yield { ...row, reporters: reportersOf(row.code) }
  } finally {
    database.close()
  }
}

/** The record's reports have the code of their link; all reports in an object's own file belong to its one link. */
function reporterQuery(database: DatabaseSync): (code: string) => StoredRow[] {
  const columns = database.prepare('SELECT * FROM report').columns()
  const names = columns.flatMap(({ name }) => (name === 'code' ? [] : [`"${name}"`])).join(', ')
  const condition = columns.some(({ name }) => name === 'code') ? 'code = ?' : '? IS NOT NULL'
  const query = database.prepare(`SELECT ${names} FROM report WHERE ${condition}`)
  return (code) => query.all(code)
}

/** The object files of a class, without workerd's own file beside them. */
export function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
    .map((name) => join(folder, name))
}
