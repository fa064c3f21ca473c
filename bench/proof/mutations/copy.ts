import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Copies the checkout, so that an aborted run leaves no mutant in the sources. */
export function copyOf(from: string): string {
  const to = mkdtempSync(join(tmpdir(), 'sala-mutations-'))
  for (const name of readdirSync(from)) {
    if (!/^(?:\.git|\.wrangler|node_modules)$/.test(name)) cpSync(join(from, name), join(to, name), { recursive: true })
  }
  symlinkSync(join(from, 'node_modules'), join(to, 'node_modules'))
  return to
}
