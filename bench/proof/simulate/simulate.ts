import { parseArgs } from 'node:util'
import { faults, loadProduct } from './faults.ts'
import type { Deed, History } from './history.ts'

/**
 * `npm run simulate [-- --seeds 20000] [--from 1]`: each seed gives one reproducible history of a link: isolates, the
 * object with its alarm, a failing database, an operator, visitors and restarts, in virtual time. Each history is checked
 * against the rules of a link; the first that breaks one is shrunk and printed.
 * `-- --seed 7` prints one history. `-- --fault 'lost alarm'` plants a fault (faults.ts), which must be found.
 */
const { values: options } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20000' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    fault: { type: 'string' },
  },
})
const fault = options.fault === undefined ? undefined : faults[options.fault]
if (options.fault !== undefined && !fault) throw new Error(`faults: ${Object.keys(faults).join(', ')}`)
loadProduct(fault)
const { planOf, runHistory } = await import('./history.ts')
const { InstanceEnded } = await import('./object.ts')
const { brokenRules } = await import('./rules.ts')

// Silence the object's logs: the simulation provokes these failures.
console.info = () => undefined
console.error = () => undefined
process.on('unhandledRejection', (error) => {
  if (!(error instanceof InstanceEnded)) throw error
})

if (options.seed === undefined) await simulate(Number(options.from), Number(options.seeds))
else await show(Number(options.seed), planOf(Number(options.seed)))

async function simulate(from: number, seeds: number): Promise<void> {
  for (let seed = from; seed < from + seeds; seed++) {
    const plan = planOf(seed)
    // oxlint-disable-next-line no-await-in-loop -- one clock for all
    const broken = brokenRules(await runHistory(seed, plan))
    if (broken.length === 0) continue
    // oxlint-disable-next-line no-await-in-loop -- the last turn
    await show(seed, await shortest(seed, plan, broken))
    process.exitCode = 1
    return
  }
  console.log(`${seeds} histories from seed ${from} on: every rule held`)
}

/** Shrinks the plan: drops every deed without which a rule is still broken. */
async function shortest(seed: number, plan: readonly Deed[], broken: readonly string[]): Promise<readonly Deed[]> {
  for (const deed of plan) {
    const shorter = plan.filter((other) => other !== deed)
    // oxlint-disable-next-line no-await-in-loop -- one clock for all
    const stillBroken = brokenRules(await runHistory(seed, shorter))
    if (stillBroken.some((rule) => broken.includes(rule))) return shortest(seed, shorter, broken)
  }
  return plan
}

async function show(seed: number, plan: readonly Deed[]): Promise<void> {
  const history = await runHistory(seed, plan)
  console.log(`seed ${seed}: ${brokenRules(history).join('; ') || 'every rule held'}`)
  for (const deed of plan) console.log(lineOf(deed, history))
  console.log('end', JSON.stringify(history.end))
}

function lineOf(deed: Deed, { calls }: History): string {
  const { atMs, kind, ...more } = deed
  const call = calls.find((other) => other.deed === deed)
  const took = call?.endMs === undefined ? '' : ` after ${call.endMs - call.beginMs} ms`
  const heard = call && ` -> ${call.answer === undefined ? 'nobody heard' : JSON.stringify(call.answer)}${took}`
  return `${String(atMs).padStart(9)} ms  ${kind} ${JSON.stringify(more)}${heard ?? ''}`
}
