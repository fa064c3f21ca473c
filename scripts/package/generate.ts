import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { problemsOf, type Contract } from '../../src/http/contract.ts'
import type { OpenApi } from '../../src/site/client/declarations.ts'
import * as address from '../../src/address/contract.ts'
import * as holidays from '../../src/holidays/contract.ts'
import * as promptpay from '../../src/promptpay/contract.ts'
import * as qr from '../../src/qr/contract.ts'
import { bodyStyle } from '../../src/qr/request.ts'
import * as text from '../../src/text/contract.ts'
import { entries } from './entries.ts'
import { bodyRulesOf, rulesOf } from './rules.ts'
import { declaredFunctions, typesText } from './types.ts'

/** `npm run contract` and `npm run data` write src/package/*.generated.ts: types and parameters, from the contracts. */
const root = new URL('../../', import.meta.url)
const openApi = JSON.parse(readFileSync(new URL('openapi.json', root), 'utf8')) as OpenApi

const byName = new Map<string, Contract>(
  Object.values({ ...text, ...holidays, ...address, ...promptpay, ...qr })
    .filter((value): value is Contract & typeof value => 'response' in value)
    .map((contract) => [contract.name, contract as unknown as Contract]),
)
const contracts = Object.values(entries).flatMap((names) => names.map((name) => byName.get(name) as Contract))

/** What only a request over HTTP can do wrong. */
const ofHttp = new Set([
  'body_too_large',
  'invalid_json',
  'limits_unavailable',
  'malformed_encoding',
  'rate_limited',
  'repeated_parameter',
  'unsupported_media_type',
])
const codes = new Set(contracts.flatMap(problemsOf).filter((code) => !ofHttp.has(code)))

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

const judgedByUrl = contracts.filter(
  ({ acceptsAnything, body, path, query }) => !acceptsAnything && !body && (path ?? query),
)
const judgedAsBody = contracts.filter(({ acceptsAnything, body }) => !acceptsAnything && body)
const rules = [
  ...judgedByUrl.flatMap(rulesOf),
  ...judgedAsBody.map(({ name, body }) => bodyRulesOf(name, body?.properties ?? {})),
  bodyRulesOf('qrStyle', bodyStyle),
]
write(
  'rules',
  `import type { Judged } from '../http/values.ts'\nimport { inBody } from './body.ts'\nimport * as given from './given.ts'\n\n${rules.join('\n')}`,
)

function write(name: string, code: string): void {
  const file = fileURLToPath(new URL(`src/package/${name}.generated.ts`, root))
  writeFileSync(file, `// Written by \`npm run contract\` from the contracts.\n${code}`)
  execFileSync('node_modules/.bin/oxfmt', [file], { cwd: fileURLToPath(root), stdio: 'inherit' })
}
