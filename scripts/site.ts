import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, transform, type BuildOptions, type Plugin } from 'esbuild'
import type { OpenApi } from '../src/site/pages/openapi.ts'
import { favicon } from '../src/site/pages/drawings.ts'
import type { Assets } from '../src/site/pages/frame.ts'
import { calendar } from '../src/holidays/announced.ts'
import { inLanguage, words, type Html } from '../src/site/pages/language.ts'
import { notFoundPage } from '../src/site/pages/not-found-page.ts'
import { llmsText } from '../src/site/pages/llms.ts'
import { skillText } from '../src/site/pages/skill.ts'
import { pages } from '../src/site/pages/pages.ts'
import { sitemap } from '../src/site/pages/sitemap.ts'
import type { AddressFile } from '../src/site/pages/tool-pages/postcode-pages.ts'
import { fonts } from './fonts.ts'
import { manifest } from './manifest.ts'
import { offlineModule, serviceWorker } from './offline.ts'
import { version } from '../src/service/version.ts'
import { declarations } from './declarations.ts'
import { frameworks } from './elements/types.ts'
import { pictures } from './pictures.ts'
import { licences } from './licences.ts'
import { sbom } from './sbom.ts'
import { sources } from './sources.ts'

type Body = string | Uint8Array
/** Files of public/ by their path. */
export type Files = Map<string, Body>

/** All files of src/site: the pages, the reference and the browser client. */
export async function siteFiles(contract: OpenApi, addresses: AddressFile): Promise<Files> {
  const files: Files = new Map(await clientModules())
  const client = { version, integrity: sri(files, pinned('client')), dateIntegrity: sri(files, pinned('client-date')) }
  const shown = { contract, addresses, client, sources: sources(), calendar }
  const families = (await fonts()).map(({ weight, bytes }) => ({
    plain: `/site/sarabun-${weight}.woff2`,
    kept: keep(files, `sarabun-${weight}`, 'woff2', bytes),
  }))
  const style = families.reduce((css, font) => css.replace(font.plain, font.kept), source('browser/style.css'))
  const scriptOf = pageScripts(files, {
    OFFLINE_MODULE: keep(files, 'offline', 'js', await offlineModule('routes')),
    CODES_MODULE: keep(files, 'codes', 'js', await offlineModule('codes')),
  })
  const assets: Assets = {
    style: keep(files, 'style', 'css', await minified(style, 'css')),
    scripts: { main: await scriptOf('main'), front: await scriptOf('front'), desk: await scriptOf('desk') },
    fonts: families.map((font) => font.kept),
    earlyScript: (await minified(source('browser/early.js'), 'js')).trim(),
  }
  const all = pages(shown, assets)
  for (const [path, content] of [...all, ['/404', notFoundPage(assets)] as const]) {
    for (const [file, twin] of await twins(path, content)) files.set(file, twin)
  }
  const released = new RegExp(String.raw`^## ${version} \((\d{4}-\d\d-\d\d)\)$`, 'm').exec(
    readFileSync(new URL('../CHANGELOG.md', import.meta.url), 'utf8'),
  )?.[1]
  files.set('sitemap.xml', sitemap(all.keys(), { addresses, calendar, released }))
  files.set('llms.txt', llmsText(contract))
  files.set('SKILL.md', skillText(contract))
  for (const [path, picture] of await pictures()) files.set(path, picture)
  files.set('site.webmanifest', manifest('th'))
  files.set('en/site.webmanifest', manifest('en'))
  files.set('favicon.svg', favicon)
  files.set('client.d.ts', declarations(contract))
  for (const [framework, types] of Object.entries(frameworks))
    files.set(`client-${framework}.d.ts`, types('./client.js'))
  files.set('licences.txt', licences())
  files.set('sbom.json', sbom())
  // Pictures and metadata that browsers request besides a page.
  files.set('_redirects', redirects(files.keys()))
  files.set('_headers', headers(assets.earlyScript, files.keys()))
  files.set('worker.js', await serviceWorker(files))
  return files
}

/** Both twins of every page by their file: `/docs` is docs.html and en/docs.html. */
async function twins(path: string, content: Html): Promise<[string, string][]> {
  const both = (await content).toString()
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  return (['th', 'en'] as const).map((language) => [
    inLanguage(words(file, `en/${file}`), language),
    inLanguage(both, language),
  ])
}

const sourcePath = (path: string): string => fileURLToPath(new URL(`../src/site/${path}`, import.meta.url))
const source = (path: string): string => readFileSync(sourcePath(path), 'utf8')

async function minified(text: string, loader: 'css' | 'js'): Promise<string> {
  return (await transform(text, { loader, minify: true })).code
}

/** Adds a file under a name with a hash of its bytes, and returns its URL. */
function keep(files: Files, name: string, extension: string, body: Body): string {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10)
  const path = `site/${name}-${hash}.${extension}`
  files.set(path, body)
  return `/${path}`
}

const bundling = {
  bundle: true,
  format: 'esm',
  target: 'es2021',
  minify: true,
  write: false,
  legalComments: 'none',
} as const satisfies BuildOptions

/** Browsers with form-associated elements (`attachInternals`) support the classes of this year. */
const CLIENT_TARGET = 'es2022'

/**
 * The file of a module whose bytes never change. Its URL has an `@`, which the asset server would redirect to `%40`, so
 * `_redirects` maps it to the file. @example pinned('client') // 'client-1.2.0.js', at /client@1.2.0.js
 */
