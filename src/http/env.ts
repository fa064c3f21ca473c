import type { SpeechVars } from '../speech/settings.ts'

/** Settings an operator may give as vars or secrets; README lists their defaults. */
export interface Settings extends SpeechVars {
  BASE_URL?: string
  RATE_LIMITS?: string
  OPERATOR_CONTACT?: string
  INTERSTITIAL_HOURS?: string
  ALLOW_PRIVATE_TARGETS?: string
  REPORTER_SECRET?: string
}

/** The Hono environment of the whole app: bindings of wrangler.toml and the settings. */
export interface AppEnv {
  Bindings: Env & Settings
}
