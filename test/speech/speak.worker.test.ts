import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { providers, rig, spentChars, type Provider } from './rig.ts'

/** The endpoint with a working provider. `raw` if the exact characters matter. */

const BYTES_PER_CHARACTER = 4 * 144

interface ProblemBody {
  status: number
  code: string
  detail: string
  detailTh: string
  errors?: { parameter: string; message: string }[]
}

const problem = async (response: Response): Promise<ProblemBody> => response.json()

beforeEach(async () => {
  await env.DB.exec('DELETE FROM speech_budget')
  await env.DB.exec('DELETE FROM speech_share')
  return () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  }
})

describe.for(providers)('%s speaks', (provider) => {
  it('answers the whole MP3 with its length', async () => {
    const { get, calls } = rig(provider)
    const response = await get({ text: 'สวัสดีครับ' })
    const audio = new Uint8Array(await response.arrayBuffer())
    expect(response.status).toBe(200)
    expect([...audio.subarray(0, 4)]).toEqual([0xff, 0xf3, 0x64, 0xc4])
    expect(audio.length).toBe(10 * BYTES_PER_CHARACTER)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(10 * BYTES_PER_CHARACTER),
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'content-disposition': 'inline; filename="speech.mp3"',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    })
    for (const name of ['Content-Length', 'Content-Range', 'Accept-Ranges', 'Retry-After']) {
      expect(response.headers.get('access-control-expose-headers')).toContain(name)
    }
    expect(response.headers.has('etag')).toBe(false)
    expect(await calls()).toMatchObject([{ text: 'สวัสดีครับ', rate: 1 }])
  })

  const voices: Record<Provider, { female: string; male: string }> = {
    azure: { female: 'th-TH-PremwadeeNeural', male: 'th-TH-NiwatNeural' },
    google: { female: 'th-TH-Neural2-C', male: 'th-TH-Chirp3-HD-Charon' },
    'workers-ai': { female: 'Thai_female_1_sample1', male: 'Thai_male_1_sample8' },
    openai: { female: 'th_female', male: 'th_male' },
  }

  it.for([
    { query: {}, voice: 'female', rate: 1 },
    { query: { voice: 'male' }, voice: 'male', rate: 1 },
    { query: { voice: 'female', rate: '0.5' }, voice: 'female', rate: 0.5 },
    { query: { speed: '2' }, voice: 'female', rate: 2 },
    { query: { rate: '๑.๒๕' }, voice: 'female', rate: 1.25 },
    { query: { rate: '1.0' }, voice: 'female', rate: 1 },
  ] as const)('$query is voice $voice at rate $rate', async ({ query, voice, rate }) => {
    const { get, calls } = rig(provider)
    expect((await get({ q: 'ทดสอบ', ...query })).status).toBe(200)
    expect(await calls()).toMatchObject([{ voice: voices[provider][voice], rate }])
  })

  it.for([
    '</voice></speak><voice name="x">ก',
    'ก ]]> ข',
    '<!-- ก -->',
    '&#0;ก&amp;&lt;',
    '<break time="20s"/>ก',
    '<![CDATA[ก]]>',
    '"ก" \'ข\' a=1&b=2',
    '<audio src="https://evil.example/x.mp3"/>ก',
    '{"ก":"\\u0000\\n"}',
  ])('says %s as plain text', async (text) => {
    const { get, calls } = rig(provider)
    expect((await get({ text, raw: 'true' })).status).toBe(200)
    expect((await calls()).map((call) => call.text)).toEqual([text])
  })

  it('decodes percent-encoding once', async () => {
    const { send, calls } = rig(provider)
    expect((await send('?raw=true&text=%253Cbreak%2520time=%252220s%2522%253E')).status).toBe(200)
    expect((await send('?raw=true&text=%3Cbreak%20time=%2220s%22%3E')).status).toBe(200)
    expect((await calls()).map(({ text }) => text)).toEqual(['%3Cbreak%20time=%2220s%22%3E', '<break time="20s">'])
  })

  it('sends the reading, and counts it', async () => {
    const { get, calls } = rig(provider)
    expect((await get({ text: ' ราคา\r\n๑๒๕\u200B  บาท\uFEFF ' })).status).toBe(200)
    expect(await calls()).toMatchObject([{ text: 'ราคา หนึ่งร้อยยี่สิบห้าบาท' }])
    expect(await spentChars()).toBe(26)
  })

  it.for([
    { query: { clock: 'everyday' }, text: 'บ่ายสองโมงครึ่ง ศูนย์สอง หนึ่งหนึ่งหนึ่ง สามสามสามสาม' },
    { query: { phoneTwo: 'tho' }, text: 'สิบสี่นาฬิกาสามสิบนาที ศูนย์โท หนึ่งหนึ่งหนึ่ง สามสามสามสาม' },
    { query: { raw: 'true' }, text: '14.30 น. 02-111-3333' },
  ])('says it by $query', async ({ query, text }) => {
    const { get, calls } = rig(provider)
    expect((await get({ text: '14.30 น. 02-111-3333', ...query })).status).toBe(200)
    expect(await calls()).toMatchObject([{ text }])
  })

  it('with raw=true sends the clean text', async () => {
    const { get, calls } = rig(provider)
    expect((await get({ text: ' ราคา\r\n๑๒๕\u200B  บาท\uFEFF ', raw: 'true' })).status).toBe(200)
    expect(await calls()).toMatchObject([{ text: 'ราคา 125 บาท' }])
    expect(await spentChars()).toBe(12)
  })

  it('speaks 500 code points and refuses 501 unpaid', async () => {
    const { get, calls } = rig(provider)
    expect((await get({ text: 'ก'.repeat(499) + '😀', raw: 'true' })).status).toBe(200)
    const refused = await get({ text: 'ก'.repeat(500) + '😀', raw: 'true' })
    expect(await problem(refused)).toMatchObject({
      status: 400,
      code: 'text_too_long',
      detail: 'text must be at most 500 characters, got 501.',
      errors: [{ parameter: 'text' }],
    })
    expect(await calls()).toHaveLength(1)
    expect(await spentChars()).toBe(500)
  })

  it('uses the voices of the settings', async () => {
    const own = {
      azure: 'th-TH-AcharaNeural',
      google: 'th-TH-Standard-A',
      'workers-ai': 'Thai_female_2_sample2',
      openai: 'th_child',
    }
    const { get, calls } = rig(provider, { SPEECH_VOICE_FEMALE: own[provider] })
    expect((await get({ text: 'ก' })).status).toBe(200)
    expect(await calls()).toMatchObject([{ voice: own[provider] }])
  })
})

