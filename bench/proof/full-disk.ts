import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bundleProduct } from '../service/bundle.ts'
import { startSelfhosted } from './links-selfhost.ts'
import type { Service } from './links-service.ts'

/**
 * `npm run full-disk`: the service without Cloudflare on a real file system (tmpfs of 6 MiB, in a mount namespace of its own)
 * that fills up while it runs. Existing links must still open, new links must get 503, and every answered open must be
 * counted once there is room again. Linux, where a user may create namespaces.
 */
const LINKS = 12
const ROUNDS = 5
/** Opens that could not be stored are retried after ten seconds. */
const STORED_AGAIN_MS = 15_000

const disk = mkdtempSync(join(tmpdir(), 'sala-disk-'))
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk])
process.on('exit', () => {
  execFileSync('umount', ['--lazy', disk])
  rmdirSync(disk)
})

const service = await startSelfhosted(bundleProduct(), { storage: join(disk, 'data') })
const opens = new Map<string, number>()
for (let i = 0; i < LINKS; i++) opens.set(await newLink(service, i), 0)
await openAll(service)

fill()
for (let round = 0; round < ROUNDS; round++) await openAll(service)
const refused = (await create(service, LINKS)).status
rmSync(join(disk, 'ballast'))
await openAll(service, [...opens.keys()].slice(LINKS / 2)) // the other half waits for its retry
await sleep(STORED_AGAIN_MS)

const wrong = await miscounted(service)
await service.stop()
console.log(
  `${LINKS} links, ${[...opens.values()].reduce((sum, count) => sum + count, 0)} opens answered, ${wrong.length} miscounted`,
)
for (const line of wrong) console.log(line)
if (refused !== 503) console.log(`a new link on the full disk was ${refused}`)
process.exit(wrong.length === 0 && refused === 503 ? 0 : 1)

/** Fills the disk to its last block. */
function fill(): void {
  const file = openSync(join(disk, 'ballast'), 'w')
  try {
    for (;;) writeSync(file, Buffer.alloc(4096))
  } catch {
    closeSync(file)
  }
}

function create({ origin }: Service, i: number): Promise<Response> {
  return fetch(`${origin}/api/v1/links`, {
    method: 'POST',
    body: JSON.stringify({ url: `https://www.example.org/${i}` }),
  })
}

async function newLink(from: Service, i: number): Promise<string> {
  return ((await (await create(from, i)).json()) as { code: string }).code
}

async function openAll({ origin }: Service, codes: Iterable<string> = opens.keys()): Promise<void> {
  for (const code of codes) {
    const { status } = await fetch(`${origin}/l/${code}`, { redirect: 'manual' })
    if (status !== 302) throw new Error(`an open of a link that exists was ${status}`)
    opens.set(code, (opens.get(code) ?? 0) + 1)
  }
}

async function miscounted({ origin }: Service): Promise<string[]> {
  const lines: string[] = []
  for (const [code, answered] of opens) {
    const { clicks } = (await (await fetch(`${origin}/api/v1/links/${code}`)).json()) as { clicks: number }
    if (clicks !== answered) lines.push(`${code}: ${answered} opens answered, ${clicks} counted`)
  }
  return lines
}
