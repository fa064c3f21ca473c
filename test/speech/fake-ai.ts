import * as z from 'zod'
import type { AiBinding } from '../../src/speech/workers-ai.ts'
import type { JournalEntry } from './stand-in/server.ts'

export const AUDIO_HOST = 'https://audio.vendor.example'

/** The model's own schema: every member is required, no other allowed. */
const Inputs = z.strictObject({
  text: z.string().min(1).max(10_000),
  voice_id: z.string().regex(/^Thai_(female|male)_\d_sample\d$/),
  speed: z.number().min(0.5).max(2),
  volume: z.literal(1),
  pitch: z.literal(0),
  format: z.literal('mp3'),
  sample_rate: z.literal(24_000),
})

/** Without these the gateway would log the text and could answer from a cache. */
const Options = z.strictObject({
  gateway: z.strictObject({ id: z.string().min(1), collectLog: z.literal(false), skipCache: z.literal(true) }),
  returnRawResponse: z.literal(true),
  signal: z.instanceof(AbortSignal),
})

const AUDIO_PATH = '/audio.mp3'

/**
 * The `AI` binding with MiniMax's speech model. It produces faults of the call; the stand-in, which serves the
 * audio file, produces those of the file.
 */
export class FakeAi implements AiBinding {
  readonly journal: JournalEntry[] = []

  async run(model: string, inputs: object, options: object): Promise<unknown> {
    if (model !== 'minimax/speech-2.8-turbo') throw new Error('5007: No such model')
    Options.parse(options)
    const { data, error } = Inputs.safeParse(inputs)
    if (!data) {
      this.journal.push({ refused: z.prettifyError(error) })
      return new Response('bad input', { status: 400 })
    }
    const { text, voice_id: voice, speed: rate } = data
    this.journal.push({ text, voice, rate })
    const tries = this.journal.filter((entry) => entry.text === text).length
    return this.#answer(text, tries)
  }

  async #answer(text: string, tries: number): Promise<Response> {
    const [, name = '', once] = /\bfault-([a-z0-9-]+?)(-once)?(?=\s|$)/.exec(text) ?? []
    const [status, retryAfter] = name.split('-after-')
    const isFirst = once === undefined || tries === 1
    if (isFirst && name === 'never') return new Promise(() => {})
    if (isFirst && name === 'reset') throw new Error('Network connection lost.')
    if (isFirst && /^[2345]\d\d$/.test(status ?? '')) {
      const headers = { ...(retryAfter && { 'Retry-After': retryAfter }), 'X-Provider-Secret': 'provider-secret' }
      return new Response(`provider-secret ${text}`, { status: Number(status), headers })
    }
    // A fault of the first call must not become a fault of the file.
    const spoken = isFirst ? text : text.replace('fault-', 'fault_')
    const audio = `${AUDIO_HOST}${AUDIO_PATH}?text=${encodeURIComponent(spoken)}`
    return Response.json({ state: 'Completed', result: { audio } })
  }
}
