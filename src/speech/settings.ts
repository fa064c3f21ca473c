import type { SpeechVars } from '../env.ts'
import {
  speechClientDailyChars,
  speechDailyChars,
  speechDailyCharsHardMax,
  speechTextCharsHardMax,
  speechTextCharsMax,
  speechTimeoutMs,
  speechTimeoutMsMax,
  speechTimeoutMsMin,
} from '../limits.ts'
import { azureSpeech } from './azure.ts'
import { googleSpeech } from './google.ts'
import { openAiSpeech } from './openai.ts'
import type { Fetch, SpeechProvider, Voice } from './provider.ts'
import { workersAiSpeech, type AiBinding } from './workers-ai.ts'

export type SpeechEnv = SpeechVars & { AI?: AiBinding }

export type ProviderName = keyof typeof adapters

export interface SpeechSettings {
  readonly name: ProviderName
  /** Names of settings that are missing or unusable; never a value. */
  readonly missing: readonly string[]
  readonly textCharsMax: number
  readonly dailyChars: number
  /** One client's share of them. */
  readonly clientDailyChars: number
  readonly timeoutMs: number
  /** Present if nothing is missing. */
  readonly provider: SpeechProvider | undefined
}

interface Adapter {
  missing: string[]
  provider?: SpeechProvider
}

/** The providers, and the settings that each needs. */
const adapters = {
  none: () => ({ missing: ['SPEECH_PROVIDER'] }),
  azure: (env, fetch) => {
    const { AZURE_SPEECH_KEY: key = '', AZURE_SPEECH_REGION: region = '', AZURE_SPEECH_ENDPOINT: own } = env
    const endpoint = own ? baseOf(own) : baseOf(isHostLabel(region) ? `https://${region}.tts.speech.microsoft.com` : '')
    const missing = [
      ...(isHeaderValue(key) ? [] : ['AZURE_SPEECH_KEY']),
      ...(endpoint === undefined ? [own ? 'AZURE_SPEECH_ENDPOINT' : 'AZURE_SPEECH_REGION'] : []),
    ]
    const voices = voiceNames(env, { female: 'th-TH-PremwadeeNeural', male: 'th-TH-NiwatNeural' })
    return { missing, ...(endpoint && { provider: azureSpeech({ key, endpoint, voices }, fetch) }) }
  },
  google: (env, fetch) => {
    const { GOOGLE_TTS_KEY: key = '', GOOGLE_TTS_ENDPOINT: own } = env
    const endpoint = baseOf(own || 'https://texttospeech.googleapis.com')
    const missing = [
      ...(isHeaderValue(key) ? [] : ['GOOGLE_TTS_KEY']),
      ...(endpoint === undefined ? ['GOOGLE_TTS_ENDPOINT'] : []),
    ]
    // Google has no male Thai voice of the Neural2 kind; Charon is male (Google Cloud, "Chirp 3: HD voices").
    const voices = voiceNames(env, { female: 'th-TH-Neural2-C', male: 'th-TH-Chirp3-HD-Charon' })
    return { missing, ...(endpoint && { provider: googleSpeech({ key, endpoint, voices }, fetch) }) }
  },
  'workers-ai': (env, fetch) => {
    const voices = voiceNames(env, { female: 'Thai_female_1_sample1', male: 'Thai_male_1_sample8' })
    return env.AI ? { missing: [], provider: workersAiSpeech(env.AI, voices, fetch) } : { missing: ['AI'] }
  },
  openai: (env, fetch) => {
    const { OPENAI_SPEECH_KEY: key, OPENAI_SPEECH_MODEL: model = '' } = env
    const { SPEECH_VOICE_FEMALE: female = '', SPEECH_VOICE_MALE: male = '' } = env
    const url = baseOf(env.OPENAI_SPEECH_URL ?? '')
    const missing = [
      ...(url === undefined ? ['OPENAI_SPEECH_URL'] : []),
      ...(key && !isHeaderValue(key) ? ['OPENAI_SPEECH_KEY'] : []),
      ...Object.entries({ OPENAI_SPEECH_MODEL: model, SPEECH_VOICE_FEMALE: female, SPEECH_VOICE_MALE: male }).flatMap(
        ([setting, value]) => (value === '' ? [setting] : []),
      ),
    ]
    const settings = { key: key || undefined, model, voices: { female, male } }
    return { missing, ...(url !== undefined && { provider: openAiSpeech({ url, ...settings }, fetch) }) }
  },
} satisfies Record<string, (env: SpeechEnv, fetch: Fetch) => Adapter>

