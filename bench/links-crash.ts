import { join } from 'node:path'
import { linkInfo, makeAgent, makeLink, report, send } from './links-client.ts'
import { startService } from './links-service.ts'
import { bundleEntry, bundleProduct, scratch } from './server/bundle.ts'

/**
 * `npm run crash:links`: kills workerd in the middle of a load, starts it again on the same disk, and compares what was
 * answered with what is stored. `-- --short` runs twice (for CI), else twenty times. `-- --self-test` runs once on
 * objects that answer before they store, and fails unless that is found. Linux only.
 */
const isSelfTest = process.argv.includes('--self-test')
const runs = isSelfTest ? 1 : process.argv.includes('--short') ? 2 : 20
const LINKS = 5
const LANES = 64
const LOAD_MS = { min: 300, max: 1500 }

const bundle = isSelfTest ? bundleEntry('forgetful', 'bench/fuzz/forgetful-objects.ts') : bundleProduct()
let lost = 0
let opened = 0
let surplus = 0
for (let run = 1; run <= runs; run++) await crash(run)
console.log(
  `${lost === 0 ? 'ok  ' : 'FAIL'} ${runs} kills, ${opened} answered opens: ${lost} lost, ${surplus} stored whose answer never left`,
)
if (lost > 0 !== isSelfTest) process.exitCode = 1

async function crash(run: number): Promise<void> {
  const storage = join(scratch, `run-${run}`)
  const first = await startService(bundle, storage)
  const codes: string[] = []
  for (let i = 0; i < LINKS; i++) codes.push(await makeLink(first.origin))
  const answered = new Map(codes.map((code) => [code, 0]))
  const load = openAll(first.origin, codes, answered)
  const loadMs = LOAD_MS.min + ((LOAD_MS.max - LOAD_MS.min) * (run - 1)) / Math.max(1, runs - 1)
  await new Promise((resolve) => setTimeout(resolve, loadMs))
  const reported = codes[0] ?? ''
  const states = []
  for (const reporter of [1, 2, 3]) states.push(await report(first.origin, reported, reporter))
  await first.kill()
  await load
  const second = await startService(bundle, storage)
  for (const [code, count] of answered) {
    const { clicks, status } = await linkInfo(second.origin, code)
    opened += count
    if (clicks < count) {
      lost += count - clicks
      console.log(`FAIL run ${run}: ${count} answered, ${clicks} stored`)
    } else surplus += clicks - count
    if (code === reported && states.at(-1) === 'closed' && status !== 'closed') {
      lost++
      console.log(`FAIL run ${run}: an answered closure was lost`)
    }
  }
  await second.stop()
}

/** Opens the links in turn until the connection breaks; counts whole answers only. */
async function openAll(origin: string, codes: readonly string[], answered: Map<string, number>): Promise<void> {
  const agent = makeAgent(LANES)
  const lane = async (first: number): Promise<void> => {
    for (let i = first; ; i++) {
      const code = codes[i % codes.length] ?? ''
      const reply = await send(origin, `/l/${code}`, { agent })
      if (reply.status === 302 || reply.status === 410) answered.set(code, (answered.get(code) ?? 0) + 1)
    }
  }
  await Promise.allSettled(Array.from({ length: LANES }, (_, i) => lane(i)))
  agent.destroy()
}
