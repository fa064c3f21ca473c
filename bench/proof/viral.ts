import { print } from './links-books.ts'
import { closureThroughIsolates } from './viral-isolates.ts'
import { model, type Load, type Plan, type Result } from './viral-model.ts'
import { besideVersion1 } from './viral-versions.ts'
import { bundleEntry } from '../service/bundle.ts'

/**
 * `npm run viral [-- --short]`: one link that everybody opens. First closures while visitors come and leave through 1, 10
 * and 50 isolates of workerd; then version 1.0, taken from the history of the repository, beside this one; then a model
 * of the platform with its distances, which no single machine has. Linux only.
 */
const isShort = process.argv.includes('--short')
const CLOSURES = isShort ? 2 : 10
const plans: readonly (readonly [name: string, plan: Omit<Plan, 'isolates'>, isolates: readonly number[]])[] = [
  ['version 1.0', { isShared: false, objects: 1 }, [10]],
  ['shared calls', { isShared: true, objects: 1 }, [1, 10, 50]],
  ['shared calls, 8 counting objects', { isShared: true, objects: 8 }, [10, 50]],
]
const loads: readonly (readonly [name: string, load: Load])[] = [
  ['1 at once', { atOnce: 1 }],
  ['50 at once', { atOnce: 50 }],
  ['200 at once', { atOnce: 200 }],
  ['1,000 at once', { atOnce: 1000 }],
  ['500 arrive a second', { perSecond: 500 }],
  ['2,000 arrive a second', { perSecond: 2000 }],
]

const verdicts: boolean[] = []

async function throughIsolates(): Promise<void> {
  console.log('Closures while visitors come, and two of ten leave before their answer:')
  const bundle = bundleEntry('links-alone', 'bench/proof/fuzz/links-alone.ts')
  for (const isolates of [1, 10, 50]) verdicts.push(await closureThroughIsolates(bundle, isolates, CLOSURES))
}

async function inTheModel(): Promise<void> {
  console.log('Model: 40 ms round trip, an object starts 100 calls a second:')
  const results = new Map<string, Result>()
  for (const [loadName, load] of loads) {
    for (const [planName, plan, isolates] of plans) {
      // Without shared calls a queue of arrivals grows for ever.
      if ('perSecond' in load && !plan.isShared) continue
      for (const count of isolates) {
        const name = `${loadName}, ${planName}, ${count} isolates`
        const result = await model({ ...plan, isolates: count }, load)
        results.set(name, result)
        console.log(`     ${name}: ${described(result)}`)
        if (result.leaks + Math.abs(result.miscounted) > 0) verdicts.push(print(false, 'leaks or wrong counts'))
      }
    }
  }
  const before = results.get('200 at once, version 1.0, 10 isolates')
  const now = results.get('200 at once, shared calls, 10 isolates')
  const times = (now?.opensPerSecond ?? 0) / (before?.opensPerSecond ?? 1)
  verdicts.push(
    print(
      times >= 3 && (now?.p99Ms ?? Number.POSITIVE_INFINITY) < 1000,
      `200 at once, 10 isolates: ${times.toFixed(1)} × version 1.0, 99 of 100 within ${now?.p99Ms.toFixed(0)} ms`,
    ),
  )
}

const described = ({ opensPerSecond, p50Ms, p99Ms, callsPer100Opens, longestQueue, closureMs }: Result): string =>
  `${opensPerSecond.toFixed(0)} opens/s, half within ${p50Ms.toFixed(0)} ms, 99 of 100 within ${p99Ms.toFixed(0)} ms, ` +
  `${callsPer100Opens.toFixed(1)} calls for 100 opens, longest queue ${longestQueue}, closure in ${closureMs.toFixed(0)} ms`

await throughIsolates()
verdicts.push(...(await besideVersion1(isShort)))
await inTheModel()
process.exit(verdicts.every(Boolean) ? 0 : 1)
