import { readFileSync } from 'node:fs'
import { entries } from './entries.ts'

/** Where nobody has said yet whose repository this is. Actions of GitHub say it, as `owner/name`. */
const PLACEHOLDER = 'YOUR-NAME/sala'

interface Metadata {
  readonly version: string
  readonly license: string
  readonly repository: { readonly type: string; readonly url: string }
  readonly bugs: string
  readonly homepage: string
}

/**
 * The package.json of the npm package. Repository, bugs and homepage are those of the checkout's; a provenance statement
 * is compared with `repository`, so what GITHUB_REPOSITORY names takes the place of the placeholder.
 */
export function manifest(githubRepository = process.env['GITHUB_REPOSITORY'] ?? PLACEHOLDER): object {
  const source = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  const { version, license, repository, bugs, homepage } = JSON.parse(
    source.replaceAll(PLACEHOLDER, githubRepository),
  ) as Metadata
  return {
    name: '@sala-thai/tools',
    version,
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
    license,
    repository,
    bugs,
    homepage,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    publishConfig: { access: 'public', provenance: true },
    exports: {
      ...Object.fromEntries(
        Object.keys(entries).map((entry) => [`./${entry}`, { types: `./${entry}.d.ts`, default: `./${entry}.js` }]),
      ),
      './package.json': './package.json',
    },
  }
}