describe('limits of an installation', () => {
  it('SPEECH_MAX_CHARS moves the limit', async () => {
    const { get } = rig('azure', { SPEECH_MAX_CHARS: '3' })
    expect((await get({ text: 'กขค' })).status).toBe(200)
    expect((await problem(await get({ text: 'กขคง' }))).detail).toBe('text must be at most 3 characters, got 4.')
  })

  it('Google takes 5,000 bytes', async () => {
    const { get } = rig('google', { SPEECH_MAX_CHARS: '1500' })
    expect((await get({ text: 'ก'.repeat(1500) })).status).toBe(200)
    expect(await problem(await get({ text: `ก${'😀'.repeat(1250)}`, raw: 'true' }))).toMatchObject({
      code: 'text_too_long',
      detail: 'text must be at most 5000 bytes in UTF-8, got 5003.',
    })
  })

  it('a reading of more than 1,500 characters is refused, and says that it is the reading', async () => {
    const { get, calls } = rig('azure')
    const body = await problem(await get({ text: '7'.repeat(500) }))
    expect(body).toMatchObject({
      status: 400,
      code: 'text_too_long',
      detail: 'text must have a reading of at most 1500 characters; the reading of this text has 2000.',
    })
    expect(body.detailTh).toContain('คำอ่าน')
    expect((await get({ text: '7'.repeat(500), raw: 'true' })).status).toBe(200)
    expect(await calls()).toHaveLength(1)
  })

  it("a reading over the provider's bytes is refused too", async () => {
    const { get } = rig('google', { SPEECH_MAX_CHARS: '1500' })
    expect(await problem(await get({ text: `5 ${'𝒙'.repeat(1250)}` }))).toMatchObject({
      code: 'text_too_long',
      detail: 'text must have a reading of at most 5000 bytes in UTF-8; the reading of this text has 5010.',
    })
  })
})

