import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The documents: README stays short, and no link is dead. */
const root = new URL('../', import.meta.url).pathname
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const documents = globSync(
  ['*.md', 'docs/*.md', 'src/**/README.md', 'data/*/README.md', 'selfhost/*.md', 'bench/**/*.md'],
  { cwd: root, exclude: ['**/node_modules/**'] },
)

const FENCED = /^( *)```[\s\S]*?^\1```/gm
const LINK = /\]\(([^)\s]+)\)/g

/** The anchor that GitHub and npm give a heading: lower case, blanks as hyphens, without signs. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')

const prose = (file: string): string =>
  read(file)
    .replaceAll(FENCED, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll('](', ''))
const anchorsIn = (file: string): string[] =>
  [
    ...read(file)
      .replaceAll(FENCED, '')
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, heading = '']) => anchorOf(heading))

describe('README', () => {
  const text = read('README.md')

  it('has at most 250 lines and 2,500 words', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(250)
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(2500)
  })

  it('shows a picture of at most 60 KB', () => {
    const [, picture = ''] = text.match(/!\[.*\]\((.*)\)/) ?? []
    expect(statSync(join(root, picture)).size).toBeLessThanOrEqual(60_000)
  })

  it('leads to every page of docs, which its table of contents lists too', () => {
    for (const page of documents.filter((file) => /^docs\/(?!README)/.test(file))) {
      expect(text).toContain(`(${page}`)
      expect(read('docs/README.md')).toContain(`(${page.slice('docs/'.length)})`)
    }
  })
})

it('docs/operate.md explains each event that the service logs', () => {
  const sources = globSync('src/**/*.ts', { cwd: root }).map(read).join('\n')
  const logged = Array.from(
    sources.matchAll(/(?:event: |log\('(?:error|info)', |tell\(\w+, )'([a-z_]+)'/g),
    ([, name = '']) => name,
  )
  const table = read('docs/operate.md').split('## Logs worth an alert')[1]?.split('\n## ')[0] ?? ''
  expect(logged.length).toBeGreaterThan(10)
  expect(logged.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})

/** The subfolders of a folder that git tracks. */
const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^(?:node_modules|public|dist|coverage)$/.test(entry.name))
    .map(({ name }) => `${folder}${name}/`)

describe('the map of CONTRIBUTING', () => {
  const [, map = ''] = /## Map\n([\s\S]*?)\n## /.exec(read('CONTRIBUTING.md')) ?? []
  const rooms = [...map.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  )

  it('has each folder once', () => {
    const folders = [...foldersIn('').filter((folder) => folder !== 'src/'), ...foldersIn('src/')]
    expect(rooms.filter((room) => room.endsWith('/')).toSorted()).toEqual(folders.toSorted())
  })

  it('names nothing that is not there', () => expect(rooms.filter((room) => !existsSync(join(root, room)))).toEqual([]))
})

describe.for(documents)('%s', (file) => {
  const links = [...prose(file).matchAll(LINK)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link))

  it('has links to files and headings that exist', () => {
    const broken = links.filter((link) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? file : join(dirname(file), path)
      if (!existsSync(join(root, target))) return true
      return anchor !== undefined && !anchorsIn(target).includes(anchor)
    })
    expect(broken).toEqual([])
  })
})
