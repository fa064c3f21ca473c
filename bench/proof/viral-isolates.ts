import { request } from 'node:http'
import { basename, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { print } from './links-books.ts'
import { inParallel, linkInfo, makeLink, report, send } from './links-client.ts'
import type { Bundle } from '../service/bundle.ts'
import { makeTables, typeOf } from '../service/full.ts'

const LANES = 96
const OPENS_BEFORE = 800
const OPENS_AFTER = 800
/** Of ten visitors this many leave before they are answered. */
const LEAVERS_OF_TEN = 2
const LEAVE_WITHIN_MS = 12

/**
 * One link opened through several isolates, which share its object, by visitors of whom some leave in the middle;
 * three reports close it. Counts answers of 500, leaks and what is not counted.
 *
 * @returns whether all is well.
 */
export async function closureThroughIsolates(bundle: Bundle, count: number, rounds: number): Promise<boolean> {
  const service = await serveIsolates(bundle, count)
  const origin = String(await service.ready).replace(/\/$/, '')
  // Its pages name the isolate: the last one is there, and is not the first.
  const { body } = await send(origin, '/l/none', { headers: { host: hostOf(count - 1) } })
  if (!body.includes(hostOf(count - 1))) throw new Error('the isolates are not reached')
  const all = { sent: 0, answered: 0, left: 0, after: 0, leaks: 0, wrong: 0, lost: 0, surplus: 0 }
  for (let round = 0; round < rounds; round++) {
    const one = await oneLink(origin, count)
    for (const key of Object.keys(all) as (keyof typeof all)[]) all[key] += one[key]
  }
  await service.dispose()
  const { sent, answered, left, after, leaks, wrong, lost, surplus } = all
  return print(
    leaks + wrong + lost === 0 && after >= rounds * OPENS_AFTER && left > 0,
    `${count} isolates, ${rounds} links: ${sent} opens, ${left} visitors left; ${answered} answered, ${lost} of them not ` +
      `counted, ${surplus} more counted than answered; ${after} began after the closure: ${leaks} leaks; ${wrong} other answers`,
  )
}

async function oneLink(origin: string, isolates: number) {
  const code = await makeLink(origin)
  const sum = { sent: 0, answered: 0, left: 0, after: 0, leaks: 0, wrong: 0, lost: 0, surplus: 0 }
  let closedMs = Number.POSITIVE_INFINITY
  const visit = async (): Promise<void> => {
    const nth = sum.sent++
    const isAfter = performance.now() > closedMs
    const leavesMs = nth % 10 < LEAVERS_OF_TEN ? Math.random() * LEAVE_WITHIN_MS : undefined
    const status = await openThrough(origin, code, nth % isolates, leavesMs)
    if (status === undefined) {
      sum.left++
      return
    }
    sum.answered++
    if (isAfter) sum.after++
    if (isAfter && status === 302) sum.leaks++
    if (status !== 302 && status !== 410) sum.wrong++
  }
  const closing = async (): Promise<void> => {
    while (sum.answered < OPENS_BEFORE) await new Promise((resolve) => setTimeout(resolve, 2))
    for (const reporter of [1, 2, 3]) await report(origin, code, reporter)
    closedMs = performance.now()
  }
  const lane = async (): Promise<void> => {
    while (sum.after < OPENS_AFTER) await visit()
  }
  await Promise.all([closing(), inParallel(LANES, LANES, lane)])
  await new Promise((resolve) => setTimeout(resolve, 200)) // calls of visitors who have left
  const { clicks, status } = await linkInfo(origin, code)
  sum.lost = Math.max(0, sum.answered - clicks) + Math.max(0, clicks - sum.sent) + (status === 'closed' ? 0 : 1)
  sum.surplus = Math.max(0, clicks - sum.answered)
  return sum
}

/** Opens a link in one isolate. @returns the status, undefined if the visitor left before it came. */
function openThrough(origin: string, code: string, isolate: number, leavesMs?: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = { host: hostOf(isolate) }
    const call = request(`${origin}/l/${code}`, { headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
      answer.on('error', () => resolve(undefined))
    })
    call.on('error', () => resolve(undefined))
    call.end()
    if (leavesMs !== undefined) setTimeout(() => call.destroy(), leavesMs)
  })
}

const hostOf = (isolate: number): string => `isolate-${isolate}.test`

/** Workers with the same script, each in its own isolate; the objects of all live in the first. */
async function serveIsolates(bundle: Bundle, count: number): Promise<Miniflare> {
  const modules = [bundle.main, ...bundle.modules].map((path) => ({
    type: typeOf(path),
    path: join(bundle.folder, path),
  }))
  const workers = Array.from({ length: count }, (_, i) => ({
    name: `isolate-${i}`,
    routes: [`${hostOf(i)}/*`],
    modulesRoot: bundle.folder,
    modules,
    compatibilityDate: bundle.compatibilityDate,
    bindings: {
      RATE_LIMITS: 'off',
      INTERSTITIAL_HOURS: '0',
      REPORTER_SECRET: 'for proof runs only',
      OPERATOR_CONTACT: hostOf(i),
    },
    d1Databases: { DB: 'sala' },
    durableObjects: { LINK: { className: 'ShortLink', useSQLite: true, ...(i > 0 && { scriptName: 'isolate-0' }) } },
  }))
  const service = new Miniflare({
    ...convertV4MiniflareOptions({ workers, host: '127.0.0.1', port: 0 }),
    resourcePersistencePath: join(bundle.folder, '../storage', `${basename(bundle.folder)}-${count}`),
    handleStructuredLogs: () => undefined,
    logRequests: false,
    telemetry: { enabled: false },
  })
  await service.ready
  await makeTables(service)
  return service
}
