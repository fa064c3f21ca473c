import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { hasBrowser } from '../../scripts/has-browser.ts'

const folder = mkdtempSync(join(tmpdir(), 'sala-setup-'))
afterAll(() => rmSync(folder, { recursive: true }))
// Not logged in; a login would print its arguments.
writeFileSync(join(folder, 'wrangler'), '#!/bin/sh\necho "wrangler $*" >&2\nexit 1\n')
chmodSync(join(folder, 'wrangler'), 0o755)

function setup(env: Record<string, string>): { code: number | null; words: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.ts'], {
    cwd: new URL('../../', import.meta.url),
    env: { PATH: `${folder}:${process.env['PATH']}`, ...env },
    encoding: 'utf8',
  })
  return { code: status, words: stdout + stderr }
}

it('npm run setup names CLOUDFLARE_API_TOKEN where no browser can open, and tries no login', () => {
  const { code, words } = setup({ SSH_CONNECTION: '203.0.113.7 50000 198.51.100.1 22' })
  expect(code).toBe(1)
  expect(words).toContain('CLOUDFLARE_API_TOKEN=… npm run setup')
  expect(words).not.toContain('wrangler login')
})

it('npm run setup says that a token is not taken', () => {
  const { code, words } = setup({ CLOUDFLARE_API_TOKEN: 'wrong' })
  expect([code, words.includes('does not take this CLOUDFLARE_API_TOKEN')]).toEqual([1, true])
})

it.for([
  [{}, 'darwin', true],
  [{}, 'win32', true],
  [{ DISPLAY: ':0' }, 'linux', true],
  [{ WAYLAND_DISPLAY: 'wayland-0' }, 'linux', true],
  [{ WSL_DISTRO_NAME: 'Debian' }, 'linux', true],
  [{}, 'linux', false],
  [{ CI: 'true' }, 'darwin', false],
  [{ DISPLAY: ':10', SSH_CONNECTION: 'x' }, 'linux', false],
] as const)('%j on %s has a browser: %j', ([env, platform, expected]) => {
  expect(hasBrowser(env, platform)).toBe(expected)
})
