import type { Page } from 'playwright-core'

interface Held {
  draw?: () => void
}

/** Holds the next picture that the page makes of a canvas; returns the function that waits for it and lets it be made. */
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
