import { speechAudioBytesMax } from '../limits.ts'
import { SpeechFailure, type CloudSettings, type Fetch, type SpeechProvider } from './provider.ts'
import { checked, readJson, send, textIn } from './upstream.ts'

/** Google Cloud, "Quotas and limits": bytes of text per request, 1,666 Thai letters. */
const TEXT_BYTES_MAX = 5000

/** Base64 turns three bytes into four characters; the rest is the JSON around it. */
const JSON_BYTES_MAX = Math.ceil(speechAudioBytesMax / 3) * 4 + 1024

/**
 * Google Cloud Text-to-Speech: plain text in, MP3 as base64 in JSON out (REST reference, text.synthesize). The key is sent
 * in a header, never in the URL, which may be logged.
 */
export function googleSpeech({ key, endpoint, voices }: CloudSettings, fetch: Fetch): SpeechProvider {
  return {
    name: 'google',
    textBytesMax: TEXT_BYTES_MAX,
    synthesize: async ({ text, voice, rate, signal }) => {
      const response = await send(fetch, `${endpoint}/v1/text:synthesize`, {
        method: 'POST',
        headers: { 'X-Goog-Api-Key': key, 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          input: { text },
          voice: { languageCode: 'th-TH', name: voices[voice] },
          audioConfig: { audioEncoding: 'MP3', speakingRate: rate },
        }),
        signal,
      })
      return checked(fromBase64(textIn(await readJson(response, JSON_BYTES_MAX), 'audioContent') ?? ''))
    },
  }
}

/** @throws {SpeechFailure} `broken` if the text is not base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    throw new SpeechFailure('broken', 200)
  }
}
