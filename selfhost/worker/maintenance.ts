import type { Link, Reporter } from '../../src/links/link.ts'
import { codesInRecords, newestRecord } from '../../src/links/records.ts'
import { recordLink } from '../../src/links/store.ts'
import type { StoredLink, StoredRow } from '../stored-link.ts'
import { databasesOf, type BoundDatabases } from './databases.ts'

/** Adds links to the newest database of the record: a POST of at most a few hundred, in one transaction. */
export default {
  async fetch(request: Request, bound: BoundDatabases): Promise<Response> {
    const databases = databasesOf(bound)
    const { db } = newestRecord(databases)
    const links = await request.json<StoredLink[]>()
    const statements: D1PreparedStatement[] = []
    const collecting = {
      prepare: (sql: string) => db.prepare(sql),
      batch: (some: D1PreparedStatement[]) => Promise.resolve(void statements.push(...some)),
    } as unknown as D1Database
    const known = await codesInRecords(
      databases,
      links.map(({ code }) => code),
    )
    let added = 0
    for (const { reporters, ...row } of links) {
      if (known.has(row.code)) continue
      const reported = (reporters ?? []).map((reporter) => ({ spent: 0, ...camelCased(reporter) }))
      await recordLink(collecting, camelCased(row) as unknown as Link, reported as unknown as Reporter[])
      added++
    }
    if (statements.length > 0) await db.batch(statements)
    return Response.json({ added, known: links.length - added })
  },
}

/** Renames columns as properties. @example camelCased({ created_ms: 5 }) // { createdMs: 5 } */
function camelCased(row: StoredRow): StoredRow {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value]))
}

const camelCase = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
