import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as esbuild from 'esbuild'
import type { OpenApi } from '../../src/site/pages/openapi.ts'
import { declarations } from '../declarations.ts'
import { customElements } from '../elements/manifest.ts'
import { frameworks } from '../elements/types.ts'
import { elementsManifest } from './manifest.ts'

const root = new URL('../../', import.meta.url)
const pathOf = (name: string): string => fileURLToPath(new URL(name, root))

/** Writes the folder to pack as `@sala-thai/elements`: the client.js of the pages, for bundlers. */
export async function buildElements(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await esbuild.build({
    entryPoints: {
      client: pathOf('src/site/client/client.ts'),
      'client-date': pathOf('src/site/client/date-rules.ts'),
    },
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    charset: 'utf8',
    // A bundled module has the origin of the shop, which has no such service: `setService` names it.
    define: { 'import.meta.url': '""' },
    plugins: [dateApart],
  })
  const contract = JSON.parse(readFileSync(pathOf('openapi.json'), 'utf8')) as OpenApi
  const write = (name: string, text: string): void => writeFileSync(`${folder}/${name}`, text)
  write('client.d.ts', declarations(contract))
  for (const [name, types] of Object.entries(frameworks)) {
    write(`${name}.js`, "export * from './client.js'\n")
    write(`${name}.d.ts`, `${types('./client.js')}\nexport * from './client.js'\n`)
  }
  write('custom-elements.json', customElements('client.js'))
  write('package.json', `${JSON.stringify(elementsManifest(), undefined, 2)}\n`)
  cpSync(pathOf('src/site/client/README.md'), `${folder}/README.md`)
  cpSync(pathOf('LICENSE'), `${folder}/LICENSE`)
}

/** Only a page with `<thai-date>` loads its rules. */
const dateApart: esbuild.Plugin = {
  name: 'date apart',
  setup(build) {
    build.onResolve({ filter: /date-rules\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './client-date.js', external: true } : undefined,
    )
  },
}
