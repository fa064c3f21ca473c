import { request } from 'node:http'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { send } from '../../bench/proof/links-client.ts'
import { bundleEntry, type Bundle } from '../../bench/service/bundle.ts'
import { serveAll } from '../../bench/service/full.ts'

const OPENS = 600
let bundle: Bundle
beforeAll(() => {
  bundle = bundleEntry('links-alone', 'bench/proof/fuzz/links-alone.ts')
}, 120_000)

async function makeLink(origin: string, url: string): Promise<string> {
  const { body } = await send(origin, '/api/v1/links', { method: 'POST', body: JSON.stringify({ url }) })
  return (JSON.parse(body) as { code: string }).code
}

/** @returns status, destination and request id of an open. */
function open(url: string, ray: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const call = request(url, { headers: { 'cf-ray': ray } }, (answer) => {
      answer.resume()
      const { location, 'x-request-id': id } = answer.headers
      answer.on('end', () => resolve([answer.statusCode, location, id]))
    })
    call.on('error', reject)
    call.end()
  })
}

/** Common headers are prepared once; destination and request id are set for each answer. */
it.for([1, 3])('visitors of %d links at once each get their own destination and request id', async (links) => {
  const service = await serveAll(bundle, { INTERSTITIAL_HOURS: '0' })
  onTestFinished(() => service.dispose())
  const origin = String(await service.ready).replace(/\/$/, '')
  const urls = ['a', 'b', 'c'].slice(0, links).map((name) => `https://www.example.org/${name}`)
  const codes = await Promise.all(urls.map((url) => makeLink(origin, url)))
  const opens = Array.from({ length: OPENS }, (_, i) => open(`${origin}/l/${codes[i % links]}`, `ray-${i}`))
  expect(await Promise.all(opens)).toEqual(opens.map((_, i) => [302, urls[i % links], `ray-${i}`]))
})
