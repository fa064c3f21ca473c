/**
 * Codes that are known to have a link. Links are never deleted, so a code here is never looked up again. The oldest is
 * evicted first.
 */
export class KnownCodes {
  readonly #codes = new Set<string>()
  readonly #codesMax: number

  constructor(codesMax: number) {
    this.#codesMax = codesMax
  }

  has(code: string): boolean {
    return this.#codes.has(code)
  }

  add(code: string): void {
    if (this.#codes.has(code)) return
    const [oldest] = this.#codes
    if (this.#codes.size >= this.#codesMax && oldest !== undefined) this.#codes.delete(oldest)
    this.#codes.add(code)
  }
}
