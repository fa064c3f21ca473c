import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { builds } from '../../scripts/build.ts'
import { run } from '../../scripts/run.ts'

/** `npm run build` in a checkout that has its declared inputs and nothing else. */
const root = resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'sala-build-'))
afterAll(() => rmSync(copy, { recursive: true }))

const build = (): Promise<number> => run('node', [join(copy, 'scripts/build.ts')], copy)
const files = (folder: string): string[] => globSync('**', { cwd: join(folder, 'public') }).toSorted()

it('reads what it says it reads, and is not made again while that is the same', { timeout: 240_000 }, async () => {
  for (const input of builds.site.inputs)
    if (!input.startsWith('node_modules'))
      cpSync(join(root, input), join(copy, input), {
        recursive: true,
        filter: (file) => !file.endsWith('.generated.ts'),
      })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

  expect(await build()).toBe(0)
  expect(files(copy)).toEqual(files(root))
  const changed = files(root).filter((file) => {
    const [ours, theirs] = [join(root, 'public', file), join(copy, 'public', file)]
    return statSync(ours).isFile() && !readFileSync(ours).equals(readFileSync(theirs))
  })
  expect(changed).toEqual([])

  const made = statSync(join(copy, 'dist/stamps/site')).mtimeMs
  expect(await build()).toBe(0)
  expect(statSync(join(copy, 'dist/stamps/site')).mtimeMs).toBe(made)
})
