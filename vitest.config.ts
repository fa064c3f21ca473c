import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

/** A busy machine must not fail a test: the limit is there for what hangs. */
const testTimeout = 60_000

/** Routes, D1 and Durable Objects: the test runs inside workerd, with the bindings of wrangler.toml. */
async function workerd(name: string, include: string, exclude: string) {
  return {
    plugins: [
      cloudflareTest({
        wrangler: { configPath: './wrangler.toml' },
        miniflare: {
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
      setupFiles: ['test/worker-setup.ts'],
      globalSetup: ['test/speech/stand-in/setup.ts', ...(name === 'worker' ? ['scripts/package/for-tests.ts'] : [])],
      testTimeout,
    },
  }
}

/**
 * Pure code runs in Node (`*.test.ts`), what needs the platform in workerd (`*.worker.test.ts`). Files that take more than
 * five seconds are `*.slow.*`: `npm test` runs them, `npm run check` does not. The pages in Chromium against the started
 * service (`test/browser`) are `npm run test:browser`.
 *
 * Files of a project share their modules (`isolate: false`): starting anew for each took longer than the tests. So no test
 * may count on a module that nobody has used.
 */
export default defineConfig(async () => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.worker.test.ts', 'test/**/*.slow.test.ts', 'test/browser/**'],
          testTimeout,
        },
      },
      await workerd('worker', 'test/**/*.worker.test.ts', 'test/**/*.slow.worker.test.ts'),
      { test: { name: 'slow', include: ['test/**/*.slow.test.ts'], testTimeout } },
      await workerd('slow-worker', 'test/**/*.slow.worker.test.ts', 'test/browser/**'),
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/setup.ts'],
          testTimeout,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
}))
