import type { CloudSettings, Fetch, SpeechProvider } from './provider.ts'
import { ssml } from './ssml.ts'
import { readAudio, send } from './upstream.ts'

/** 24 kHz and 48 kbit/s: 6,000 bytes per second of speech. */
const OUTPUT_FORMAT = 'audio-24khz-48kbitrate-mono-mp3'

/**
 * Azure AI Speech: SSML in, MP3 out, nothing stored on either side (Microsoft, "Text to speech REST API", Convert text to
 * speech). The service requires a User-Agent.
 */
export function azureSpeech({ key, endpoint, voices }: CloudSettings, fetch: Fetch): SpeechProvider {
  return {
    name: 'azure',
    synthesize: async ({ text, voice, rate, signal }) => {
      const response = await send(fetch, `${endpoint}/cognitiveservices/v1`, {
        method: 'POST',
        headers: {
          'Ocp-Apim-Subscription-Key': key,
          'Content-Type': 'application/ssml+xml',
          'X-Microsoft-OutputFormat': OUTPUT_FORMAT,
          'User-Agent': 'sala',
        },
        body: ssml({ text, voiceName: voices[voice], rate }),
        signal,
      })
      return readAudio(response)
    },
  }
}
