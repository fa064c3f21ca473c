import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The hash of each generated file of git below a folder, by its path there. */
type Hashes = ReadonlyMap<string, string>

const NOT_OURS = ['**/node_modules/**', '.wrangler/**', 'dist/**', 'public/**']

const hashesIn = (folder: string): Hashes =>
  new Map(
    globSync('**/*.generated.json', { cwd: folder, exclude: NOT_OURS })
      .toSorted()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  )

/**
 * The generated files below a folder that a build changes, creates or removes. They are compared before and after, so staged
 * or committed states do not matter.
 *
 * @example await changedBy(() => import('../data/qr/build.ts'), '.') // [], or ['src/qr/sarabun.generated.json']
 */
export async function changedBy(build: () => Promise<unknown>, folder: string): Promise<string[]> {
  const before = hashesIn(folder)
  await build()
  const after = hashesIn(folder)
  return [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))
}
