import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

/** All temporary files of tests are in one folder, which is removed after the run. */
const left = mkdtempSync(join(tmpdir(), 'sala-test-'))
process.env['TMPDIR'] = left
process.on('exit', () => rmSync(left, { recursive: true, force: true, maxRetries: 5 }))

/** A busy machine must not fail a test: these limits only catch hangs. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }

/**
 * CI uses a fixed seed, so a failing property test always belongs to the change under test. The nightly run has a new seed
 * each day, and one run with the clock ahead (.ci/nightly).
 */
const given = 'test/run-setup.ts'
const provide = { seed: Number(process.env['SEED'] ?? 1), daysAhead: Number(process.env['DAYS_AHEAD'] ?? 0) }

/** Classed apart, because `npm run check` leaves them out. */
const slow = ['test/**/*.slow.test.ts', 'test/**/*.slow.node.test.ts']

/** Routes, D1 and Durable Objects: the test runs inside workerd, with the bindings of wrangler.toml. */
async function workerd(name: string, include: string, exclude: string) {
  return {
    plugins: [
      cloudflareTest({
        // Hides workerd's messages about connections that a test breaks.
        verbose: false,
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
          // Databases that a test passes to the service as DB_2 and DB_3.
          d1Databases: { GENERATION_2: 'generation-2', GENERATION_3: 'generation-3' },
          bindings: {
            TEST_MIGRATIONS: await readD1Migrations('./migrations'),
            RATE_LIMITS: 'off',
            REPORTER_SECRET: 'for tests only',
          },
        },
      }),
    ],
    test: {
      name,
      isolate: false,
      include: [include],
      exclude: [exclude],
      setupFiles: [given, 'test/worker-setup.ts'],
      provide,
      globalSetup: ['test/speech/stand-in/setup.ts', 'scripts/package/for-tests.ts'],
      ...patience,
    },
  }
}

/**
 * Pure code runs in Node (`*.test.ts`), code that needs the platform in workerd (`*.worker.test.ts`). Files that take more
 * than five seconds are `*.slow.*`: `npm test` runs all, `npm run check` the quick ones in Node. The pages in Chromium against the
 * started service (`test/browser`) are `npm run test:browser`.
 *
 * Files of a project share their modules (`isolate: false`): reloading them for each file took longer than the tests. So no
 * test may rely on a module that no other test has used.
 */
export default defineConfig(async () => ({
  test: {
    // Tests mostly wait: with one worker, vitest's default on two cores, they take twice as long.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Hides expected log lines: links closed and reopened. test/links/log.worker.test.ts checks them.
    onConsoleLog: (line: string) => !line.startsWith('{"level":"info"'),
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.worker.test.ts', ...slow, 'test/browser/**'],
          setupFiles: [given],
          provide,
          ...patience,
        },
      },
      await workerd('worker', 'test/**/*.worker.test.ts', 'test/**/*.slow.worker.test.ts'),
      { test: { name: 'slow', include: slow, setupFiles: [given], provide, ...patience } },
      await workerd('slow-worker', 'test/**/*.slow.worker.test.ts', 'test/browser/**'),
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/setup.ts'],
          ...patience,
          testTimeout: 180_000,
          hookTimeout: 300_000,
          // The pages mostly wait for their own timers: with two workers on two shared processors it took 342 s, with four 262 s.
          maxWorkers: Math.max(4, availableParallelism()),
          // In CI one slow moment of a busy machine is no failure: a real failure fails twice, and the log has the first try.
          retry: process.env['CI'] ? 1 : 0,
        },
      },
    ],
  },
}))
