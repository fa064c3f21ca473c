import { once } from 'node:events'
import { createWriteStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseKey, linkKey } from './config.ts'

type Row = Record<string, unknown>

/** A link, and what belongs to it by the name of its table: reports, orders to reopen. */
export interface ExportedLink extends Row {
  readonly code: string
  readonly url: string
}

/**
 * Writes every short link with clicks, state and reporters (keyed hashes), one JSON object a line: from the links' own
 * files, which are exact, and from the record where a link has no file yet. It only reads, so the service may run.
 *
 * @param data the folder given to the service.
 * @returns the number of links.
 */
export async function exportLinks(data: string, file: string): Promise<number> {
  if (!existsSync(join(data, 'objects'))) throw new Error(`${data} holds no data.`)
  const out = createWriteStream(file, { mode: 0o600 })
  let count = 0
  for (const link of storedLinks(data)) {
    count++
    if (!out.write(`${JSON.stringify(link)}\n`)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
  return count
}

function* storedLinks(data: string): Generator<ExportedLink> {
  const [path] = filesOf(join(data, 'objects', databaseKey))
  const record = path === undefined ? undefined : new DatabaseSync(path, { readOnly: true })
  const written = new Set<string>()
  for (const object of filesOf(join(data, 'objects', linkKey))) {
    const link = linkOf(object)
    if (!link) continue
    written.add(link.code)
    yield { ...(record && belongings(record, link.code)), ...link }
  }
  if (!record || !tablesOf(record).includes('link')) return
  for (const row of record.prepare('SELECT * FROM link').iterate()) {
    const link = row as ExportedLink
    if (!written.has(link.code)) yield { ...link, ...belongings(record, link.code) }
  }
}

/** The link in an object's file, and its other tables; undefined when the object holds none. */
function linkOf(path: string): ExportedLink | undefined {
  const object = new DatabaseSync(path, { readOnly: true })
  try {
    const tables = tablesOf(object)
    if (!tables.includes('link')) return undefined
    const link = object.prepare('SELECT * FROM link').get() as ExportedLink | undefined
    const others = tables.filter((name) => name !== 'link')
    return (
      link && {
        ...link,
        ...Object.fromEntries(others.map((name) => [name, object.prepare(`SELECT * FROM "${name}"`).all()])),
      }
    )
  } finally {
    object.close()
  }
}

/** Rows of the record's other tables for one link. */
function belongings(record: DatabaseSync, code: string): Row {
  const tables = tablesOf(record).filter((name) => name !== 'link' && columnsOf(record, name).includes('code'))
  return Object.fromEntries(
    tables.map((name) => [name, record.prepare(`SELECT * FROM "${name}" WHERE code = ?`).all(code)]),
  )
}

const tablesOf = (database: DatabaseSync): string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'")
    .all()
    .map(({ name }) => String(name))

const columnsOf = (database: DatabaseSync, table: string): string[] =>
  database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))

/** The objects' files of a class; workerd's own file beside them is no object. */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
    .map((name) => join(folder, name))
}
