import { describe, expect, it } from 'vitest'
import { azureSpeech } from '../../src/speech/azure.ts'
import { openAiSpeech } from '../../src/speech/openai.ts'
import type { SpeechProvider } from '../../src/speech/provider.ts'
import { workersAiSpeech } from '../../src/speech/workers-ai.ts'

const voices = { female: 'Voice-F', male: 'Voice-M' }
const mp3 = Uint8Array.of(0xff, 0xfb, 0x90, 0x64)
const speak = (provider: SpeechProvider): Promise<Uint8Array> =>
  provider.synthesize({ text: 'ก', voice: 'male', rate: 1.25, signal: AbortSignal.timeout(60_000) } as never)

/** Microsoft, "Text to speech REST API", Convert text to speech: the required headers. */
it('Azure is asked with key, type, output format and user agent, and a redirect is not followed', async () => {
  const asked: [string, RequestInit][] = []
  const provider = azureSpeech({ key: 'k', endpoint: 'https://tts.test', voices }, (url, init) => {
    asked.push([url, init])
    return Promise.resolve(new Response(mp3))
  })
  expect(await speak(provider)).toEqual(mp3)
  expect(asked).toMatchObject([
    [
      'https://tts.test/cognitiveservices/v1',
      {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'Ocp-Apim-Subscription-Key': 'k',
          'Content-Type': 'application/ssml+xml',
          'X-Microsoft-OutputFormat': expect.stringMatching(/-mp3$/),
          'User-Agent': 'sala',
        },
      },
    ],
  ])
  expect(asked[0]?.[1].body).toContain('Voice-M')
})

/** OpenAI, API reference, "Create speech". */
it.for([
  ['with a key', 'k', { Authorization: 'Bearer k', 'Content-Type': 'application/json' }],
  ['without a key', undefined, { 'Content-Type': 'application/json' }],
] as const)('a server of the common protocol is asked %s, byte for byte', async ([, key, headers]) => {
  const asked: [string, RequestInit][] = []
  const provider = openAiSpeech({ url: 'http://tts.test/v1', key, model: 'kokoro', voices }, (url, init) => {
    asked.push([url, init])
    return Promise.resolve(new Response(mp3))
  })
  expect(await speak(provider)).toEqual(mp3)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.[0]).toBe('http://tts.test/v1/audio/speech')
  expect(asked[0]?.[1]).toMatchObject({ method: 'POST', redirect: 'manual' })
  expect(asked[0]?.[1].headers).toEqual(headers)
  expect(asked[0]?.[1].body).toBe(
    '{"model":"kokoro","input":"ก","voice":"Voice-M","response_format":"mp3","speed":1.25}',
  )
})

/** Workers AI, whose file download yields `file`. */
const answering = (file: Response | Error): { provider: SpeechProvider; asked: unknown[] } => {
  const asked: unknown[] = []
  const ai = {
    run: (...given: unknown[]) => {
      asked.push(...given)
      return Promise.resolve(Response.json({ result: { audio: 'https://files.vendor.example/a.mp3' } }))
    },
  }
  const fetch = (url: unknown): Promise<Response> => {
    asked.push(url)
    return file instanceof Error ? Promise.reject(file) : Promise.resolve(file)
  }
  return { provider: workersAiSpeech(ai, voices, fetch), asked }
}

/** The speech is paid for once its address is returned: a failed download is never retried. */
describe('Workers AI', () => {
  it('is asked for MP3 without a log and without a cache, and its file is fetched', async () => {
    const { provider, asked } = answering(new Response(mp3))
    expect(await speak(provider)).toEqual(mp3)
    expect(asked).toMatchObject([
      expect.any(String),
      { text: 'ก', voice_id: 'Voice-M', speed: 1.25, format: 'mp3' },
      { gateway: { collectLog: false, skipCache: true }, returnRawResponse: true },
      'https://files.vendor.example/a.mp3',
    ])
  })

  it.for([
    ['is missing', new Response('secret', { status: 404 }), 404],
    ['is elsewhere', new Response(null, { status: 302 }), 302],
    ['cannot be reached', new TypeError('secret'), undefined],
    ['is no MP3', new Response('<html>'), 200],
  ] as const)('is broken when the file %s', async ([, file, status]) => {
    await expect(speak(answering(file).provider)).rejects.toMatchObject({ kind: 'broken', status })
  })
})
