import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { githubRepository, nameRepository } from '../../scripts/repository.ts'
import { sourceUrl } from '../../src/site/pages/source-url.ts'

const root = new URL('../../', import.meta.url)
const TEXT = /\.(?:html|txt|md|json|js|ts|css|xml|svg|webmanifest)$|^_/

const textsBelow = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}${file}`)
    .filter((file) => TEXT.test(file))

describe('the placeholder of the repository', () => {
  it('is in no built page, document or contract', () => {
    const files = [...['public/', 'docs/'].flatMap(textsBelow), 'README.md', 'openapi.json', 'src/package/README.md']
    expect(files.length).toBeGreaterThan(4000)
    expect(files.filter((file) => readFileSync(new URL(file, root), 'utf8').includes('YOUR-NAME'))).toEqual([])
  })

  it('is no source to link to', () => {
    expect(sourceUrl('https://github.com/YOUR-NAME/sala#readme')).toBeUndefined()
    expect(sourceUrl('https://github.com/somchai/sala#readme')).toBe('https://github.com/somchai/sala#readme')
  })
})

describe('npm run setup', () => {
  it.for([
    ['https://github.com/somchai/sala.git', 'somchai/sala'],
    ['https://github.com/somchai/sala', 'somchai/sala'],
    ['https://GitHub.com/somchai/my.sala/', 'somchai/my.sala'],
    ['https://somchai:secret@github.com/somchai/sala.git', 'somchai/sala'],
    ['git@github.com:somchai/sala.git', 'somchai/sala'],
    ['ssh://git@github.com/somchai/sala.git', 'somchai/sala'],
    ['ssh://git@ssh.github.com:443/somchai/sala.git', 'somchai/sala'],
    ['https://gitlab.com/somchai/sala.git', undefined],
    ['https://example.org/github.com/somchai/sala', undefined],
    ['https://notgithub.com/somchai/sala', undefined],
    ['https://github.com/somchai', undefined],
    ['https://github.com/som"chai/sala', undefined],
    ['/srv/git/sala.git', undefined],
    ['', undefined],
  ] as const)('takes the remote %s as %s', ([remote, repository]) => {
    expect(githubRepository(remote)).toBe(repository)
  })

  it('writes it into package.json and server.json, once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sala-repository-'))
    const git = (...args: string[]): unknown => execFileSync('git', ['-C', folder, ...args])
    const files = ['package.json', 'server.json']
    const home = 'https://github.com/YOUR-NAME/sala#readme'
    for (const file of files)
      writeFileSync(join(folder, file), JSON.stringify({ home, name: 'io.github.YOUR-NAME/sala' }))
    git('init', '-q')
    expect(await nameRepository(folder)).toEqual([])
    git('remote', 'add', 'origin', 'https://gitlab.com/somchai/sala.git')
    expect(await nameRepository(folder)).toEqual([])
    git('remote', 'set-url', 'origin', 'git@github.com:somchai/thai.git')
    expect(await nameRepository(folder)).toEqual(files)
    for (const file of files)
      expect(JSON.parse(readFileSync(join(folder, file), 'utf8'))).toEqual({
        home: 'https://github.com/somchai/thai#readme',
        name: 'io.github.somchai/thai',
      })
    git('remote', 'set-url', 'origin', 'git@github.com:other/sala.git')
    expect(await nameRepository(folder)).toEqual([])
    rmSync(folder, { recursive: true })
  })
})
