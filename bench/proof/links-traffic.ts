import compact from '../../src/address/dataset.generated.json' with { type: 'json' }
import { randomCode } from '../../src/links/code.ts'
import type { Books, Deed } from './links-books.ts'
import { addressOf, send, type Reply } from './links-client.ts'
import { cases } from '../service/cases.ts'

type Sent = NonNullable<Parameters<typeof send>[2]>
type Ask = (deed: Deed, path: string, sent?: Sent) => Promise<Reply>

const OPENS = 9
const OTHERS = 5
const CREATE_TRIES = 5
const rows = cases(compact.file.etag).flatMap(({ requests }) => requests)

/**
 * One visitor, who stays under every rate limit: creates a link, opens it and those of others, reads its info, reports one
 * link and opens it again, and uses other routes. Three visitors report the same link, so every second link gets closed.
 * Rejects when the connection breaks.
 */
export async function visit(origin: string, books: Books): Promise<void> {
  const visitor = books.visitors++
  const ask: Ask = async (deed, path, sent = {}) => {
    const headers = { ...sent.headers, 'cf-connecting-ip': addressOf(visitor) }
    const reply = await send(origin, path, { ...sent, headers })
    books.note(deed, reply)
    return reply
  }
  const own = await create(`https://www.example.org/visitor/${visitor}`, books, ask)
  const codes = [...books.links.keys()]
  const reported = codes[2 * Math.floor(visitor / 3) + 1] ?? own
  for (let i = 0; i < OPENS; i++) await open([own, codes[0], reported][i % 3] ?? own, books, ask)
  await ask('info', `/api/v1/links/${own}`)
  await report(reported, books, ask)
  await open(reported, books, ask)
  await ask('unknown code', `/l/${randomCode((bytes) => crypto.getRandomValues(bytes))}`)
  await ask('health', '/api/v1/health')
  for (let i = 0; i < OTHERS; i++) {
    const row = rows[(visitor * OTHERS + i) % rows.length]
    if (row) await ask('other route', row.path, row)
  }
}

/** A failed create must not prevent the next one with the same URL. */
async function create(url: string, books: Books, ask: Ask): Promise<string> {
  for (let tries = 0; tries < CREATE_TRIES; tries++) {
    const { status, body } = await ask('create', '/api/v1/links', { method: 'POST', body: JSON.stringify({ url }) })
    if (status !== 201) continue
    const { code } = JSON.parse(body) as { code: string }
    books.links.set(code, { url, opensSent: 0, opensAnswered: 0, isClosed: false })
    return code
  }
  throw new Error(`${CREATE_TRIES} creates of ${url} failed`)
}

async function open(code: string, books: Books, ask: Ask): Promise<void> {
  const link = books.links.get(code)
  if (!link) return
  const wasClosed = link.isClosed
  link.opensSent++
  const { status } = await ask('open', `/l/${code}`)
  if (status === 302 || status === 410) link.opensAnswered++
  if (wasClosed && status === 302) books.noteLeak()
}

async function report(code: string, books: Books, ask: Ask): Promise<void> {
  const { status, body } = await ask('report', `/api/v1/links/${code}/report`, { method: 'POST' })
  const link = books.links.get(code)
  if (link && status === 200 && body.includes('"status":"closed"')) link.isClosed = true
}
