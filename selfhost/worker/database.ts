import { DurableObject } from 'cloudflare:workers'

interface Query {
  readonly sql: string
  readonly params?: readonly unknown[]
}

interface Migration {
  readonly name: string
  readonly sql: string
}

interface Bound {
  readonly DATABASE: DurableObjectNamespace<Database>
  readonly MIGRATIONS: readonly Migration[]
}

/** Answers workerd's own D1 client: a POST of one query or a batch, to the database named by its binding. */
export default {
  fetch: (request: Request, { DATABASE }: Bound, ctx: ExecutionContext): Promise<Response> =>
    DATABASE.getByName((ctx.props as { name: string }).name).fetch(request),
} satisfies ExportedHandler<Bound>

/** The database as one SQLite file. Applies its migrations before the first answer. */
export class Database extends DurableObject<Bound> {
  readonly #sql = this.ctx.storage.sql

  constructor(ctx: DurableObjectState, env: Bound) {
    super(ctx, env)
    ctx.storage.transactionSync(() => this.#migrate(env.MIGRATIONS))
  }

  override async fetch(request: Request): Promise<Response> {
    const queries = await request.json<Query | Query[]>()
    try {
      const results = this.ctx.storage.transactionSync(() => [queries].flat().map((query) => this.#run(query)))
      return Response.json(results)
    } catch (error) {
      return Response.json({ success: false, error: error instanceof Error ? error.message : 'unknown error' })
    }
  }

  /** The table of `wrangler d1 migrations apply`, so that a copy of either database works in the other environment. */
  #migrate(migrations: readonly Migration[]): void {
    this.#sql.exec(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
         id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
         applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
       )`,
    )
    for (const { name, sql } of migrations) {
      if (this.#sql.exec('SELECT 1 FROM d1_migrations WHERE name = ?', name).toArray().length > 0) continue
      this.#sql.exec(sql)
      this.#sql.exec('INSERT INTO d1_migrations (name) VALUES (?)', name)
    }
  }

  #run({ sql, params = [] }: Query): object {
    const before = this.#changes()
    const start = performance.now()
    const cursor = this.#sql.exec(sql, ...params.map(fromJson))
    const rows = Array.from(cursor.raw(), (row) => row.map(toJson))
    const duration = performance.now() - start
    const after = this.#changes()
    const meta = {
      served_by: 'workerd',
      duration,
      changes: after.total - before.total,
      last_row_id: after.lastRowId,
      changed_db: after.total > before.total,
      size_after: this.#sql.databaseSize,
      rows_read: cursor.rowsRead,
      rows_written: cursor.rowsWritten,
    }
    return { success: true, results: { columns: cursor.columnNames, rows }, meta }
  }

  #changes(): { total: number; lastRowId: number } {
    return this.#sql
      .exec<{ total: number; lastRowId: number }>('SELECT total_changes() AS total, last_insert_rowid() AS lastRowId')
      .one()
  }
}

/** Bytes are encoded in JSON as lists of numbers. */
const fromJson = (value: unknown): unknown => (Array.isArray(value) ? new Uint8Array(value) : value)
const toJson = (value: unknown): unknown => (value instanceof ArrayBuffer ? [...new Uint8Array(value)] : value)
