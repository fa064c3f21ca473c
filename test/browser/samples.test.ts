import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { useBrowser, visit } from './browser.ts'
import { wide } from './wide.ts'

useBrowser()

/** Runs each sample of the reference as printed. A language whose tools this machine lacks is skipped. */
const folder = mkdtempSync(join(tmpdir(), 'sala-samples-'))
afterAll(() => rmSync(folder, { recursive: true }))

const execute = promisify(execFile)
const run = (command: string, ...args: string[]): Promise<{ stdout: string }> =>
  execute(command, args, { cwd: folder, maxBuffer: 16 * 1024 * 1024 })

async function has(command: string): Promise<boolean> {
  return run('which', command).then(
    () => true,
    () => false,
  )
}

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

/** Adds what a new console project has. */
const consoleProgram = (code: string): string =>
  `using System; using System.IO; using System.Net.Http; using System.Threading.Tasks;
static class Program { static void Main() { Run().GetAwaiter().GetResult(); } static async Task Run() {\n${code}\n} }`

const languages: Readonly<Record<string, { tool: string; run: (code: string) => Promise<{ stdout: string }> }>> = {
  curl: {
    tool: 'curl',
    run: (code) => run('bash', '-c', `set -e; ${code.replace(/^curl /, 'curl --fail-with-body ')}`),
  },
  javascript: { tool: 'node', run: (code) => run('node', file('sample.mjs', code)) },
  python: { tool: 'python3', run: (code) => run('python3', file('sample.py', code)) },
  php: {
    tool: 'php',
    run: (code) => run('php', '-d', 'display_errors=stderr', file('sample.php', `${strict}${code.slice(5)}`)),
  },
  csharp: {
    tool: 'mcs',
    run: async (code) => {
      await run('mcs', '-r:System.Net.Http', '-out:sample.exe', file('sample.cs', consoleProgram(code)))
      return run('mono', 'sample.exe')
    },
  },
}

/** Turns a warning, such as that of a refused request, into an error. */
const strict = '<?php set_error_handler(function ($n, $text) { throw new ErrorException($text); });'

/** Operations that return a problem: on a short link that does not exist, or with a provider that this service lacks. */
const refused = new Set(['link', 'linkQr', 'reportLink', 'closeLink', 'openLink', 'speak', 'securityTxt'])

interface Printed {
  readonly operation: string
  readonly language: string
  readonly code: string
}
let printed: Printed[] = []

beforeAll(async () => {
  const { page, close } = await visit('/docs')
  printed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-samples]')].flatMap((samples) =>
      [...samples.querySelectorAll<HTMLElement>('[role=tab]')].map((tab) => ({
        operation: samples.closest<HTMLElement>('[data-operation]')?.dataset['operation'] ?? '',
        language: tab.dataset['sample'] ?? '',
        code: document.getElementById(tab.getAttribute('aria-controls') ?? '')?.textContent ?? '',
      })),
    ),
  )
  await close()
})

describe('the samples of the reference', () => {
  it('are there for every operation', async () => {
    const contract = (await (await fetch(`${inject('origin')}/api/v1/openapi.json`)).json()) as { paths: object }
    const operations = Object.values(contract.paths).flatMap((methods) => Object.keys(methods as object))
    expect(printed.filter(({ language }) => language !== 'client').length).toBe(operations.length * 5)
  })

  it.for(wide(Object.entries(languages)))(
    'run as printed: %s',
    { timeout: 240_000 },
    async ([language, { tool, run: runSample }], context) => {
      context.skip(!(await has(tool)), `${tool} is not installed`)
      const failed: string[] = []
      for (const { operation, code } of printed.filter((sample) => sample.language === language)) {
        const works = await runSample(code).then(
          ({ stdout }) => !stdout.includes('#error-'),
          () => false,
        )
        if (works === refused.has(operation)) failed.push(`${operation}: ${works ? 'worked' : 'failed'}\n${code}`)
      }
      expect(failed).toEqual([])
    },
  )

  it('run as printed: client.js', { timeout: 120_000 }, async () => {
    const { page, origin, close } = await visit('/docs', { expectedStatuses: [404, 503] })
    const failed: string[] = []
    for (const { operation, code } of printed.filter(({ language }) => language === 'client')) {
      // A static import becomes a dynamic one for a function's body; everything else runs as printed.
      const body = code.replace(/^import (.+) from (.+)$/m, 'const $1 = await import($2)')
      const works = await page.evaluate(`(async () => { ${body} })().then(() => true, () => false)`)
      if (works === refused.has(operation)) failed.push(`${operation}: ${String(works)}\n${code}`)
    }
    expect(origin).toMatch(/^http/)
    expect(failed).toEqual([])
    await close()
  })
})

describe('the files that samples write', () => {
  it('are what their names say', () => {
    expect(readFileSync(join(folder, 'qr.png')).subarray(1, 4).toString()).toBe('PNG')
  })
})
