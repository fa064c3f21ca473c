import { describe, expect, it } from 'vitest'
import { speechAudioBytesMax } from '../../src/limits.ts'
import { googleSpeech } from '../../src/speech/google.ts'
import { isMp3 } from '../../src/speech/mp3.ts'
import { failureKinds, SpeechFailure } from '../../src/speech/provider.ts'
import { ok } from '../../src/speech/upstream.ts'

/** Whether a failure is retried at once, and its effect on the circuit breaker. */
describe('failure kinds', () => {
  it.for([
    ['forbidden', false, 'locks'],
    ['refused', false, 'closes'],
    ['busy', true, 'counts'],
    ['unavailable', true, 'counts'],
    ['unreachable', true, 'counts'],
    ['failed', false, 'counts'],
    ['broken', false, 'counts'],
    ['timeout', false, 'counts'],
    ['abandoned', false, 'nothing'],
  ] as const)('%s: retried %s, %s', ([name, retried, circuit]) => {
    expect(failureKinds[name]).toMatchObject({ retried, circuit })
  })
})

/** The first two bytes of frames by version, ISO/IEC 11172-3 2.4.2.3: MPEG 1 is 11, 2 is 10, 2.5 is 00. */
describe('isMp3', () => {
  it.for([
    [[0xff, 0xfb, 0x90, 0x64], true],
    [[0xff, 0xf3, 0x90, 0x64], true],
    [[0xff, 0xe3, 0x90, 0x64], true],
    [[0xff, 0xeb, 0x90, 0x64], false],
    [[0x49, 0x6e, 0x33, 0x20], false],
    [[0x49, 0x44, 0x20, 0x20], false],
    [[0x49, 0x44, 0x33], false],
    [[0xff, 0xfb, 0x9c, 0x64], false],
    [[0xff, 0xfb, 0xf0, 0x64], false],
  ] as const)('%j: %s', ([bytes, expected]) => {
    expect(isMp3(Uint8Array.from(bytes))).toBe(expected)
  })
})

const answering = (body: string): Promise<Uint8Array> =>
  googleSpeech({ key: 'key', endpoint: 'https://tts.test', voices: { female: 'f', male: 'm' } }, () =>
    Promise.resolve(new Response(body)),
  ).synthesize({ text: 'ก', voice: 'female', rate: 1, signal: AbortSignal.timeout(60_000) } as never)

/** An MP3 of `length` bytes in Google's JSON, padded with blanks to `chars`. */
const audio = (length: number, chars: number): string => {
  const bytes = Buffer.alloc(length)
  bytes.set([0xff, 0xfb, 0x90, 0x64])
  return JSON.stringify({ audioContent: bytes.toString('base64') }).padEnd(chars)
}

describe('Google', () => {
  const most = Math.ceil(speechAudioBytesMax / 3) * 4 + 1024

  it('may answer the largest audio with a kilobyte of JSON around it', async () => {
    expect((await answering(audio(speechAudioBytesMax, most))).length).toBe(speechAudioBytesMax)
  })

  it.for([
    ['the audio is not base64', '{"audioContent":"*"}'],
    ['it is no JSON', 'busy'],
  ] as const)('is broken with the status of its answer when %s', async ([, body]) => {
    await expect(answering(body)).rejects.toMatchObject({ kind: 'broken', status: 200 })
  })

  it('is not read any further', async () => {
    await expect(answering(audio(1000, most + 1))).rejects.toThrow(SpeechFailure)
  })
})

it.for([
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'refused'],
  [429, 'busy'],
  [500, 'failed'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [302, 'refused'],
] as const)('status %i is %s', async ([status, failure]) => {
  await expect(ok(new Response(null, { status }))).rejects.toMatchObject({ kind: failure })
})

it('cancels a body that it refuses', async () => {
  let isCancelled = false
  const body = new ReadableStream({ cancel: () => void (isCancelled = true) })
  await expect(ok(new Response(body, { status: 500 }))).rejects.toThrow(SpeechFailure)
  expect(isCancelled).toBe(true)
})
