import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { buildElements } from '../../scripts/package/elements.ts'
import { startService } from '../../test/browser/service.ts'

/**
 * `npm run frameworks`: builds the checkouts of docs/web-page.md with Vite and the packed elements, and uses each in
 * Chromium as a customer does: the saved addresses show, one is edited, the two swap places, the form is sent.
 */

const here = import.meta.dirname
const saved = { home: '100404', work: '500108' }

interface App {
  readonly folder: string
  readonly plugin: readonly [module: string, options: object]
  readonly alias?: Readonly<Record<string, string>>
  /** The server renders the form and React hydrates it. */
  readonly isServed?: boolean
}

const react = ['@vitejs/plugin-react', {}] as const
const isCustomElement = (tag: string): boolean => tag.startsWith('thai-')
const apps: Readonly<Record<string, App>> = {
  'React 19': { folder: 'react', plugin: react },
  'React 19, hydrated': { folder: 'react-server', plugin: react, isServed: true },
  'React 19, hydrated with client.js there before': { folder: 'react-early', plugin: react, isServed: true },
  'React 18': { folder: 'react-18', plugin: react, alias: { react: 'react-18', 'react-dom': 'react-dom-18' } },
  'Vue 3': { folder: 'vue', plugin: ['@vitejs/plugin-vue', { template: { compilerOptions: { isCustomElement } } }] },
  'Svelte 5': { folder: 'svelte', plugin: ['@sveltejs/vite-plugin-svelte', { configFile: false }] },
}

if (!existsSync(join(here, 'node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' })
  if (status !== 0) throw new Error('npm ci failed in bench/frameworks/')
}
await buildElements(join(here, 'node_modules/@sala-thai/elements'))
const service = await startService(['RATE_LIMITS:off'], 'wrangler')
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const only = process.argv.slice(2)
const elements = join(here, 'node_modules/@sala-thai/elements')
/** Compilers and package linters, each with its command. */
const judges: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  'types in React 19': [join(here, '../../node_modules/.bin/tsc'), '-p', 'tsconfig.json'],
  'types in React 18': [join(here, '../../node_modules/.bin/tsc'), '-p', 'tsconfig.react-18.json'],
  'types in Vue 3': ['node_modules/.bin/vue-tsc', '-p', 'tsconfig.vue.json'],
  'types in Svelte 5': ['node_modules/.bin/svelte-check', '--tsconfig', 'tsconfig.svelte.json', '--fail-on-warnings'],
  publint: ['node_modules/.bin/publint', elements, '--strict'],
  attw: [
    'node_modules/.bin/attw',
    '--pack',
    elements,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    'custom-elements.json',
  ],
}
console.log('| framework | |\n|---|---|')
try {
  for (const [name, app] of Object.entries(apps)) {
    if (only.length > 0 && !only.includes(app.folder)) continue
    const faults = await driven(app).catch((error: unknown) => [String(error)])
    if (faults.length > 0) process.exitCode = 1
    console.log(`| ${name} | ${faults.length === 0 ? 'works' : `**${faults.join('; ')}**`} |`)
  }
  for (const [name, [program, ...args]] of Object.entries(judges)) {
    if (only.length > 0 && !only.includes('types')) continue
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: here, encoding: 'utf8' })
    if (status !== 0) process.exitCode = 1
    console.log(`| ${name} | ${status === 0 ? 'clean' : `**${`${stdout}${stderr}`.trim()}**`} |`)
  }
} finally {
  await browser.close()
  await service.stop()
}

