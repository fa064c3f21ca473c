import { fileURLToPath } from 'node:url'
import { buildPackage } from './build.ts'

/** `npm run contract` writes the openapi.json of which the types of the package are made: a new tool is not in it before. */
const writesContract = process.argv.includes('--update=all')

/** vitest's globalSetup: the package as it is packed, for the tests that compare it with the service. */
export default async (): Promise<void> => {
  if (!writesContract) await buildPackage(fileURLToPath(new URL('../../dist/package-for-tests', import.meta.url)))
}
