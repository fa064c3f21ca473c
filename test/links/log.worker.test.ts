import { afterEach, describe, expect, it, vi } from 'vitest'
import { broken, call, callWith, closeLink, made, post, report, TARGET } from './service.ts'

const LEVELS = ['info', 'warn', 'error'] as const

/** Records the log lines of the service from here on, parsed. */
function logged(): () => Record<string, unknown>[] {
  const spies = LEVELS.map((level) => vi.spyOn(console, level).mockReturnValue())
  return () =>
    spies.flatMap(({ mock }) => mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>))
}

afterEach(() => void vi.restoreAllMocks())

/** A database whose statements fail with `error`. */
const failing = (error: unknown): object => ({
  DB: { prepare: () => ({ bind: () => ({ all: () => Promise.reject(error) }) }) },
})

/** Only names and codes: never an address, a destination or the text of an error. */
describe('the log of the short links', () => {
  it('has nothing of a create, an open, an unknown code and a report', async () => {
    const lines = logged()
    const { code } = await made()
    await call(`/l/${code}`)
    await call('/l/22222222')
    await report(code, '203.0.113.1')
    await report(code, '203.0.113.2')
    await report(code, '203.0.113.2')
    expect(lines()).toEqual([])
  })

  it('has one line of the report that closes a link, and none of later ones', async () => {
    const { code } = await made()
    const lines = logged()
    await closeLink(code)
    await report(code, '203.0.113.9')
    expect(lines()).toEqual([{ level: 'info', event: 'link_closed', code }])
  })

  it('says that a link was made uncounted when the database fails, and by what kind of error', async () => {
    for (const [error, name] of [
      [new RangeError('secret'), 'RangeError'],
      ['secret', 'unknown'],
    ] as const) {
      const lines = logged()
      const answer = await callWith(failing(error), '/api/v1/links', post({ url: TARGET }))
      expect(answer.status).toBe(201)
      expect(lines().filter(({ event }) => event === 'link_budget_uncounted')).toEqual([
        { level: 'error', event: 'link_budget_uncounted', error: name },
      ])
      vi.restoreAllMocks()
    }
  })

  it('has the place of an object that fails, and not its words', async () => {
    const lines = logged()
    expect((await callWith(broken, '/api/v1/links/k7m2wq9n')).status).toBe(503)
    const [line] = lines()
    expect(line).toMatchObject({ level: 'error', event: 'link_object_failed', name: 'Error' })
    const frames = line?.['frames'] as string[]
    expect(frames.length).toBeGreaterThan(0)
    for (const frame of frames) expect(frame).toMatch(/^ +at /)
    expect(JSON.stringify(line)).not.toContain('overloaded')
  })
})