/** Builds an app. @returns its index.html. */
async function built(app: App, into: string): Promise<string> {
  const load = (name: string): Promise<Record<string, unknown>> =>
    import(import.meta.resolve(name, pathToFileURL(`${here}/`).href)) as Promise<Record<string, unknown>>
  const vite = (await load('vite')) as { build: (options: object) => Promise<unknown> }
  const [module, options] = app.plugin
  const plugin = await load(module)
  const make = (plugin['svelte'] ?? plugin['default']) as (options: object) => unknown
  const atService = {
    name: 'service',
    enforce: 'pre',
    transform: (code: string) => code.replaceAll('https://YOUR-SALA', service.origin),
  }
  const entry = existsSync(join(here, app.folder, 'main.ts')) ? 'main.ts' : 'main.tsx'
  const common = {
    root: join(here, app.folder),
    configFile: false,
    logLevel: 'error',
    plugins: [atService, make(options)],
    resolve: { alias: app.alias ?? {} },
  }
  let served = ''
  if (app.isServed) {
    const server = `${into}-server`
    await vite.build({ ...common, build: { ssr: 'server.tsx', outDir: server, emptyOutDir: true, minify: false } })
    const { html } = (await import(`${server}/server.js`)) as { html: () => string }
    served = html()
    if (!served.includes('<thai-address')) throw new Error(`the server sent ${served}`)
  }
  const page = join(here, app.folder, 'index.html')
  const main = `<!doctype html><html lang="th"><meta charset="utf-8"><main>${served}</main>`
  writeFileSync(page, `${main}<script type="module" src="./${entry}"></script>`)
  try {
    await vite.build({ ...common, build: { outDir: into, emptyOutDir: true } })
  } finally {
    rmSync(page)
  }
  return readFileSync(join(into, 'index.html'), 'utf8')
}

/** Uses an app as a customer does. @returns the faults found. */
async function driven(app: App): Promise<string[]> {
  const folder = mkdtempSync(join(here, 'node_modules/.built-'))
  const html = await built(app, folder)
  const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }
  const server = createServer((request, response) => {
    const file = join(folder, request.url ?? '')
    const isFile = request.url !== '/' && existsSync(file)
    response.setHeader('Content-Type', isFile ? (types[extname(file)] ?? 'text/plain') : 'text/html')
    response.end(request.method === 'POST' ? 'thanks' : isFile ? readFileSync(file) : html)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const faults: string[] = []
  const page = await browser.newPage()
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(error.message))
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/order'))
  sent.catch(() => undefined)
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await use(page, (what, found, wanted) => {
      if (!isDeepStrictEqual(found, wanted)) faults.push(`${what}: ${JSON.stringify(found)}`)
    })
    const data = new URLSearchParams((await sent).postData() ?? '')
    const order = {
      'home.code': '100402',
      'home.subdistrict': 'สีลม',
      'home.postcode': '10500',
      'work.code': saved.work,
      'work.district': 'เมืองเชียงใหม่',
      day: '2018-10-10',
    }
    for (const [name, value] of Object.entries(order))
      if (data.get(name) !== value) faults.push(`sent ${name}=${data.get(name)}`)
  } finally {
    await page.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
    rmSync(`${folder}-server`, { recursive: true, force: true })
  }
  return faults
}

type Check = (what: string, found: unknown, wanted: unknown) => void

async function use(page: Page, check: Check): Promise<void> {
  const values = (): Promise<unknown> =>
    page.evaluate<unknown>(
      `[...document.querySelectorAll('thai-address')].map((each) => [each.getAttribute('name') || each.name, each.value, each.address?.subdistrict.code])`,
    )
  const loaded = "[...document.querySelectorAll('thai-address')].filter((each) => each.address).length === 2"
  const [home, work] = Object.entries(saved).map(([name, code]) => [name, code, code])
  await page.waitForFunction(loaded)
  check('the saved addresses', await values(), [home, work])
  const first = page.locator('thai-address').first()
  await first.getByLabel('ตำบล/แขวง').selectOption('สีลม')
  await page.waitForFunction("document.querySelector('thai-address').address?.subdistrict.code === '100402'")
  await page.getByRole('button', { name: 'สลับที่อยู่' }).click()
  await page.waitForFunction("document.querySelector('thai-address').name === 'work'")
  await page.waitForTimeout(300)
  check('after the change of places', await values(), [work, ['home', '100402', '100402']])
  const strangers = "[...document.querySelectorAll('thai-date')].filter((each) => !each.form)"
  check('elements outside every form', await page.evaluate(`${strangers}.length`), 0)
  check('boxes', await page.locator('thai-address > div').count(), 2)
  await page.getByLabel('วันที่ส่ง').fill('10/10/2561')
  await page.getByRole('button', { name: 'สั่งซื้อ' }).click()
  await page.getByText('thanks').waitFor()
}
