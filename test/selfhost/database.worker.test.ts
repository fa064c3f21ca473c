import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { Database } from '../../selfhost/worker/database.ts'
import { randomCode } from '../../src/links/code.ts'

interface Query {
  readonly sql: string
  readonly params?: readonly unknown[]
}

type Answer = { results: { columns: string[]; rows: unknown[][] }; meta: D1Meta }[] | { error: string }

const migrations = [
  { name: '0001_one.sql', sql: 'CREATE TABLE one (id INTEGER PRIMARY KEY, v); INSERT INTO one VALUES (1, NULL);' },
  { name: '0002_two.sql', sql: '-- a comment; with a semicolon\nCREATE TABLE two (id INTEGER REFERENCES one (id));' },
]

/** The stand-in on the storage of an object used by this test alone. */
function inDatabase<T>(work: (open: (some?: typeof migrations) => Database) => Promise<T>): Promise<T> {
  const object = env.LINK.getByName(randomCode((bytes) => crypto.getRandomValues(bytes)))
  return runInDurableObject(object, (_, state) =>
    work((some = migrations) => new Database(state, { DATABASE: undefined as never, MIGRATIONS: some })),
  )
}

async function ask(database: Database, query: Query | readonly Query[]): Promise<Answer> {
  const answer = await database.fetch(new Request('http://d1/query', { method: 'POST', body: JSON.stringify(query) }))
  return answer.json<Answer>()
}

const rows = async (database: Database, sql: string, ...params: unknown[]): Promise<unknown> => {
  const answer = await ask(database, { sql, params })
  return Array.isArray(answer) ? answer[0]?.results.rows : answer
}

describe('migrations', () => {
  it('are applied once, those that came later too', () =>
    inDatabase(async (open) => {
      open(migrations.slice(0, 1))
      open()
      const again = open()
      expect(await rows(again, 'SELECT count(*) FROM one')).toEqual([[1]])
      expect(await rows(again, 'SELECT name FROM d1_migrations ORDER BY id')).toEqual([
        ['0001_one.sql'],
        ['0002_two.sql'],
      ])
    }))

  it('that fail leave nothing behind', () =>
    inDatabase(async (open) => {
      const broken = { name: '0003_broken.sql', sql: 'CREATE TABLE three (id); INSERT INTO nowhere VALUES (1);' }
      expect(() => open([...migrations, broken])).toThrow('no such table: nowhere')
      expect(await rows(open(), "SELECT name FROM sqlite_master WHERE name = 'three'")).toEqual([])
    }))
})

describe('a batch', () => {
  it('is one transaction', () =>
    inDatabase(async (open) => {
      const database = open()
      const answer = await ask(database, [
        { sql: 'INSERT INTO one VALUES (2, 2)' },
        { sql: 'INSERT INTO one VALUES (1, 1)' },
      ])
      expect(answer).toEqual({ success: false, error: expect.stringContaining('UNIQUE constraint failed: one.id') })
      expect(await rows(database, 'SELECT id FROM one')).toEqual([[1]])
    }))

  it('answers each of its queries', () =>
    inDatabase(async (open) => {
      const answer = await ask(open(), [
        { sql: 'INSERT INTO one (v) VALUES (?) RETURNING id', params: ['ก'] },
        { sql: 'SELECT v FROM one WHERE id = ?1', params: [2] },
      ])
      expect(answer).toMatchObject([
        { success: true, results: { columns: ['id'], rows: [[2]] }, meta: { changes: 1, last_row_id: 2 } },
        { success: true, results: { columns: ['v'], rows: [['ก']] }, meta: { changes: 0, changed_db: false } },
      ])
    }))
})

/** The stand-in must return what D1 returns. */
describe('values', () => {
  it.for([[1], [-1.5], [2 ** 40], ['สวัสดี'], [''], [null], [[0, 1, 255]]] as const)('%j', async ([value]) => {
    const bound = Array.isArray(value) ? new Uint8Array(value) : value
    const expected = await env.DB.prepare('SELECT ? AS v').bind(bound).raw()
    await inDatabase(async (open) => expect(await rows(open(), 'SELECT ? AS v', value)).toEqual(expected))
  })

  it('a row that refers to no record is refused', () =>
    inDatabase(async (open) =>
      expect(await rows(open(), 'INSERT INTO two VALUES (9)')).toMatchObject({
        error: expect.stringContaining('FOREIGN KEY constraint failed'),
      }),
    ))
})
