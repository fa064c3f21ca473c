import { isObject } from '../http/body.ts'
import { SpeechFailure, type Fetch, type SpeechProvider, type Voice } from './provider.ts'
import { ok, reached, readAudio, readJson, textIn } from './upstream.ts'

/** The part of the `AI` binding that is used. */
export interface AiBinding {
  run(model: string, inputs: object, options: object): Promise<unknown>
}

const MODEL = 'minimax/speech-2.8-turbo'
const JSON_BYTES_MAX = 64 * 1024

/**
 * MiniMax's model through Cloudflare's `AI` binding. Two traps: AI Gateway logs request and response bodies by default
 * (`collectLog` switches it off) and could answer from a cache (`skipCache`); and the audio comes as a public URL at the
 * vendor's store, which is fetched at once and never exposed. The vendor keeps the file for a while.
 */
export function workersAiSpeech(ai: AiBinding, voices: Record<Voice, string>, fetch: Fetch): SpeechProvider {
  return {
    name: 'workers-ai',
    synthesize: async ({ text, voice, rate, signal }) => {
      const answer = await reached(
        ai.run(
          MODEL,
          { text, voice_id: voices[voice], speed: rate, volume: 1, pitch: 0, format: 'mp3', sample_rate: 24_000 },
          { gateway: { id: 'default', collectLog: false, skipCache: true }, returnRawResponse: true, signal },
        ),
      )
      const json = answer instanceof Response ? await readJson(await ok(answer), JSON_BYTES_MAX) : answer
      return download(audioUrl(json), fetch, signal)
    },
  }
}

/** The speech is already paid for: no failure of the download may cause a second synthesis. */
async function download(url: string, fetch: Fetch, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  const file = await fetch(url, { redirect: 'manual', signal }).catch(() => undefined)
  if (file?.status === 200) return readAudio(file)
  await file?.body?.cancel()
  throw new SpeechFailure('broken', file?.status)
}

/**
 * The URL of the audio, if it is safe to fetch: https, a host with a name, no credentials.
 *
 * @throws {SpeechFailure} `broken` if it is not.
 */
export function audioUrl(answer: unknown): string {
  const audio = textIn(answer, 'audio') ?? textIn(isObject(answer) ? answer['result'] : undefined, 'audio') ?? ''
  const url = URL.canParse(audio) ? new URL(audio) : undefined
  const isPublicHost = /\.[a-z][a-z0-9-]*$/.test(url?.hostname ?? '')
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || !isPublicHost) {
    throw new SpeechFailure('broken', 200)
  }
  return url.href
}
