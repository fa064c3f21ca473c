import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assemble } from '../../selfhost/build.ts'
import { names } from '../../selfhost/config.ts'
import { freePort, type Service } from './links-service.ts'
import { scratch, type Bundle } from '../service/bundle.ts'

const SETTINGS: Readonly<Record<string, string>> = {
  RATE_LIMITS: 'off',
  INTERSTITIAL_HOURS: '0',
  REPORTER_SECRET: 'for proof runs only',
}

/**
 * The deployed script itself in plain workerd: the configuration of `npm run selfhost` without the module that it puts in
 * front of the service, which version 1.0 did not have and which costs every version the same.
 */
export async function startBare(bundle: Bundle, name: string, storage: string): Promise<Service> {
  const folder = join(scratch, `bare-${name}`)
  await assemble(bundle, folder)
  const config = join(folder, names.config)
  writeFileSync(config, bareConfig(readFileSync(config, 'utf8')))
  mkdirSync(join(storage, 'objects'), { recursive: true })
  const port = await freePort()
  const child = spawn(
    join(folder, names.workerd),
    [
      'serve',
      config,
      'service',
      `--socket-addr=http=127.0.0.1:${port}`,
      `--directory-path=objects=${join(storage, 'objects')}`,
      `--directory-path=assets=${join(folder, names.assets)}`,
    ],
    { stdio: 'inherit' },
  )
  process.on('exit', () => child.kill('SIGKILL'))
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
  }
  const service = { origin: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, kill: stop, stop }
  await listening(service.origin)
  return service
}

/** Without the module in front, and with the settings of the run as plain texts; others are not bound at all. */
function bareConfig(config: string): string {
  const front = `(name = "${names.entry}", esModule = embed "${names.entry}"), `
  if (!config.includes(front)) throw new Error('the configuration has no module in front')
  return config
    .replace(front, '')
    .replaceAll(/\(name = "(\w+)", fromEnvironment = "\w+"\),?/g, (_, name: string) =>
      name in SETTINGS ? `(name = "${name}", text = "${SETTINGS[name]}"),` : '',
    )
}

async function listening(origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      await (await fetch(`${origin}/api/v1/nowhere`)).text()
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('the service does not listen')
}
