import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser, visit } from './browser.ts'
import { toolPaths } from './tool-paths.ts'
import { isWide } from './wide.ts'

useBrowser()

/** Maximum layout shift of a page: half of what Core Web Vitals call good (web.dev/articles/cls). */
const JUMP_MAX = 0.05

const pages = [
  '/',
  '/en/',
  ...toolPaths,
  '/docs',
  '/holidays/2569',
  '/postcode',
  '/postcode/10200',
  '/postcode/chiang-mai',
]

interface Shift {
  readonly at: number
  readonly value: number
}

/** Cumulative layout shift: the largest sum within five seconds without a pause of one. */
function cumulative(shifts: readonly Shift[]): number {
  let [worst, sum, start, last] = [0, 0, -Infinity, -Infinity]
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - start > 5000) [sum, start] = [0, at]
    sum += value
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}

/** Scrolls down the page as a thumb does, and waits for late content. */
async function tour(page: Page): Promise<Shift[]> {
  await page.waitForTimeout(250)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < Math.min(height, 10_000); y += 800) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await page.waitForTimeout(50)
  }
  await page.waitForTimeout(250)
  return page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
}

/** Runs before the page's script: records every layout shift without recent input. */
function watch(): void {
  const shifts: Shift[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const each of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!each.hadRecentInput) shifts.push({ at: each.startTime, value: each.value })
  }).observe({ type: 'layout-shift', buffered: true })
}

// The sum covers five seconds, so speed matters: a machine a twenty-fifth as fast makes 0.074 of 0.03.
describe.runIf(isWide).for([390, 1280])('at %i px', (width) => {
  it.for(pages)('%s stays where it is', async (path) => {
    const { page, origin, close } = await visit('/robots.txt', { viewport: { width, height: 844 } })
    await page.addInitScript(watch)
    await page.goto(origin + path)
    expect(cumulative(await tour(page))).toBeLessThanOrEqual(JUMP_MAX)
    await close()
  })
})
