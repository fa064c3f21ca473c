import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

/** Pure code runs in Node (`*.test.ts`); routes, D1 and Durable Objects run in workerd (`*.worker.test.ts`). */
export default defineConfig(async () => ({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/**/*.worker.test.ts', 'test/browser/**'],
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
              },
            },
          }),
        ],
        test: { name: 'worker', include: ['test/**/*.worker.test.ts'], setupFiles: ['test/worker-setup.ts'] },
      },
    ],
  },
}))
