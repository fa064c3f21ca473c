import { readFileSync, writeFileSync } from 'node:fs'
import type { OpenApi, OpenApiOperation } from '../src/site/pages/openapi.ts'

/**
 * The first step of `npm run build`: writes src/site/client/*.generated.ts (ignored by Git), the functions of client.js, one
 * per operation of openapi.json under /api, named by `operationId`. `npm run contract` also runs it before openapi.json is
 * written, so it uses the existing file, without a new tool.
 */
const contract = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as OpenApi
const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)
const functions = operations.filter(({ path }) => path.startsWith('/api/v1'))

const rows = functions.map(
  ({ path, method, operation }) =>
    `  ${operation.operationId}: ['${method}', '${path.slice('/api/v1'.length)}', '${bodyOf(operation)}'],`,
)
write(
  'endpoints',
  `/** Every endpoint by the name of its function: method, path below /api/v1, and how the body of a success is handed over. */
export const endpoints = {
${rows.join('\n')}
} as const satisfies Record<string, readonly ['GET' | 'POST', string, 'json' | 'text' | 'blob']>

export type EndpointName = keyof typeof endpoints
`,
)
write(
  'functions',
  `import { home } from './home.ts'

export const {
${functions.map(({ operation }) => `  ${operation.operationId},`).join('\n')}
} = home
`,
)

function write(name: string, text: string): void {
  const head = '// Written by `npm run build` from openapi.json.\n'
  writeFileSync(new URL(`../src/site/client/${name}.generated.ts`, import.meta.url), head + text)
}

/** Pictures and sound are blobs; calendars, tables and SVG are text. */
function bodyOf({ responses }: OpenApiOperation): string {
  const [type = ''] = Object.keys((responses['200'] ?? responses['201'])?.content ?? {})
  if (type === 'application/json') return 'json'
  return /^text\/|svg/.test(type) ? 'text' : 'blob'
}
