import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { providers, rig, spentChars } from './rig.ts'

/** Every fault of a provider and the client's answer; the same for all three (facts: speech, sections 5 to 7). */

const FAILED = { code: 'speech_upstream_error', status: 502, retryAfter: '30' }
const BUSY = { code: 'speech_busy', status: 503, retryAfter: '30' }
const LATE = { code: 'speech_timeout', status: 504, retryAfter: '30' }

const failures: { fault: string; answer: typeof FAILED; calls: number; why: string }[] = [
  { fault: '400', answer: FAILED, calls: 1, why: 'a refused request is not repeated' },
  { fault: '401', answer: FAILED, calls: 1, why: 'a wrong key is not repeated' },
  { fault: '403', answer: FAILED, calls: 1, why: 'a forbidden key is not repeated' },
  { fault: '415', answer: FAILED, calls: 1, why: 'a refused type is not repeated' },
  { fault: 'moved-once', answer: FAILED, calls: 1, why: 'a redirect is not followed: the key would go along' },
  { fault: '429', answer: BUSY, calls: 2, why: 'busy is tried once more' },
  { fault: '429-after-7', answer: { ...BUSY, retryAfter: '7' }, calls: 1, why: 'a long Retry-After is passed on' },
  { fault: '500', answer: FAILED, calls: 1, why: 'an internal error is not repeated' },
  { fault: '502', answer: FAILED, calls: 2, why: 'tried once more, no more' },
  { fault: '503', answer: FAILED, calls: 2, why: 'tried once more, no more' },
  { fault: 'reset', answer: FAILED, calls: 2, why: 'a lost connection is tried once more' },
  { fault: 'never', answer: LATE, calls: 1, why: 'the deadline ends a call that is never answered' },
  { fault: 'stall', answer: LATE, calls: 1, why: 'the deadline covers the body too' },
  { fault: 'cut', answer: FAILED, calls: 1, why: 'half a speech is none, and its bytes were paid for' },
  { fault: 'html', answer: FAILED, calls: 1, why: 'a page is no MP3, whatever its type says' },
  { fault: 'empty', answer: FAILED, calls: 1, why: 'an empty body is no MP3' },
  { fault: 'silent', answer: FAILED, calls: 1, why: 'no audio in a well-formed answer' },
  { fault: 'garbage', answer: FAILED, calls: 1, why: 'bytes that are no MP3' },
  { fault: 'huge', answer: FAILED, calls: 1, why: '20 MB is no speech of 500 characters' },
]

/** Faults that end only at the deadline. */
const shortTimeout = new Set(['never', 'stall'])

const recoveries = ['429-once', '429-after-1-once', '502-once', '503-once', 'reset-once', 'late', 'chunked']

beforeEach(async () => {
  await env.DB.exec('DELETE FROM speech_budget')
  await env.DB.exec('DELETE FROM speech_share')
  return () => vi.restoreAllMocks()
})

describe.for(providers)('%s', (provider) => {
  it.for(failures)('$fault: $why', async ({ fault, answer, calls }) => {
    const warned = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error')].map((spy) => spy.mockReturnValue())
    const { get, calls: received } = rig(provider, { SPEECH_TIMEOUT_MS: shortTimeout.has(fault) ? '1000' : '9000' })
    const response = await get({ text: `ข้อความลับ fault-${fault}` })
    const body = await response.text()
    expect({
      status: response.status,
      code: (JSON.parse(body) as { code: string }).code,
      retryAfter: response.headers.get('retry-after'),
    }).toEqual(answer)
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await received()).toHaveLength(calls)
    expect(await spentChars(), 'what was reserved is given back').toBe(0)
    const everything = `${body}${JSON.stringify([...response.headers])}${JSON.stringify(warned.map(({ mock }) => mock.calls))}`
    expect(everything).not.toMatch(/provider-secret|ข้อความลับ|right-key/)
    expect(warned.flatMap(({ mock }) => mock.calls)).toHaveLength(1)
  })

  it.for(recoveries)('%s: speaks in the end', async (fault) => {
    const { get, calls } = rig(provider, { SPEECH_TIMEOUT_MS: '9000' })
    const text = `สวัสดี fault-${fault}`
    const response = await get({ text })
    expect(response.status).toBe(200)
    const audio = await response.arrayBuffer()
    expect(audio.byteLength).toBe(text.length * 576)
    expect(response.headers.get('content-length')).toBe(String(audio.byteLength))
    expect(await calls()).toHaveLength(fault.endsWith('-once') ? 2 : 1)
    expect(await spentChars()).toBe(text.length)
  })
})
