import autocannon from 'autocannon'
import { median } from '../compare.ts'
import type { Case } from './cases.ts'
import { residentMib, type Server } from './workerd.ts'

/** Resident memory of a server after `requests` requests of a soak. */
export interface Sample {
  readonly requests: number
  readonly mib: number
}

/** The two windows of a soak that are compared, and the growth of memory per request between them. */
export interface Growth {
  readonly early: Sample
  readonly late: Sample
  readonly bytesPerRequest: number
  readonly grows: boolean
}

const CONNECTIONS = 8
const REQUESTS_PER_SAMPLE = 5000
/** V8 first fills the heap it may use; memory settles at about 200,000 requests. */
const WARM_REQUESTS = 250_000
/** Minimum number of requests for a verdict. */
export const JUDGED_REQUESTS_MIN = WARM_REQUESTS + 150_000
const BYTES_PER_REQUEST_MAX = 32
/** Memory varies this much even without requests. */
const NOISE_MIB = 4

/** Sends all requests of all cases in turn, at least `amount`, over eight connections; returns how many it sent. */
export async function mixed(server: Server, rows: readonly Case[], amount: number): Promise<number> {
  const requests = rows.flatMap((row) => row.requests)
  const rounds = Math.ceil(amount / (CONNECTIONS * requests.length)) * CONNECTIONS
  const sent = rounds * requests.length
  const result = await autocannon({ url: server.url, connections: CONNECTIONS, amount: sent, requests, bailout: 1 })
  for (const [status, count] of statusesOf(rows)) {
    const answered = result.statusCodeStats[status]?.count ?? 0
    if (answered !== count * rounds)
      throw new Error(`${answered} of ${count * rounds} answered ${status}: ${JSON.stringify(result.statusCodeStats)}`)
  }
  return sent
}

function statusesOf(rows: readonly Case[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { requests, status = 200 } of rows) counts.set(status, (counts.get(status) ?? 0) + requests.length)
  return counts
}

/** Sends the cases in turn for `seconds`, or up to `requestsMax`, and samples the server's memory. */
export async function soak(
  server: Server,
  rows: readonly Case[],
  seconds: number,
  requestsMax = Infinity,
): Promise<Sample[]> {
  const samples: Sample[] = []
  const end = performance.now() + seconds * 1000
  for (let requests = 0; requests < requestsMax && performance.now() < end;) {
    requests += await mixed(server, rows, REQUESTS_PER_SAMPLE)
    samples.push({ requests, mib: residentMib(server.pid) })
  }
  return samples
}

/**
 * Compares the first and the last third of a soak once the heap has filled. A leak per request shows there, however slow
 * the machine; undefined when the soak was too short to judge.
 */
export function growthOf(samples: readonly Sample[]): Growth | undefined {
  const judged = samples.filter(({ requests }) => requests > WARM_REQUESTS)
  if ((judged.at(-1)?.requests ?? 0) < JUDGED_REQUESTS_MIN) return undefined
  const third = Math.floor(judged.length / 3)
  const early = middleOf(judged.slice(0, third))
  const late = middleOf(judged.slice(-third))
  const mib = late.mib - early.mib
  const bytesPerRequest = (mib * 2 ** 20) / (late.requests - early.requests)
  return { early, late, bytesPerRequest, grows: mib > NOISE_MIB && bytesPerRequest > BYTES_PER_REQUEST_MAX }
}

function middleOf(window: readonly Sample[]): Sample {
  return { requests: median(window.map(({ requests }) => requests)), mib: median(window.map(({ mib }) => mib)) }
}