describe('refused before anything is paid', () => {
  it.for([
    { query: '', code: 'missing_parameter', parameter: 'text' },
    { query: '?text=', code: 'invalid_parameter', parameter: 'text' },
    { query: '?text=%20%0A%E2%80%8B', code: 'nothing_to_speak', parameter: 'text' },
    { query: '?text=...!', code: 'nothing_to_speak', parameter: 'text' },
    { query: '?text=%F0%9F%99%8F', code: 'nothing_to_speak', parameter: 'text' },
    { query: '?text=a%00b', code: 'invalid_parameter', parameter: 'text' },
    { query: '?text=a%0Bb', code: 'invalid_parameter', parameter: 'text' },
    { query: '?text=a%EF%BF%BEb', code: 'invalid_parameter', parameter: 'text' },
    { query: '?text=a%FFb', code: 'malformed_encoding' },
    { query: '?text=a%ED%A0%80', code: 'malformed_encoding' },
    { query: '?text=100%b', code: 'malformed_encoding' },
    { query: '?text=a&text=a', code: 'repeated_parameter', parameter: 'text' },
    { query: '?text=a&q=b', code: 'conflicting_parameters', parameter: 'text' },
    ...['abc', '0', '0.49', '2.01', '9', '1,5', '', '-1', '+1', '1e0', '0x1', 'NaN', '.5', '1.'].map((rate) => ({
      query: `?text=a&rate=${encodeURIComponent(rate)}`,
      code: 'invalid_parameter',
      parameter: 'rate',
    })),
    ...['xyz', '', 'Female', 'th-TH-NiwatNeural'].map((voice) => ({
      query: `?text=a&voice=${voice}`,
      code: 'invalid_parameter',
      parameter: 'voice',
    })),
  ] as { query: string; code: string; parameter?: string }[])('$query: $code', async ({ query, code, parameter }) => {
    const { send, calls } = rig('azure')
    const body = await problem(await send(query))
    expect(body).toMatchObject({ status: 400, code })
    expect(body.detailTh).toMatch(/[ก-๙]/)
    expect(body.errors?.map((error) => error.parameter)).toEqual(parameter && [parameter])
    expect(await calls()).toEqual([])
    expect(await spentChars()).toBe(0)
  })

  it('tells the limits of rate and voice', async () => {
    const { send } = rig('azure')
    const { detail } = await problem(await send('?text=a&rate=9&voice=robot'))
    expect(detail).toBe('voice must be one of female, male; rate must be a number from 0.5 to 2.')
  })
})

/** A client rate limiter with a fixed answer, and the keys of its calls. */
function limiter(success: boolean) {
  const keys: string[] = []
  const limit = ({ key }: { key: string }) => {
    keys.push(key)
    return Promise.resolve({ success })
  }
  return { keys, vars: { RATE_LIMITS: 'on', RATE_SPEECH: { limit } } }
}

