import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, inject, it } from 'vitest'

/** The curl lines of README, run by a shell against the started service. */
const folder = mkdtempSync(join(tmpdir(), 'sala-readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
/** What this service has not: an operator's secret, a speech provider, a deployment. */
const NOT_HERE = /OPERATOR_SECRET|speak\.mp3|YOUR-NAME/
/** Comments that are answers, not explanations. */
const ANSWER = /^(?:[ก-๙]+|\d{4}-\d\d-\d\d)$/

interface Line {
  readonly command: string
  /** What the comment after it says is answered. */
  readonly answer: string
}

/** The calls of a block, each with the assignments in front of it. */
function linesOf(block: string): Line[] {
  const lines = block
    .replaceAll('\\\n', ' ')
    .replaceAll(/,\n\s+/g, ', ')
    .split('\n')
  const variables = lines.filter((line) => /^\w+=/.test(line))
  return lines
    .filter((line) => line.startsWith('curl ') && !NOT_HERE.test(line))
    .map((line) => {
      const [call = '', comment = ''] = line.split(/\s+# /)
      const answer = comment.split(/[;…]/)[0] ?? ''
      return { command: [...variables, call].join('\n'), answer: ANSWER.test(answer) ? answer : '' }
    })
}

const blocks = [...README.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block)
const lines = blocks.flatMap(linesOf)

describe('README', () => {
  it('has curl lines, some with their answer', () => {
    expect(lines.length).toBeGreaterThanOrEqual(20)
    expect(lines.filter(({ answer }) => answer !== '').length).toBeGreaterThanOrEqual(2)
  })

  it.for(lines)('$command', async ({ command, answer }) => {
    const script = command
      .replaceAll('localhost:8787', new URL(inject('origin')).host)
      .replace(/^curl /m, 'curl --silent --show-error --fail-with-body ')
    const { stdout } = await promisify(execFile)('bash', ['-c', `set -e\n${script}`], {
      cwd: folder,
      maxBuffer: 16 * 1024 * 1024,
    })
    expect(stdout).toContain(answer)
  })
})
