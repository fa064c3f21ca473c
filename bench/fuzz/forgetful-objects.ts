import { app } from '../../src/app.ts'
import { ShortLink as Exact, type Opened } from '../../src/links/short-link.ts'

/** The service with the fault that load and crash runs exist for: an open is answered now and stored later. */
export default app

const LATER_MS = 3000

export class ShortLink extends Exact {
  override async open(code: string, nowMs: number): Promise<Opened | undefined> {
    const link = await this.info(code, nowMs)
    setTimeout(() => void super.open(code, nowMs), LATER_MS)
    return link && { url: link.url, createdMs: link.createdMs, closedMs: link.closedMs }
  }
}