export const providerNames = Object.keys(adapters) as ProviderName[]

/**
 * Reads the settings. An unusable value counts as missing, so that a typo shows up in /health instead of costing money.
 */
export function speechSettings(env: SpeechEnv, fetch: Fetch): SpeechSettings {
  const name = providerNames.find((known) => known === (env.SPEECH_PROVIDER || 'none'))
  const numbers = {
    SPEECH_MAX_CHARS: wholeNumber(env.SPEECH_MAX_CHARS, speechTextCharsMax, 1, speechTextCharsHardMax),
    SPEECH_DAILY_CHARS: wholeNumber(env.SPEECH_DAILY_CHARS, speechDailyChars, 0, speechDailyCharsHardMax),
    SPEECH_CLIENT_DAILY_CHARS: wholeNumber(
      env.SPEECH_CLIENT_DAILY_CHARS,
      speechClientDailyChars,
      0,
      speechDailyCharsHardMax,
    ),
    SPEECH_TIMEOUT_MS: wholeNumber(env.SPEECH_TIMEOUT_MS, speechTimeoutMs, speechTimeoutMsMin, speechTimeoutMsMax),
  }
  const adapter: Adapter = adapters[name ?? 'none'](env, fetch)
  const unusable = Object.entries(numbers).flatMap(([setting, value]) => (value === undefined ? [setting] : []))
  const missing = [...adapter.missing, ...unusable]
  return {
    name: name ?? 'none',
    missing,
    textCharsMax: numbers.SPEECH_MAX_CHARS ?? speechTextCharsMax,
    dailyChars: numbers.SPEECH_DAILY_CHARS ?? 0,
    clientDailyChars: numbers.SPEECH_CLIENT_DAILY_CHARS ?? 0,
    timeoutMs: numbers.SPEECH_TIMEOUT_MS ?? speechTimeoutMs,
    provider: missing.length === 0 ? adapter.provider : undefined,
  }
}

/** For installations without a secret of their own: random per instance and start. */
let ownSecret: string | undefined

/**
 * The secret for counting clients: the reporters', otherwise the provider's key. An installation without either (Workers AI
 * alone) counts each client separately in every instance.
 */
export function shareSecret(env: SpeechEnv & { REPORTER_SECRET?: string }): string {
  return env.REPORTER_SECRET || keyOf(env) || (ownSecret ??= crypto.randomUUID())
}

const keyOf = (env: SpeechEnv): string | undefined =>
  env.AZURE_SPEECH_KEY || env.GOOGLE_TTS_KEY || env.OPENAI_SPEECH_KEY

/** The member of the health check: names only. */
export function speechHealth(env: SpeechEnv): { provider: ProviderName; ready: boolean; missing: string[] } {
  const { name, missing } = speechSettings(env, fetch)
  return { provider: name, ready: missing.length === 0, missing: [...missing] }
}

function voiceNames(env: SpeechEnv, usual: Record<Voice, string>): Record<Voice, string> {
  return { female: env.SPEECH_VOICE_FEMALE || usual.female, male: env.SPEECH_VOICE_MALE || usual.male }
}

/** The default if unset; undefined if the value is not a whole number within the bounds. */
function wholeNumber(text: string | undefined, usual: number, min: number, max: number): number | undefined {
  if (text === undefined || text === '') return usual
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

/** An http(s) URL without query and trailing slash, to which a path can be appended. */
function baseOf(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}

const isHostLabel = (text: string): boolean => /^[a-z0-9-]{1,63}$/i.test(text)

/** Printable ASCII: anything else in a pasted key would make the request throw. */
const isHeaderValue = (text: string): boolean => /^[\x21-\x7E]+$/.test(text)
