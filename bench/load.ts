import { spawnSync } from 'node:child_process'
import compact from '../src/address/dataset.generated.json' with { type: 'json' }
import { rateLimits } from '../src/limits.ts'
import { inParallel, linkInfo, makeLink, send, type Reply } from './links-client.ts'
import { bundleEntry, bundleProduct, type Bundle } from './server/bundle.ts'
import { cases } from './server/cases.ts'
import { serveAll } from './server/full.ts'

/**
 * `npm run load [-- --short]`: first the load run of the short links, then mixed traffic of many clients with rate
 * limits on, then the same links on objects that fail. `-- --self-test` runs the count check on objects that answer
 * before they store, and fails unless the check finds it.
 */
const isShort = process.argv.includes('--short')
const isSelfTest = process.argv.includes('--self-test')
const CLIENTS = isShort ? 10 : 60
const OPENS_A_CLIENT = 20
const GREEDY_REQUESTS = 300

let failed = 0
function check(holds: boolean, words: string): void {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${words}`)
  if (!holds) failed++
}

if (isSelfTest) {
  await countsUnderMixedTraffic(bundleEntry('forgetful', 'bench/fuzz/forgetful-objects.ts'))
  console.log(failed > 0 ? 'the planted fault was found' : 'the planted fault was NOT found')
  process.exit(failed > 0 ? 0 : 1)
}
const links = spawnSync(process.execPath, [`${import.meta.dirname}/links-load.ts`, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
check(links.status === 0, 'the load run of the short links')
await countsUnderMixedTraffic(bundleProduct())
await failingObjects()
process.exit(failed > 0 ? 1 : 0)

/** Every client stays under its limits, so nobody may be refused; then one does not. */
async function countsUnderMixedTraffic(bundle: Bundle): Promise<void> {
  const service = await serveAll(bundle, { RATE_LIMITS: 'on', INTERSTITIAL_HOURS: '0' })
  const origin = String(await service.ready).replace(/\/$/, '')
  const code = await makeLink(origin)
  const rows = cases(compact.file.etag)
  const statuses = new Map<number, number>()
  const note = ({ status }: Reply): void => void statuses.set(status, (statuses.get(status) ?? 0) + 1)
  await inParallel(CLIENTS, 16, async (client) => {
    const headers = { 'cf-connecting-ip': `203.0.113.${client + 1}` }
    for (let i = 0; i < OPENS_A_CLIENT; i++) {
      note(await send(origin, `/l/${code}`, { headers }))
      const {
        path,
        method = 'GET',
        body,
        headers: more,
      } = rows[(i + client) % rows.length]?.requests[0] ?? { path: '/' }
      note(await send(origin, path, { method, headers: { ...headers, ...more }, ...(body !== undefined && { body }) }))
    }
  })
  const { clicks } = await linkInfo(origin, code)
  const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  const opens = CLIENTS * OPENS_A_CLIENT
  check(
    [...statuses.keys()].every((status) => [200, 302, 304].includes(status)),
    `${2 * opens} mixed requests of ${CLIENTS} clients with rate limits on: ${seen}`,
  )
  check(clicks === opens, `${opens} opens among them, ${clicks} counted`)
  if (!isSelfTest) await oneGreedyClient(origin)
  await service.dispose()
}

async function oneGreedyClient(origin: string): Promise<void> {
  const path = '/api/v1/tools/thai/id?id=1101700203451'
  const ask = (address: string): Promise<Reply> => send(origin, path, { headers: { 'cf-connecting-ip': address } })
  const replies = await inParallel(GREEDY_REQUESTS, 16, () => ask('198.51.100.7'))
  const refused = replies.filter(({ status }) => status === 429).length
  const { requestsMax } = rateLimits.data
  check(
    refused > 0 && GREEDY_REQUESTS - refused >= requestsMax && (await ask('198.51.100.8')).status === 200,
    `${GREEDY_REQUESTS} requests of one client at ${requestsMax} a minute: ${refused} refused, its neighbour is not`,
  )
}

/** A failed open is a 503 and nothing else; what was answered is counted. */
async function failingObjects(): Promise<void> {
  const bundle = bundleEntry('failing', 'bench/fuzz/failing-objects.ts')
  const service = await serveAll(bundle, { INTERSTITIAL_HOURS: '0' })
  const origin = String(await service.ready).replace(/\/$/, '')
  const code = await makeLink(origin)
  const opens = 500
  const replies = await inParallel(opens, 16, () => send(origin, `/l/${code}`))
  const answered = replies.filter(({ status }) => status === 302).length
  const unavailable = replies.filter(({ status }) => status === 503).length
  const { clicks } = await linkInfo(origin, code)
  check(
    answered + unavailable === opens && unavailable > 0 && clicks >= answered && clicks <= opens,
    `objects that fail: of ${opens} opens ${answered} answered, ${unavailable} times 503, ${clicks} counted`,
  )
  await service.dispose()
}
