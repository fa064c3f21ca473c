import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const runner = new URL('../../scripts/run.ts', import.meta.url).href
// Runs a command that prints its process id and keeps running.
const program = `import { run } from '${runner}'; await run('sh', ['-c', 'echo $$; exec sleep 60'])`

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('ends what it runs when npm’s shell dies without passing the signal on', async () => {
  // The second command keeps `sh` from replacing itself with the first; with some shells npm's stays too.
  const script = `node --input-type=module -e "$PROGRAM"; true`
  const env = { ...process.env, PROGRAM: program, npm_lifecycle_event: 'start' }
  const shell = spawn('sh', ['-c', script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = (await once(shell.stdout, 'data')) as [Buffer]
  const pid = Number(said.toString())
  expect(isAlive(pid)).toBe(true)
  shell.kill('SIGTERM')
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false)
})
