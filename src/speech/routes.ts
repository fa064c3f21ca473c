import { Hono } from 'hono'
import { bangkokDate, isoDate } from '../thai/calendar/civil.ts'
import { Answer } from '../http/answer.ts'
import { secondsToBangkokMidnight } from '../http/cache.ts'
import type { AppEnv } from '../env.ts'
import { operation, type Call } from '../http/operation.ts'
import { codePoints } from '../http/parameter.ts'
import { Problem } from '../http/problem.ts'
import { countRequest } from '../http/rate-limit.ts'
import { byteRange } from './byte-range.ts'
import { Circuit } from './circuit.ts'
import { textProblem, speechParameters } from './parameters.ts'
import { failureKinds, SpeechFailure, type Fetch, type SpeechRequest } from './provider.ts'
import { budgetProblem, circuitProblem, failureProblem, notConfiguredProblem } from './refusals.ts'
import { speechSettings, type SpeechSettings } from './settings.ts'
import { CircuitOpen, speak, type World } from './speak.ts'
import { giveBackChars, reserveChars } from './store.ts'

type SpeechInput = Omit<SpeechRequest, 'signal'>
type Ready = SpeechSettings & { provider: NonNullable<SpeechSettings['provider']> }
type Audio = Uint8Array<ArrayBuffer>

const AUDIO = {
  contentType: 'audio/mpeg',
  headers: { 'Accept-Ranges': 'bytes', 'Content-Disposition': 'inline; filename="speech.mp3"' },
}

const world: World = {
  nowMs: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Mounted at `/api/v1/tools/thai`. Each instance has its own circuit breaker.
 *
 * @param fetch how the provider is reached; the platform's own unless a test stands in between.
 */
export function speechRoutes(fetch: Fetch = (url, init) => globalThis.fetch(url, init)): Hono<AppEnv> {
  const circuit = new Circuit()
  return new Hono<AppEnv>().get(
    '/speak.mp3',
    operation(
      {
        name: 'speak',
        summary: 'Speak Thai text as an MP3',
        summaryTh: 'อ่านข้อความภาษาไทยเป็นเสียง MP3',
        description:
          "A synthetic Thai voice of the operator's provider; without one the answer is 503 speech_not_configured. " +
          'Neither text nor audio is stored here. HEAD answers without a synthesis. For repeated play, and on iPhones ' +
          '(which ask several times), fetch once and play the blob.',
        tag: 'text',
        query: speechParameters,
        response: { contentType: AUDIO.contentType, statuses: [200, 206] },
        problems: [
          'text_too_long',
          'nothing_to_speak',
          'range_not_satisfiable',
          'speech_upstream_error',
          'speech_not_configured',
          'speech_budget_exhausted',
          'speech_busy',
          'speech_timeout',
          'storage_unavailable',
        ],
        rate: 'speech',
        countsItself: true,
        cache: 'none',
      },
      async (input, call) => {
        const settings = speechSettings(call.c.env, fetch)
        const { textCharsMax: charsMax, provider } = settings
        const refusal = textProblem(input.text, { charsMax, bytesMax: provider?.textBytesMax })
        if (refusal) throw refusal
        if (!provider) throw notConfiguredProblem(settings.missing)
        await countRequest(call.c, 'speech')
        if (call.isHead) return new Answer(null, AUDIO)
        const audio = await speakWithinBudget({ ...settings, provider }, circuit, input, call)
        return audioAnswer(audio, call)
      },
    ),
  )
}

/** Reserves the characters, speaks, and gives them back when nothing can be delivered. */
async function speakWithinBudget(settings: Ready, circuit: Circuit, input: SpeechInput, { c }: Call): Promise<Audio> {
  const nowMs = world.nowMs()
  const day = isoDate(bangkokDate(nowMs))
  const chars = codePoints(input.text)
  const isReserved = await reserveChars(c.env.DB, day, chars, settings.dailyChars).catch(() => {
    throw storageProblem()
  })
  if (!isReserved) throw budgetProblem(secondsToBangkokMidnight(nowMs))
  try {
    return await speak({ ...settings, circuit }, { ...input, client: c.req.raw.signal }, world)
  } catch (error) {
    if (!(error instanceof SpeechFailure && 'staysCounted' in failureKinds[error.kind])) {
      await giveBackChars(c.env.DB, day, chars).catch(() => log(settings, 'give-back'))
    }
    if (error instanceof CircuitOpen) throw circuitProblem(error)
    if (!(error instanceof SpeechFailure)) throw error
    log(settings, error.kind, error)
    throw failureProblem(error)
  }
}

/** The whole audio, or the range that was asked for. There is no validator, so any If-Range asks for the whole. */
function audioAnswer(audio: Audio, { c }: Call): Answer {
  const wanted = c.req.header('if-range') === undefined ? c.req.header('range') : undefined
  const range = byteRange(wanted, audio.length)
  if (range === 'outside') {
    throw new Problem(
      'range_not_satisfiable',
      { en: `The audio has ${audio.length} bytes.`, th: `ไฟล์เสียงมี ${audio.length} ไบต์` },
      { headers: { 'Content-Range': `bytes */${audio.length}` } },
    )
  }
  const body = range ? audio.subarray(range.start, range.end + 1) : audio
  return new Answer(body, {
    ...AUDIO,
    status: range ? 206 : 200,
    headers: {
      ...AUDIO.headers,
      'Content-Length': String(body.length),
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${audio.length}` }),
    },
  })
}

const storageProblem = (): Problem =>
  new Problem('storage_unavailable', {
    en: 'The daily budget cannot be read, so nothing is spoken.',
    th: 'อ่านโควตาประจำวันไม่ได้ จึงไม่อ่านออกเสียง',
  })

/** What failed and how; never what was to be spoken, nor what the provider wrote back. */
function log({ name }: SpeechSettings, failure: string, { kind, status }: Partial<SpeechFailure> = {}): void {
  const isMisconfigured = kind !== undefined && 'misconfigured' in failureKinds[kind]
  const level = isMisconfigured ? 'error' : 'warn'
  console[level](JSON.stringify({ level, event: 'speech', provider: name, failure, status, isMisconfigured }))
}
