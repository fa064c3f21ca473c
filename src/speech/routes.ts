import { Answer } from '../http/answer.ts'
import { secondsToBangkokMidnight } from '../http/cache.ts'
import { clientHash } from '../http/keyed-hash.ts'
import { operation, type Call } from '../http/operation.ts'
import { codePoints } from '../http/values.ts'
import { clientOf, countRequest } from '../http/rate-limit.ts'
import { speechReadingCharsMax } from '../limits.ts'
import { bangkokDate, isoDate } from '../thai/calendar/civil.ts'
import { byteRange } from './byte-range.ts'
import { Circuit } from './circuit.ts'
import * as contracts from './contract.ts'
import * as problems from './problems.ts'
import { failureKinds, SpeechFailure, type Fetch, type SpeechRequest } from './provider.ts'
import { shareSecret, speechSettings, type SpeechSettings } from './settings.ts'
import { CircuitOpen, speak, type World } from './speak.ts'
import { spokenText } from './spoken-text.ts'
import { giveBackChars, reserveChars } from './store.ts'
import { newRoutes, type Routes } from '../http/router.ts'

type SpeechInput = Omit<SpeechRequest, 'signal'>
type Ready = SpeechSettings & { provider: NonNullable<SpeechSettings['provider']> }
type Audio = Uint8Array<ArrayBuffer>

const AUDIO = {
  contentType: contracts.SPEECH_TYPE,
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
 * @param fetch reaches the provider; by default the platform's own; tests pass another.
 */
export function speechRoutes(fetch: Fetch = (url, init) => globalThis.fetch(url, init)): Routes {
  const circuit = new Circuit()
  return newRoutes().get(
    '/speak.mp3',
    operation(contracts.speak, async ({ text, voice, rate, clock, phoneTwo, raw }, call) => {
      const settings = speechSettings(call.c.env, fetch)
      const { textCharsMax: charsMax, provider } = settings
      const isTooLong = codePoints(text) > charsMax
      const spoken = isTooLong ? text : spokenText(text, { clock, phoneTwo, raw: raw === 'true' })
      const spokenCharsMax = Math.max(charsMax, speechReadingCharsMax)
      const refusal = problems.textProblem(text, spoken, { charsMax, spokenCharsMax, bytesMax: provider?.textBytesMax })
      if (refusal) throw refusal
      if (!provider) throw problems.notConfiguredProblem(settings.missing)
      await countRequest(call.c, 'speech')
      if (call.isHead) return new Answer(null, AUDIO)
      const audio = await speakWithinBudget({ ...settings, provider }, circuit, { text: spoken, voice, rate }, call)
      return audioAnswer(audio, call)
    }),
  )
}

/** Reserves the characters, speaks, and gives them back if nothing can be delivered. */
async function speakWithinBudget(settings: Ready, circuit: Circuit, input: SpeechInput, { c }: Call): Promise<Audio> {
  const nowMs = world.nowMs()
  const day = isoDate(bangkokDate(nowMs))
  const client = await clientHash(shareSecret(c.env), `speech|${day}`, clientOf(c))
  const budget = { day, client, dailyMax: settings.dailyChars, clientMax: settings.clientDailyChars }
  const chars = codePoints(input.text)
  const spent = await reserveChars(c.env.DB, budget, chars).catch(() => {
    throw problems.storageProblem()
  })
  if (spent) throw problems.budgetProblem(spent, secondsToBangkokMidnight(nowMs))
  try {
    return await speak({ ...settings, circuit }, { ...input, client: c.req.raw.signal }, world)
  } catch (error) {
    if (!(error instanceof SpeechFailure && 'staysCounted' in failureKinds[error.kind])) {
      await giveBackChars(c.env.DB, budget, chars).catch(() => log(settings, 'give-back'))
    }
    if (error instanceof CircuitOpen) throw problems.circuitProblem(error)
    if (!(error instanceof SpeechFailure)) throw error
    log(settings, error.kind, error)
    throw problems.failureProblem(error)
  }
}

/** The whole audio, or the requested range. There is no validator, so any If-Range means the whole. */
function audioAnswer(audio: Audio, { c }: Call): Answer {
  const wanted = c.req.header('if-range') === undefined ? c.req.header('range') : undefined
  const range = byteRange(wanted, audio.length)
  if (range === 'outside') throw problems.rangeProblem(audio.length)
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

/** Logs what failed and how; never the input or the provider's answer. */
function log({ name }: SpeechSettings, failure: string, { kind, status }: Partial<SpeechFailure> = {}): void {
  const isMisconfigured = kind !== undefined && 'misconfigured' in failureKinds[kind]
  const level = isMisconfigured ? 'error' : 'warn'
  console[level](JSON.stringify({ level, event: 'speech', provider: name, failure, status, isMisconfigured }))
}
