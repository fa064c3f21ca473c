import { run } from './run.ts'

/**
 * `npm run check`: the checks of a change, fastest failures first, and the quick tests in Node. `npm test` and CI run the slow
 * tests and those in workerd too. `-- --fast` skips all tests.
 */
const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'npm', 'run', '--silent', 'types'],
  ['build', 'npm', 'run', '--silent', 'build'],
  ['tsc', 'tsc'],
  ['tsc site', 'tsc', '-p', 'src/site'],
  ['tsc browser', 'tsc', '-p', 'test/browser'],
  ['tsc bench', 'tsc', '-p', 'bench'],
  ['tsc fuzz', 'tsc', '-p', 'bench/proof/fuzz'],
  ['oxlint', 'oxlint', '--type-aware'],
  ['oxfmt', 'oxfmt', '--check', '.'],
  ['data', 'npm', 'run', '--silent', 'data', '--', '--check'],
  ['openapi', 'redocly', 'lint', 'openapi.json', '--extends=recommended-strict'],
  ['expressions', 'node', 'bench/expressions/expressions.ts'],
  ['knip', 'knip'],
  ...(process.argv.includes('--fast') ? [] : [['tests', 'vitest', 'run', '--project', 'unit'] as const]),
]

for (const [name, command, ...args] of steps) {
  console.log(`\n== ${name}`)
  const code = await run(command, args)
  if (code !== 0) {
    console.error(`\n${name} failed`)
    process.exit(code)
  }
}
console.log('\nAll checks passed.')
