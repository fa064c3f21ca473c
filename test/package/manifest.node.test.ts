import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifest } from '../../scripts/package/manifest.ts'

const root = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Record<string, unknown>

/** The fields of package.json with an owner's name, which is written in one place, over YOUR-NAME, to publish. */
const at = (owner: string): object => ({
  repository: { type: 'git', url: `git+https://github.com/${owner}/sala.git` },
  bugs: `https://github.com/${owner}/sala/issues`,
  homepage: `https://github.com/${owner}/sala#readme`,
})

describe('package.json', () => {
  it('names repository, bugs and homepage, with YOUR-NAME for the owner', () =>
    expect(root).toMatchObject(at('YOUR-NAME')))

  it('is private: what is published is the package of the tools', () => expect(root['private']).toBe(true))
})

describe('the manifest of the npm package', () => {
  it('has the version, licence and addresses of package.json', () => {
    const { version, license } = root
    expect(manifest('YOUR-NAME/sala')).toMatchObject({ version, license, ...at('YOUR-NAME') })
  })

  it('names the repository in which an action of GitHub publishes', () => {
    expect(manifest('somchai/sala')).toMatchObject(at('somchai'))
    expect(JSON.stringify(manifest('somchai/sala'))).not.toContain('YOUR-NAME')
  })

  it('is public and has keywords', () => {
    expect(manifest()).not.toHaveProperty('private')
    expect(manifest()).toMatchObject({
      publishConfig: { access: 'public' },
      keywords: expect.arrayContaining(['promptpay']),
    })
  })
})
