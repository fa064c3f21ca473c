import { readFileSync } from 'node:fs'

/** A third-party package that is deployed: in the Worker, or in the files of public/. */
export interface Shipped {
  readonly name: string
  readonly version: string
  /** SPDX expression. */
  readonly license: string
  /** Subresource integrity of the package file, from package-lock.json. */
  readonly integrity: string
  /** The URL of its source. */
  readonly source: string
}

interface LockEntry {
  readonly version: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: true
}

/** Development dependencies whose code is bundled into the pages. */
const IN_PAGES = new Set(['jsqr'])

const json = (path: string): unknown => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))

/** Every shipped package, by name. */
export function shippedPackages(): Shipped[] {
  const { packages } = json('package-lock.json') as { packages: Readonly<Record<string, LockEntry>> }
  return Object.entries(packages).flatMap(([path, { version, license = 'UNKNOWN', integrity = '', dev }]) => {
    const name = path.replace('node_modules/', '')
    if (name === '' || (dev && !IN_PAGES.has(name))) return []
    return [{ name, version, license, integrity, source: sourceOf(name) }]
  })
}

/** The repository of a package as a web URL. @example sourceOf('hono') // 'https://github.com/honojs/hono' */
function sourceOf(name: string): string {
  const { repository } = json(`node_modules/${name}/package.json`) as { repository?: string | { url: string } }
  const text = typeof repository === 'object' ? repository.url : (repository ?? '')
  const [path = ''] = /[\w.-]+\/[\w.-]+$/.exec(text.replace(/\.git$/, '')) ?? []
  return `https://github.com/${path}`
}
