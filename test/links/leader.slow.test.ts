import { request } from 'node:http'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { makeLink, linkInfo } from '../../bench/proof/links-client.ts'
import { bundleEntry, type Bundle } from '../../bench/service/bundle.ts'
import { serveAll } from '../../bench/service/full.ts'

/** Time for the service to notice that a visitor has left. */
const SEEN_MS = 300
const VISITORS = 10
let bundle: Bundle
beforeAll(() => {
  bundle = bundleEntry('held', 'bench/proof/fuzz/held.ts')
}, 120_000)

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Opens a link; `status` is undefined if the visitor leaves before the answer. */
function open(url: string): { status: Promise<number | undefined>; leave: () => void } {
  const call = request(url)
  const status = new Promise<number | undefined>((resolve) => {
    call.on('response', (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
    call.on('error', () => resolve(undefined))
  })
  call.end()
  return { status, leave: () => void call.destroy() }
}

/**
 * The first visitor's call is sent and held; the others wait for the next call, which the first of them makes. Both callers
 * leave, so one call loses its visitor after it was sent, and the other before.
 */
it.for(['before', 'after'] as const)(
  'visitors whose leaders leave are answered, and all are counted, when objects take long %s they count',
  async (held) => {
    const service = await serveAll(bundle, { HELD: held })
    onTestFinished(() => service.dispose())
    const origin = String(await service.ready).replace(/\/$/, '')
    const code = await makeLink(origin)
    const counts = async (path: string): Promise<unknown> => (await fetch(`${origin}${path}`)).json()
    const first = open(`${origin}/l/${code}`)
    await expect.poll(() => counts('/held')).toMatchObject({ held: 1 })
    const next = open(`${origin}/l/${code}`)
    await expect.poll(() => counts('/held')).toMatchObject({ visitors: 2 })
    const others = Array.from({ length: VISITORS - 2 }, () => open(`${origin}/l/${code}`))
    await expect.poll(() => counts('/held')).toMatchObject({ visitors: VISITORS })
    for (const leader of [first, next]) leader.leave()
    expect(await Promise.all([first.status, next.status])).toEqual([undefined, undefined])
    await wait(SEEN_MS)
    await counts('/release')
    expect(await Promise.all(others.map(({ status }) => status))).toEqual(others.map(() => 200))
    expect(await linkInfo(origin, code)).toMatchObject({ clicks: VISITORS })
  },
)
