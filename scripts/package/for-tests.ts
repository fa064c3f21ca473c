import { fileURLToPath } from 'node:url'
import { buildPackage } from './build.ts'

/** vitest's globalSetup: the package as it is packed, for the tests that compare it with the service. */
export default (): Promise<void> =>
  buildPackage(fileURLToPath(new URL('../../dist/package-for-tests', import.meta.url)))
