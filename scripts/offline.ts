import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import { tools } from '../src/site/pages/tools/tools.ts'

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Leaves out the renderer and compression of pictures, the learned readings of Thai text, and the validation of logos. */
const leftOut: esbuild.Plugin = {
  name: 'left-out',
  setup(build) {
    build.onResolve({ filter: /\/raster\.ts$|\/romanize\/romanize\.ts$|\/read\/read\.ts$|^node:zlib$/ }, () => ({
      path: source('offline/left-out.ts'),
    }))
    build.onResolve({ filter: /\/(?:picture-header|link-logo)\.ts$/ }, () => ({ path: source('offline/own-logo.ts') }))
  },
}

/** A file of src/offline/ as one module: the tools that the browser runs itself. */
export async function offlineModule(name: 'routes' | 'codes'): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [source(`offline/${name}.ts`)],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    legalComments: 'none',
    logOverride: { 'import-is-undefined': 'error' },
    plugins: [leftOut],
  })
  const [file] = outputFiles
  if (!file) throw new Error('esbuild wrote no offline module')
  return file.contents
}

/** The pages that work without a network, with everything below /site/. */
const pages = ['/', '/en/', ...tools.flatMap(({ id }) => [`/${id}`, `/en/${id}`])]
/** Pictures are for other sites and the address bar, not for the page. */
const isPicture = /\.png$/

/** The service worker, with its list of files to cache; a change of any of them is a new version. */
export async function serviceWorker(files: ReadonlyMap<string, string | Uint8Array>): Promise<string> {
  const parts = [...files.keys()].filter((path) => path.startsWith('site/') && !isPicture.test(path)).toSorted()
  const paths = [...pages, ...parts.map((path) => `/${path}`), '/favicon.svg']
  const hash = createHash('sha256').update(paths.join())
  for (const page of pages) hash.update(files.get(`${page.slice(1)}${page.endsWith('/') ? 'index' : ''}.html`) ?? '')
  const version = hash.digest('hex').slice(0, 10)
  const code = readFileSync(source('site/browser/service-worker.js'), 'utf8')
  return (await esbuild.transform(code, { minify: true, define: { PARTS: JSON.stringify({ version, paths }) } })).code
}
