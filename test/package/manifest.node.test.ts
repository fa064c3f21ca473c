import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { elementsManifest, manifest } from '../../scripts/package/manifest.ts'

const root = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Record<string, unknown>

/** The fields of package.json with the repository, which `npm run setup` writes over the placeholder. */
const at = (repository: string): object => ({
  repository: { type: 'git', url: `git+https://github.com/${repository}.git` },
  bugs: `https://github.com/${repository}/issues`,
  homepage: `https://github.com/${repository}#readme`,
})
const own = /^https:\/\/github\.com\/([^#]+)#readme$/.exec(String(root['homepage']))?.[1] ?? ''
const isPlaceholder = own === 'YOUR-NAME/sala'

describe('package.json', () => {
  it('names one repository', () => expect(root).toMatchObject(at(own)))

  it('is private: what is published is the package of the tools', () => expect(root['private']).toBe(true))
})

describe('the manifest of the npm package', () => {
  it('has the version and licence of package.json', () => {
    const { version, license } = root
    expect(manifest()).toMatchObject({ version, license })
  })

  it('names the repository, that of the publishing action of GitHub in place of the placeholder', () => {
    expect(manifest('somchai/sala')).toMatchObject(at(isPlaceholder ? 'somchai/sala' : own))
  })

  it('names none while it is the placeholder', () => {
    expect(JSON.stringify([manifest(), elementsManifest()])).not.toContain('YOUR-NAME')
    if (isPlaceholder) expect(manifest('YOUR-NAME/sala')).not.toHaveProperty('repository')
  })

  it('is public and has keywords', () => {
    expect(manifest()).not.toHaveProperty('private')
    expect(manifest()).toMatchObject({
      publishConfig: { access: 'public' },
      keywords: expect.arrayContaining(['promptpay']),
    })
  })
})
