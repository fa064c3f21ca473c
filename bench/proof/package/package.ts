import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as esbuild from 'esbuild'
import { buildPackage, pack } from '../../../scripts/package/build.ts'
import { entries } from '../../../scripts/package/entries.ts'
import { launchChromium } from '../../../test/browser/chromium.ts'
import { serve } from '../../service/workerd.ts'
import { callCount, program, typedProgram } from './uses.ts'

/**
 * `npm run package:check`: packs the npm package, installs the tarball in an empty folder, and calls every function with the
 * inputs of test/package in Node 24 and 20, in Bun and Deno where the registry has them, in a Vite build in Chromium, and in
 * a bare Worker in workerd. All must return the same answers, and TypeScript must compile the types. Prints the size of the
 * imports. test/package/service.worker.test.ts checks on the same inputs that the service gives these answers too.
 */

const root = resolve(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'sala-package-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
const NODE_20 = '20.20.2'
/** Runtimes whose npm package ships their binary, with its possible paths in node_modules. */
const RUNTIMES = {
  Bun: {
    package: 'bun@1.4.5',
    args: [],
    files: [`@oven/bun-${process.platform}-${process.arch}/bin/bun`, 'bun/bin/bun.exe'],
  },
  Deno: {
    package: 'deno@2.9.6',
    args: ['run', '--allow-read'],
    files: [`@deno/${process.platform}-${process.arch}-glibc/deno`, `@deno/${process.platform}-${process.arch}/deno`],
  },
} as const
/** Retries: a registry that fails for a moment is not a fault of the package. */
const DOWNLOADS_MAX = 4

const tarball = await packed()
install(tarball)
const expected = inNode(process.execPath)
const others: Readonly<Record<string, () => Promise<string | undefined>>> = {
  [`Node ${NODE_20}`]: () => Promise.resolve(inNode(node20())),
  [RUNTIMES.Bun.package]: () => Promise.resolve(inRuntime('Bun')),
  [RUNTIMES.Deno.package]: () => Promise.resolve(inRuntime('Deno')),
  'Vite build in Chromium': inChromium,
  'bare Worker in workerd': inWorker,
}
console.log(`## The package

${callCount} calls of ${Object.values(entries).flat().length} functions from ${tarball.split('/').at(-1)} (${kilobytes(statSync(tarball).size)} kB), installed in an empty folder:

| where | answers |
|---|---|
| Node ${process.versions.node} | ${answerCount(expected)} answers and refusals |`)
for (const [place, run] of Object.entries(others)) {
  const printed = await run()
  const isOther = printed !== undefined && printed !== expected
  if (isOther) process.exitCode = 1
  console.log(`| ${place} | ${isOther ? '**differ**' : printed === undefined ? 'not in the registry' : 'the same'} |`)
}
for (const resolution of ['nodenext', 'bundler']) {
  const faults = compiled(resolution)
  if (faults !== '') process.exitCode = 1
  console.log(`| tsc --strict, ${resolution}, no DOM | ${faults === '' ? 'compiles' : `**${faults}**`} |`)
}
await printSizes()

/** Path of the tarball that `npm run package` makes. */
async function packed(): Promise<string> {
  await buildPackage(join(folder, 'built'))
  pack(join(folder, 'built'), folder)
  const name = readdirSync(folder).find((file) => file.endsWith('.tgz'))
  return join(folder, name ?? '')
}

/** Installs the tarball in an empty project and writes the program beside it. */
function install(file: string): void {
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, 'app/package.json'), '{ "type": "module", "private": true }')
  npm('install', '--no-audit', '--no-fund', '--offline', file)
  writeFileSync(join(folder, 'app/uses.js'), program())
  writeFileSync(
    join(folder, 'app/print.js'),
    "import { results } from './uses.js'\nprocess.stdout.write(await results())\n",
  )
  writeFileSync(join(folder, 'app/use.ts'), typedProgram())
}

