import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { databaseKey } from '../../selfhost/config.ts'
import { exportLinks } from '../../selfhost/export.ts'

/** Locks a database for a second, as workerd does when it puts an object to sleep. */
const locker = `const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync(process.argv[1])
database.exec('BEGIN EXCLUSIVE')
console.log('locked')
setTimeout(() => database.exec('COMMIT'), 1000)`

it('waits for a file that the running service has locked for a moment', async () => {
  const data = mkdtempSync(join(tmpdir(), 'sala-export-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const folder = join(data, 'objects', databaseKey)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${'a'.repeat(64)}.sqlite`)
  const database = new DatabaseSync(file)
  database.exec("CREATE TABLE link (code TEXT, url TEXT); INSERT INTO link VALUES ('k7m2wq9n', 'https://example.org/')")
  database.close()
  const child = spawn(process.execPath, ['-e', locker, file], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  const exported = join(data, 'links.jsonl')
  expect(await exportLinks(data, exported)).toBe(1)
  expect(readFileSync(exported, 'utf8')).toContain('k7m2wq9n')
})
