import { expect, onTestFinished, vi } from 'vitest'

/**
 * Declares the errors that the service must log in this test: each of these events at least once, and no other. They are
 * not printed, so that any line between green tests is unexpected.
 *
 * @returns the number of lines logged so far.
 * @example expectErrors('link_object_failed')
 */
export function expectErrors(...events: readonly string[]): { readonly count: () => number } {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => {
    const logged = log.mock.calls.map(([line]) => (JSON.parse(String(line)) as { event: string }).event)
    log.mockRestore()
    expect([...new Set(logged)].toSorted()).toEqual(events.toSorted())
  })
  return { count: () => log.mock.calls.length }
}
