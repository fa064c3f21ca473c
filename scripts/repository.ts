import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './run.ts'

/** In package.json and server.json until the repository has an owner. */
export const PLACEHOLDER = 'YOUR-NAME/sala'

const REMOTE =
  /^(?:(?:https?|ssh|git):\/\/(?:[^\s/@]*@)?(?:ssh\.)?github\.com(?::\d+)?\/|(?:[\w.-]+@)?github\.com:)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i

/**
 * The repository on GitHub that a git remote names; undefined for any other host.
 *
 * @example githubRepository('git@github.com:somchai/sala.git') // 'somchai/sala'
 */
export const githubRepository = (remote: string): string | undefined => REMOTE.exec(remote)?.[1]

/** The text of package.json or server.json with the repository in place of the placeholder. */
export const withRepository = (text: string, repository: string): string => text.replaceAll(PLACEHOLDER, repository)

/**
 * Writes the repository of the git remote `origin`, if it is on GitHub, over the placeholder, so that pages and packages link
 * to the source. Returns the files changed.
 */
export async function nameRepository(folder: string): Promise<string[]> {
  // Without git, or without a remote, there is nothing to name.
  const remote = await runQuietly('git', ['-C', folder, 'remote', 'get-url', 'origin']).catch(() => undefined)
  const repository = remote?.code === 0 ? githubRepository(remote.output.trim()) : undefined
  if (repository === undefined) return []
  return ['package.json', 'server.json'].filter((file) => {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const named = withRepository(text, repository)
    if (named !== text) writeFileSync(path, named)
    return named !== text
  })
}