function npm(...args: readonly string[]): void {
  execFileSync('npm', [...args, '--silent'], { cwd: join(folder, 'app'), stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The binary of Node 20, from the registry. */
function node20(): string {
  const name = `node-${process.platform}-${process.arch}`
  for (let tries = 0; tries < DOWNLOADS_MAX; tries++) {
    try {
      npm('install', '--no-audit', '--no-fund', '--no-save', `${name}@${NODE_20}`)
      break
    } catch (error) {
      if (tries === DOWNLOADS_MAX - 1) throw error
    }
  }
  return join(folder, 'app/node_modules', name, 'bin/node')
}

/** Runs the program in another runtime; undefined if the registry has no binary of it for this machine. */
function inRuntime(name: keyof typeof RUNTIMES): string | undefined {
  const runtime = RUNTIMES[name]
  try {
    npm('install', '--no-audit', '--no-fund', '--no-save', runtime.package)
  } catch {
    return undefined
  }
  const file = runtime.files.map((path) => join(folder, 'app/node_modules', path)).find((path) => existsSync(path))
  if (file === undefined) return undefined
  chmodSync(file, 0o755)
  return inNode(file, [...runtime.args, 'print.js'])
}

function inNode(node: string, args: readonly string[] = ['print.js']): string {
  return execFileSync(node, [...args], { cwd: join(folder, 'app'), encoding: 'utf8', maxBuffer: 2 ** 28 })
}

/** Builds the program with Vite, as an app would, and opens it. */
async function inChromium(): Promise<string> {
  const app = join(folder, 'app')
  writeFileSync(join(app, 'index.html'), '<!doctype html><script type="module" src="./page.js"></script>')
  writeFileSync(join(app, 'page.js'), "import { results } from './uses.js'\nglobalThis.printed = results()\n")
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: app, stdio: 'inherit' })
  const server = createServer((request, response) => {
    const file = join(app, 'dist', request.url === '/' ? 'index.html' : (request.url ?? ''))
    response.statusCode = existsSync(file) ? 200 : 404
    response.setHeader('Content-Type', extname(file) === '.js' ? 'text/javascript' : 'text/html')
    response.end(existsSync(file) ? readFileSync(file) : '')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const browser = await launchChromium()
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const printed = await page.evaluate<string>('globalThis.printed')
  await browser.close()
  server.close()
  return printed
}

/** Runs the program as one module in plain workerd, without nodejs_compat. */
async function inWorker(): Promise<string> {
  const app = join(folder, 'app')
  writeFileSync(
    join(app, 'worker.js'),
    "import { results } from './uses.js'\nexport default { fetch: async () => new Response(await results()) }\n",
  )
  await esbuild.build({
    entryPoints: [join(app, 'worker.js')],
    outdir: join(folder, 'worker'),
    bundle: true,
    format: 'esm',
  })
  const server = await serve({
    folder: join(folder, 'worker'),
    main: 'worker.js',
    modules: [],
    compatibilityDate: '2026-10-20',
    compatibilityFlags: [],
  })
  const answer = await (await fetch(server.url)).text()
  await server.stop()
  return answer
}

/** The output of tsc for the types. */
function compiled(resolution: string): string {
  const module = resolution === 'bundler' ? 'esnext' : resolution
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022', '--types', '']
  try {
    execFileSync(
      join(root, 'node_modules/.bin/tsc'),
      [...options, '--module', module, '--moduleResolution', resolution, 'use.ts'],
      { cwd: join(folder, 'app') },
    )
    return ''
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout ?? error).split('\n', 1)[0] ?? ''
  }
}

/** Size that one import of each function adds to a page: minified by esbuild, then gzip. */
async function printSizes(): Promise<void> {
  console.log('\n| import | kB, minified and gzipped |\n|---|--:|')
  for (const [entry, names] of Object.entries(entries)) {
    for (const name of names) {
      const contents = `export { ${name} } from '@sala-thai/tools/${entry}'`
      const { outputFiles } = await esbuild.build({
        stdin: { contents, resolveDir: join(folder, 'app') },
        bundle: true,
        minify: true,
        format: 'esm',
        write: false,
        logLevel: 'error',
      })
      const size = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length
      console.log(`| \`${name}\` of \`${entry}\` | ${kilobytes(size)} |`)
    }
  }
}

function answerCount(printed: string): number {
  return Object.values(JSON.parse(printed) as Record<string, unknown[]>).flat().length
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
