import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { buildPackage } from './build.ts'

/**
 * vitest's globalSetup: builds the packed package for the tests that compare it with the service. Skipped when snapshots are
 * written: `npm run contract` writes the openapi.json from which the package is built.
 */
export default async ({ vitest }: Pick<TestProject, 'vitest'>): Promise<void> => {
  if (vitest.config.snapshotOptions.updateSnapshot === 'all') return
  await buildPackage(fileURLToPath(new URL('../../dist/package-for-tests', import.meta.url)))
}