describe('the order of the gates: input, provider, client rate, budget, circuit', () => {
  it('input before provider', async () => {
    expect((await rig('none').get({ text: '...' })).status).toBe(400)
    expect((await rig('none').get({ text: 'ก'.repeat(501) })).status).toBe(400)
  })

  it('without a provider it says what to set', async () => {
    const body = await problem(await rig('none').get({ text: 'ก' }))
    expect(body).toMatchObject({ status: 503, code: 'speech_not_configured' })
    for (const setting of ['SPEECH_PROVIDER', 'AZURE_SPEECH_KEY', 'AZURE_SPEECH_REGION', 'GOOGLE_TTS_KEY']) {
      expect(body.detail).toContain(setting)
      expect(body.detailTh).toContain(setting)
    }
    expect(body.detail).toContain('speechSynthesis')
  })

  it('with half a provider it names the missing half, without a value', async () => {
    const { get } = rig('azure', { AZURE_SPEECH_ENDPOINT: undefined })
    const { detail } = await problem(await get({ text: 'ก' }))
    expect(detail).toContain('set AZURE_SPEECH_REGION.')
    expect(detail).not.toContain('right-key')
  })

  it('bad input and a missing provider do not count for the client', async () => {
    const { keys, vars } = limiter(false)
    await rig('azure', vars).get({ text: '...' })
    await rig('none', vars).get({ text: 'ก' })
    expect(keys).toEqual([])
  })

  it('the client rate comes before the budget', async () => {
    const { vars } = limiter(false)
    const response = await rig('azure', { ...vars, SPEECH_DAILY_CHARS: '0' }).get({ text: 'ก' })
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(response.headers.get('ratelimit-policy')).toBe('"speech";q=6;w=60')
    expect(await problem(response)).toMatchObject({ code: 'rate_limited' })
  })

  it.for([
    { address: '203.0.113.7', key: 'speech|203.0.113.7/32' },
    { address: '2001:db8:1:2:3:4:5:6', key: 'speech|2001:db8:1:2::/64' },
  ])('a client is $key', async ({ address, key }) => {
    const { keys, vars } = limiter(true)
    await rig('azure', vars).get({ text: 'ก' }, { headers: { 'CF-Connecting-IP': address } })
    expect(keys).toEqual([key])
  })

  it('the budget comes before the circuit', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { get } = rig('azure', { SPEECH_DAILY_CHARS: '20' })
    expect((await get({ text: 'fault-401' })).status).toBe(502)
    expect(await problem(await get({ text: 'ก' }))).toMatchObject({ code: 'speech_busy' })
    expect(await problem(await get({ text: 'ก'.repeat(21) }))).toMatchObject({ code: 'speech_budget_exhausted' })
  })
})

