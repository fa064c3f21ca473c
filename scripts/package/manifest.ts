import { readFileSync } from 'node:fs'
import { frameworks } from '../elements/types.ts'
import { PLACEHOLDER, withRepository } from '../repository.ts'
import { entries } from './entries.ts'

interface Metadata {
  readonly version: string
  readonly license: string
  readonly repository: { readonly type: string; readonly url: string }
  readonly bugs: string
  readonly homepage: string
}

/**
 * Common to the packages. Repository, bugs and homepage are the checkout's; a provenance statement is compared with
 * `repository`, so GITHUB_REPOSITORY (`owner/name`) replaces the placeholder. Without either they are left out.
 */
function shared(githubRepository = process.env['GITHUB_REPOSITORY'] ?? PLACEHOLDER): object {
  const source = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  const { version, license, repository, bugs, homepage } = JSON.parse(
    withRepository(source, githubRepository),
  ) as Metadata
  return {
    version,
    license,
    ...(!homepage.includes(PLACEHOLDER) && { repository, bugs, homepage }),
    type: 'module',
    engines: { node: '>=20' },
    publishConfig: { access: 'public', provenance: true },
  }
}

/** Types first: a compiler uses the first condition that it supports. */
const entry = (name: string): object => ({ types: `./${name}.d.ts`, default: `./${name}.js` })

/** The package.json of the functions. */
export function manifest(githubRepository?: string): object {
  return {
    name: '@sala-thai/tools',
    description:
      'Thai utilities in process: baht text, dates, digits, IDs, romanization, reading, addresses, holidays, PromptPay, QR',
    keywords: [
      'thai',
      'thailand',
      'bahttext',
      'promptpay',
      'romanization',
      'rtgs',
      'address',
      'postcode',
      'holidays',
      'qr',
    ],
    ...shared(githubRepository),
    sideEffects: false,
    exports: {
      ...Object.fromEntries(Object.keys(entries).map((name) => [`./${name}`, entry(name)])),
      './package.json': './package.json',
    },
  }
}

/** The package.json of the elements: importing one of its modules defines them. */
export function elementsManifest(githubRepository?: string): object {
  const names = ['client', ...Object.keys(frameworks)]
  return {
    name: '@sala-thai/elements',
    description:
      'Thai addresses and dates in a form: <thai-address>, <thai-address-search>, <thai-date>, with a typed client',
    keywords: [
      'thai',
      'thailand',
      'address',
      'postcode',
      'date',
      'buddhist-era',
      'custom-elements',
      'web-components',
      'form',
    ],
    ...shared(githubRepository),
    sideEffects: names.map((name) => `./${name}.js`),
    customElements: 'custom-elements.json',
    exports: {
      '.': entry('client'),
      ...Object.fromEntries(Object.keys(frameworks).map((name) => [`./${name}`, entry(name)])),
      './custom-elements.json': './custom-elements.json',
      './package.json': './package.json',
    },
  }
}
