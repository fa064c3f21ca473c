import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import * as limits from '../../src/limits.ts'
import type { OpenApi } from '../../src/site/pages/openapi.ts'
import { declaredFunctions, type Declared } from './types.ts'
import { entries, madeEntries } from './entries.ts'
import { manifest } from './manifest.ts'

// By require: vitest would load its browser build.
const { parseSync, Visitor } = createRequire(import.meta.url)('oxc-parser') as typeof import('oxc-parser')

const root = new URL('../../', import.meta.url)
const pathOf = (name: string): string => fileURLToPath(new URL(name, root))

/** Inlines limits as plain numbers, and leaves out everything that only the service draws. */
const ofPackage: esbuild.Plugin = {
  name: 'of-package',
  setup(build) {
    build.onResolve({ filter: /\/(?:raster|picture-header)\.ts$/ }, () => ({ path: pathOf('src/offline/left-out.ts') }))
    // As in the package's package.json (`sideEffects`): unused modules are dropped.
    build.onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ path, resolveDir }) => ({
      path: resolve(resolveDir, path),
      sideEffects: false,
    }))
    build.onResolve({ filter: /^node:zlib$/ }, () => ({ path: pathOf('src/package/zlib.ts') }))
    build.onLoad({ filter: /\/src\/(?:address|text|thai|qr|promptpay|holidays|http)\/.*\.ts$/ }, ({ path }) => ({
      contents: withoutRaw(path, readFileSync(path, 'utf8')),
      loader: 'ts',
    }))
    build.onLoad({ filter: /\/src\/limits\.ts$/ }, () => ({
      contents: Object.entries(limits)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n'),
    }))
  },
}

/**
 * A source with plain strings in place of `String.raw` and its parameters: Bun escapes Thai in the raw part of a template.
 * Nested templates are replaced first.
 *
 * @example withoutRaw('a.ts', 'f(String.raw`ก\\d${x}`)') // 'f(("ก\\\\d"+(x)+""))'
 */
function withoutRaw(path: string, source: string): string {
  if (!source.includes('String.raw')) return source
  const tags = new Set(['String.raw', ...Array.from(source.matchAll(NAMED_RAW), ([, name = '']) => name)])
  const edits: { readonly start: number; readonly end: number; readonly plain: string }[] = []
  new Visitor({
    TaggedTemplateExpression: ({ tag, quasi: { quasis, expressions }, start, end }) => {
      const isOuter = [...tags].some((each) => source.slice(tag.end, end).includes(`${each}\``))
      if (!tags.has(source.slice(tag.start, tag.end)) || isOuter) return
      const parts = quasis.flatMap(({ value: { raw } }, i) => {
        const expression = expressions[i]
        return [JSON.stringify(raw), ...(expression ? [`(${source.slice(expression.start, expression.end)})`] : [])]
      })
      edits.push({ start, end, plain: `(${parts.join('+')})` })
    },
  }).visit(parseSync(path, source).program)
  const changed = edits.reduceRight(
    (text, { start, end, plain }) => text.slice(0, start) + plain + text.slice(end),
    source,
  )
  return edits.length === 0 ? source.replaceAll(NAMED_RAW, '') : withoutRaw(path, changed)
}
const NAMED_RAW = /^const (\w+) = String\.raw$/gm

/** The module of an entry whose function is derived from its tool. */
const MADE = /^made:/
const made: esbuild.Plugin = {
  name: 'made',
  setup(build) {
    build.onResolve({ filter: MADE }, ({ path }) => ({ path: path.replace(MADE, ''), namespace: 'made' }))
    build.onLoad({ filter: /./, namespace: 'made' }, ({ path }) => {
      const { tool, folder = '' } = madeEntries.get(path) ?? {}
      const make = tool?.problems ? 'refusingFunctionOf' : 'functionOf'
      return {
        contents: `import { ${tool?.name} as tool } from './src/${folder}/tool.ts'
import { ${make} } from './src/package/function-of.ts'
export { SalaError } from './src/package/sala-error.ts'
export const ${tool?.name} = ${make}(tool)`,
        resolveDir: pathOf(''),
      }
    })
  },
}

/** The source of an entry: handwritten where the function needs more than its input, otherwise derived from the tool. */
const sourceOf = (entry: string): string => {
  const file = pathOf(`src/package/${entry}.ts`)
  return existsSync(file) ? file : `made:${entry}`
}

/** Writes the folder to pack: one module per entry, the shared modules, and the types. */
export async function buildPackage(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await esbuild.build({
    entryPoints: [...Object.keys(entries), 'qr-kinds', 'qr-pictures'].map((entry) => ({
      in: sourceOf(entry),
      out: entry,
    })),
    outdir: folder,
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    charset: 'utf8',
    minifySyntax: true,
    plugins: [made, ofPackage],
  })
  const contract = JSON.parse(readFileSync(pathOf('openapi.json'), 'utf8')) as OpenApi
  writeTypes(folder, declaredFunctions(contract))
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest(), undefined, 2)}\n`)
  cpSync(pathOf('src/package/README.md'), `${folder}/README.md`)
  cpSync(pathOf('src/package/LICENCES.md'), `${folder}/LICENCES.md`)
  cpSync(pathOf('LICENSE'), `${folder}/LICENSE`)
}

function writeTypes(folder: string, functions: readonly Declared[]): void {
  const types = readFileSync(pathOf('src/package/functions.generated.ts'), 'utf8')
  writeFileSync(`${folder}/types.d.ts`, types.slice(0, types.indexOf('/** The functions of the package')))
  const error = readFileSync(pathOf('src/package/sala-error.ts'), 'utf8')
  writeFileSync(`${folder}/sala-error.d.ts`, declarationOf(error))
  for (const entry of Object.keys(entries)) {
    const mine = functions.filter((declared) => declared.entry === entry)
    const names = mine.flatMap(({ types: used }) => used)
    writeFileSync(
      `${folder}/${entry}.d.ts`,
      `import type { ${names.join(', ')} } from './types.js'
export { SalaError, type ErrorCode, type ParameterError } from './sala-error.js'
export type { ${names.join(', ')} }
${mine.map((each) => `/** ${each.comment} */\nexport declare function ${each.name}(${each.params}): ${each.answer}`).join('\n')}
`,
    )
  }
}

/** The declaration of a class, without its code. */
function declarationOf(source: string): string {
  return source
    .replaceAll("'./functions.generated.ts'", "'./types.js'")
    .replace('export class', 'export declare class')
    .replaceAll('  declare readonly', '  readonly')
    .replace(/(constructor\(.*?)(readonly ParameterError\[\]) = \[\]\) \{[\s\S]*?\n {2}\}/, '$1$2)')
    .replace('errors: readonly ParameterError[])', 'errors?: readonly ParameterError[])')
}

/** Packs the folder as the one tarball of dist/. */
export function pack(folder: string, into: string): void {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', into], { cwd: folder, stdio: 'inherit' })
}
