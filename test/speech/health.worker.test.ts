import { env, exports } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { app } from '../../src/app.ts'

/** The mounted service with the settings of a fresh installation. */
const service = (exports as unknown as { default: Fetcher }).default

describe('without settings', () => {
  it('health names what to set', async () => {
    const response = await service.fetch('http://sala.test/api/v1/health')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      speech: { provider: 'none', ready: false, missing: ['SPEECH_PROVIDER'] },
    })
  })

  it('speak.mp3 answers 503 speech_not_configured', async () => {
    const response = await service.fetch('http://sala.test/api/v1/tools/thai/speak.mp3?text=%E0%B8%81')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'speech_not_configured' })
  })
})

describe('with settings', () => {
  it.for([
    { vars: { AZURE_SPEECH_REGION: 'southeastasia' }, ready: true, missing: [] },
    { vars: {}, ready: false, missing: ['AZURE_SPEECH_REGION'] },
  ])('health shows no value: $missing', async ({ vars, ready, missing }) => {
    const bindings = { ...env, SPEECH_PROVIDER: 'azure', AZURE_SPEECH_KEY: 'right-key', ...vars }
    const text = await (await app.request('http://sala.test/api/v1/health', {}, bindings)).text()
    expect((JSON.parse(text) as { speech: unknown }).speech).toEqual({ provider: 'azure', ready, missing })
    expect(text).not.toMatch(/right-key|southeastasia/)
  })
})
