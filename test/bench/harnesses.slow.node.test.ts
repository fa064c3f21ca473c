import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** Installs the packages that we are compared with if they are not there. */
it('every bench runs to its end', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/all.ts', '--smallest'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status, `${stdout}\n${stderr}`).toBe(0)
  expect(stdout.match(/^## .+/gm)).toEqual([
    '## Addresses',
    '## Thai text tools',
    '## Holidays',
    '## Payment QR',
    '## QR pictures, 512 px, CPU in workerd',
    '## Romanization',
    '## Reading text aloud',
    '## Choices',
    '## Sizes',
    '## Routes in plain workerd',
    '## Routes with a database or objects, through Miniflare and self-hosted',
  ])
})
