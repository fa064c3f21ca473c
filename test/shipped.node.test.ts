import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { licences } from '../scripts/licences.ts'
import { sbom } from '../scripts/sbom.ts'
import { shippedPackages } from '../scripts/shipped.ts'
import wasm from '../scripts/wasm.json' with { type: 'json' }

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>>
}

const root = new URL('../', import.meta.url)
const names = shippedPackages().map(({ name }) => name)

describe('the binary parts of the Worker', () => {
  it('are those that are recorded', () => {
    const sources = globSync('src/**/*.ts', { cwd: root }).map((file) => readFileSync(new URL(file, root), 'utf8'))
    const imported = sources.flatMap((text) => [...text.matchAll(/from '([^']+\.wasm)'/g)].map(([, path]) => path))
    expect(imported.toSorted()).toEqual(Object.keys(wasm))
  })

  it.for(Object.entries(wasm))('%s has the SHA-256 %s', ([path, hash]) => {
    const bytes = readFileSync(new URL(`node_modules/${path}`, root))
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
  })
})

describe('what is deployed', () => {
  it('has every dependency of package.json, and the QR reader of the pages', () => {
    const { dependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
      dependencies: Record<string, string>
    }
    expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'jsqr']))
    expect(names).not.toContain('vitest')
  })

  it('has nothing that only development needs', () => {
    const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as Lock
    const needed = new Set(Object.keys(lock.packages['']?.dependencies ?? {}))
    for (const name of needed) {
      const { dependencies = {} } = lock.packages[`node_modules/${name}`] ?? {}
      for (const further of Object.keys(dependencies)) needed.add(further)
    }
    expect(names.filter((name) => !needed.has(name))).toEqual(['jsqr'])
  })

  it('is in the bill of materials, with hashes and licences', () => {
    const { bomFormat, components } = JSON.parse(sbom()) as {
      bomFormat: string
      components: { name: string; hashes: { content: string }[] }[]
    }
    expect(bomFormat).toBe('CycloneDX')
    expect(components.map(({ name }) => name)).toEqual([...names, ...Object.keys(wasm)])
    for (const { hashes } of components) expect(hashes[0]?.content).toMatch(/^(?:[0-9a-f]{64}|[0-9a-f]{128})$/)
    expect(sbom()).toBe(sbom())
  })

  it('has its licences listed, the MPL with the link to its source', () => {
    const text = licences()
    for (const name of names) expect(text).toContain(`${name} `)
    expect(text).toContain('https://www.mozilla.org/MPL/2.0/')
    expect(text).toContain('Source: https://github.com/yisibl/resvg-js')
    expect(text).toContain('SIL OPEN FONT LICENSE')
  })
})
