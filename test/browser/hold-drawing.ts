import type { Page } from 'playwright-core'

interface Held {
  draw?: () => void
}

/** Holds the page's next `toBlob` of a canvas. `held` waits until it is called, `release` lets it run. */
export async function holdDrawing(page: Page): Promise<{ held: () => Promise<unknown>; release: () => Promise<void> }> {
  await page.evaluate(() => {
    const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob') ?? {}
    const { value: toBlob } = own as { value: (...drawn: unknown[]) => void }
    HTMLCanvasElement.prototype.toBlob = function hold(...drawn) {
      Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', own)
      Object.assign(globalThis, { draw: () => toBlob.apply(this, drawn) })
    }
  })
  return {
    held: () => page.waitForFunction(() => 'draw' in globalThis),
    release: () => page.evaluate(() => (globalThis as Held).draw?.()),
  }
}
