import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames } from '../selfhost/setting-names.ts'

/** What an endpoint needs beyond its code. Client, types, reference, bulk and MCP are made of the contract. */
const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

interface OpenApi {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

const { info, paths } = JSON.parse(read('openapi.json')) as OpenApi
const readme = read('README.md')
const changelog = read('CHANGELOG.md')
const client = read('src/site/client/functions.generated.ts')

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods).map(({ operationId }) => ({ path, name: operationId })),
)
/** The part of a path by which people call a tool: `/api/v1/tools/thai/holidays/{date}` is `holidays/`. */
const shortOf = (path: string): string =>
  path
    .replace(/\{.*/, '')
    .split('/')
    .slice(path.includes('{') ? -2 : -1)
    .join('/')

describe.for(operations)('$name', ({ path, name }) => {
  it('is in README, and in a line of CHANGELOG', () => {
    const short = shortOf(path)
    expect(readme).toContain(short)
    expect(changelog).toContain(short.replace(/\/$/, ''))
  })

  it.runIf(path.startsWith('/api/'))('has a function in client.js', () => {
    expect(client).toMatch(new RegExp(`^  ${name},$`, 'm'))
  })
})

/** Endpoints that are called by a curl line of README: one for each group of tools at least. */
it.for(['address', 'thai/romanize', '/read', 'holidays', 'promptpay', 'qr', 'links', 'speak.mp3', 'bulk'])(
  'README calls %s with curl',
  (part) => {
    const blocks = readme.match(/```sh\n[\s\S]*?```/g) ?? []
    const word = part.split('/').at(-1) ?? ''
    expect(blocks.some((block) => block.includes('curl') && block.includes(word))).toBe(true)
  },
)

it.for(settingNames)('README explains the setting %s', (name) => expect(readme).toMatch(new RegExp(`\\b${name}\\b`)))

it('one version everywhere', () => {
  expect((JSON.parse(read('package.json')) as { version: string }).version).toBe(info.version)
  expect(changelog).toContain(`## ${info.version} (`)
})
