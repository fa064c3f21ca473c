import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPackage } from '../../scripts/package/build.ts'
import { entries } from '../../scripts/package/entries.ts'

/** Runs the examples of the package's README: `expression // value` on its own line. */

const folder = mkdtempSync(join(tmpdir(), 'sala-readme-'))

beforeAll(() => buildPackage(folder), 60_000)

const readme = readFileSync(join(import.meta.dirname, '../../src/package/README.md'), 'utf8')
const load = (entry: string): Promise<unknown> => import(join(folder, `${entry}.js`))

const examples = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code)

it('has an example of every function', () => {
  for (const name of Object.values(entries).flat()) expect(readme).toMatch(new RegExp(`\\b${name}\\(\\{?`))
})

describe('the examples of README', () => {
  it.for(examples)('%s', async (code) => {
    const found: unknown[][] = []
    const body = code
      .replaceAll(/import (\{.*?\}) from '@sala-thai\/tools\/([\w-]+)'/g, (_, names: string, entry: string) => {
        return `const ${names.replaceAll(' as ', ': ')} = await load('${entry}')`
      })
      .replaceAll(
        /^( *)(?:const (\w+) = )?(.+?) \/\/ (.+)$/gm,
        (_, blanks: string, name: string | undefined, call: string, value: string) => {
          const noted = `check(${name ?? call}, ${value})`
          return blanks + (name ? `const ${name} = ${call}; ${noted}` : noted)
        },
      )
    const check = (actual: unknown, expected: unknown): void => void found.push([actual, expected])
    // oxlint-disable-next-line no-implied-eval, no-new-func, typescript/no-implied-eval -- the code is our own README
    const run = new Function('load', 'check', `return (async () => {${body}})()`) as (...values: unknown[]) => unknown
    await run(load, check)
    expect(found.length).toBeGreaterThan(0)
    for (const [actual, expected] of found) expect(await actual).toEqual(expected)
  })
})

it('compiles: its parameters are those of the types', async () => {
  const project = mkdtempSync(join(tmpdir(), 'sala-readme-types-'))
  mkdirSync(join(project, 'node_modules/@sala-thai'), { recursive: true })
  await buildPackage(join(project, 'node_modules/@sala-thai/tools'))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  const files = examples.map((code, i) => {
    writeFileSync(join(project, `sample-${i}.js`), code)
    return `sample-${i}.js`
  })
  const options = [
    '--noEmit',
    '--allowJs',
    '--checkJs',
    '--strict',
    'false',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom',
  ]
  const args = [...options, '--types', '', '--module', 'nodenext', '--moduleResolution', 'nodenext', ...files]
  const { stdout } = spawnSync(join(import.meta.dirname, '../../node_modules/.bin/tsc'), args, {
    cwd: project,
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
})
