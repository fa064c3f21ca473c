import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Bundle } from './bundle.ts'
import type { Case } from './cases.ts'
import { load } from './load.ts'
import { serve } from './workerd.ts'

/** A node of V8's profile, as the inspector sends it. */
interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
  readonly hitCount: number
}

const LOAD_MS = 1500
const SAMPLE_MICROSECONDS = 100
const SHARES_SHOWN = 8
const WARM_REQUESTS = 1500

/**
 * Prints for each row which functions the isolate spends its time in. The profile is V8's own, taken through workerd's
 * inspector while the row is under load; what the runtime does outside of the isolate (sockets, HTTP) is not in it.
 */
export async function printProfile(bundle: Bundle, rows: readonly Case[]): Promise<void> {
  const port = await freePort()
  const server = await serve(bundle, [], [`--inspector-addr=127.0.0.1:${port}`])
  const inspector = await connect(port)
  const fileOf = filesOf(readFileSync(join(bundle.folder, bundle.main), 'utf8'))
  console.log('Of the time in the isolate, by function (its own time, without what it calls):\n')
  for (const row of rows) {
    await load(server, row, WARM_REQUESTS)
    await inspector.send('Profiler.enable')
    await inspector.send('Profiler.setSamplingInterval', { interval: SAMPLE_MICROSECONDS })
    await inspector.send('Profiler.start')
    const end = performance.now() + LOAD_MS
    while (performance.now() < end) await load(server, row, 200)
    const { profile } = (await inspector.send('Profiler.stop')) as { profile: { nodes: ProfileNode[] } }
    console.log(`- ${row.name}: ${sharesOf(profile.nodes, fileOf).join(', ')}`)
  }
  inspector.close()
  await server.stop()
}

/** The heaviest functions with their share; time in which the isolate waits for requests does not count. */
function sharesOf(nodes: readonly ProfileNode[], fileOf: (line: number) => string): string[] {
  const hits = new Map<string, number>()
  let all = 0
  for (const { callFrame, hitCount } of nodes) {
    const { functionName, url, lineNumber } = callFrame
    if (functionName === '(idle)' || functionName === '(root)') continue
    const native = functionName === '' ? '(anonymous)' : functionName
    const name = url === '' ? native : `${native} of ${fileOf(lineNumber)}`
    hits.set(name, (hits.get(name) ?? 0) + hitCount)
    all += hitCount
  }
  return [...hits]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SHARES_SHOWN)
    .map(([name, count]) => `${name} ${((count / all) * 100).toFixed(0)} %`)
}

/** esbuild writes the path of each file before what comes from it. */
function filesOf(script: string): (line: number) => string {
  const starts = script.split('\n').flatMap((text, line) => {
    const [, path] = /^\/\/ (\S+\.(?:m?js|ts|json))$/.exec(text) ?? []
    return path === undefined ? [] : [{ line, path: path.replace(/^.*node_modules\//, '').replace(/^(?:\.\.\/)+/, '') }]
  })
  return (line) => starts.findLast((start) => start.line <= line)?.path ?? 'the bundle'
}

interface Inspector {
  send(method: string, params?: object): Promise<unknown>
  close(): void
}

async function connect(port: number): Promise<Inspector> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  const waiting = new Map<number, (result: unknown) => void>()
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id?: number; result: unknown }
    if (id === undefined) return
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let last = 0
  return {
    send: (method, params = {}) =>
      new Promise((resolve) => {
        waiting.set(++last, resolve)
        socket.send(JSON.stringify({ id: last, method, params }))
      }),
    close: () => socket.close(),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