describe('the budget of a day', () => {
  it('is spent by characters, to the last one', async () => {
    const { get, calls } = rig('azure', { SPEECH_DAILY_CHARS: '10' })
    expect((await get({ text: 'กขคงจฉช' })).status).toBe(200)
    expect(await problem(await get({ text: 'กขคง' }))).toMatchObject({ status: 503, code: 'speech_budget_exhausted' })
    expect((await get({ text: 'กขค' })).status).toBe(200)
    expect(await calls()).toHaveLength(2)
    expect(await spentChars()).toBe(10)
  })

  it('holds for the first request of a day too', async () => {
    const { get, calls } = rig('azure', { SPEECH_DAILY_CHARS: '3' })
    expect((await get({ text: 'กขคง' })).status).toBe(503)
    expect(await calls()).toEqual([])
    expect(await spentChars()).toBe(0)
  })

  it('gives its last characters to one of many racing requests', async () => {
    const { get, calls } = rig('azure', { SPEECH_DAILY_CHARS: '17' })
    const responses = await Promise.all(Array.from({ length: 8 }, () => get({ text: 'กขคงจ' })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(responses.filter(({ status }) => status === 503)).toHaveLength(5)
    expect(await calls()).toHaveLength(3)
    expect(await spentChars()).toBe(15)
  })

  it('ends at midnight in Bangkok, given in Retry-After', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 16, 59, 30) }) // 23:59:30 in Bangkok
    const { get } = rig('azure', { SPEECH_DAILY_CHARS: '3' })
    expect((await get({ text: 'กขค' })).status).toBe(200)
    const exhausted = await get({ text: 'กขค' })
    expect(exhausted.status).toBe(503)
    expect(exhausted.headers.get('retry-after')).toBe('30')
    vi.setSystemTime(Date.UTC(2026, 10, 20, 17, 0, 0))
    expect((await get({ text: 'กขค' })).status).toBe(200)
    const { results } = await env.DB.prepare('SELECT * FROM speech_budget ORDER BY day').all()
    expect(results).toEqual([
      { day: '2026-11-20', chars: 3 },
      { day: '2026-11-21', chars: 3 },
    ])
  })

  it('is given back by the open circuit too', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { get } = rig('azure')
    await get({ text: 'fault-401' })
    await get({ text: 'ก' })
    expect(await spentChars()).toBe(0)
  })

  it('stays spent when the client leaves: the provider may be paid already', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { get } = rig('azure')
    const client = new AbortController()
    const answer = get({ text: 'ก fault-never' }, { signal: client.signal })
    await vi.waitFor(async () => expect(await spentChars()).toBe(13), { timeout: 30_000 })
    client.abort()
    await answer
    expect(await spentChars()).toBe(13)
  })

  it('without a database nothing is spoken', async () => {
    const { get, calls } = rig('azure', {
      DB: { prepare: () => ({ bind: () => ({}) }), batch: () => Promise.reject() },
    })
    expect(await problem(await get({ text: 'ก' }))).toMatchObject({ status: 503, code: 'storage_unavailable' })
    expect(await calls()).toEqual([])
  })

  it('a failing give-back leaves the answer as it is', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const { get } = rig('azure', {
      DB: {
        prepare: () => ({ bind: () => ({}) }),
        batch: ({ length }: unknown[]) =>
          length === 4 ? Promise.resolve([{ results: [{ chars: 1 }] }]) : Promise.reject(new Error('no database')),
      },
    })
    expect(await problem(await get({ text: 'ก fault-html' }))).toMatchObject({ code: 'speech_upstream_error' })
    expect(warned.mock.calls.map(([line]) => (JSON.parse(String(line)) as { failure: string }).failure)).toEqual([
      'give-back',
      'broken',
    ])
  })
})

/** A request from the client with this address. */
const from = (address: string): RequestInit => ({ headers: { 'CF-Connecting-IP': address } })

const shares = async () => (await env.DB.prepare('SELECT * FROM speech_share').all<{ client: string }>()).results

describe("one client's share of the day", () => {
  it('is spent by that client alone, with RATE_LIMITS off too', async () => {
    const { get, calls } = rig('azure', { SPEECH_CLIENT_DAILY_CHARS: '5', RATE_LIMITS: 'off' })
    expect((await get({ text: 'กขคง' }, from('203.0.113.7'))).status).toBe(200)
    const spent = await get({ text: 'กข' }, from('203.0.113.7'))
    expect(spent.headers.has('retry-after')).toBe(true)
    const body = await problem(spent)
    expect(body).toMatchObject({ status: 503, code: 'speech_budget_exhausted' })
    expect(body.detail).toContain("This client's share")
    expect((await get({ text: 'ก' }, from('203.0.113.7'))).status).toBe(200)
    expect((await get({ text: 'กขคงจ' }, from('203.0.113.8'))).status).toBe(200)
    expect(await calls()).toHaveLength(3)
    expect(await spentChars()).toBe(10)
  })

  it('is 2,000 characters unless set, and holds for the first request', async () => {
    const { get } = rig('azure', { SPEECH_MAX_CHARS: '1500' })
    expect((await get({ text: 'ก'.repeat(1500) }, from('203.0.113.7'))).status).toBe(200)
    expect((await get({ text: 'ก'.repeat(501) }, from('203.0.113.7'))).status).toBe(503)
    expect((await get({ text: 'ก'.repeat(500) }, from('203.0.113.7'))).status).toBe(200)
    expect(
      (await rig('azure', { SPEECH_CLIENT_DAILY_CHARS: '3' }).get({ text: 'กขคง' }, from('203.0.113.9'))).status,
    ).toBe(503)
  })

  it('says so when the whole service is spent instead', async () => {
    const { get } = rig('azure', { SPEECH_DAILY_CHARS: '3' })
    expect((await get({ text: 'กข' }, from('203.0.113.7'))).status).toBe(200)
    expect((await problem(await get({ text: 'กข' }, from('203.0.113.8')))).detail).toContain('the whole service')
  })

  it('is refunded for speech that was not delivered', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { get } = rig('azure', { SPEECH_CLIENT_DAILY_CHARS: '12' })
    expect((await get({ text: 'ก fault-html' }, from('203.0.113.7'))).status).toBe(502)
    expect((await get({ text: 'กขคงจฉชซฌญฎฏ' }, from('203.0.113.7'))).status).toBe(200)
  })

  it('gives the last characters to one of many racing requests', async () => {
    const { get } = rig('azure', { SPEECH_CLIENT_DAILY_CHARS: '17' })
    const responses = await Promise.all(Array.from({ length: 8 }, () => get({ text: 'กขคงจ' }, from('203.0.113.7'))))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await spentChars()).toBe(15)
  })

  it('is stored under a keyed hash, and forgotten the next day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
    const { get } = rig('azure')
    await get({ text: 'ก' }, from('203.0.113.7'))
    const [before] = await shares()
    vi.setSystemTime(Date.UTC(2026, 10, 21))
    await get({ text: 'ก' }, from('203.0.113.7'))
    const results = await shares()
    expect(results).toHaveLength(1)
    expect(results[0]).toMatchObject({ day: '2026-11-21', chars: 1 })
    expect(results[0]?.client).toMatch(/^[0-9a-f]{32}$/)
    expect(results[0]?.client).not.toBe(before?.client)
  })
})

