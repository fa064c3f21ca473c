import { app } from '../../src/app.ts'
import { ShortLink as Exact, type Opened } from '../../src/links/short-link.ts'

/** The service on objects that fail: every seventh open before it is counted, every eleventh after. */
export default app

export class ShortLink extends Exact {
  #opens = 0

  override async open(code: string, nowMs: number): Promise<Opened | undefined> {
    const nth = ++this.#opens
    if (nth % 7 === 0) throw new Error('planted: before the click')
    const opened = await super.open(code, nowMs)
    if (nth % 11 === 0) throw new Error('planted: after the click')
    return opened
  }
}
