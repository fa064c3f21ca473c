import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A build: what it reads and writes below the checkout. */
export interface Build {
  /** Names its stamp, dist/stamps/NAME. */
  readonly name: string
  /** Files, and folders with all below them. A file that is an output of the build too is no input. */
  readonly inputs: readonly string[]
  /** As `inputs`, and globs. */
  readonly outputs: readonly string[]
}

/** What tsc keeps beside a tsconfig.json: no build reads it. */
const NOT_READ = /\.tsbuildinfo$/

/** Larger files are compared by their size: workerd has 140 MB. */
const READ_BYTES_MAX = 16 * 1024 * 1024

/**
 * Makes a build unless its inputs and outputs are, byte for byte, those of the last one: hashing takes 0.3 s. A build that
 * fails, whose input changes meanwhile, or whose output somebody changed or removed, is made again.
 *
 * @returns whether it was made.
 */
export async function unlessBuilt(root: string, build: Build, make: () => Promise<unknown>): Promise<boolean> {
  const stamp = join(root, 'dist/stamps', build.name)
  const before = inputsOf(root, build)
  if (`${before} ${hashOf(root, outputsOf(root, build))}` === Buffer.from(bytesOf(stamp)).toString()) return false
  rmSync(stamp, { force: true })
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${before} ${hashOf(root, outputsOf(root, build))}`)
  return true
}

function inputsOf(root: string, build: Build): string {
  const outputs = new Set(outputsOf(root, build))
  const inputs = filesOf(root, build.inputs).filter((file) => !outputs.has(file))
  // What a build reads besides files: the packages that are installed have a list, and GitHub names the repository.
  const versions = [...build.inputs, process.version, process.env['GITHUB_REPOSITORY']].join('\n')
  return createHash('sha256').update(versions).update(hashOf(root, inputs)).digest('hex')
}

const outputsOf = (root: string, { outputs }: Build): string[] => filesOf(root, outputs)

function filesOf(root: string, paths: readonly string[]): string[] {
  const found = paths.flatMap((path) => globSync([path, `${path}/**`], { cwd: root }))
  return [...new Set(found)].filter((file) => !NOT_READ.test(file)).toSorted()
}

function hashOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    // Absent if another build has just removed it, which has removed its stamp too.
    const found = statSync(join(root, file), { throwIfNoEntry: false })
    if (!found?.isFile()) continue
    hash.update(`${file}\0${found.size}\0`)
    if (found.size <= READ_BYTES_MAX) hash.update(bytesOf(join(root, file)))
  }
  return hash.digest('hex')
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch {
    return new Uint8Array()
  }
}
