import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { buildPackage } from './build.ts'

<<<<<<< HEAD
/**
 * vitest's globalSetup: the package as it is packed, for the tests that compare it with the service. Not where snapshots are
 * written: `npm run contract` writes the openapi.json that the package is built of.
 */
export default async ({ vitest }: Pick<TestProject, 'vitest'>): Promise<void> => {
  if (vitest.config.snapshotOptions.updateSnapshot === 'all') return
  await buildPackage(fileURLToPath(new URL('../../dist/package-for-tests', import.meta.url)))
=======
/** `npm run contract` writes the openapi.json of which the types of the package are made: a new tool is not in it before. */
const writesContract = process.argv.includes('--update=all')

/** vitest's globalSetup: the package as it is packed, for the tests that compare it with the service. */
export default async (): Promise<void> => {
  if (!writesContract) await buildPackage(fileURLToPath(new URL('../../dist/package-for-tests', import.meta.url)))
>>>>>>> tools
}
