import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { books } from '../../bench/peers/vectors-judge.ts'

/** The two readers of vectors/ against the deployed bundle; neither shares a line with it. */
const readers = [
  ['python3', 'read.py'],
  ['node', 'read.mjs'],
] as const

const folder = mkdtempSync(join(tmpdir(), 'sala-vectors-'))
const cwd = new URL('../../', import.meta.url).pathname
let server: ChildProcess
let url = ''

beforeAll(async () => {
  const program = `import { bundleProduct } from './bench/service/bundle.ts'
    import { serve } from './bench/service/workerd.ts'
    const { url } = await serve(bundleProduct())
    process.stdout.write(url)
    process.stdin.on('end', () => process.exit()).resume()`
  server = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd, stdio: ['pipe', 'pipe', 'inherit'] })
  const [bytes] = (await once(server.stdout!, 'data')) as [Buffer]
  url = bytes.toString()
}, 120_000)

afterAll(async () => {
  rmSync(folder, { recursive: true })
  server.stdin?.end()
  await once(server, 'exit')
})

const run = (program: string, name: string, files: readonly string[] = []) => {
  return spawnSync(program, [join(cwd, 'vectors/readers', name), url, ...files], { encoding: 'utf8' })
}

describe.for(readers)('%s', ([program, name]) => {
  it('finds every case right', { timeout: 120_000 }, () => {
    const { status, stdout } = run(program, name)
    expect(stdout.match(/: \d+ of \d+$/gm)).toHaveLength(books().length)
    expect(status).toBe(0)
  })

  it.for(books())('finds one wrong case planted in $subject', (book) => {
    const at = book.cases.findLastIndex(({ expected, flags }) => expected !== null && flags.length === 0)
    const cases = book.cases.map((each, i) => (i === at ? { ...each, expected: { planted: 'wrong' } } : each))
    const file = join(folder, `${book.subject}.json`)
    writeFileSync(file, JSON.stringify({ ...book, cases }))
    const { status, stdout } = run(program, name, [file])
    expect(stdout.trim()).toBe(`${book.subject}: ${cases.length - 1} of ${cases.length} ${cases[at]?.id}`)
    expect(status).toBe(1)
  })
})
