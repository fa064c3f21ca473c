import { join } from 'node:path'
import { makeLink } from '../proof/links-client.ts'
import { startSelfhosted } from '../proof/links-selfhost.ts'
import { startService, type Service } from '../proof/links-service.ts'
import { bundleEntry, bundleProduct, scratch } from './bundle.ts'
import type { Case } from './cases.ts'
import { isSmallest } from '../smallest.ts'
import { measureTable, subject, type Subject } from './table.ts'

/**
 * `node bench/service/objects.ts [--quick]`: the routes that need a database or objects, through Miniflare and as
 * `npm run selfhost` runs them, beside a constant handler in Miniflare. links-load.ts measures opens per second.
 */
const slices = process.argv.includes('--quick')
  ? { rounds: 1, cpuMsPerSlice: 20, warmRequests: 50, secondsMax: isSmallest ? 1 : 30 }
  : { rounds: 10, cpuMsPerSlice: 50, warmRequests: 400, secondsMax: 75 }

const start = (name: string, bundle: Parameters<typeof startService>[0]): ReturnType<typeof startService> =>
  startService(bundle, { storage: join(scratch, `storage-${name}`), hasAssets: false })
const constant = await start('constant', bundleEntry('constant-objects', 'bench/service/constant-objects.ts'))
const product = bundleProduct()
const services = {
  '': await start('service', product),
  ', self-hosted': await startSelfhosted(product, { storage: join(scratch, 'storage-selfhosted') }),
}

const rowsOf = (code: string, link = `/api/v1/links/${code}`): readonly Case[] => [
  {
    name: 'link, create',
    requests: [{ method: 'POST', path: '/api/v1/links', body: '{"url":"https://www.example.org/page?x=1"}' }],
    status: 201,
  },
  { name: 'link, open', requests: [{ path: `/l/${code}` }], status: 302 },
  { name: 'link, info', requests: [{ path: link }] },
  { name: 'link, QR', requests: [{ path: `${link}/qr.png` }] },
  { name: 'link, report by the same reporter', requests: [{ method: 'POST', path: `${link}/report` }] },
  { name: 'health', requests: [{ path: '/api/v1/health' }] },
  { name: 'speech without a provider', requests: [{ path: '/api/v1/tools/thai/speak.mp3?text=a' }], status: 503 },
]

console.log('## Routes with a database or objects, through Miniflare and self-hosted\n')
await measureTable(
  [
    subject({ name: 'constant handler', requests: [{ path: '/' }] }, { url: constant.origin, pid: constant.pid }),
    ...byRow(await Promise.all(Object.entries(services).map(([where, service]) => subjectsOf(where, service)))),
  ],
  slices,
)
await constant.stop()
for (const service of Object.values(services)) await service.stop()

async function subjectsOf(where: string, { origin: url, pid }: Service): Promise<Subject[]> {
  const rows = rowsOf(await makeLink(url))
  return rows.map((row) => subject({ ...row, name: row.name + where }, { url, pid }))
}

/** Interleaves the lists: one row of each in turn. */
function byRow<T>([first = [], ...others]: readonly (readonly T[])[]): T[] {
  return first.flatMap((one, i) => [one, ...others.flatMap((list) => list[i] ?? [])])
}
