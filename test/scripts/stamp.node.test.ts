import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { unlessBuilt } from '../../scripts/stamp.ts'

/** A build of `src` and `list.txt` into `out` and generated files of `src`. */
const build = { name: 'test', inputs: ['src', 'list.txt', 'absent.txt'], outputs: ['out', 'src/**/*.generated.ts'] }

let root: string
let made: number
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sala-stamp-'))
  made = 0
  write('src/a.ts', 'a')
  write('src/deep/b.ts', 'b')
  write('list.txt', '1')
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const remove = (file: string): void => rmSync(join(root, file), { recursive: true, force: true })
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const run = (meanwhile?: () => void): Promise<boolean> =>
  unlessBuilt(root, build, async () => {
    made += 1
    write('out/page.html', `${read('src/a.ts')} ${read('src/deep/b.ts')} ${read('list.txt')}`)
    write('src/deep/made.generated.ts', read('src/a.ts'))
    meanwhile?.()
  })

it('is made once while nothing changes', async () => {
  expect(await run()).toBe(true)
  expect(await run()).toBe(false)
  write('src/a.ts', 'a') // the same bytes at another time
  write('src/.tsbuildinfo', 'of tsc')
  expect(await run()).toBe(false)
  expect(made).toBe(1)
})

it.for<readonly [what: string, change: () => void]>([
  ['an input changes', () => write('src/a.ts', 'b')],
  [
    'an input of the same bytes has another name',
    () => (remove('src/a.ts'), write('src/c.ts', 'a'), write('src/a.ts', '')),
  ],
  ['a deep input changes', () => write('src/deep/b.ts', 'c')],
  ['an input is new', () => write('src/deep/new.ts', '')],
  ['an input that was absent is there', () => write('absent.txt', '')],
  ['a single file changes', () => write('list.txt', '2')],
  ['an output is missing', () => remove('out/page.html')],
  ['the whole output is missing', () => remove('out')],
  ['a generated file is missing', () => remove('src/deep/made.generated.ts')],
  ['an output was changed', () => write('out/page.html', 'x')],
  ['an output has a stranger', () => write('out/old.html', 'x')],
  ['the stamp is missing', () => remove('dist/stamps/test')],
  ['the stamp is half written', () => write('dist/stamps/test', read('dist/stamps/test').slice(0, 70))],
])('is made again when %s', async ([, change]) => {
  await run()
  change()
  expect(await run()).toBe(true)
  expect(await run()).toBe(false)
})

it('is made again when an input is removed', async () => {
  write('src/more.ts', '')
  await run()
  remove('src/more.ts')
  expect(await run()).toBe(true)
})

it('is made again when an input changed while it was made', async () => {
  await run(() => write('src/a.ts', 'later'))
  expect(await run()).toBe(true)
  expect(read('out/page.html')).toContain('later')
})

it('is made again after it failed, also with the inputs from before', async () => {
  await run()
  write('src/a.ts', 'broken')
  const failing = run(() => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(existsSync(join(root, 'dist/stamps/test'))).toBe(false)
  write('src/a.ts', 'a')
  expect(await run()).toBe(true)
  expect(read('out/page.html')).toBe('a b 1')
})

it('is made again for another repository of GitHub', async () => {
  await run()
  vi.stubEnv('GITHUB_REPOSITORY', 'fork/sala')
  expect(await run()).toBe(true)
  vi.unstubAllEnvs()
})
