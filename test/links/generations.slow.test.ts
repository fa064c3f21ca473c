import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { randomCode } from '../../src/links/code.ts'
import { assemble, bundleWorker } from '../../selfhost/build.ts'
import { started } from '../selfhost/running.ts'

const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'sala-generations-'))
afterAll(() => rmSync(scratch, { recursive: true, maxRetries: 5 }), 30_000)

const LINKS = 150
/** The service stops within 10 s, or three times that beside four busy loops. */
const STOP_MS_MAX = 30_000
interface Line {
  readonly code: string
  readonly closed_ms: number | null
  readonly clicks: number
}

/** Links of three years; every tenth is closed. */
const generations = [1, 2, 3].map((generation) =>
  Array.from({ length: LINKS }, (_, i) => ({
    code: randomCode((bytes) => crypto.getRandomValues(bytes)),
    url: `https://www.example.org/generation-${generation}/${i}`,
    created_ms: Date.UTC(2025 + generation, 0, 1) + i,
    closed_ms: i % 10 === 0 ? Date.UTC(2025 + generation, 6, 1) + i : null,
    clicks: i,
    last_click_ms: null,
    reports: i % 10 === 0 ? 3 : 0,
  })),
)
const all = generations.flat()
const fileOf = (name: string, lines: readonly object[]): string => {
  const file = join(scratch, `${name}.jsonl`)
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return file
}
const files = generations.map((lines, at) => fileOf(`generation-${at + 1}`, lines))
const linesOf = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
/** The codes in the output of `list`, in its order. */
const codesIn = (text: string): string[] => text.split('\n').flatMap((line) => /^\w{8}(?=  )/.exec(line)?.[0] ?? [])
const essence = (lines: readonly Line[]): string[] =>
  lines.map(({ code, closed_ms, clicks }) => `${code} ${closed_ms} ${clicks}`).toSorted()

describe('npm run links', { timeout: 300_000 }, () => {
  const place = mkdtempSync(join(scratch, 'wrangler-'))
  const usual = readFileSync(join(root, 'wrangler.toml'), 'utf8').replaceAll('"migrations"', `"${root}/migrations"`)
  const run = (command: string, ...args: string[]): string =>
    execFileSync(command, args, {
      cwd: place,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${root}/node_modules/.bin:${process.env['PATH']}`, CI: '1', CLOUDFLARE_ENV: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const links = (...args: string[]): string => run(process.execPath, join(root, 'scripts/links.ts'), ...args)

  /** Configures and migrates `count` databases of the record. */
  function withDatabases(count: number): void {
    const further = Array.from({ length: count - 1 }, (_, at) => {
      const lines = [
        `binding = "DB_${at + 2}"`,
        `database_name = "sala-${at + 2}"`,
        `migrations_dir = "${root}/migrations"`,
      ]
      return `\n[[d1_databases]]\n${lines.join('\n')}\n`
    })
    writeFileSync(join(place, 'wrangler.toml'), usual + further.join(''))
    run('wrangler', 'd1', 'migrations', 'apply', count === 1 ? 'sala' : `sala-${count}`, '--local')
  }

  // Only two of the three: each start of wrangler takes seconds.
  const two = generations.slice(0, 2).flat()

  it('imports into the newest database, and lists, shows and exports those of all', () => {
    for (const [at, file] of files.slice(0, 2).entries()) {
      withDatabases(at + 1)
      expect(links('import', file)).toBe(`${LINKS} links added, 0 were known.\n`)
    }
    // Links in an older database are not recorded again.
    expect(links('import', files[0] ?? '')).toBe(`0 links added, ${LINKS} were known.\n`)
    const listed = links('list', '--search', 'example.org', '--limit', '400')
    expect(listed).toContain(`${2 * LINKS} links`)
    expect(codesIn(listed)).toEqual(two.toReversed().map(({ code }) => code)) // newest first
    const [closed] = codesIn(links('list', '--closed', '--limit', '1'))
    expect(closed).toBe(two.findLast(({ closed_ms }) => closed_ms !== null)?.code)
    const second = generations[1]?.[0]?.code ?? ''
    expect(links('reopen', second, '--base-url', 'http://127.0.0.1:9')).toContain('Ordered')
    expect(links('show', second)).toMatch(/generation-2\/0\n[^]*reopening ordered/)

    const exported = join(scratch, 'exported.jsonl')
    expect(links('export', exported)).toBe(`${2 * LINKS} links written to ${exported}.\n`)
    expect(essence(linesOf(exported))).toEqual(essence(two))
  })
})

describe('npm run selfhost', { timeout: 300_000 }, () => {
  it('imports into the newest database, exports all, and brings back the links of each', async () => {
    const built = join(scratch, 'built')
    await assemble(bundleWorker(join(scratch, 'worker')), built)
    const selfhost = (count: number, ...args: string[]): string =>
      execFileSync(process.execPath, [join(built, 'start.js'), ...args], {
        encoding: 'utf8',
        env: { ...process.env, RECORD_DATABASES: String(count) },
      })
    const data = join(scratch, 'data')
    for (const [at, file] of files.entries()) {
      expect(selfhost(at + 1, '--data', data, '--import', file)).toContain(`${LINKS} links added, 0 were there`)
    }
    const again = fileOf('all', all)
    expect(selfhost(3, '--data', data, '--import', again)).toContain(`0 links added, ${3 * LINKS} were there`)
    // With only one database, an import would find a third of the links, and the service would lose the others.
    expect(selfhost(1, '--data', data, '--import', again)).toContain(`0 links added, ${3 * LINKS} were there`)
    expect(() => selfhost(2, '--data', data, '--port', '0')).toThrow('at least 3')

    const service = await started(built, data, { RECORD_DATABASES: '3', RATE_LIMITS: 'off' })
    onTestFinished(async () => {
      const exit = once(service.process, 'exit')
      service.process.kill('SIGTERM')
      await exit
    }, STOP_MS_MAX)
    const answer = async (path: string): Promise<unknown> => (await fetch(`${service.origin}${path}`)).json()
    expect(await answer('/api/v1/health')).toMatchObject({
      links: { records: { database: 3, databases: 3, maxBytes: 10_000_000_000, full: false } },
    })
    // The objects have no storage: each link is restored from its database.
    for (const { code, url, clicks, closed_ms } of all) {
      expect(await answer(`/api/v1/links/${code}`)).toMatchObject({
        destinationUrl: url,
        clicks,
        status: closed_ms === null ? 'open' : 'closed',
      })
    }
    const exported = join(scratch, 'selfhost.jsonl')
    expect(selfhost(3, '--data', data, '--export', exported)).toContain(`${3 * LINKS} links`)
    expect(essence(linesOf(exported))).toEqual(essence(all))
  })
})
