import { globSync, readFileSync } from 'node:fs'

const folder = new URL('../../public/', import.meta.url)

/** The Thai pages of all tools, recognised by their structured data `WebApplication`. */
export const toolPaths = globSync('*.html', { cwd: folder })
  .filter((file) => readFileSync(new URL(file, folder), 'utf8').includes('"WebApplication"'))
  .map((file) => `/${file.slice(0, -'.html'.length)}`)
