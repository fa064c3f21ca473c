import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

/** A busy machine must not fail a test: the limit is there for what hangs. */
const testTimeout = 60_000

/**
 * Pure code runs in Node (`*.test.ts`); routes, D1 and Durable Objects run in workerd (`*.worker.test.ts`). The pages in
 * Chromium against the started service (`test/browser`) are `npm run test:browser`, not part of `npm test`.
 */
export default defineConfig(async () => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.worker.test.ts', 'test/browser/**'],
          testTimeout,
        },
      },
      {
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
          name: 'worker',
          include: ['test/**/*.worker.test.ts'],
          setupFiles: ['test/worker-setup.ts'],
          globalSetup: ['test/speech/stand-in/setup.ts'],
          testTimeout,
        },
      },
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
