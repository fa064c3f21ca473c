import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startService } from '../browser/service.ts'

/** The service of the browser tests (test/browser/service.ts), started by an npm that fails. */
const folder = mkdtempSync(join(tmpdir(), 'sala-npm-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(join(folder, 'npm'), { force: true })
})

function npm(script: string): void {
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'npm'), 0o755)
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`)
}

describe.for(['plain', 'wrangler'] as const)('%s', (kind) => {
  it('a start that ends without an address fails at once, with its output', { timeout: 10_000 }, async () => {
    npm('echo "no such build" >&2; exit 3')
    await expect(startService([], kind)).rejects.toThrow(/ended with code 3[^]*no such build/)
  })

  it('a start that ends after it named its address does too', { timeout: 10_000 }, async () => {
    npm('echo "Ready on http://127.0.0.1:9"; exit 1')
    await expect(startService([], kind)).rejects.toThrow(/ended with code 1/)
  })

  it('a build that fails and waits for a change does too', { timeout: 10_000 }, async () => {
    npm(
      'printf "\\033[31m✘ \\033[41;31m[\\033[41;97mERROR\\033[41;31m]\\033[0m \\033[1mBuild failed with 1 error:\\033[0m\\n"; sleep 60',
    )
    await expect(startService([], kind)).rejects.toThrow('its build failed')
  })

  it('a start without npm says so', { timeout: 10_000 }, async () => {
    vi.stubEnv('PATH', folder)
    await expect(startService([], kind)).rejects.toThrow('ENOENT')
  })
})
