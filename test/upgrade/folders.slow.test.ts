import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { assemble, bundleWorker } from '../../selfhost/build.ts'
import { printedOrigin } from '../printed-origin.ts'
import { started } from '../selfhost/running.ts'

/**
 * Folders from versions 1.0 (35cd92e) and 1.1 (8e09d51), each with three links: one opened three times, one
 * reported by 203.0.113.1 and .2, one closed by them and .3.
 */
const folders = {
  'wrangler-1.0': { open: 'mryyxh2z', reported: 'vvu95yzr', closed: 'qvq8ance', closedAt: '2026-11-23T02:51:38Z' },
  'wrangler-1.1': { open: 'wr6zxrz5', reported: 'qexnbn7w', closed: 'av45jj28', closedAt: '2026-11-23T02:52:30Z' },
  'selfhost-1.1': { open: 'h6qm8mhy', reported: 'pgbzmyc4', closed: 'fjhwz8yy', closedAt: '2026-11-23T02:52:42Z' },
} as const
type Folder = keyof typeof folders

const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'sala-upgrade-'))
afterAll(() => rmSync(scratch, { recursive: true, maxRetries: 5 }))

function unpacked(...names: Folder[]): string {
  const folder = mkdtempSync(join(scratch, 'folder-'))
  for (const name of names) execFileSync('tar', ['-xzf', join(import.meta.dirname, `${name}.tar.gz`), '-C', folder])
  return folder
}

/** Runs `npm start` on a folder until the test ends. */
async function starting(folder: string): Promise<{ origin: string; output: () => string }> {
  const args = ['--port', '0', '--inspector-port', '0', '--persist-to', folder]
  const child = spawn(process.execPath, ['scripts/start.ts', ...args], {
    cwd: root,
    env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env['PATH']}` },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  onTestFinished(() => ended(child))
  await expect.poll(() => printedOrigin(output), { timeout: 50_000 }).toBeDefined()
  const origin = printedOrigin(output) ?? ''
  await expect.poll(() => fetch(`${origin}/api/v1/health`).then(({ ok }) => ok), { timeout: 50_000 }).toBe(true)
  return { origin, output: () => output }
}

async function ended(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

async function expectLinks(origin: string, name: Folder): Promise<void> {
  const { open, reported, closed, closedAt } = folders[name]
  const info = async (code: string): Promise<unknown> => (await fetch(`${origin}/api/v1/links/${code}`)).json()
  expect(await info(open)).toMatchObject({ status: 'open', clicks: 3, destinationUrl: 'https://www.example.org/open' })
  expect(await info(closed)).toMatchObject({ status: 'closed', closedAt })
  expect((await fetch(`${origin}/l/${open}`, { redirect: 'manual' })).status).toSatisfy((status) =>
    [200, 302].includes(Number(status)),
  )
  expect(await info(open)).toMatchObject({ clicks: 4 })
  const report = async (last: number): Promise<unknown> => {
    const headers = { 'CF-Connecting-IP': `203.0.113.${last}` }
    return (await fetch(`${origin}/api/v1/links/${reported}/report`, { method: 'POST', headers })).json()
  }
  // An earlier reporter does not count again; a third one closes the link.
  expect(await report(2)).toMatchObject({ status: 'open', reports: 2, counted: false })
  expect(await report(3)).toMatchObject({ status: 'closed', reports: 3, counted: true })
}

const listed = (folder: string): string =>
  execFileSync(process.execPath, ['scripts/links.ts', 'list', '--persist-to', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env['PATH']}` },
  })

describe('npm start', () => {
  it.for([[['wrangler-1.0']], [['wrangler-1.1']], [['wrangler-1.0', 'wrangler-1.1']]] as const)(
    'on a folder of %j: every link with its clicks, reporters and closure, and the record lists it',
    { timeout: 120_000 },
    async ([names]) => {
      const folder = unpacked(...names)
      const { origin, output } = await starting(folder)
      for (const name of names) await expectLinks(origin, name)
      const list = listed(folder)
      expect(list).toContain(`${names.length * 3} links`)
      for (const name of names)
        for (const code of Object.values(folders[name]).slice(0, 3)) expect(list).toContain(code)
      const words = '3 links of an earlier local database are in the record now'
      expect(output().includes(words)).toBe((names as readonly string[]).includes('wrangler-1.0'))
    },
  )
})

describe('npm run selfhost', () => {
  const built = join(scratch, 'built')
  beforeAll(() => assemble(bundleWorker(join(scratch, 'worker')), built), 120_000)

  it('on a folder of 1.1: every link with its clicks, reporters and closure', async () => {
    const settings = { REPORTER_SECRET: 'fixture', TRUST_PROXY: 'on' }
    const service = await started(built, unpacked('selfhost-1.1'), settings)
    onTestFinished(() => ended(service.process))
    await expect(expectLinks(service.origin, 'selfhost-1.1')).resolves.toBeUndefined()
  })
})
