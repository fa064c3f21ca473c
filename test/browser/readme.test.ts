import { execFile, execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, inject, it } from 'vitest'

/** The curl lines of README and docs/, run by a shell against the started service, and the answers they show. */
const folder = mkdtempSync(join(tmpdir(), 'sala-readme-'))
afterAll(() => rmSync(folder, { recursive: true }))

const root = new URL('../../', import.meta.url).pathname
const documents = ['README.md', ...globSync('docs/*.md', { cwd: root })]
/** What this service lacks: an operator's secret, a speech provider, a deployment. */
const NOT_HERE = /OPERATOR_SECRET|speak\.mp3|YOUR-SUBDOMAIN/
/** Comments that are answers, not explanations. */
const ANSWER = /^(?:[ก-๙]+|\d{4}-\d\d-\d\d)$/

interface Line {
  readonly command: string
  /** The answer in the comment after the command, or empty. */
  readonly answer: string
  /** The JSON block after it, with some of the members of the answer. */
  readonly json: string | undefined
}

/** The calls of a block, each with the assignments in front of it. */
function linesOf(block: string, json: string | undefined): Line[] {
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
      return { command: [...variables, call].join('\n'), answer: ANSWER.test(answer) ? answer : '', json }
    })
}

/** The shell blocks of a document, each with the JSON block that follows it. */
const linesIn = (document: string): Line[] =>
  [...document.matchAll(/^```sh\n([\s\S]*?)^```(?:\n\n```json\n([\s\S]*?)^```)?/gm)].flatMap(([, block = '', json]) =>
    linesOf(block, json),
  )

const lines = documents.flatMap((file) => linesIn(readFileSync(join(root, file), 'utf8')))

describe('README and docs/', () => {
  it('have curl lines, some with their answer', () => {
    expect(lines.length).toBeGreaterThanOrEqual(20)
    expect(lines.filter(({ answer }) => answer !== '').length).toBeGreaterThanOrEqual(2)
    expect(lines.filter(({ json }) => json !== undefined).length).toBeGreaterThanOrEqual(2)
  })

  it.for(lines)('$command', async ({ command, answer, json }) => {
    const script = command
      .replaceAll('localhost:8787', new URL(inject('origin')).host)
      .replace(/^curl /m, 'curl --silent --show-error --fail-with-body ')
    const { stdout } = await promisify(execFile)('bash', ['-c', `set -e\n${script}`], {
      cwd: folder,
      maxBuffer: 16 * 1024 * 1024,
    })
    expect(stdout).toContain(answer)
    if (json !== undefined) expect(JSON.parse(stdout)).toMatchObject(JSON.parse(json) as object)
  })
})

it('the Apps Script of docs/spreadsheets.md reads a column with one request, blank cells too', () => {
  const [, script = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/spreadsheets.md'), 'utf8')) ?? []
  let requests = 0
  /** The API of Apps Script, which returns the answer, not a promise. */
  const UrlFetchApp = {
    fetch: (url: string, { method, contentType, payload }: Record<string, string>) => {
      requests++
      const address = url.replace('https://YOUR-SALA', inject('origin'))
      const options = [
        '--silent',
        '--fail-with-body',
        '-X',
        String(method).toUpperCase(),
        '-H',
        `Content-Type: ${contentType}`,
      ]
      const answer = execFileSync('curl', [...options, '--data-binary', String(payload), address], { encoding: 'utf8' })
      return { getContentText: () => answer }
    },
  }
  // oxlint-disable-next-line no-implied-eval, no-new-func, typescript/no-implied-eval -- the code is our own document
  const run = new Function('UrlFetchApp', 'cells', `${script}; return ADDRESSES(cells)`) as (
    ...values: unknown[]
  ) => unknown
  const cells = [['99/1 ม.5 ต.สำโรงเหนอ อ.เมือง จ.สมุทรปราการ 10240'], [''], ['โอนเงินแล้วค่ะ']]
  expect(run(UrlFetchApp, cells)).toEqual([
    ['10270', 'สำโรงเหนือ', 'เมืองสมุทรปราการ', 'สมุทรปราการ', 'corrected'],
    [''],
    ['', '', '', '', 'none'],
  ])
  expect(requests).toBe(1)
})
