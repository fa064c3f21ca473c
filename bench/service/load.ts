import autocannon from 'autocannon'
import type { Case } from './cases.ts'
import { cpuMicrosecondsOf, type Server } from './workerd.ts'

/** The result of a bounded load. */
export interface Load {
  readonly cpuMicroseconds: number
  readonly requestsPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const CONNECTIONS = 8
/** Interval at which autocannon checks whether `amount` is sent; with its default of 1 s most of a slice would be idle. */
const SAMPLE_MS = 10

/** Sends `amount` requests over eight connections, and divides the server's CPU time by `amount`. */
export async function load(
  server: Pick<Server, 'url' | 'pid'>,
  { name, requests, status = 200 }: Case,
  amount: number,
): Promise<Load> {
  const before = cpuMicrosecondsOf(server.pid)
  const result = await autocannon({ url: server.url, connections: CONNECTIONS, amount, requests, sampleInt: SAMPLE_MS })
  const cpu = cpuMicrosecondsOf(server.pid) - before
  const answered = result.statusCodeStats[status]?.count ?? 0
  if (answered !== amount || result.errors > 0)
    throw new Error(`${name}: ${answered} of ${amount} answered ${status}: ${JSON.stringify(result.statusCodeStats)}`)
  return {
    cpuMicroseconds: cpu / amount,
    requestsPerSecond: amount / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  }
}

/** Sends the requests of a case one after another. */
export async function oneByOne(
  { url }: Pick<Server, 'url'>,
  { name, requests, status = 200 }: Case,
  amount: number,
): Promise<void> {
  for (let i = 0; i < amount; i++) {
    const sent = requests[i % requests.length]
    if (!sent) return
    const { path, method = 'GET', body, headers = {} } = sent
    const response = await fetch(url + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
    await response.arrayBuffer()
    if (response.status !== status) throw new Error(`${name}: ${method} ${path} answered ${response.status}`)
  }
}
