import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames } from '../selfhost/setting-names.ts'

/** What an endpoint needs beyond its code. Client, types, reference, bulk and MCP derive from the contract. */
const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

interface OpenApi {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

const { info, paths } = JSON.parse(read('openapi.json')) as OpenApi
const readme = read('README.md')
const pages = globSync('docs/*.md', { cwd: new URL('../', import.meta.url).pathname }).map(read)
const changelog = read('CHANGELOG.md')
/** Whether a dated version in CHANGELOG names it: README describes only what is released. */
const isReleased = (short: string): boolean =>
  changelog.slice(changelog.search(/^## \d+\.\d+\.\d+ \(\d/m)).includes(short)
const client = read('src/site/client/functions.generated.ts')

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).map(({ operationId }) => ({ path, name: operationId })),
)
/** The short name of a tool from its path: `/api/v1/tools/thai/holidays/{date}` is `holidays/`. */
const shortOf = (path: string): string =>
  path
    .replace(/\{.*/, '')
    .split('/')
    .slice(path.includes('{') ? -2 : -1)
    .join('/')

describe.for(operations)('$name', ({ path, name }) => {
  const short = shortOf(path)

  it('is in a line of CHANGELOG', () => expect(changelog).toContain(short.replace(/\/$/, '')))

  it.runIf(isReleased(short.replace(/\/$/, '')))('is in README', () => expect(readme).toContain(short))

  it.runIf(path.startsWith('/api/'))('has a function in client.js', () => {
    expect(client).toMatch(new RegExp(`^  ${name},$`, 'm'))
  })
})

/** Endpoints that a curl line of docs/ must call: at least one for each group of tools. */
it.for(['address', 'thai/romanize', '/read', 'holidays', 'promptpay', 'qr', 'links', 'speak.mp3', 'bulk'])(
  'docs/ calls %s with curl',
  (part) => {
    const blocks = pages.flatMap((page) => page.match(/```sh\n[\s\S]*?```/g) ?? [])
    const word = part.split('/').at(-1) ?? ''
    expect(blocks.some((block) => block.includes('curl') && block.includes(word))).toBe(true)
  },
)

it.for(settingNames)('docs/settings.md explains the setting %s', (name) => {
  expect(read('docs/settings.md')).toMatch(new RegExp(`^\\| .*\`${name}\``, 'm'))
})

it('one version everywhere', () => {
  expect((JSON.parse(read('package.json')) as { version: string }).version).toBe(info.version)
  expect(changelog).toContain(`## ${info.version} (`)
})