const pinned = (name: string): string => `${name}-${version}.js`

/** The modules of released versions, which pages reference with their `integrity`. */
const released = new URL('../src/site/client/released/', import.meta.url)

/**
 * client.js, and the date rules beside it, which only a page with `<thai-date>` loads; both also under their versioned name.
 * Released files never change.
 */
async function clientModules(): Promise<[string, Body][]> {
  const names = readdirSync(released).filter((name) => /^client-.*\d\.js$/.test(name))
  return [
    ...(await moduleNamed('client.js', 'client/client.ts', 'client-date.js')),
    ...(await moduleNamed('client-date.js', 'client/date-rules.ts')),
    ...(await moduleNamed(pinned('client'), 'client/client.ts', `client-date@${version}.js`)),
    ...(await moduleNamed(pinned('client-date'), 'client/date-rules.ts')),
    ...names.map((name) => [name, readFileSync(new URL(name, released))] as [string, Body]),
  ]
}

async function moduleNamed(name: string, entry: string, rules = ''): Promise<[string, Body][]> {
  const apart: Plugin = {
    name: 'rules apart',
    setup(run) {
      run.onResolve({ filter: /date-rules\.ts$/ }, ({ kind }) =>
        kind === 'dynamic-import' ? { path: `./${rules}`, external: true } : undefined,
      )
    },
  }
  const entryPoints = [sourcePath(entry)]
  const { outputFiles } = await build({ ...bundling, target: CLIENT_TARGET, entryPoints, plugins: [apart] })
  return outputFiles.map(({ contents }) => [name, contents])
}

/** The value of an `integrity` attribute. */
function sri(files: Files, name: string): string {
  return `sha384-${createHash('sha384')
    .update(files.get(name) ?? '')
    .digest('base64')}`
}

/**
 * The script of a page in one file. Rarely used code is a chunk of its own, loaded on use. It duplicates the few lines that
 * it shares with the page, because a third file for them would cost every visitor a request.
 */
function pageScripts(
  files: Files,
  modules: Readonly<Record<string, string>>,
): (entry: keyof Assets['scripts']) => Promise<string> {
  const external = Object.values(modules)
  const parts = new Map<string, Promise<string>>()
  const apart: Plugin = {
    name: 'apart',
    setup(run) {
      run.onResolve({ filter: /./ }, async ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import' || external.includes(path)) return undefined
        const { path: file } = await run.resolve(path, { resolveDir, kind: 'import-statement' })
        if (!parts.has(file)) parts.set(file, bundled(file, 'part'))
        return { path: (await parts.get(file)) ?? '', external: true }
      })
    },
  }
  const bundled = async (file: string, name: string): Promise<string> => {
    const { outputFiles } = await build({
      ...bundling,
      define: Object.fromEntries(Object.entries(modules).map(([word, path]) => [word, JSON.stringify(path)])),
      external,
      entryPoints: [file],
      plugins: [apart],
    })
    const [output] = outputFiles
    if (!output) throw new Error(`esbuild wrote nothing for ${file}`)
    return keep(files, name, 'js', output.contents)
  }
  return (entry) => bundled(sourcePath(`browser/${entry}.ts`), entry)
}

/** Redirects: the icon's old name, years of the other era, and versioned modules. */
function redirects(files: Iterable<string>): string {
  const years = calendar.data.years.flatMap(({ year }) => [
    `/holidays/${year} /holidays/${year + 543} 302`,
    `/en/holidays/${year + 543} /en/holidays/${year} 302`,
  ])
  const modules = releasesIn(files).map(({ address, file }) => `/${address} /${file} 200`)
  return `${['/favicon.ico /favicon.svg 302', ...years, ...modules].join('\n')}\n`
}

/** The versioned modules and their URLs. @example releasesIn(['client-1.2.0.js']) // [{ address: 'client@1.2.0.js', … }] */
function releasesIn(files: Iterable<string>): { readonly address: string; readonly file: string }[] {
  return [...files].flatMap((file) => {
    const [, name, release] = /^(client(?:-date)?)-(\d.*\.js)$/.exec(file) ?? []
    return name === undefined ? [] : [{ address: `${name}@${release}`, file }]
  })
}

/** Headers of the static files: nothing third-party may run on the pages, and only modules are usable by other sites. */
function headers(earlyScript: string, files: Iterable<string>): string {
  const hash = createHash('sha256').update(earlyScript).digest('base64')
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const page = `  Content-Security-Policy: ${policy}
  X-Frame-Options: DENY
  Cross-Origin-Opener-Policy: same-origin
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()`
  const module = `  Access-Control-Allow-Origin: *
  Cross-Origin-Resource-Policy: cross-origin
  Cache-Control: public, max-age=`
  const modules = [
    ['client.js', 3600],
    ['client-date.js', 3600],
    // By exact name: the 404 of an unknown version must not be cached.
    ...releasesIn(files).map(({ address }) => [address, '31536000, immutable']),
  ].map(([path, age]) => `/${path}\n${module}${age}`)
  const types = ['client', ...Object.keys(frameworks).map((name) => `client-${name}`)].map(
    (name) => `/${name}.d.ts\n${module}3600\n  Content-Type: text/plain; charset=utf-8`,
  )
  return `/*
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: max-age=31536000
${page}
/site/*
  Cache-Control: public, max-age=31536000, immutable
${[...modules, ...types].join('\n')}
`
}