describe('the circuit breaker', () => {
  it('stops calling after five failures, then tries one', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
    const { get, calls } = rig('azure')
    for (const text of 'กขคงจ') expect((await get({ text: `${text} fault-500` })).status).toBe(502)
    const busy = await get({ text: 'ก' })
    expect(busy.headers.get('retry-after')).toBe('30')
    expect(await problem(busy)).toMatchObject({ status: 503, code: 'speech_busy' })
    expect(await calls()).toHaveLength(5)
    vi.setSystemTime(Date.UTC(2026, 10, 20, 0, 0, 20))
    expect((await get({ text: 'ก' })).status).toBe(200)
    expect((await get({ text: 'ก' })).status).toBe(200)
  })

  it('lets others speak while somebody repeats a text that the voice refuses', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const { get } = rig('azure')
    for (let i = 0; i < 7; i++) expect((await get({ text: 'fault-500' })).status).toBe(502)
    expect((await get({ text: 'ก' })).status).toBe(200)
  })

  it('leaves a wrong key alone for five minutes', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20) })
    const { get, calls } = rig('azure', { AZURE_SPEECH_KEY: 'wrong-key' })
    expect((await get({ text: 'ก' })).status).toBe(502)
    const busy = await get({ text: 'ก' })
    expect(busy.status).toBe(503)
    expect(busy.headers.get('retry-after')).toBe('300')
    expect(await calls()).toHaveLength(1)
    expect(JSON.parse(String(logged.mock.lastCall?.[0]))).toEqual({
      level: 'error',
      event: 'speech',
      provider: 'azure',
      failure: 'forbidden',
      status: 401,
      isMisconfigured: true,
    })
  })
})

describe('HEAD', () => {
  it('has the headers of GET, but no length: nobody has spoken yet', async () => {
    const { send } = rig('azure')
    const response = await send('?text=a', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('audio/mpeg')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect(response.headers.has('content-length')).toBe(false)
  })

  it.for([
    { provider: 'azure', query: '?text=a', status: 200 },
    { provider: 'azure', query: '?text=...', status: 400 },
    { provider: 'none', query: '?text=a', status: 503 },
  ] as const)('$provider $query: $status, unpaid', async ({ provider, query, status }) => {
    const { send, calls } = rig(provider)
    const response = await send(query, { method: 'HEAD' })
    expect(response.status).toBe(status)
    expect(response.body).toBeNull()
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await calls()).toEqual([])
    expect(await spentChars()).toBe(0)
  })

  it('counts for the client rate', async () => {
    const vars = { RATE_LIMITS: 'on', RATE_SPEECH: { limit: () => Promise.resolve({ success: false }) } }
    expect((await rig('azure', vars).send('?text=a', { method: 'HEAD' })).status).toBe(429)
  })
})

