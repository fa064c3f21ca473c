import { existsSync, readFileSync } from 'node:fs'
import { shippedPackages, type Shipped } from './shipped.ts'

const RULE = `\n\n${'='.repeat(80)}\n\n`

/** Licences whose text is not in the package, with their requirements for a redistributor. */
const withoutText: Readonly<Record<string, (shipped: Shipped) => string>> = {
  'MPL-2.0': ({ source, version }) =>
    `Mozilla Public License 2.0: https://www.mozilla.org/MPL/2.0/
It is passed on unchanged. The source form of this version is at ${source}/tree/v${version}; that of the renderer in it
is at https://github.com/linebender/resvg.`,
}

/** The licences of everything that is deployed, each with its source. */
export function licences(): string {
  return shippedPackages().map(licenceOf).join(RULE)
}

function licenceOf(shipped: Shipped): string {
  const { name, version, license, source } = shipped
  const folder = new URL(`../node_modules/${name}/`, import.meta.url)
  const texts = ['LICENSE', 'LICENSE_FONT'].map((file) => new URL(file, folder)).filter((file) => existsSync(file))
  const text = texts.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n') || withoutText[license]?.(shipped)
  if (text === undefined) throw new Error(`${name}: no text of its licence ${license}`)
  return `${name} ${version} (${license})\nSource: ${source}\n\n${text}`
}
