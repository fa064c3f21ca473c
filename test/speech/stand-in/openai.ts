import * as z from 'zod'
import { Refusal, type Received, type Spoken } from './server.ts'

/**
 * A server of OpenAI's "Create speech" (API reference, POST /v1/audio/speech), but strict: rejects unknown members, formats
 * other than MP3, speeds outside 0.25 to 4, and unknown voices and models.
 */

const INPUT_CHARS_MAX = 4096

const CreateSpeech = z.strictObject({
  model: z.literal('thai-tts'),
  input: z.string().min(1).max(INPUT_CHARS_MAX),
  voice: z.enum(['th_female', 'th_male', 'th_child']),
  response_format: z.literal('mp3'),
  speed: z.number().min(0.25).max(4),
})

export function openAi({ method, url, headers, body }: Received): Spoken {
  if (method !== 'POST') throw new Refusal(405, 'method')
  if (url.search !== '') throw new Refusal(400, 'query')
  if (headers['authorization'] !== 'Bearer right-key') throw new Refusal(401, 'key')
  if (headers['content-type'] !== 'application/json') throw new Refusal(415, 'content type')
  const { data, error } = CreateSpeech.safeParse(JSON.parse(body))
  if (!data) throw new Refusal(400, z.prettifyError(error))
  return { text: data.input, voice: data.voice, rate: data.speed, wrap: (audio) => audio }
}
