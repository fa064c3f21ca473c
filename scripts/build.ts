import { fileURLToPath } from 'node:url'
import { run } from './run.ts'
import { unlessBuilt, type Build } from './stamp.ts'

/**
 * `npm run build`: generates the sources that are derived, and fills public/. Runs before start, test and deploy, and returns
 * at once where nothing has changed since the last time. `node scripts/build.ts selfhost` fills dist/selfhost.
 */
interface Made extends Build {
  readonly commands: readonly (readonly [command: string, ...args: string[]])[]
}

/** What every build reads; the last is the list of what npm has installed. */
export const allInputs = [
  'src',
  'data',
  'scripts',
  'openapi.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'node_modules/.package-lock.json',
] as const

export const builds = {
  site: {
    name: 'site',
    inputs: [...allInputs, 'CHANGELOG.md', '.oxfmtrc.json'],
    outputs: ['public', 'src/**/*.generated.ts'],
    commands: [
      ['npm', 'run', '--silent', 'generate'],
      ['node', 'scripts/public.ts'],
    ],
  },
  selfhost: {
    name: 'selfhost',
    inputs: [...allInputs, 'public', 'selfhost', 'migrations', 'wrangler.toml'],
    outputs: ['dist/selfhost'],
    commands: [['node', 'selfhost/build.ts']],
  },
} as const satisfies Readonly<Record<string, Made>>

if (import.meta.main) {
  const root = fileURLToPath(new URL('../', import.meta.url))
  const { commands, ...build } = builds[process.argv[2] === 'selfhost' ? 'selfhost' : 'site']
  await unlessBuilt(root, build, async () => {
    for (const [command, ...args] of commands) {
      // oxlint-disable-next-line no-await-in-loop -- each reads what the one before wrote
      const code = await run(command, args)
      if (code !== 0) process.exit(code)
    }
  })
}
