import { readFileSync } from 'node:fs'
import wasm from './wasm.json' with { type: 'json' }
import { shippedPackages, type Shipped } from './shipped.ts'

/**
 * The CycloneDX 1.6 bill of materials of the deployment: the packages with the hashes of package-lock.json, and their binary
 * files with their own. Derived from the lock file and not by `npm sbom`, which omits packages that a development tool also
 * depends on, and writes the time of day.
 */
export function sbom(): string {
  const { name, version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as Shipped
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name, version, licenses: [{ expression: 'MIT' }] } },
    components: [...shippedPackages().map(packageComponent), ...Object.entries(wasm).map(fileComponent)],
  }
  return `${JSON.stringify(bill, undefined, 2)}\n`
}

function packageComponent({ name, version, license, integrity, source }: Shipped): object {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex')
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [{ expression: license }],
    externalReferences: [{ type: 'vcs', url: source }],
  }
}

const fileComponent = ([name, content]: readonly [string, string]): object => ({
  type: 'file',
  'bom-ref': name,
  name,
  hashes: [{ alg: 'SHA-256', content }],
})
