import { request } from 'node:http'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { makeLink, linkInfo } from '../../bench/proof/links-client.ts'
import { bundleEntry, type Bundle } from '../../bench/service/bundle.ts'
import { serveAll } from '../../bench/service/full.ts'

/** Longer than it takes until all have asked, shorter than a call is held. */
const LEAVES_MS = 1500
const VISITORS = 10
let bundle: Bundle
beforeAll(() => {
  bundle = bundleEntry('held', 'bench/proof/fuzz/held.ts')
}, 120_000)

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens a link. @returns the status, undefined if the visitor left before it came. */
function open(url: string, leavesMs?: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const call = request(url, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
    call.on('error', () => resolve(undefined))
    call.end()
    if (leavesMs !== undefined) setTimeout(() => call.destroy(), leavesMs)
  })
}

/**
 * The first visitor's call is under way and held; the others gather for the next call, which the first of them makes. Both
 * of these leave, so one call loses its visitor after it was sent, and the other one before.
 */
it.for(['before', 'after'] as const)(
  'visitors whose leaders leave are answered, and all are counted, when objects take long %s they count',
  async (held) => {
    const service = await serveAll(bundle, { HELD: held })
    onTestFinished(() => service.dispose())
    const origin = String(await service.ready).replace(/\/$/, '')
    const code = await makeLink(origin)
    const first = open(`${origin}/l/${code}`, LEAVES_MS)
    await wait(100)
    const next = open(`${origin}/l/${code}`, LEAVES_MS - 100)
    await wait(100)
    const others = Array.from({ length: VISITORS - 2 }, () => open(`${origin}/l/${code}`))
    expect(await Promise.all([first, next])).toEqual([undefined, undefined])
    expect(await Promise.all(others)).toEqual(others.map(() => 200))
    expect(await linkInfo(origin, code)).toMatchObject({ clicks: VISITORS })
  },
)
