import { mkdirSync, rmSync } from 'node:fs'

/** `npm run build`: fills public/ with what the asset server holds. Runs before start, test and deploy. */
const output = new URL('../public/', import.meta.url)

rmSync(output, { recursive: true, force: true })
mkdirSync(output, { recursive: true })