describe('other methods', () => {
  it.for(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is 405', async (method) => {
    const response = await rig('azure').send('?text=a', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  })

  it('OPTIONS answers a preflight', async () => {
    const response = await rig('azure').send('?text=a', { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toBe('*, Authorization')
  })
})

describe('Range of a speech of 576 bytes', () => {
  it.for([
    { range: 'bytes=0-1', status: 206, length: 2, contentRange: 'bytes 0-1/576' },
    { range: 'bytes=100-', status: 206, length: 476, contentRange: 'bytes 100-575/576' },
    { range: 'bytes=-76', status: 206, length: 76, contentRange: 'bytes 500-575/576' },
    { range: 'bytes=0-1,4-5', status: 200, length: 576, contentRange: null },
    { range: 'lines=1-2', status: 200, length: 576, contentRange: null },
  ])('$range: $status, $length bytes', async ({ range, status, length, contentRange }) => {
    const response = await rig('azure').get({ text: 'ก' }, { headers: { Range: range } })
    expect(response.status).toBe(status)
    expect((await response.arrayBuffer()).byteLength).toBe(length)
    expect(response.headers.get('content-length')).toBe(String(length))
    expect(response.headers.get('content-range')).toBe(contentRange)
    expect(response.headers.get('content-type')).toBe('audio/mpeg')
  })

  it('beyond the end is 416', async () => {
    const response = await rig('azure').get({ text: 'ก' }, { headers: { Range: 'bytes=576-' } })
    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe('bytes */576')
    expect(await problem(response)).toMatchObject({ code: 'range_not_satisfiable' })
  })

  it('with If-Range is the whole: there is no validator', async () => {
    const headers = { Range: 'bytes=0-1', 'If-Range': '"x"' }
    expect((await rig('azure').get({ text: 'ก' }, { headers })).status).toBe(200)
  })

  it('each request is a synthesis and is counted', async () => {
    const { get, calls } = rig('azure')
    await get({ text: 'ก' }, { headers: { Range: 'bytes=0-1' } })
    await get({ text: 'ก' }, { headers: { Range: 'bytes=0-' } })
    expect(await calls()).toHaveLength(2)
    expect(await spentChars()).toBe(2)
  })
})

describe('nothing is stored', () => {
  it.for(['ข้อความลับสุดยอด', 'ข้อความลับสุดยอด fault-500', 'ข้อความลับสุดยอด fault-429'])('of “%s”', async (text) => {
    const spies = (['log', 'info', 'debug', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockReturnValue(),
    )
    const { get } = rig('azure')
    const response = await get({ text })
    const headers = JSON.stringify([...response.headers])
    const body = new TextDecoder().decode(await response.arrayBuffer())
    const tables = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>()
    const rows = await Promise.all(
      tables.results
        .filter(({ name }) => !/^(_cf|sqlite)_/.test(name))
        .map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`).all()),
    )
    const written = JSON.stringify([
      spies.map(({ mock }) => mock.calls),
      rows.map(({ results }) => results),
      headers,
      body,
    ])
    expect(tables.results.map(({ name }) => name)).toContain('speech_budget')
    for (const secret of [text, 'ข้อความลับ', encodeURIComponent('ข้อความลับ'), 'right-key']) {
      expect(written).not.toContain(secret)
    }
    const url = `http://sala.test/api/v1/tools/thai/speak.mp3?text=${encodeURIComponent(text)}`
    expect(await caches.default.match(url)).toBeUndefined()
  })
})
