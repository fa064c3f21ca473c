import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { linkLines } from './link-lines.ts'
import type { StoredLink } from './stored-link.ts'
import { maintenance, startWorkerd, stopWorkerd } from './workerd.ts'

/** How many of the links the record lacked, and how many it already had. */
export interface Imported {
  readonly added: number
  readonly known: number
}

const LINES_AT_ONCE = 200

/**
 * Adds links to the record, from a file of `--export` or of `npm run links -- export`. Links already in the record are left
 * unchanged. A link's own object restores its state from the record on the first visit.
 *
 * @throws {Error} with the number of the first line that is not a link; then nothing is stored.
 */
export async function importLinks(file: string, built: string, data: string): Promise<Imported> {
  for await (const _ of batchesOf(file)); // validates all lines before the first is stored
  const folder = mkdtempSync(join(tmpdir(), 'sala-'))
  const socket = join(folder, 'socket')
  const running = await startWorkerd({ what: maintenance, address: `unix:${socket}`, built, data })
  const count = { added: 0, known: 0 }
  try {
    for await (const links of batchesOf(file)) {
      const { added, known } = await send(socket, links)
      count.added += added
      count.known += known
    }
  } finally {
    await stopWorkerd(running)
    rmSync(folder, { recursive: true })
  }
  return count
}

async function* batchesOf(file: string): AsyncGenerator<StoredLink[]> {
  let batch: StoredLink[] = []
  for await (const link of linkLines(file)) {
    if (batch.push(link) < LINES_AT_ONCE) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function send(socketPath: string, links: readonly StoredLink[]): Promise<Imported> {
  const [status, answer] = await new Promise<[number, string]>((resolve, reject) => {
    const call = request({ socketPath, path: '/', method: 'POST' }, (response) => {
      void text(response).then((body) => resolve([response.statusCode ?? 0, body]), reject)
    })
    call.on('error', reject)
    call.end(JSON.stringify(links))
  })
  if (status !== 200) throw new Error(`The database refused links near ${links[0]?.code}; what came before is stored.`)
  return JSON.parse(answer) as Imported
}
