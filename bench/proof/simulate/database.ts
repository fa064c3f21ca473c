import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Chance, Clock } from './clock.ts'

const folder = join(import.meta.dirname, '../../../migrations')
const migrations = readdirSync(folder)
  .toSorted()
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

/** State of the database: a failing statement may still have run, and a hanging one fails after half a minute. */
export type Health = 'well' | 'failing' | 'hanging'
/** D1 gives up a statement after 30 s. */
const HANGS_MS = 30_000

interface Statement {
  readonly sql: string
  readonly values: readonly SQLInputValue[]
}

/** The D1 interface that the service uses, over a real SQLite with the tables of `migrations/`. */
export class Database {
  health: Health = 'well'
  readonly #sqlite = new DatabaseSync(':memory:')
  readonly #clock: Clock
  readonly #chance: Chance

  constructor(clock: Clock, chance: Chance) {
    this.#clock = clock
    this.#chance = chance
    this.#sqlite.exec(migrations)
  }

  /** The binding. @param leaves resolves when a call may leave its caller; never if the caller has ended. */
  binding(leaves: () => Promise<void>): D1Database {
    const one = async (statement: Statement): Promise<Rows> => (await this.#call([statement], leaves))[0] ?? []
    const prepare = (sql: string): object => ({
      bind: (...values: SQLInputValue[]) => {
        const statement = { sql, values }
        return {
          ...statement,
          first: async () => (await one(statement))[0] ?? null,
          run: () => one(statement),
          all: async () => ({ results: await one(statement) }),
        }
      },
    })
    const batch = async (all: Statement[]): Promise<object> =>
      (await this.#call(all, leaves)).map((results) => ({ results }))
    return { prepare, batch } as unknown as D1Database
  }

  /** Runs a statement synchronously, for the operator and for the rules. */
  read(sql: string, ...values: SQLInputValue[]): Rows {
    return this.#sqlite.prepare(sql).all(...values)
  }

  close(): void {
    this.#sqlite.close()
  }

  async #call(statements: readonly Statement[], leaves: () => Promise<void>): Promise<Rows[]> {
    await leaves()
    const { health } = this
    await this.#clock.sleep(this.#chance.between(1, 40))
    if (health === 'failing' && this.#chance.isOnceIn(2)) throw new Error('D1 failed')
    if (health === 'hanging') {
      const doneMs = this.#chance.between(0, HANGS_MS)
      await this.#clock.sleep(doneMs)
      if (this.#chance.isOnceIn(2)) this.#run(statements)
      await this.#clock.sleep(HANGS_MS - doneMs)
      throw new Error('D1 took too long')
    }
    const answers = this.#run(statements)
    await this.#clock.sleep(this.#chance.between(1, 40))
    if (health === 'failing') throw new Error('the answer of D1 was lost')
    return answers
  }

  #run(statements: readonly Statement[]): Rows[] {
    this.#sqlite.exec('BEGIN')
    try {
      return statements.map(({ sql, values }) => this.read(sql, ...values))
    } finally {
      this.#sqlite.exec('COMMIT')
    }
  }
}

type Rows = Record<string, unknown>[]
