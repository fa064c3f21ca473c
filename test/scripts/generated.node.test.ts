import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { changedBy } from '../../scripts/generated.ts'

/** A folder, unknown to git, with two generated files and their source. */
function folderOf(): { folder: string; write: (file: string, text: string) => void } {
  const folder = mkdtempSync(join(tmpdir(), 'sala-generated-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'public'))
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text)
  write('source.tsv', '1')
  write('a.generated.json', '1')
  write('b.generated.json', '1')
  return { folder, write }
}

it('names no file that a build writes as it was, and nothing that is not generated or not ours', async () => {
  const { folder, write } = folderOf()
  const build = async (): Promise<void> => {
    write('a.generated.json', '1')
    write('source.tsv', '2')
    write('public/c.generated.json', '2')
  }
  expect(await changedBy(build, folder)).toEqual([])
})

it('names what a build changes, makes and removes', async () => {
  const { folder, write } = folderOf()
  const build = async (): Promise<void> => {
    write('a.generated.json', '2')
    rmSync(join(folder, 'b.generated.json'))
    write('c.generated.json', '1')
  }
  expect(await changedBy(build, folder)).toEqual(['a.generated.json', 'b.generated.json', 'c.generated.json'])
})
