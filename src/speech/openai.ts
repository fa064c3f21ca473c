import type { Fetch, SpeechProvider, Voice } from './provider.ts'
import { readAudio, send } from './upstream.ts'

export interface OpenAiSettings {
  /** The base of the protocol, such as `https://api.openai.com/v1` or `http://localhost:8880/v1`. */
  readonly url: string
  /** Self-hosted servers often need none. */
  readonly key: string | undefined
  readonly model: string
  readonly voices: Record<Voice, string>
}

/**
 * Any server of OpenAI's "Create speech" protocol (API reference, POST /audio/speech): OpenAI itself, LocalAI, Kokoro-FastAPI,
 * openai-edge-tts, vLLM. Plain text in, the MP3 itself out. Model and voices are the server's own; none has a default Thai voice.
 */
export function openAiSpeech({ url, key, model, voices }: OpenAiSettings, fetch: Fetch): SpeechProvider {
  return {
    name: 'openai',
    synthesize: async ({ text, voice, rate, signal }) => {
      const response = await send(fetch, `${url}/audio/speech`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key !== undefined && { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ model, input: text, voice: voices[voice], response_format: 'mp3', speed: rate }),
        signal,
      })
      return readAudio(response)
    },
  }
}
