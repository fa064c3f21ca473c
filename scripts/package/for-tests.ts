import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { buildPackage } from './build.ts'

/**
 * vitest's globalSetup: the package as it is packed, for the tests that compare it with the service. Not where snapshots are
 * written: `npm run contract` writes the openapi.json that the package is built of.
 */
export default async ({ vitest }: Pick<TestProject, 'vitest'>): Promise<void> => {
  if (vitest.config.snapshotOptions.updateSnapshot === 'all') return
  await buildPackage(fileURLToPath(new URL('../../dist/package-for-tests', import.meta.url)))
}
