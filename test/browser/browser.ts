import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { launchChromium } from './chromium.ts'

let browser: Browser

/** Launches a browser for a test file. Call once at its top. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await launchChromium()
  }, 60_000)
  afterAll(() => browser.close())
}

/** A page of a fresh context, and its faults. */
export interface Visit {
  readonly page: Page
  readonly origin: string
  /** Console errors, uncaught exceptions and requests to other hosts, as they come. */
  readonly faults: string[]
  readonly close: () => Promise<void>
}

/**
 * Opens a path of the local service. A console error about a status the test provokes (404, 503 …) is not a fault when
 * `expectedStatuses` names it; `origin` selects another service than the one all tests share. A test that depends on the
 * year sets the clock with `now`, because the pages start at today.
 *
 * @example const { page, faults, close } = await visit('/docs', { viewport: { width: 390, height: 844 } })
 */
export async function visit(
  path: string,
  options: BrowserContextOptions & { expectedStatuses?: readonly number[]; origin?: string; now?: string } = {},
): Promise<Visit> {
  const { expectedStatuses = [], origin = inject('origin'), now, ...contextOptions } = options
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...contextOptions })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  if (now !== undefined) await page.clock.setFixedTime(new Date(now))
  const faults: string[] = []
  page.on('console', (message) => {
    const expected = expectedStatuses.some((status) => message.text().includes(`status of ${status} `))
    if (message.type() === 'error' && !expected) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob):/.test(url)) faults.push(`external request: ${url}`)
  })
  await page.goto(`${origin}${path}`)
  // The script of the reference imports its event handlers, and the load event does not wait for these.
  if (path.includes('/docs')) await page.waitForLoadState('networkidle')
  return {
    page,
    origin,
    faults,
    close: async () => {
      await context.close()
      expect(faults).toEqual([])
    },
  }
}
