import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { problemsOf } from '../../src/http/contract.ts'
import type { OpenApi } from '../../src/site/pages/openapi.ts'
import { packaged } from './entries.ts'
import { declaredFunctions, typesText } from './types.ts'

/** A step of `npm run build`: writes src/package/*.generated.ts (ignored by Git), types and parameters from the contracts. */
const root = new URL('../../', import.meta.url)
const openApi = JSON.parse(readFileSync(new URL('openapi.json', root), 'utf8')) as OpenApi

/** Problems that only a request over HTTP can have. */
const ofHttp = new Set([
  'body_too_large',
  'invalid_json',
  'limits_unavailable',
  'malformed_encoding',
  'rate_limited',
  'repeated_parameter',
  'unsupported_media_type',
])
const codes = new Set(packaged.flatMap(problemsOf).filter((code) => !ofHttp.has(code)))

write(
  'functions',
  `${typesText(openApi, [...codes].toSorted())}

/** The functions of the package, by name. */
export interface Functions {
${declaredFunctions(openApi)
  .map(({ name, comment, params, answer }) => `  /** ${comment} */\n  ${name}: (${params}) => ${answer}`)
  .join('\n')}
}
`,
)

function write(name: string, code: string): void {
  const file = fileURLToPath(new URL(`src/package/${name}.generated.ts`, root))
  writeFileSync(file, `// Written by \`npm run contract\` from the contracts.\n${code}`)
  execFileSync('node_modules/.bin/oxfmt', [file], { cwd: fileURLToPath(root), stdio: ['ignore', 'ignore', 'inherit'] })
}
