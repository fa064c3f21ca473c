import { resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { allInputs } from '../build.ts'
import { unlessBuilt } from '../stamp.ts'
import { buildPackage } from './build.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = 'dist/package-for-tests'

/**
 * vitest's globalSetup: builds the packed package, once, for the tests that compare it with the service. Skipped when snapshots are
 * written: `npm run contract` writes the openapi.json from which the package is built.
 */
export default async ({ vitest }: Pick<TestProject, 'vitest'>): Promise<void> => {
  if (vitest.config.snapshotOptions.updateSnapshot === 'all') return
  const build = { name: 'package-for-tests', inputs: [...allInputs, 'LICENSE'], outputs: [folder] }
  await unlessBuilt(root, build, () => buildPackage(resolve(root, folder)))
}
