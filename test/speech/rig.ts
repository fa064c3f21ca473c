import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { inject } from 'vitest'
import type { AppEnv } from '../../src/env.ts'
import { unmatched } from '../../src/http/unmatched.ts'
import { speechRoutes } from '../../src/speech/routes.ts'
import { providerNames, type ProviderName } from '../../src/speech/settings.ts'
import type { AiBinding } from '../../src/speech/workers-ai.ts'
import { FakeAi, AUDIO_HOST } from './fake-ai.ts'
import type { JournalEntry } from './stand-in/server.ts'

export type Provider = Exclude<ProviderName, 'none'>
export const providers = providerNames.filter((name) => name !== 'none')

type Vars = Partial<Record<string, unknown>>

/** The route with one provider's stand-in, and its own circuit and journal. */
export interface Rig {
  /** GET with the query's values percent-encoded. */
  get: (query: Record<string, string>, init?: RequestInit) => Promise<Response>
  /** Any request; `query` is used unchanged. */
  send: (query: string, init?: RequestInit) => Promise<Response>
  /** The calls that reached the provider. */
  calls: () => Promise<JournalEntry[]>
}

/** Makes a rig; `vars` are settings and bindings beyond those of the provider. */
export function rig(provider: ProviderName, vars: Vars = {}): Rig {
  const standIn = `${inject('speechStandIn')}/t/${crypto.randomUUID()}`
  const ai = new FakeAi()
  const providerVars: Record<ProviderName, Vars> = {
    none: {},
    azure: { AZURE_SPEECH_KEY: 'right-key', AZURE_SPEECH_ENDPOINT: standIn },
    google: { GOOGLE_TTS_KEY: 'right-key', GOOGLE_TTS_ENDPOINT: standIn },
    'workers-ai': { AI: ai satisfies AiBinding },
    openai: {
      OPENAI_SPEECH_URL: `${standIn}/v1/`,
      OPENAI_SPEECH_KEY: 'right-key',
      OPENAI_SPEECH_MODEL: 'thai-tts',
      SPEECH_VOICE_FEMALE: 'th_female',
      SPEECH_VOICE_MALE: 'th_male',
    },
  }
  const bindings = {
    ...env,
    SPEECH_PROVIDER: provider,
    ...providerVars[provider],
    ...vars,
  } as unknown as AppEnv['Bindings']
  const app = new Hono<AppEnv>({ strict: false })
  // The vendor's store is https; the test redirects it to the stand-in.
  app.route(
    '/api/v1/tools/thai',
    speechRoutes((url, init) => fetch(url.replace(AUDIO_HOST, standIn), init)),
  )
  app.notFound((c) => unmatched(app, c))
  const send: Rig['send'] = async (query, init) =>
    app.request(`http://sala.test/api/v1/tools/thai/speak.mp3${query}`, init, bindings)
  return {
    send,
    get: (query, init) => send(`?${new URLSearchParams(query).toString()}`, init),
    calls: async () =>
      provider === 'workers-ai' ? ai.journal : (await fetch(`${standIn}/journal`)).json<JournalEntry[]>(),
  }
}

/** Characters spent of the budget, over all days. */
export async function spentChars(): Promise<number> {
  const row = await env.DB.prepare('SELECT TOTAL(chars) AS chars FROM speech_budget').first<{ chars: number }>()
  return row?.chars ?? 0
}
