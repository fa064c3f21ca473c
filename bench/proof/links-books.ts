import { addressOf, send, type Reply } from './links-client.ts'

/** Each visitor action with the statuses of its contract; 503 is also allowed where a fault is planted. */
const allowed = {
  create: [201],
  open: [302, 410],
  info: [200],
  report: [200],
  'unknown code': [404],
  health: [200],
  'other route': [200, 304],
} as const
export type Deed = keyof typeof allowed

/** Requests and answers of one link. */
interface Entry {
  readonly url: string
  opensSent: number
  opensAnswered: number
  isClosed: boolean
}

const AUDITORS = 16
/** Client numbers from here on are auditors, those below visitors. */
const AUDITOR_FROM = 65_536

/** The answers of a run, audited against the service afterwards. */
export class Books {
  readonly links = new Map<string, Entry>()
  readonly statuses = new Map<string, number>()
  /** Counts of the answers that break the contract. */
  readonly wrong = new Map<string, number>()
  /** Answered but not found by the audit; `surplus` counts opens that were stored but whose answer was lost. */
  readonly lost = { links: 0, opens: 0, closures: 0, surplus: 0 }
  readonly mayFail: readonly Deed[]
  visitors = 0
  #audits = 0

  constructor(mayFail: readonly Deed[] = []) {
    this.mayFail = mayFail
  }

  note(deed: Deed, reply: Reply): void {
    const name = `${deed} ${reply.status}`
    increase(this.statuses, name)
    const isAllowed = (allowed[deed] as readonly number[]).includes(reply.status)
    const isFailure = reply.status === 503 && this.mayFail.includes(deed) && isStorageProblem(reply)
    if (!isAllowed && !isFailure) increase(this.wrong, name)
  }

  noteLeak(): void {
    increase(this.wrong, 'open 302 of a closed link')
  }

  /** Checks every link that was answered: its existence, destination, clicks and closure. */
  async audit(origin: string): Promise<void> {
    const entries = this.links.entries() // one iterator for all auditors
    const auditor = async (): Promise<void> => {
      for (const [code, entry] of entries) await this.#auditLink(origin, code, entry)
    }
    await Promise.all(Array.from({ length: AUDITORS }, auditor))
  }

  async #auditLink(origin: string, code: string, entry: Entry): Promise<void> {
    const { url, opensSent, opensAnswered, isClosed } = entry
    const headers = { 'cf-connecting-ip': addressOf(AUDITOR_FROM + this.#audits++) }
    const info = await send(origin, `/api/v1/links/${code}`, { headers })
    const { status } = await send(origin, `/l/${code}`, { method: 'HEAD', headers }) // HEAD is not counted
    const link = JSON.parse(info.body) as { destinationUrl: string; clicks: number; status: string }
    if (info.status !== 200 || link.destinationUrl !== url || (status !== 302 && status !== 410)) {
      this.lost.links++
      return
    }
    if (isClosed && (link.status !== 'closed' || status !== 410)) this.lost.closures++
    // Every answered open must be counted, and none that was never sent.
    this.lost.opens += Math.max(0, opensAnswered - link.clicks, link.clicks - opensSent)
    this.lost.surplus += Math.max(0, link.clicks - opensAnswered)
  }

  add(other: Books): void {
    for (const [code, entry] of other.links) this.links.set(code, entry)
    for (const name of ['statuses', 'wrong'] as const)
      for (const [what, count] of other[name]) increase(this[name], what, count)
    for (const name of ['links', 'opens', 'closures', 'surplus'] as const) this.lost[name] += other.lost[name]
    this.visitors += other.visitors
  }

  /** Prints the answers and the losses. @returns whether nothing was lost or wrong. */
  print(name: string): boolean {
    const { links, opens, closures, surplus } = this.lost
    const entries = [...this.links.values()]
    const opened = entries.reduce((sum, { opensAnswered }) => sum + opensAnswered, 0)
    const closed = entries.filter(({ isClosed }) => isClosed).length
    const lost =
      `answered and lost: ${links} of ${entries.length} links, ${opens} of ${opened} opens, ${closures} of ` +
      `${closed} closures; ${surplus} opens stored whose answer did not come`
    const unmet = this.mayFail.filter((deed) => !this.statuses.has(`${deed} 503`))
    console.log(`     ${name}, ${this.visitors} visitors: ${tally(this.statuses)}`)
    const checks = [
      print(this.wrong.size === 0, `answers that the contract does not give: ${tally(this.wrong)}`),
      print(links + opens + closures === 0 && closed > 0, lost),
      unmet.length === 0 || print(false, `the planted fault was not met by ${unmet.join(', ')}`),
    ]
    return checks.every(Boolean)
  }

  /** Ends a self-test, which must find that the service loses links, opens and closures, and answers wrongly. */
  endSelfTest(): never {
    const { links, opens, closures } = this.lost
    const isFound = links > 0 && opens > 0 && closures > 0 && this.wrong.size > 0
    console.log(isFound ? 'the planted faults were found' : 'a planted fault was NOT found')
    process.exit(isFound ? 0 : 1)
  }
}

/** Prints a verdict. @returns `holds`. */
export function print(holds: boolean, words: string): boolean {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${words}`)
  return holds
}

function increase(counts: Map<string, number>, name: string, by = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + by)
}

const tally = (counts: ReadonlyMap<string, number>): string =>
  Array.from(counts, ([name, count]) => `${count} × ${name}`)
    .toSorted()
    .join(', ') || 'none'

/** An HTML page (opening a link) or a `storage_unavailable` problem. */
const isStorageProblem = ({ type, body }: Reply): boolean =>
  type.startsWith('text/html') ||
  (type.startsWith('application/problem+json') && body.includes('"storage_unavailable"'))
