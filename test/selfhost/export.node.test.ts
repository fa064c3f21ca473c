import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { databaseKey } from '../../selfhost/config.ts'
import { exportLinks } from '../../selfhost/export.ts'
import { databasesFor } from '../../selfhost/record-databases.ts'

/** Locks a database for a second, as workerd does when it puts an object to sleep. */
const locker = `const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync(process.argv[1])
database.exec('BEGIN EXCLUSIVE')
console.log('locked')
setTimeout(() => database.exec('COMMIT'), 1000)`

/** A folder with one database for each of these lists of codes. */
function folderOf(...databases: readonly (readonly string[])[]): string {
  const data = mkdtempSync(join(tmpdir(), 'sala-export-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const folder = join(data, 'objects', databaseKey)
  mkdirSync(folder, { recursive: true })
  for (const [i, codes] of databases.entries()) {
    const database = new DatabaseSync(join(folder, `${String(i).repeat(64)}.sqlite`))
    database.exec('CREATE TABLE link (code TEXT, url TEXT)')
    for (const code of codes) database.prepare("INSERT INTO link VALUES (?, 'https://example.org/')").run(code)
    database.close()
  }
  return data
}

it('lists a code once that two databases know', async () => {
  const data = folderOf(['k7m2wq9n', '22222222'], ['k7m2wq9n', '3333333x'])
  const exported = join(data, 'links.jsonl')
  expect(await exportLinks(data, exported)).toBe(3)
  expect(readFileSync(exported, 'utf8').match(/k7m2wq9n/g)).toHaveLength(1)
})

describe('RECORD_DATABASES', () => {
  it.for([
    [undefined, 0, 1],
    ['', 1, 1],
    ['2', 1, 2],
    ['2', 2, 2],
    ['9', 3, 9],
  ] as const)('%j with %i in the folder is %i', ([setting, held, count]) => {
    expect(databasesFor(folderOf(...Array.from({ length: held }, () => [])), setting)).toBe(count)
  })

  it.for(['0', '10', 'abc', '2.5', '-1', '1e0'])('%j is refused', (setting) => {
    expect(() => databasesFor(folderOf([]), setting)).toThrow('must be a whole number of 1 to 9')
  })

  it.for([undefined, '1'])('%j is refused where the folder has two: links of the second would be lost', (setting) => {
    expect(() => databasesFor(folderOf([], []), setting)).toThrow('set RECORD_DATABASES to at least 2')
    expect(databasesFor(folderOf([], []), setting, true)).toBe(2) // an import reads both
  })
})

it('writes over no file to which a link leads', async () => {
  const data = folderOf(['k7m2wq9n'])
  const other = join(data, 'other')
  writeFileSync(other, 'of somebody else')
  symlinkSync(other, join(data, 'links.jsonl'))
  await expect(exportLinks(data, join(data, 'links.jsonl'))).rejects.toThrow('ELOOP')
  expect(readFileSync(other, 'utf8')).toBe('of somebody else')
})

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
