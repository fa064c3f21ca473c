import { spawn } from 'node:child_process'

/** Runs a command with its output on ours; resolves with its exit code (128 + signal number is not told apart: 1). */
export function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit' })
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      resolve(code ?? 1)
    })
  })
}
