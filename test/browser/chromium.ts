import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Chromium without its window, a third of the time for each page, and the whole one. Both are packages of Debian. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

/** The browser in the environment variable CHROMIUM, as the night sets it, or else chromium-headless-shell, or else the whole one. */
export const chromiumPath = process.env['CHROMIUM'] || (existsSync(SHELL) ? SHELL : WHOLE)

export function launchChromium(): Promise<Browser> {
  // The shell hints glyphs fully unless set; the whole Chromium hints them slightly. So pictures of both are equal.
  return chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--font-render-hinting=slight'] })
}
