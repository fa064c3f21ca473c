/**
 * Whether `wrangler login` can open a browser that returns to this machine: not over SSH, in CI, or on Linux without a display.
 *
 * @example hasBrowser({ SSH_CONNECTION: '203.0.113.7 50000 198.51.100.1 22' }, 'linux') // false
 */
export function hasBrowser(env: Readonly<Record<string, string | undefined>>, platform: string): boolean {
  if (env['CI'] || env['SSH_CONNECTION']) return false
  return platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'] || env['WSL_DISTRO_NAME'])
}
