import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { buildPackage } from '../../scripts/package/build.ts'
import { entries } from '../../scripts/package/entries.ts'

/** The types in a user's compiler: strict, without DOM and without @types/node. */

const folder = mkdtempSync(join(tmpdir(), 'sala-types-'))

beforeAll(async () => {
  mkdirSync(join(folder, 'node_modules/@sala-thai'), { recursive: true })
  await buildPackage(join(folder, 'node_modules/@sala-thai/tools'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'use.ts'), use)
}, 60_000)

const use = `${Object.entries(entries)
  .map(([entry, names], i) => `import { ${names.join(', ')}, SalaError as Error${i} } from '@sala-thai/tools/${entry}'`)
  .join('\n')}
import type { DateAnswer } from '@sala-thai/tools/date'

export const text: string = bahtText({ amount: 21 }).text
export const today: DateAnswer = date()
export const changed: number = digits({ text: '1', to: 'thai' }).changed
export const count: Promise<{ count: number }> = provinces()
export const bytes: Uint8Array = qrPng({ text: 'x' })
export const svg: string = qrSvg({ text: 'x', caption: 'y' }) + qr({ kind: 'text', text: 'x' }).svg
export const same: typeof Error0 = Error1
// @ts-expect-error an unknown direction
digits({ text: '1', to: 'lao' })
// @ts-expect-error the amount is required
bahtText({})
// @ts-expect-error the package draws no logos
qrSvg({ text: 'x', logo: 'y' })
`

it.for([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('compile under --module %s --moduleResolution %s', ([module = '', resolution = '']) => {
  const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022', '--lib', 'es2022']
  const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc')
  const args = [...options, '--types', '', '--module', module, '--moduleResolution', resolution, 'use.ts']
  const run = (): string => execFileSync(tsc, args, { cwd: folder, encoding: 'utf8' })
  expect(run()).toBe('')
})

it('say any nowhere', () => {
  const built = join(folder, 'node_modules/@sala-thai/tools')
  const declarations = readdirSync(built).filter((name) => name.endsWith('.d.ts'))
  expect(declarations.length).toBeGreaterThan(Object.keys(entries).length)
  const withoutComments = (name: string): string =>
    readFileSync(join(built, name), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  expect(declarations.filter((name) => /\bany\b/.test(withoutComments(name)))).toEqual([])
})
