import { describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'

/** `[env.workers-ai]` of wrangler.toml repeats what is not inherited; it may only add the AI binding and its setting. */
const usual = readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })
const workersAi = readConfig({ config: 'wrangler.toml', env: 'workers-ai' }, { hideWarnings: true })

describe('[env.workers-ai]', () => {
  it.for([
    'name',
    'main',
    'compatibility_date',
    'compatibility_flags',
    'assets',
    'd1_databases',
    'durable_objects',
    'migrations',
    'ratelimits',
    'limits',
    'observability',
  ] as const)('has the same %s', (part) => {
    expect(workersAi[part]).toEqual(usual[part])
  })

  it('ends what would compute for a second', () => expect(usual.limits).toEqual({ cpu_ms: 1000 }))

  it('counts every class of requests separately', () => {
    const ids = usual.ratelimits.map((limit: { namespace_id: string }) => limit.namespace_id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('adds the AI binding, which the default must not have', () => {
    expect(workersAi.ai).toMatchObject({ binding: 'AI' })
    expect(usual.ai).toBeUndefined()
    expect(workersAi.vars).toEqual({ ...usual.vars, SPEECH_PROVIDER: 'workers-ai' })
  })
})
