import { request } from 'node:http'
import * as fc from 'fast-check'
import { anyRequest, type AnyRequest } from '../../../test/http/any-request.ts'
import { fault, type Answered } from '../../../test/http/judge.ts'
import { operations } from './contracts.ts'
import { bundleEntry, bundleProduct } from '../../service/bundle.ts'
import { serveAll } from '../../service/full.ts'
import { cpuMicrosecondsOf, serve, workerdChild } from '../../service/workerd.ts'

/**
 * `npm run fuzz [-- --seconds 60] [--url http://127.0.0.1:8787] [--seed 1]` sends any input to every route, generated from
 * the contracts, for a limited time. It reports statuses and problems that a contract does not name, bodies that its schema
 * rejects, answers over 250 ms (of CPU, unless --url is given) and broken connections, each with the smallest request that
 * reproduces it. With --self-test it sends a fixed number of requests, by a fixed seed, to the operations of a service with
 * planted faults, and fails unless it finds them all.
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}
const isSelfTest = process.argv.includes('--self-test')
const seconds = isSelfTest ? Infinity : Number(option('seconds') ?? 60)
type Operation = (typeof operations)[number]

const ANSWER_MS_MAX = 250
/** An answer counts as slow if every retry is slow in CPU of the service too: another process may have had the processor. */
const SLOW_RETRIES = 3
const RUNS_A_TURN = isSelfTest ? 1000 : 40
const PLANTED = ['/digits', '/baht-text', '/provinces']

let sent = 0
let seed = isSelfTest ? 1 : Number(option('seed') ?? Date.now() % 1_000_000)

const { origin, stop } = await serviceToFuzz()
const servicePid = option('url') === undefined && !isSelfTest ? workerdChild() : undefined
if (servicePid !== undefined) console.log('Slow is what takes the CPU of the service that long.')
/** The service with planted faults has no storage; only the operations with a fault get requests. */
const wanted = isSelfTest
  ? operations.filter(({ path }) => PLANTED.some((end) => path.endsWith(end)))
  : await Promise.all(operations.map(withStoredLink))
console.log(
  `${wanted.length} operations, ${isSelfTest ? `${RUNS_A_TURN} requests each` : `${seconds} s`}, seed ${seed}`,
)
const findings = new Map<string, string>()

const end = performance.now() + seconds * 1000
for (let turn = 0; isSelfTest ? turn < 1 : performance.now() < end; turn++) {
  for (const operation of wanted) {
    const name = `${operation.method} ${operation.path}`
    if (findings.has(name) || performance.now() > end) continue
    const found = await fuzz(operation)
    if (found === undefined) continue
    findings.set(name, found)
    console.log(`\n${name}\n${found}`)
  }
  seed++
}
await stop()

console.log(`\n${sent} requests, ${findings.size} findings`)
const missed = missing()
if (isSelfTest && missed.length > 0) console.error(`planted faults not found: ${missed.join(', ')}`)
if (isSelfTest ? missed.length > 0 : findings.size > 0) process.exitCode = 1

function missing(): string[] {
  return PLANTED.filter((path) => ![...findings.keys()].some((name) => name.endsWith(path)))
}

async function serviceToFuzz(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const given = option('url')
  if (given !== undefined) return { origin: given, stop: () => Promise.resolve() }
  if (isSelfTest) {
    const planted = await serve(bundleEntry('planted', 'bench/proof/fuzz/planted.ts'))
    return { origin: planted.url, stop: () => planted.stop() }
  }
  const service = await serveAll(bundleProduct())
  return { origin: String(await service.ready), stop: () => service.dispose() }
}

/** If the path has a code, creates a link and uses its code as the example, so that some requests reach the storage. */
async function withStoredLink(operation: Operation): Promise<Operation> {
  const { contract } = operation
  const { code } = contract.path ?? {}
  if (!code) return operation
  const body = JSON.stringify({ url: 'https://www.example.org/page?x=1' })
  const { answer } = await ask({ method: 'POST', path: '/api/v1/links', headers: {}, body })
  const { code: example } = JSON.parse(answer.body) as { code: string }
  return { ...operation, contract: { ...contract, path: { ...contract.path, code: { ...code, example } } } }
}

/** Sends a round of requests to one operation. @returns the smallest request that shows a fault, with the fault. */
async function fuzz(operation: Operation): Promise<string | undefined> {
  const property = fc.asyncProperty(anyRequest(operation), async (asked) => {
    const wrong = await faultOf(asked, operation)
    if (wrong !== undefined) throw new Error(wrong)
  })
  const result = await fc.check(property, {
    numRuns: RUNS_A_TURN,
    seed,
    endOnFailure: false,
    ...(isSelfTest ? {} : { interruptAfterTimeLimit: 60_000 }),
  })
  if (!result.failed || !result.counterexample) return undefined
  const [smallest] = result.counterexample
  return `${shortened(JSON.stringify(smallest))}\n${shortened(String((result.errorInstance as Error | undefined)?.message))}`
}

function shortened(text: string): string {
  return text.length > 800 ? `${text.slice(0, 800)}… (${text.length} characters)` : text
}

async function faultOf(asked: AnyRequest, { contract }: Operation): Promise<string | undefined> {
  const { answer, milliseconds } = await ask(asked)
  if (milliseconds > ANSWER_MS_MAX && (await isSlowAgain(asked))) return `the answer takes over ${ANSWER_MS_MAX} ms`
  return fault(answer, contract)
}

async function isSlowAgain(asked: AnyRequest): Promise<boolean> {
  for (let retry = 0; retry < SLOW_RETRIES; retry++) {
    const before = servicePid === undefined ? 0 : cpuMicrosecondsOf(servicePid)
    if ((await ask(asked)).milliseconds <= ANSWER_MS_MAX) return false
    const cpuMs = servicePid === undefined ? Number.POSITIVE_INFINITY : (cpuMicrosecondsOf(servicePid) - before) / 1000
    if (cpuMs <= ANSWER_MS_MAX) return false
  }
  return true
}

/** Sends the path unchanged: `fetch` would normalise it. */
function ask({ method, path, headers, body }: AnyRequest): Promise<{ answer: Answered; milliseconds: number }> {
  sent++
  const start = performance.now()
  const rawPath = Buffer.from(path.toWellFormed()).toString('latin1')
  return new Promise((resolve, reject) => {
    const call = request(origin, { method, path: rawPath, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const answer = {
          status: response.statusCode ?? 0,
          contentType: response.headers['content-type'] ?? '',
          body: Buffer.concat(chunks).toString(),
        }
        resolve({ answer, milliseconds: performance.now() - start })
      })
    })
    call.setTimeout(10_000, () => call.destroy(new Error('no answer in 10 s')))
    call.on('error', reject)
    call.end(body)
  })
}
