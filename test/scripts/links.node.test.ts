import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, it } from 'vitest'
import { databaseKey, linkKey } from '../../selfhost/config.ts'

const root = new URL('../../', import.meta.url)
const data = mkdtempSync(join(tmpdir(), 'sala-links-'))
afterAll(() => rmSync(data, { recursive: true }))

/** A folder as workerd leaves it: two databases of the record, an empty one, and the file of a link's object. */
function database(key: string, letter: string, ...rows: string[]): void {
  const folder = join(data, 'objects', key)
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, `${letter.repeat(64)}.sqlite`))
  if (rows.length > 0) {
    const migrations = new URL('migrations/', root)
    for (const name of readdirSync(migrations).toSorted()) file.exec(readFileSync(new URL(name, migrations), 'utf8'))
    for (const row of rows) file.exec(row)
  }
  file.close()
}
const link = (code: string, host: string, createdMs: number, reports: number): string =>
  `INSERT INTO link (code, url, site, created_ms, clicks, reports)
   VALUES ('${code}', 'https://${host}/', '${host.split('.').toReversed().join('.')}.', ${createdMs}, 3, ${reports})`
database(databaseKey, 'a', link('k7m2wq9n', 'old.example', 1_700_000_000_000, 1))
database(databaseKey, 'b', link('22222222', 'www.new.example', 1_800_000_000_000, 0))
database(databaseKey, 'c')
database(linkKey, 'd', link('33333333', 'own.example', 1, 0))

function links(...args: string[]): { code: number | null; words: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/links.ts', ...args, '--data', data], {
    cwd: root,
    env: { PATH: '/nowhere' }, // no wrangler
    encoding: 'utf8',
  })
  return { code: status, words: stdout + stderr }
}

it('npm run links reads every database of a self-hosted folder, without wrangler', () => {
  const { code, words } = links('list')
  expect(words).toBe(
    `22222222  open  3 clicks  https://www.new.example/
k7m2wq9n  open  3 clicks, 1 reports  https://old.example/
2 links
`,
  )
  expect(code).toBe(0)
  expect(links('list', '--search', 'new.example').words).toContain('1 link\n')
  expect(links('reported').words).toContain('k7m2wq9n')
})

it('writes nothing there', () => {
  expect(links('reopen', 'k7m2wq9n')).toMatchObject({ code: 1, words: expect.stringContaining('OPERATOR_SECRET') })
})
