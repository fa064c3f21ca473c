import * as z from 'zod'
import { Refusal, type Received, type Spoken } from './server.ts'

/** Google Cloud Text-to-Speech, text.synthesize, which rejects unknown members too. */

const TEXT_BYTES_MAX = 5000

const Synthesize = z.strictObject({
  input: z.strictObject({ text: z.string().min(1) }),
  voice: z.strictObject({
    languageCode: z.literal('th-TH'),
    name: z.string().regex(/^th-TH-(Neural2-C|Standard-A|Chirp3-HD-(Charon|Kore|Puck))$/),
  }),
  audioConfig: z.strictObject({ audioEncoding: z.literal('MP3'), speakingRate: z.number().min(0.25).max(2) }),
})

export function google({ method, url, headers, body }: Received): Spoken {
  if (method !== 'POST') throw new Refusal(405, 'method')
  if (url.search !== '') throw new Refusal(400, 'a key in the URL would be logged')
  if (headers['x-goog-api-key'] !== 'right-key') throw new Refusal(403, 'key')
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) throw new Refusal(400, 'content type')
  const { data, error } = Synthesize.safeParse(JSON.parse(body))
  if (!data) throw new Refusal(400, z.prettifyError(error))
  if (Buffer.byteLength(data.input.text) > TEXT_BYTES_MAX) throw new Refusal(400, 'text too long')
  return {
    text: data.input.text,
    voice: data.voice.name,
    rate: data.audioConfig.speakingRate,
    wrap: (audio) => Buffer.from(JSON.stringify({ audioContent: audio.toString('base64') })),
  }
}
