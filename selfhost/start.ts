import { exportLinks } from './export.ts'
import { importLinks } from './import.ts'
import { lock } from './lock.ts'
import { readOptions, type Options } from './options.ts'
import { databasesFor } from './record-databases.ts'
import { service, startWorkerd, stopWorkerd } from './workerd.ts'

/** selfhost/build.ts bundles this file into the folder that it builds. */
const built = import.meta.dirname

/** Read at module load: once workerd runs, npm may be dead and the parent another process. */
const npm = process.ppid

/** Files created by this process and workerd are readable only by their owner. */
process.umask(0o077)

/** `npm run selfhost -- --data DIR [--port N] [--host H] [--export FILE | --import FILE]`. */
await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const { data, exportTo, importFrom } = options
  if (exportTo !== undefined) {
    console.log(`${await exportLinks(data, exportTo)} links written to ${exportTo}.`)
    return
  }
  if (!lock(data)) throw new Error(`Another process uses ${data}.`)
  const databases = databasesFor(data, process.env['RECORD_DATABASES'], importFrom !== undefined)
  process.env['RECORD_DATABASES'] = String(databases) // workerd reads it there
  if (importFrom === undefined) {
    await serve(options)
    return
  }
  const { added, known } = await importLinks(importFrom, built, data)
  console.log(`${added} links added, ${known} were there already.`)
}

/** Serves until a signal arrives; workerd ending on its own is an error. */
async function serve({ data, port, host }: Options): Promise<void> {
  const running = await startWorkerd({ what: service, address: `${bracketed(host)}:${port}`, built, data })
  let isStopping = false
  const stop = (): void => {
    if (!isStopping) void stopWorkerd(running)
    isStopping = true
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (process.env['npm_lifecycle_event'] === 'selfhost') stopWithNpm(stop)
  const origin = `http://${bracketed(localAddress(host))}:${running.port}`
  if (await works(origin)) greet(origin, data)
  else if (!isStopping) {
    process.exitCode = 1
    stop()
  }
  await running.ended
  if (isStopping) return
  console.error('workerd has ended.')
  process.exitCode = 1
}

/** npm forwards SIGTERM; if npm itself is killed, this stops workerd. */
function stopWithNpm(stop: () => void): void {
  setInterval(() => process.ppid !== npm && stop(), 1000).unref()
}

/** The first query applies the database's migrations. */
async function works(origin: string): Promise<boolean> {
  const health = await fetch(`${origin}/api/v1/health`).catch(() => undefined)
  if (!health?.ok) console.error(`The service does not work: health answered ${health?.status ?? 'nothing'}.`)
  return health?.ok ?? false
}

function greet(origin: string, data: string): void {
  console.log(`Sala listens on ${origin}. Data: ${data}`)
  if (!process.env['REPORTER_SECRET']) console.log('Reports of short links are refused until REPORTER_SECRET is set.')
}

/** @example bracketed('::1') // '[::1]' */
function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host
}

/** The local address of a server that listens on all addresses. */
function localAddress(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host === '::' ? '::1' : host
}
