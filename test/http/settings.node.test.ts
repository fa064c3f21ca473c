import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { version } from '../../src/service/version.ts'
import { ratePeriodSeconds, rateLimits } from '../../src/limits.ts'

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')

describe('wrangler.toml', () => {
  const toml = read('wrangler.toml')

  it.for(Object.values(rateLimits))('binds $binding to $requestsMax requests', ({ binding, requestsMax }) => {
    const block = toml.split('[[ratelimits]]').find((part) => part.includes(`name = "${binding}"`))
    expect(block).toContain(`simple = { limit = ${requestsMax}, period = ${ratePeriodSeconds} }`)
  })

  const config = readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })

  it('ends what would compute for a second', () => expect(config.limits).toEqual({ cpu_ms: 1000 }))

  it('counts every class of requests separately', () => {
    const ids = config.ratelimits.map((limit: { namespace_id: string }) => limit.namespace_id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has no AI binding, for which wrangler would need an account', () => expect(config.ai).toBeUndefined())

  it('keeps request URLs out of the logs', () => {
    expect(toml).toMatch(/\[observability\.logs\]\nenabled = true\ninvocation_logs = false/)
  })
})

it('the version is that of package.json', () => {
  const manifest: { version: string } = JSON.parse(read('package.json'))
  expect(version).toBe(manifest.version)
})
