import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Chromium without its window, a third of the time for each page, and the whole one. Both are packages of Debian. */
const SHELL = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

/**
 * Launches the browser in the environment variable CHROMIUM, as the night does with the whole Chromium, or else
 * chromium-headless-shell, or else the whole one.
 */
export function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] || (existsSync(SHELL) ? SHELL : WHOLE)
  // The shell hints glyphs fully unless set; the whole Chromium hints them slightly. So pictures of both are equal.
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--font-render-hinting=slight'] })
}
